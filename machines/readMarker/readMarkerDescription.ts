import { by, type Description } from '@liora/flow-kit/machine/description.ts';
import { noAnswerComes } from '#machines/sharedWords.ts';
import type { readMarkerMachine } from './readMarkerMachine.ts';

export const readMarkerDescription = {
  purpose: 'Lets the server know how far a conversation was read, so that it does not count as unread.',
  screen: null,
  begins: 'Sign in and open a conversation',
  states: {
    shown: 'The conversation is in view.',
    'shown.upToDate': 'The server knows how far the conversation was read.',
    'shown.marking': 'The server is being told how far the conversation was read.',
    'shown.behind': 'The server could not be told; the next message, or coming back to the page, tries it again.',
    hidden: 'The page is out of view: what comes now is not read.',
  },
  events: {
    'message.seen': by('flow chat', 'A whole message is the last one on view'),
    'page.shown': by('browser', 'The page comes into view'),
    'page.hidden': by('browser', 'The page goes out of view'),
  },
  actors: {
    markRead: {
      does: 'Tells the server how far the conversation was read',
      done: 'The server knows how far the conversation was read',
      failed: 'The server cannot be told',
    },
  },
  guards: { isBehind: 'more was read than the server knows' },
  delays: { markTimeout: noAnswerComes },
  home: ['shown.upToDate'],
} as const satisfies Description<typeof readMarkerMachine>;
