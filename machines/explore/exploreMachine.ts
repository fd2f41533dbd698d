import { assign, setup } from 'xstate';
import type { CharacterSummary, Homepage } from '#contract/character.ts';
import { type Failure, failureOf, noAnswer } from '#machines/failure.ts';
import { promisePlaceholder } from '#machines/placeholder.ts';

export interface CharacterPage {
  characters: readonly CharacterSummary[];
  /** `null` on the last page. */
  nextCursor: string | null;
}
/** Input and output of the actors `loadHome` and `loadPage`. Without a cursor it is the first page; a `null` tag means all. */
export interface LoadHomeInput {
  tag: string | null;
}
export interface LoadedHome {
  homepage: Homepage;
  page: CharacterPage;
}
export interface LoadPageInput {
  tag: string | null;
  cursor: string | null;
}

export interface ExploreContext {
  /** The tag that was chosen; `null` for all. While `choosing`, the list is still the one before. */
  tag: string | null;
  featured: Homepage['featured'];
  tags: Homepage['tags'];
  characters: readonly CharacterSummary[];
  nextCursor: string | null;
  failure: Failure | null;
}

export type ExploreEvent =
  | { type: 'tag.chosen'; tag: string | null }
  | { type: 'more.requested' }
  | { type: 'load.retried' };

/** How long each wait may take, in milliseconds. */
export const EXPLORE_DELAYS = { loadTimeout: 30_000, pageTimeout: 30_000 } as const;

/** The catalogue may have moved between two pages: whoever is listed already is left out. */
const joined = (known: readonly CharacterSummary[], more: readonly CharacterSummary[]): CharacterSummary[] => {
  const ids = new Set(known.map(({ characterId }) => characterId));
  return [...known, ...more.filter(({ characterId }) => !ids.has(characterId))];
};

const types: { context?: ExploreContext; events?: ExploreEvent; tags?: 'busy' | 'failed' } = {};

/** The home page: featured characters, and the catalogue by tag and page. The tag chosen last wins. */
export const exploreMachine = setup({
  types,
  actors: {
    loadHome: promisePlaceholder<LoadedHome, LoadHomeInput>('loadHome'),
    loadPage: promisePlaceholder<CharacterPage, LoadPageInput>('loadPage'),
  },
  guards: {
    isOtherTag: ({ context }, { tag }: { tag: string | null }) => tag !== context.tag,
    hasMore: ({ context }) => context.nextCursor !== null,
  },
  actions: {
    setHome: assign({
      featured: (_, { homepage }: LoadedHome) => homepage.featured,
      tags: (_, { homepage }: LoadedHome) => homepage.tags,
      characters: (_, { page }: LoadedHome) => page.characters,
      nextCursor: (_, { page }: LoadedHome) => page.nextCursor,
    }),
    setPage: assign({
      characters: (_, page: CharacterPage) => page.characters,
      nextCursor: (_, page: CharacterPage) => page.nextCursor,
    }),
    appendPage: assign({
      characters: ({ context }, page: CharacterPage) => joined(context.characters, page.characters),
      nextCursor: (_, page: CharacterPage) => page.nextCursor,
    }),
    setTag: assign({ tag: (_, chosen: { tag: string | null }) => chosen.tag }),
    setFailure: assign({ failure: (_, failure: Failure) => failure }),
    clearFailure: assign({ failure: null }),
  },
  delays: EXPLORE_DELAYS,
}).createMachine({
  id: 'explore',
  context: { tag: null, featured: [], tags: [], characters: [], nextCursor: null, failure: null },
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'loadHome',
        src: 'loadHome',
        input: ({ context }) => ({ tag: context.tag }),
        onDone: { target: 'ready', actions: { type: 'setHome', params: ({ event }) => event.output } },
        onError: { target: 'failed', actions: { type: 'setFailure', params: ({ event }) => failureOf(event.error) } },
      },
      after: { loadTimeout: { target: 'failed', actions: { type: 'setFailure', params: noAnswer } } },
      on: {
        'tag.chosen': {
          guard: { type: 'isOtherTag', params: ({ event }) => event },
          target: 'loading',
          reenter: true,
          actions: { type: 'setTag', params: ({ event }) => event },
        },
      },
    },
    failed: {
      tags: 'failed',
      on: {
        'load.retried': 'loading',
        'tag.chosen': { target: 'loading', actions: { type: 'setTag', params: ({ event }) => event } },
      },
    },
    ready: {
      initial: 'idle',
      on: {
        'tag.chosen': {
          guard: { type: 'isOtherTag', params: ({ event }) => event },
          target: '.choosing',
          actions: { type: 'setTag', params: ({ event }) => event },
        },
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
            input: ({ context }) => ({ tag: context.tag, cursor: context.nextCursor }),
            onDone: { target: 'idle', actions: { type: 'appendPage', params: ({ event }) => event.output } },
            onError: {
              target: 'moreFailed',
              actions: { type: 'setFailure', params: ({ event }) => failureOf(event.error) },
            },
          },
          after: { pageTimeout: { target: 'moreFailed', actions: { type: 'setFailure', params: noAnswer } } },
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
            input: ({ context }) => ({ tag: context.tag, cursor: null }),
            onDone: { target: 'idle', actions: { type: 'setPage', params: ({ event }) => event.output } },
            onError: {
              target: 'choosingFailed',
              actions: { type: 'setFailure', params: ({ event }) => failureOf(event.error) },
            },
          },
          after: { pageTimeout: { target: 'choosingFailed', actions: { type: 'setFailure', params: noAnswer } } },
        },
        choosingFailed: {
          tags: 'failed',
          on: {
            'load.retried': 'choosing',
            'tag.chosen': { target: 'choosing', actions: { type: 'setTag', params: ({ event }) => event } },
          },
        },
      },
    },
  },
});
