import { assign, setup } from 'xstate';
import { type ChatHit, chatSearch } from '#contract/chatActs.ts';
import { type Failure, failed, unanswered } from '#machines/failure.ts';
import { withEvent, withOutput } from '#machines/params.ts';
import { promisePlaceholder } from '#machines/placeholder.ts';

/** Input and output of the actor `searchMessages`. Without a cursor it is the first page. */
export interface SearchInput {
  query: string;
  characterId: string | null;
  cursor: string | null;
}
export interface SearchPage {
  /** The latest first. */
  hits: readonly ChatHit[];
  /** `null` on the last page. */
  nextCursor: string | null;
}

export interface SearchContext extends SearchPage {
  /** In whose conversation; `null` for all. */
  characterId: string | null;
  /** As it was typed. */
  query: string;
  /** What the hits on view hold; empty before the first ones. */
  searched: string;
  failure: Failure | null;
}

export type SearchEvent =
  | { type: 'query.changed'; text: string }
  | { type: 'query.cleared' }
  | { type: 'more.requested' }
  | { type: 'load.retried' };

/** In milliseconds. Calls wait longer than the API client's own 20 s. */
export const SEARCH_DELAYS = {
  /** Until somebody who types counts as having paused. */
  typingPause: 300,
  searchTimeout: 30_000,
  pageTimeout: 30_000,
} as const;

const { query: queryLine } = chatSearch.request.shape;

const nothingFound: Pick<SearchContext, 'searched' | 'hits' | 'nextCursor'> = {
  searched: '',
  hits: [],
  nextCursor: null,
};

/** Something may have been said between two pages: what is listed already is left out. */
const joined = (known: readonly ChatHit[], more: readonly ChatHit[]): ChatHit[] => {
  const ids = new Set(known.map(({ msgId }) => msgId));
  return [...known, ...more.filter(({ msgId }) => !ids.has(msgId))];
};

const types: {
  context?: SearchContext;
  events?: SearchEvent;
  input?: { characterId: string | null };
  tags?: 'busy' | 'failed';
} = {};

/** What was said, by the words in it. The words typed last win; the hits before stay on view until theirs are there. */
export const searchMachine = setup({
  types,
  actors: { searchMessages: promisePlaceholder<SearchPage, SearchInput>('searchMessages') },
  guards: {
    isQuery: (_, { text }: { text: string }) => queryLine.safeParse(text).success,
    hasMore: ({ context }) => context.nextCursor !== null,
    isNothing: (_, page: SearchPage) => page.hits.length === 0,
  },
  actions: {
    setQuery: assign({ query: (_, { text }: { text: string }) => text }),
    setPage: assign({
      hits: (_, page: SearchPage) => page.hits,
      nextCursor: (_, page: SearchPage) => page.nextCursor,
      searched: ({ context }) => context.query.trim(),
    }),
    appendPage: assign({
      hits: ({ context }, page: SearchPage) => joined(context.hits, page.hits),
      nextCursor: (_, page: SearchPage) => page.nextCursor,
    }),
    forget: assign(nothingFound),
    setFailure: assign({ failure: (_, failure: Failure) => failure }),
    clearFailure: assign({ failure: null }),
  },
  delays: SEARCH_DELAYS,
}).createMachine({
  id: 'search',
  context: ({ input }) => ({
    characterId: input.characterId,
    query: '',
    ...nothingFound,
    failure: null,
  }),
  initial: 'idle',
  on: {
    'query.changed': [
      { guard: withEvent('isQuery'), target: '.typing', actions: withEvent('setQuery') },
      { target: '.idle', actions: withEvent('setQuery') },
    ],
    'query.cleared': { target: '.idle', actions: { type: 'setQuery', params: { text: '' } } },
  },
  states: {
    /** Nothing that one could search for is typed. */
    idle: { entry: 'forget' },
    typing: { tags: 'busy', after: { typingPause: 'searching' } },
    searching: {
      tags: 'busy',
      invoke: {
        id: 'searchMessages',
        src: 'searchMessages',
        input: ({ context }) => ({
          query: context.query.trim(),
          characterId: context.characterId,
          cursor: null,
        }),
        onDone: [
          { guard: withOutput('isNothing'), target: 'empty', actions: withOutput('setPage') },
          { target: 'found', actions: withOutput('setPage') },
        ],
        onError: { target: 'failed', actions: failed },
      },
      after: { searchTimeout: { target: 'failed', actions: unanswered } },
    },
    failed: {
      tags: 'failed',
      exit: 'clearFailure',
      on: { 'load.retried': 'searching' },
    },
    empty: {},
    found: {
      on: { 'more.requested': { guard: 'hasMore', target: 'loadingMore' } },
    },
    loadingMore: {
      tags: 'busy',
      invoke: {
        id: 'searchMessages',
        src: 'searchMessages',
        input: ({ context }) => ({
          query: context.searched,
          characterId: context.characterId,
          cursor: context.nextCursor,
        }),
        onDone: { target: 'found', actions: withOutput('appendPage') },
        onError: { target: 'moreFailed', actions: failed },
      },
      after: { pageTimeout: { target: 'moreFailed', actions: unanswered } },
    },
    moreFailed: {
      tags: 'failed',
      exit: 'clearFailure',
      on: { 'load.retried': 'loadingMore' },
    },
  },
});
