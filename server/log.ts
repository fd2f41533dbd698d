import { type DestinationStream, type Logger, pino } from 'pino';

export type Log = Logger;

/** Names whose values never reach a log, wherever they stand. */
const SECRET_NAMES = ['password', 'passwordHash', 'token', 'code', 'cookie', 'authorization', 'apiKey', 'email'];

/** Structured log, a JSON object a line, on standard output unless `destination` says otherwise. */
export const createLog = (level: string, destination: DestinationStream = pino.destination(1)): Log =>
  pino(
    {
      level,
      base: null,
      redact: { paths: SECRET_NAMES.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[redacted]' },
    },
    destination,
  );
