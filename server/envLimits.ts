import * as z from 'zod';

const wholeFrom = (min: number, initial: number) =>
  z
    .string()
    .regex(/^\d{1,6}$/)
    .default(String(initial))
    .transform(Number)
    .refine((value) => value >= min);

/** What keeps one who takes too much from taking it from everybody. */
export const limitVariables = {
  RATE_LIMITS: z.enum(['on', 'off']).default('on'),
  /** Of a process to PostgreSQL. */
  DATABASE_CONNECTIONS: wholeFrom(1, 10),
  /** How long PostgreSQL works on a statement, how long one waits for a lock, and how long a transaction may do nothing; 0 is for ever. */
  DATABASE_STATEMENT_SECONDS: wholeFrom(0, 60),
  DATABASE_LOCK_SECONDS: wholeFrom(0, 10),
  DATABASE_IDLE_SECONDS: wholeFrom(0, 60),
  /** Mails that anybody can ask for, in an hour, of all processes together. */
  MAIL_BUDGET: wholeFrom(1, 1000),
};

const SECONDS = 'a whole number of seconds from 0, which is for ever, to 999999';

export const limitExpectations = {
  RATE_LIMITS: 'on or off',
  DATABASE_CONNECTIONS: 'a whole number from 1 to 999999',
  DATABASE_STATEMENT_SECONDS: SECONDS,
  DATABASE_LOCK_SECONDS: SECONDS,
  DATABASE_IDLE_SECONDS: SECONDS,
  MAIL_BUDGET: 'a whole number of mails an hour from 1 to 999999',
} as const satisfies Record<keyof typeof limitVariables, string>;

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
