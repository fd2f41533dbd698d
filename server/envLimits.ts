import * as z from 'zod';
import { described } from './envVariable.ts';

const wholeFrom = (min: number, initial: number) =>
  z
    .string()
    .regex(/^\d{1,6}$/)
    .default(String(initial))
    .transform(Number)
    .refine((value) => value >= min);

const SECONDS = 'a whole number of seconds from 0, which is for ever, to 999999';

/** What keeps one who takes too much from taking it from everybody. */
export const limitVariables = {
  RATE_LIMITS: described(z.enum(['on', 'off']).default('on'), {
    group: 'The server',
    expectation: 'on or off',
    initial: 'on',
    meaning: '`off` lifts the limits on signing in, mails, answers, checkouts and events. Production refuses it.',
  }),
  DATABASE_CONNECTIONS: described(wholeFrom(1, 10), {
    group: 'Database and files',
    expectation: 'a whole number from 1 to 999999',
    initial: '10',
    meaning: 'How many connections a process keeps to PostgreSQL at most.',
  }),
  DATABASE_STATEMENT_SECONDS: described(wholeFrom(0, 60), {
    group: 'Database and files',
    expectation: SECONDS,
    initial: '60',
    meaning:
      'How long PostgreSQL works on a statement before it ends it. `0` is for ever. Bringing the database up to date has no such limit.',
  }),
  DATABASE_LOCK_SECONDS: described(wholeFrom(0, 10), {
    group: 'Database and files',
    expectation: SECONDS,
    initial: '10',
    meaning: 'How long a statement waits for a lock before PostgreSQL ends it. `0` is for ever.',
  }),
  DATABASE_IDLE_SECONDS: described(wholeFrom(0, 60), {
    group: 'Database and files',
    expectation: SECONDS,
    initial: '60',
    meaning: 'How long a transaction may do nothing before PostgreSQL ends it. `0` is for ever.',
  }),
  MEETING_BUDGET: described(wholeFrom(0, 300), {
    group: 'Chat and speech',
    expectation: 'a whole number of answers an hour from 0 to 999999',
    initial: '300',
    meaning:
      'How many answers people without an account may get in an hour of the clock, of all processes together: two to each whom they meet. Beyond it they are asked for an account at once, as they always are with `0`.',
  }),
  MAIL_BUDGET: described(wholeFrom(1, 1000), {
    group: 'Mail and sign-in',
    expectation: 'a whole number of mails an hour from 1 to 999999',
    initial: '1000',
    meaning:
      'How many mails of sign-ups and forgotten passwords there may be in an hour of the clock, of all processes together. Beyond it people are told when to try again, and the log says so. Mails that tell owners of changes count and are sent all the same.',
  }),
};

type Limits = { readonly [Name in keyof typeof limitVariables]: z.output<(typeof limitVariables)[Name]> };

const SECOND = 1000;

/** How a process uses a PostgreSQL server. Times in milliseconds; 0 is for ever. */
export interface DatabaseLimits {
  readonly connections: number;
  readonly statementTime: number;
  readonly lockTime: number;
  /** Of a transaction that does nothing. */
  readonly idleTime: number;
}

export const databaseLimits = (env: Limits): DatabaseLimits => ({
  connections: env.DATABASE_CONNECTIONS,
  statementTime: env.DATABASE_STATEMENT_SECONDS * SECOND,
  lockTime: env.DATABASE_LOCK_SECONDS * SECOND,
  idleTime: env.DATABASE_IDLE_SECONDS * SECOND,
});

/** Those that nothing else was said about. */
export const defaultDatabaseLimits = databaseLimits(z.object(limitVariables).parse({}));
