import { emit, setup } from 'xstate';
import { withEvent, withOutput } from '#machines/params.ts';
import { promisePlaceholder } from '#machines/placeholder.ts';

export interface ReloadGuardInput {
  /** Of this page, as `builds/latest.json` names builds. */
  readonly buildId: string;
  /** Milliseconds until the page may load itself anew: 0 unless it has just done so. */
  readonly restFor: number;
}

/** Where a navigation leads to. */
export interface Wanted {
  readonly path: string;
  /** Whether something is typed on the page that loading it anew would lose. */
  readonly hasUnsentText: boolean;
}

export type ReloadGuardEvent =
  /** The person has come back to the tab. */
  | { type: 'page.shown' }
  /** A navigation has begun; nothing of it is shown yet. */
  | ({ type: 'navigation.begun' } & Wanted)
  /** A part of the page could not be loaded, while nobody went anywhere. */
  | { type: 'chunk.failed' }
  /** A part of the page could not be loaded that a navigation needs. */
  | ({ type: 'navigation.failed' } & Wanted)
  /** To that address. */
  | { type: 'reload.accepted'; path: string }
  | { type: 'reload.declined' };

export type ReloadGuardEmitted =
  /** Load the page anew, at that address. */
  | { type: 'reload.wanted'; path: string }
  /** Ask the person whether what is typed may be lost, and tell what they say. */
  | { type: 'question.wanted'; path: string }
  /** Which build is the latest could not be told: to be logged. */
  | { type: 'check.failed' };

const types: {
  context?: ReloadGuardInput;
  events?: ReloadGuardEvent;
  emitted?: ReloadGuardEmitted;
  input?: ReloadGuardInput;
  tags?: 'open' | 'reloading';
} = {};

/** Milliseconds. */
export const RELOAD_GUARD_DELAYS = {
  /** How often the latest build is asked for. */
  pollInterval: 60 * 60 * 1000,
  /** Longer than the client's own 20 s, with its one retry. */
  checkTimeout: 45_000,
  /** The page loads itself anew at most this often (spec.md §9); a load that has not begun by then will not. */
  rest: 10_000,
} as const;

const isTyping = withEvent('hasUnsentText');
const wantedOf = ({ event: { path } }: { event: { path: string } }) => ({ path });
const toReload = [
  { guard: isTyping, target: 'asking', actions: { type: 'tellQuestion', params: wantedOf } },
  { target: 'reloading', actions: { type: 'tellReload', params: wantedOf } },
] as const;

/**
 * Notices that a newer build of the page is out, and loads the page anew where that disturbs least: on the next navigation, at the address
 * that was wanted. Never twice within 10 s, and never over unsent text without asking.
 */
export const reloadGuardMachine = setup({
  types,
  actors: { loadLatestBuild: promisePlaceholder<{ readonly buildId: string }, void>('loadLatestBuild') },
  guards: {
    isAnother: ({ context }, latest: { buildId: string }) => latest.buildId !== context.buildId,
    hasUnsentText: (_, { hasUnsentText }: Wanted) => hasUnsentText,
  },
  actions: {
    tellReload: emit((_, { path }: { path: string }) => ({ type: 'reload.wanted' as const, path })),
    tellQuestion: emit((_, { path }: { path: string }) => ({ type: 'question.wanted' as const, path })),
    tellCheckFailed: emit({ type: 'check.failed' }),
  },
  delays: {
    pollInterval: RELOAD_GUARD_DELAYS.pollInterval,
    checkTimeout: RELOAD_GUARD_DELAYS.checkTimeout,
    rest: RELOAD_GUARD_DELAYS.rest,
    restFor: ({ context }) => context.restFor,
  },
}).createMachine({
  id: 'reloadGuard',
  context: ({ input }) => input,
  initial: 'resting',
  states: {
    /** The page may have loaded itself anew just now. */
    resting: {
      after: { restFor: 'current' },
      on: { 'chunk.failed': 'restingOutdated', 'navigation.failed': 'restingOutdated' },
    },
    /** Loading the page anew did not help, yet. */
    restingOutdated: { after: { rest: 'outdated' } },
    current: {
      after: { pollInterval: 'checking' },
      on: { 'page.shown': 'checking', 'chunk.failed': 'outdated', 'navigation.failed': toReload },
    },
    checking: {
      invoke: {
        id: 'loadLatestBuild',
        src: 'loadLatestBuild',
        onDone: [{ guard: withOutput('isAnother'), target: 'outdated' }, { target: 'current' }],
        onError: { target: 'current', actions: 'tellCheckFailed' },
      },
      after: { checkTimeout: { target: 'current', actions: 'tellCheckFailed' } },
      on: { 'chunk.failed': 'outdated', 'navigation.failed': toReload },
    },
    /** A newer build is out, or parts of this one are gone. */
    outdated: { on: { 'navigation.begun': toReload, 'navigation.failed': toReload } },
    asking: {
      tags: 'open',
      on: {
        'reload.accepted': {
          target: 'reloading',
          actions: { type: 'tellReload', params: wantedOf },
        },
        'reload.declined': 'outdated',
      },
    },
    reloading: { tags: 'reloading', after: { rest: 'outdated' } },
  },
});
