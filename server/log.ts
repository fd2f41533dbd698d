import { pino, type Logger } from 'pino';

export type Log = Logger;

/** Names whose values never reach a log, wherever they stand. */
const SECRET_NAMES = ['password', 'passwordHash', 'token', 'code', 'cookie', 'authorization', 'apiKey', 'email'];

/** Structured log, a JSON object a line on standard output. */
export const createLog = (level: string): Log =>
  pino({
    level,
    base: null,
    redact: { paths: SECRET_NAMES.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[redacted]' },
  });
