import { consentMachine } from '#machines/consent/consentMachine.ts';
import { consentDescription } from '#machines/consent/consentDescription.ts';
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

export const consentModel = { machine: consentMachine, description: consentDescription, fixtures } satisfies Model<
  typeof consentMachine
>;
