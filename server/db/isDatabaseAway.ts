import { DrizzleQueryError } from 'drizzle-orm/errors';
import { sqlState } from './sqlState.ts';

/** Of the system, where no connection can be made, or one broke. */
const UNREACHABLE = new Set([
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);
/** Of the driver, which gives no codes for these. */
const BROKEN =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;
/** A server that is shut down, starts, or takes no more connections; and what breaks a connection (class 08). */
const NOT_SERVING = /^(?:57P0[1-3]|53300|08\w{3})$/;

const isUnreachable = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError) return error.errors.some(isUnreachable);
  return ('code' in error && UNREACHABLE.has(String(error.code))) || BROKEN.test(error.message);
};

/**
 * Whether the database could not be reached. Errors of its connection come as they are, or as the cause of a query's; those of providers
 * are wrapped by the providers.
 */
export const isDatabaseAway = (error: unknown): boolean =>
  NOT_SERVING.test(sqlState(error) ?? '') || isUnreachable(error instanceof DrizzleQueryError ? error.cause : error);
