import { consentMachine } from '#machines/consent/consentMachine.ts';
import { consentMeaning } from '#machines/consent/consentMeaning.ts';
import { bare, type Fixtures, type Model } from '@liora/flow-kit/model/model.ts';

const fixtures = {
  events: {
    'consent.read': {
      nothing: { choice: null, isOptedOut: false },
      allowed: { choice: 'allowed', isOptedOut: false },
      refused: { choice: 'refused', isOptedOut: false },
      'allowed, opted out': { choice: 'allowed', isOptedOut: true },
    },
    'consent.given': bare,
    'consent.refused': bare,
  },
  done: {},
  failed: {},
} satisfies Fixtures<typeof consentMachine>;

export const consentModel = { machine: consentMachine, meaning: consentMeaning, fixtures } satisfies Model<
  typeof consentMachine
>;
