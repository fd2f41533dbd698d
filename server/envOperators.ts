import * as z from 'zod';
import { described } from './envVariable.ts';

/** What operators see, and for how long. */
export const operatorVariables = {
  OPERATOR_KEY: described(z.string().min(16).optional(), {
    group: 'Moderation and operators',
    expectation: 'a secret of 16 characters or more',
    isSecret: true,
    leftOut: 'content rules alone review public characters',
    meaning:
      'A secret of 16 characters or more. Public characters then wait for people at `/operator/reviews`, which opens with any name and this password. It opens as well `/operator/reports`, with what people report, and `/operator/payments`, with events of payments that were given up.',
    readMore: 'docs/decisions/0017-characters-are-made-by-jobs.md',
  }),
  OPERATORS: described(
    z
      .string()
      .default('')
      .transform((value) => value.split(',').flatMap((email) => email.trim().toLowerCase() || []))
      .pipe(z.array(z.email()))
      .transform((emails): ReadonlySet<string> => new Set(emails)),
    {
      group: 'Moderation and operators',
      expectation: 'emails parted by commas, such as ada@liora.example',
      leftOut: 'nobody',
      example: 'ada@liora.example',
      meaning:
        'Emails parted by commas: whose accounts see at `/operator` what visitors did, counted by event and day.',
    },
  ),
  EVENT_DAYS: described(
    z
      .string()
      .regex(/^[1-9]\d{0,3}$/)
      .default('90')
      .transform(Number),
    {
      group: 'Moderation and operators',
      expectation: 'a whole number of days from 1 to 9999',
      initial: '90',
      meaning:
        'How many days what visitors did is kept. Events count as production at the `MAIN_DOMAIN` of `src/browser/brand.ts`, as tests elsewhere.',
    },
  ),
};
