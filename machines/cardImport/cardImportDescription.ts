import { by, type Description } from '@liora/flow-kit/machine/description.ts';
import type { cardImportMachine } from './cardImportMachine.ts';

export const cardImportDescription = {
  purpose:
    'Makes characters of cards from other programs, as many as are brought, two at a time. Each has a result of its own, and a bad one stops no other.',
  screen: 'The panel “Cards” above one’s own characters; there is none as long as nothing was brought',
  begins: 'Sign in and open /characters, with no card brought yet',
  states: {
    first: 'The first of two cards that can be on their way at once.',
    'first.idle': 'No card is on its way here; each card that is through says what became of it.',
    'first.sending': 'A card is on its way; the panel says how many are through, and each can be stopped.',
    'first.resting': 'The server takes no more for now; the panel says that the others follow by themselves.',
    second: 'The second of two cards that can be on their way at once.',
    'second.idle': 'No card is on its way here; each card that is through says what became of it.',
    'second.sending': 'Another card is on its way beside the first; each can be stopped.',
    'second.resting': 'The server takes no more here for now; the panel says that the others follow by themselves.',
  },
  events: {
    'files.added': by('user', 'Choose cards by Import cards, or drop them on the page'),
    'file.cancelled': by('user', 'Press Stop at a card that waits or is on its way'),
    'file.retried': by('user', 'Press Try again at a card that failed or was stopped'),
    'age.given': by('user', 'Enter an age at a card that tells none, and press Import'),
    'age.changed': by('user', 'Change the age that is entered'),
    'batch.cancelled': by('user', 'Press Stop all'),
    'batch.retried': by('user', 'Press Retry all, or Try again if it is a single one'),
    'batch.cleared': by('user', 'Press Clear list'),
  },
  actors: {
    sendFirst: { does: 'Sends one card', done: 'The card has become a character', failed: 'The card does not come in' },
    sendSecond: {
      does: 'Sends another card',
      done: 'The other card has become a character',
      failed: 'The other card does not come in',
    },
  },
  guards: {
    hasWaiting: 'a card waits',
    hasWaitingForSecond: 'a card waits that the first one’s place does not take',
    isInLane: 'it is the card that is on its way here',
    canCancel: 'the card waits or is on its way',
    canRetry: 'the card failed or was stopped',
    hasRetryable: 'a card failed or was stopped',
    isThrough: 'no card waits or is on its way',
    hasNoneWaiting: 'no card waits any more',
    isTooMany: 'the server says when it takes more',
    isAgeless: 'the card tells no age',
    isAsking: 'the card waits for an age',
    isAskingForThat: 'the card waits for an age, and that is one of an adult',
    isRefusal: 'the card is refused for good',
  },
  delays: {
    importTimeout: 'The card is not through after {time}',
    importPause: 'The time is over after which the server takes more',
  },
  home: ['first.idle', 'second.idle'],
} as const satisfies Description<typeof cardImportMachine>;
