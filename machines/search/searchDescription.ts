import { by, type Description } from '@liora/flow-kit/machine/description.ts';
import { noAnswerComes } from '#machines/sharedWords.ts';
import type { searchMachine } from './searchMachine.ts';

export const searchDescription = {
  purpose: 'Finds what was said in all chats by the words in it.',
  screen: 'The field “Search your chats” above the list of chats, and what is found below it',
  begins: 'Sign in and open /ai-girlfriend, with nothing typed in its search field',
  states: {
    idle: 'Nothing that can be searched for is typed; the chats are listed.',
    typing: 'Words are being typed: the search waits for a pause, and what was found before stays.',
    searching: '“Searching”: what was found before stays, or placeholders stand there.',
    failed: '“The search didn’t work.” Try again is offered, and what was found before stays.',
    empty: '“Nothing found”: no message says the words.',
    found: 'The messages found are listed, and Show more is offered where there are more.',
    loadingMore: 'More messages are being loaded below those that are listed.',
    moreFailed: '“We couldn’t load more messages.” Try again is offered below those that are listed.',
  },
  events: {
    'query.changed': by(['user', 'flow conversationActs'], 'Type words to search for'),
    'query.cleared': by('user', 'Press “Clear search”'),
    'more.requested': by('user', 'Press Show more, or scroll to the end of the list'),
    'load.retried': by(['user', 'flow session'], 'Press Try again'),
  },
  actors: {
    searchMessages: { does: 'Searches for the words', done: 'The search is done', failed: 'The search fails' },
  },
  guards: {
    isQuery: 'the words can be searched for',
    hasMore: 'there are more messages',
    isNothing: 'no message was found',
  },
  delays: {
    typingPause: 'Nothing is typed for {time}',
    searchTimeout: noAnswerComes,
    pageTimeout: noAnswerComes,
  },
  home: ['idle', 'empty', 'found'],
} as const satisfies Description<typeof searchMachine>;
