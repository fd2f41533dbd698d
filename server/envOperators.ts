import * as z from 'zod';

/** What operators see, and for how long. */
export const operatorVariables = {
  /** Opens /operator/reviews. Left out: public characters are reviewed by the content rules alone. */
  OPERATOR_KEY: z.string().min(16).optional(),
  /** Who sees at /operator what is counted: e-mails of accounts, which are confirmed, all of them. */
  OPERATORS: z
    .string()
    .default('')
    .transform((value) => value.split(',').flatMap((email) => email.trim().toLowerCase() || []))
    .pipe(z.array(z.email()))
    .transform((emails): ReadonlySet<string> => new Set(emails)),
  /** How long what visitors did is kept. */
  EVENT_DAYS: z
    .string()
    .regex(/^[1-9]\d{0,3}$/)
    .default('90')
    .transform(Number),
};

export const operatorExpectations = {
  OPERATOR_KEY: 'a secret of 16 characters or more',
  OPERATORS: 'e-mails parted by commas, such as ada@liora.example',
  EVENT_DAYS: 'a whole number of days from 1 to 9999',
} as const satisfies Record<keyof typeof operatorVariables, string>;
