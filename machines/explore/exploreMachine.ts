import { assign, emit, raise, setup } from 'xstate';
import type { CharacterSummary, ExploreSort, Homepage, Origin } from '#contract/character.ts';
import { type Failure, failed, unanswered } from '#machines/failure.ts';
import { withEvent, withOutput } from '#machines/params.ts';
import { promisePlaceholder } from '#machines/placeholder.ts';

/** Which part of the catalogue is on view, and in what order; the address says it. `null`: all. */
export interface ExploreFilter {
  query: string | null;
  tag: string | null;
  origin: Origin | null;
  sort: ExploreSort;
}
export const NO_FILTER: ExploreFilter = { query: null, tag: null, origin: null, sort: 'popular' };

export interface CharacterPage {
  characters: readonly CharacterSummary[];
  /** `null` on the last page. */
  nextCursor: string | null;
  /** Nobody has all that was searched for: these have some of it. */
  isNear?: boolean | undefined;
}
/** Input and output of the actors `loadHome` and `loadPage`. Without a cursor it is the first page. */
export interface LoadHomeInput {
  filter: ExploreFilter;
}
export interface LoadedHome {
  homepage: Homepage;
  page: CharacterPage;
}
export interface LoadPageInput extends LoadHomeInput {
  cursor: string | null;
}

export interface ExploreContext {
  /** As the address says it. While `choosing`, the list is still the one before. */
  filter: ExploreFilter;
  /** What stands in the search field, as it was typed. */
  text: string;
  featured: Homepage['featured'];
  tags: Homepage['tags'];
  characters: readonly CharacterSummary[];
  nextCursor: string | null;
  /** What was searched for, where nobody has all of it and those who are listed come close. */
  near: string | null;
  failure: Failure | null;
}

export type ExploreEvent =
  | { type: 'query.typed'; text: string }
  | { type: 'query.cleared' }
  /** By what was typed, or because the address has changed: by a link, or by going back. */
  | { type: 'filter.changed'; filter: ExploreFilter }
  | { type: 'more.requested' }
  | { type: 'load.retried' };

/** Something was typed: the address is to become that of `filter`, in place of the one that it is. */
export interface AddressWanted {
  type: 'address.wanted';
  filter: ExploreFilter;
}

/** In milliseconds. Calls wait longer than the API client's own 20 s. */
export const EXPLORE_DELAYS = {
  /** Until somebody who types counts as having paused. */
  typingPause: 200,
  loadTimeout: 30_000,
  pageTimeout: 30_000,
} as const;

const queryOf = (text: string): string | null => {
  const trimmed = text.trim();
  return trimmed === '' ? null : trimmed;
};

const typedFilter = ({ filter, text }: ExploreContext): ExploreFilter => ({ ...filter, query: queryOf(text) });

const nearOf = ({ filter: { query } }: ExploreContext, { isNear = false }: CharacterPage): string | null =>
  isNear ? query : null;

const areSame = (one: ExploreFilter, other: ExploreFilter): boolean =>
  one.query === other.query && one.tag === other.tag && one.origin === other.origin && one.sort === other.sort;

/** The catalogue may have moved between two pages: whoever is listed already is left out. */
const joined = (known: readonly CharacterSummary[], more: readonly CharacterSummary[]): CharacterSummary[] => {
  const ids = new Set(known.map(({ characterId }) => characterId));
  return [...known, ...more.filter(({ characterId }) => !ids.has(characterId))];
};

interface Filtered {
  filter: ExploreFilter;
}
const types: {
  context?: ExploreContext;
  events?: ExploreEvent;
  emitted?: AddressWanted;
  input?: Filtered;
  tags?: 'busy' | 'failed';
} = {};

/**
 * The home page: featured characters, and the catalogue by search, tag, origin, order and page. What is wanted last wins. Typing
 * counts once it pauses, and then wants the address to follow.
 */
