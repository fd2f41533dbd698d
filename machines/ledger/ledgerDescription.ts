import { by, type Description } from '@liora/flow-kit/machine/description.ts';
import type { ledgerMachine } from './ledgerMachine.ts';

export const ledgerDescription = {
  purpose: 'Says how many tokens the person can spend, and how they came and went, line by line.',
  screen: 'The section “Tokens” of the settings',
  begins: 'Sign in and open /settings; the section is the one called “Tokens”',
  states: {
    loading: 'The tokens are being loaded: grey shapes hold their place, or what was known stays.',
    loadFailed: '“We couldn’t load your tokens.” Try again is offered.',
    ready: 'The tokens and the latest lines are listed, with Show more where there are others.',
    loadingOlder: 'Earlier lines are being loaded: “Loading more” stands on the button.',
  },
  events: {
    'load.retried': by(['user', 'flow session'], 'Press Try again, or sign in again'),
    'list.refreshRequested': by(
      ['flow purchase', 'flow subscription', 'flow orders'],
      'Something was bought, changed or refunded',
    ),
    'more.requested': by('user', 'Press Show more, or Try again below the lines'),
  },
  actors: {
    loadLedger: {
      does: 'Loads the tokens and their latest lines',
      done: 'They are loaded',
      failed: 'Loading the tokens fails',
    },
    loadOlder: { does: 'Loads earlier lines', done: 'Earlier lines are loaded', failed: 'Loading earlier lines fails' },
  },
  guards: { hasMore: 'there are earlier lines' },
  delays: {
    loadTimeout: 'The tokens do not come for {time}',
    pageTimeout: 'Earlier lines do not come for {time}',
  },
  home: ['ready'],
} as const satisfies Description<typeof ledgerMachine>;
