import { assign, fromCallback, fromPromise, setup, type SnapshotFrom } from 'xstate';
import type { PageInfo } from './channel.ts';
import { emptyLog, type Entry, type FlowLog, type FlowRecord, grown } from './records.ts';

export interface LabContext {
  /** The page that the lab itself is in. */
  readonly own: PageInfo;
  /** Pages in other tabs. */
  readonly pages: readonly PageInfo[];
  /** The id of the page that is followed. */
  readonly page: string;
  readonly log: FlowLog;
  /** The session of the flow that is looked at. */
  readonly chosen: string | null;
  /** The log tells of the chosen flow alone. */
  readonly isAlone: boolean;
  /** The number of the entry whose moment is shown; `null` for now. */
  readonly moment: number | null;
  /** The number of the entry that is told in full. */
  readonly opened: number | null;
}

export type LabEvent =
  | { type: 'page.here'; page: PageInfo }
  | { type: 'page.gone'; id: string }
  | { type: 'page.chosen'; id: string }
  | { type: 'log.told'; log: FlowLog }
  | { type: 'entry.told'; flow: FlowRecord; entry: Entry }
  | { type: 'flow.chosen'; session: string }
  | { type: 'log.narrowed'; isAlone: boolean }
  | { type: 'time.paused' }
  | { type: 'moment.chosen'; moment: number }
  | { type: 'time.resumed' }
  | { type: 'entry.toggled'; number: number }
  | { type: 'copy.requested'; text: string }
  | { type: 'inspector.requested' }
  | { type: 'inspector.closed' };

/** Which page is meant, and whether the lab is in it. */
export interface FollowInput {
  readonly page: string;
  readonly isOwn: boolean;
}

const types: { context?: LabContext; events?: LabEvent; input?: { readonly own: PageInfo } } = {};

/** A callback actor that does nothing: what it really does is given to the machine. */
const idle = () => undefined;

const labSetup = setup({
  types,
  actors: {
    findPages: fromCallback<{ type: 'none' }>(idle),
    followPage: fromCallback<{ type: 'none' }, FollowInput>(idle),
    copyText: fromPromise<void, string>(() => Promise.resolve()),
    /** Goes on until it is stopped. */
    inspectPage: fromPromise<void, FollowInput>(() => Promise.resolve()),
  },
  guards: {
    isFollowed: ({ context }, { id }: { id: string }) => id === context.page,
  },
});

const followed = ({ context: { own, page } }: { context: LabContext }): FollowInput => ({
  page,
  isOwn: page === own.id,
});

const others = (pages: readonly PageInfo[], id: string): readonly PageInfo[] => pages.filter((page) => page.id !== id);

/** What is forgotten when another page is followed. */
const fresh = { log: emptyLog, chosen: null, moment: null, opened: null } as const;

/** Shows what happens, and happened, in the flows of a page: follows it, stops, and goes back and forth in time. It changes nothing there. */
export const labMachine = labSetup.createMachine({
  id: 'flowLab',
  context: ({ input: { own } }) => ({ own, pages: [], page: own.id, isAlone: false, ...fresh }),
  invoke: { id: 'findPages', src: 'findPages' },
  type: 'parallel',
  on: {
    'entry.told': { actions: assign({ log: ({ context, event }) => grown(context.log, event.flow, event.entry) }) },
    'log.narrowed': { actions: assign({ isAlone: ({ event }) => event.isAlone }) },
    'entry.toggled': {
      actions: assign({ opened: ({ context, event }) => (context.opened === event.number ? null : event.number) }),
    },
  },
  states: {
    page: {
      initial: 'following',
      on: {
        'page.here': {
          actions: assign({
            pages: ({ context: { own, pages }, event: { page } }) =>
              page.id === own.id ? pages : [...others(pages, page.id), page],
          }),
        },
        'page.gone': { actions: assign({ pages: ({ context, event }) => others(context.pages, event.id) }) },
        'page.chosen': {
          target: '.following',
          reenter: true,
          actions: assign({ page: ({ event }) => event.id, ...fresh }),
        },
      },
      states: {
        following: {
          invoke: { id: 'followPage', src: 'followPage', input: followed },
          on: {
            'page.gone': [
              {
                guard: { type: 'isFollowed', params: ({ event }) => event },
                target: 'lost',
                actions: assign({ pages: ({ context, event }) => others(context.pages, event.id) }),
              },
              { actions: assign({ pages: ({ context, event }) => others(context.pages, event.id) }) },
            ],
          },
        },
        /** What it told is still there; the page that comes next, mostly the same one loaded anew, takes its place. */
        lost: {
          on: {
            'page.here': {
              target: 'following',
              actions: assign({
                pages: ({ context, event }) => [...others(context.pages, event.page.id), event.page],
                page: ({ event }) => event.page.id,
                ...fresh,
              }),
            },
          },
        },
      },
    },
    time: {
      initial: 'live',
      on: { 'page.chosen': '.live' },
      states: {
        live: {
          on: {
            'time.paused': {
              target: 'stopped',
              actions: assign({ moment: ({ context }) => context.log.entries.at(-1)?.number ?? 0 }),
            },
            'moment.chosen': { target: 'stopped', actions: assign({ moment: ({ event }) => event.moment }) },
          },
        },
        stopped: {
          on: {
            'moment.chosen': { actions: assign({ moment: ({ event }) => event.moment }) },
            'time.resumed': { target: 'live', actions: assign({ moment: null }) },
          },
        },
      },
    },
    /** Nothing is said of a copy once something else is shown. */
    copy: {
      initial: 'idle',
      on: {
        'copy.requested': '.copying',
        'log.told': { target: '.idle', actions: assign({ log: ({ event }) => event.log }) },
        'flow.chosen': { target: '.idle', actions: assign({ chosen: ({ event }) => event.session }) },
        'moment.chosen': '.idle',
        'page.chosen': '.idle',
      },
      states: {
        idle: {},
        copying: {
          invoke: {
            id: 'copyText',
            src: 'copyText',
            input: ({ event }) => (event.type === 'copy.requested' ? event.text : ''),
            onDone: 'copied',
            onError: 'failed',
          },
        },
        copied: {},
        failed: {},
      },
    },
    inspector: {
      initial: 'off',
      states: {
        off: { on: { 'inspector.requested': 'on' } },
        on: {
          invoke: { id: 'inspectPage', src: 'inspectPage', input: followed, onError: 'failed' },
          on: { 'inspector.closed': 'off', 'page.chosen': 'off' },
        },
        failed: { on: { 'inspector.requested': 'on' } },
      },
    },
  },
});
export type LabSnapshot = SnapshotFrom<typeof labMachine>;
