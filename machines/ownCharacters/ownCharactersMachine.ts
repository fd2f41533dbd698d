import { assign, setup } from 'xstate';
import type { CreationStatus, OwnCharacter } from '#contract/ownCharacter.ts';
import type { Failure } from '#machines/failure.ts';
import { loadingBy } from '#machines/listStates.ts';
import { withEvent, withOutput } from '#machines/params.ts';
import { promisePlaceholder } from '#machines/placeholder.ts';

/** One's own character, and how far the making of it is. */
export interface ListedCharacter extends OwnCharacter {
  /** In per cent; `null` when nothing is under way, or nobody knows. */
  progress: number | null;
  /** Characters that come first; `null` like `progress`. */
  place: number | null;
}

export interface LoadedOwnCharacters {
  /** The newest first. */
  characters: readonly ListedCharacter[];
}

export interface OwnCharactersContext extends LoadedOwnCharacters {
  /** Why the list could not be loaded the last time; `null` when it could. */
  failure: Failure | null;
  /** Milliseconds until it is looked at again while something is under way. */
  pause: number;
  /** Nobody looks at a hidden page: it asks for nothing. */
  isShown: boolean;
}

interface Whose {
  characterId: string;
}
interface Changed {
  character: OwnCharacter;
}

export type OwnCharactersEvent =
  | { type: 'load.retried' }
  /** Something was made or brought since: the list on view is out of date. */
  | { type: 'list.refreshRequested' }
  /** Known before the list is loaded anew. */
  | ({ type: 'character.changed' } & Changed)
  | ({ type: 'character.removed' } & Whose)
  | { type: 'page.shown' }
  | { type: 'page.hidden' };

/** Milliseconds after which loading counts as not answered. Longer than the API client's own 20 s. */
export const LOAD_TIMEOUT = 30_000;
/** Milliseconds between two looks at what is under way, the shortest and the longest. */
export const PAUSE_MIN = 2_000;
export const PAUSE_MAX = 10_000;
const PAUSE_GROWTH = 1.5;

const UNDER_WAY: ReadonlySet<CreationStatus> = new Set(['queued', 'moderating', 'painting']);
/** Whether the making of it goes on by itself. */
export const isUnderWay = ({ status }: Pick<OwnCharacter, 'status'>): boolean => UNDER_WAY.has(status);

const stepsOf = (characters: readonly ListedCharacter[]): string =>
  JSON.stringify(characters.map(({ characterId, status, progress, place }) => [characterId, status, progress, place]));
const longer = (pause: number): number => Math.min(pause * PAUSE_GROWTH, PAUSE_MAX);

const types: {
  context?: OwnCharactersContext;
  events?: OwnCharactersEvent;
  tags?: 'busy' | 'failed';
} = {};

/**
 * The person's own characters. While one is being made the list is looked at again and again: soon when something has moved, less and less
 * often when nothing does. What is there stays on view while it is loaded anew, and when that fails.
 */
export const ownCharactersMachine = setup({
  types,
  actors: {
    loadOwnCharacters: promisePlaceholder<LoadedOwnCharacters, void>('loadOwnCharacters'),
  },
  guards: {
    isWatching: ({ context }) => context.isShown && context.characters.some(isUnderWay),
    isHidden: ({ context }) => !context.isShown,
  },
  actions: {
    setLoaded: assign({
      characters: (_, { characters }: LoadedOwnCharacters) => characters,
      pause: ({ context }, { characters }: LoadedOwnCharacters) =>
        stepsOf(characters) === stepsOf(context.characters) ? longer(context.pause) : PAUSE_MIN,
      failure: null,
    }),
    setFailure: assign({
      failure: (_, failure: Failure) => failure,
      pause: ({ context }) => longer(context.pause),
    }),
    clearFailure: assign({ failure: null }),
    replace: assign({
      characters: ({ context }, { character }: Changed) =>
        context.characters.map((known) =>
          known.characterId === character.characterId ? { ...known, ...character } : known,
        ),
    }),
    remove: assign({
      characters: ({ context }, { characterId }: Whose) =>
        context.characters.filter((known) => known.characterId !== characterId),
    }),
    setShown: assign({ isShown: true }),
    setHidden: assign({ isShown: false }),
  },
  delays: {
    loadTimeout: LOAD_TIMEOUT,
    refreshPause: ({ context }) => context.pause,
  },
}).createMachine({
  id: 'ownCharacters',
  context: { characters: [], failure: null, pause: PAUSE_MIN, isShown: true },
  on: {
    // An answer that is on its way may be older than what is known by now.
    'list.refreshRequested': '.loading',
    'character.changed': { target: '.loading', actions: withEvent('replace') },
    'character.removed': { target: '.loading', actions: withEvent('remove') },
    'page.shown': { guard: 'isHidden', target: '.loading', actions: 'setShown' },
    'page.hidden': { actions: 'setHidden' },
  },
  initial: 'loading',
  states: {
    loading: loadingBy('loadOwnCharacters', { target: 'ready', actions: withOutput('setLoaded') }, 'failed'),
    failed: {
      tags: 'failed',
      after: { refreshPause: { guard: 'isWatching', target: 'loading' } },
      on: { 'load.retried': { target: 'loading', actions: 'clearFailure' } },
    },
    ready: {
      after: { refreshPause: { guard: 'isWatching', target: 'loading' } },
    },
  },
});