export const exploreMachine = setup({
  types,
  actors: {
    loadHome: promisePlaceholder<LoadedHome, LoadHomeInput>('loadHome'),
    loadPage: promisePlaceholder<CharacterPage, LoadPageInput>('loadPage'),
  },
  guards: {
    isOther: ({ context }, { filter }: Filtered) => !areSame(filter, context.filter),
    isOtherQuery: ({ context }) => queryOf(context.text) !== context.filter.query,
    hasQuery: ({ context }) => context.filter.query !== null,
    isForeign: ({ context }, { filter }: Filtered) =>
      !areSame(filter, context.filter) && filter.query !== queryOf(context.text),
    hasMore: ({ context }) => context.nextCursor !== null,
  },
  actions: {
    setText: assign({ text: (_, { text }: { text: string }) => text }),
    followAddress: assign({ text: (_, { filter }: Filtered) => filter.query ?? '' }),
    search: raise(({ context }) => ({ type: 'filter.changed', filter: typedFilter(context) }) as const),
    wantAddress: emit(({ context }): AddressWanted => ({ type: 'address.wanted', filter: typedFilter(context) })),
    setHome: assign({
      featured: (_, { homepage }: LoadedHome) => homepage.featured,
      tags: (_, { homepage }: LoadedHome) => homepage.tags,
      characters: (_, { page }: LoadedHome) => page.characters,
      nextCursor: (_, { page }: LoadedHome) => page.nextCursor,
      near: ({ context }, { page }: LoadedHome) => nearOf(context, page),
    }),
    setPage: assign({
      characters: (_, page: CharacterPage) => page.characters,
      nextCursor: (_, page: CharacterPage) => page.nextCursor,
      near: ({ context }, page: CharacterPage) => nearOf(context, page),
    }),
    appendPage: assign({
      characters: ({ context }, page: CharacterPage) => joined(context.characters, page.characters),
      nextCursor: (_, page: CharacterPage) => page.nextCursor,
    }),
    setFilter: assign({ filter: (_, { filter }: Filtered) => filter }),
    setFailure: assign({ failure: (_, failure: Failure) => failure }),
    clearFailure: assign({ failure: null }),
  },
  delays: EXPLORE_DELAYS,
}).createMachine({
  id: 'explore',
  context: ({ input: { filter } }) => ({
    filter,
    text: filter.query ?? '',
    featured: [],
    tags: [],
    characters: [],
    nextCursor: null,
    near: null,
    failure: null,
  }),
  type: 'parallel',
  states: {
    field: {
      initial: 'resting',
      on: {
        'query.typed': { target: '.typing', actions: withEvent('setText') },
        'query.cleared': [
          {
            guard: 'hasQuery',
            target: '.resting',
            actions: [{ type: 'setText', params: { text: '' } }, 'search', 'wantAddress'],
          },
          { target: '.resting', actions: { type: 'setText', params: { text: '' } } },
        ],
        'filter.changed': { guard: withEvent('isForeign'), target: '.resting', actions: withEvent('followAddress') },
      },
      states: {
        resting: {},
        typing: {
          after: {
            typingPause: [
              { guard: 'isOtherQuery', target: 'resting', actions: ['search', 'wantAddress'] },
              { target: 'resting' },
            ],
          },
        },
      },
    },
    list: {
      initial: 'loading',
      states: {
        loading: {
          tags: 'busy',
          entry: 'clearFailure',
          invoke: {
            id: 'loadHome',
            src: 'loadHome',
            input: ({ context }) => ({ filter: context.filter }),
            onDone: { target: 'ready', actions: withOutput('setHome') },
            onError: { target: 'failed', actions: failed },
          },
          after: { loadTimeout: { target: 'failed', actions: unanswered } },
          on: {
            'filter.changed': {
              guard: withEvent('isOther'),
              target: 'loading',
              reenter: true,
              actions: withEvent('setFilter'),
            },
          },
        },
        failed: {
          tags: 'failed',
          on: {
            'load.retried': 'loading',
            'filter.changed': { target: 'loading', actions: withEvent('setFilter') },
          },
        },
        ready: {
          initial: 'idle',
          on: {
            'filter.changed': { guard: withEvent('isOther'), target: '.choosing', actions: withEvent('setFilter') },
          },
          states: {
            idle: {
              on: { 'more.requested': { guard: 'hasMore', target: 'loadingMore' } },
            },
            loadingMore: {
              tags: 'busy',
              entry: 'clearFailure',
              invoke: {
                id: 'loadPage',
                src: 'loadPage',
                input: ({ context }) => ({ filter: context.filter, cursor: context.nextCursor }),
                onDone: { target: 'idle', actions: withOutput('appendPage') },
                onError: { target: 'moreFailed', actions: failed },
              },
              after: { pageTimeout: { target: 'moreFailed', actions: unanswered } },
            },
            moreFailed: {
              tags: 'failed',
              on: { 'load.retried': 'loadingMore' },
            },
            choosing: {
              tags: 'busy',
              entry: 'clearFailure',
              invoke: {
                id: 'loadPage',
                src: 'loadPage',
                input: ({ context }) => ({ filter: context.filter, cursor: null }),
                onDone: { target: 'idle', actions: withOutput('setPage') },
                onError: { target: 'choosingFailed', actions: failed },
              },
              after: { pageTimeout: { target: 'choosingFailed', actions: unanswered } },
            },
            choosingFailed: {
              tags: 'failed',
              on: { 'load.retried': 'choosing' },
            },
          },
        },
      },
    },
  },
});
