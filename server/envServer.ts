import { resolve } from 'node:path';
import * as z from 'zod';
import { described, url } from './envVariable.ts';

const port = z
  .string()
  .regex(/^\d{1,5}$/)
  .transform(Number)
  .refine((value) => value <= 65_535);

/** What a process is, where it listens, and where it keeps what it knows. */
export const serverVariables = {
  NODE_ENV: described(z.enum(['development', 'test', 'production']).default('development'), {
    group: 'The server',
    expectation: 'development, test or production',
    initial: 'development',
    meaning:
      '`production` needs an https `PUBLIC_ORIGIN`, `SMTP_URL`, a live `STRIPE_SECRET_KEY` and https issuers, and leaves the demo account and the pages under `/dev` out. `test` is as `development`.',
  }),
  LOG_LEVEL: described(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'), {
    group: 'The server',
    expectation: 'fatal, error, warn, info, debug, trace or silent',
    initial: 'info',
    meaning: 'How much the log tells, from `fatal`, the least, to `trace`. `silent` tells nothing.',
  }),
  HOST: described(z.string().min(1).default('127.0.0.1'), {
    group: 'The server',
    expectation: 'an address to listen on',
    initial: '127.0.0.1',
    meaning:
      'The address to listen on. Outside production it must be a loopback or private one, unless `EMBEDDED_PROVIDERS` says otherwise.',
  }),
  PORT: described(port.default(3000), {
    group: 'The server',
    expectation: 'a whole number from 0 to 65535',
    initial: '3000',
    meaning: 'The port to listen on. `0` takes a free one.',
  }),
  PREPARE_AHEAD: described(z.enum(['on', 'off']).default('on'), {
    group: 'The server',
    expectation: 'on or off',
    initial: 'on',
    meaning:
      '`off` paints the portraits of the characters that Liora comes with, and makes ready what hears needs, when they are first wanted. Otherwise a server does both 15 s after its start.',
  }),
  PUBLIC_ORIGIN: described(
    url('http:', 'https:')
      .transform((value) => new URL(value).origin)
      .optional(),
    {
      group: 'The server',
      expectation: 'an address such as https://liora.example',
      leftOut: 'the address it listens on',
      example: 'https://liora.example',
      meaning:
        'Where people reach it. Links in mails lead there, and https makes cookies secure. Pages at any other host name can change nothing. Production needs it.',
    },
  ),
  DATA_DIR: described(
    z
      .string()
      .min(1)
      .default('./data')
      .transform((path) => resolve(path)),
    {
      group: 'Database and files',
      expectation: 'a folder',
      initial: './data',
      meaning: 'The folder of the embedded database, of pictures and sounds, and of what is resized.',
    },
  ),
  DATABASE_URL: described(url('postgres:', 'postgresql:').optional(), {
    group: 'Database and files',
    expectation: 'an address such as postgresql://user:password@host:5432/name',
    isSecret: true,
    leftOut: 'the embedded database, PGlite',
    example: 'postgresql://user:password@host:5432/name',
    meaning:
      'A PostgreSQL server. The embedded database takes one process at a time and survives a killed process, not a power cut: for more, give it this.',
    readMore: 'docs/operating/database.md',
  }),
  DATABASE_OWNER_URL: described(url('postgres:', 'postgresql:').optional(), {
    group: 'Database and files',
    expectation: 'an address such as postgresql://owner:password@host:5432/name',
    isSecret: true,
    leftOut: 'that of `DATABASE_URL`',
    example: 'postgresql://owner:password@host:5432/name',
    meaning:
      'The same database for the role that owns the tables, where `DATABASE_URL` is of one that may not change what the ledger says.',
    readMore: 'docs/operating/database.md',
  }),
};
