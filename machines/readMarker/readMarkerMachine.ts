import { assign, emit, setup } from 'xstate';
import { withEvent, withOutput } from '#machines/params.ts';
import { promisePlaceholder } from '#machines/placeholder.ts';

export interface ReadMarkerContext {
  characterId: string;
  /** `createTime` of the last finished message on view; 0 before there is one. */
  seenTime: number;
  /** What the server knows to be read in this sitting; 0 at its beginning. */
  readTime: number;
}

export type ReadMarkerEvent =
  /** A finished message is the last one on view. */
  { type: 'message.seen'; createTime: number } | { type: 'page.shown' } | { type: 'page.hidden' };

export interface MarkReadInput {
  characterId: string;
  readTime: number;
}
export interface MarkedRead {
  readTime: number;
}

export type ReadMarkerEmitted = { type: 'conversation.read'; characterId: string };

/** How long a wait may take, in milliseconds. */
export const READ_MARKER_DELAYS = { markTimeout: 20_000 } as const;

const types: {
  context?: ReadMarkerContext;
  events?: ReadMarkerEvent;
  emitted?: ReadMarkerEmitted;
  input?: { characterId: string };
} = {};

/**
 * Lets the server know how far a conversation was read, while its page is in view. What could not be marked is marked with the next
 * message, or when the page comes into view again: the interface says nothing of it.
 */
export const readMarkerMachine = setup({
  types,
  actors: { markRead: promisePlaceholder<MarkedRead, MarkReadInput>('markRead') },
  guards: { isBehind: ({ context }) => context.seenTime > context.readTime },
  actions: {
    setSeen: assign({
      seenTime: ({ context }, { createTime }: { createTime: number }) => Math.max(context.seenTime, createTime),
    }),
    setRead: assign({ readTime: (_, { readTime }: MarkedRead) => readTime }),
    tell: emit(({ context }): ReadMarkerEmitted => ({ type: 'conversation.read', characterId: context.characterId })),
  },
  delays: READ_MARKER_DELAYS,
}).createMachine({
  id: 'readMarker',
  context: ({ input }) => ({ characterId: input.characterId, seenTime: 0, readTime: 0 }),
  on: { 'message.seen': { actions: withEvent('setSeen') } },
  initial: 'shown',
  states: {
    shown: {
      initial: 'upToDate',
      on: { 'page.hidden': 'hidden' },
      states: {
        upToDate: { always: { guard: 'isBehind', target: 'marking' } },
        marking: {
          invoke: {
            id: 'markRead',
            src: 'markRead',
            input: ({ context }) => ({ characterId: context.characterId, readTime: context.seenTime }),
            onDone: { target: 'upToDate', actions: [withOutput('setRead'), 'tell'] },
            onError: 'behind',
          },
          after: { markTimeout: 'behind' },
        },
        behind: {
          on: { 'message.seen': { target: 'upToDate', actions: withEvent('setSeen') } },
        },
      },
    },
    hidden: { on: { 'page.shown': 'shown' } },
  },
});
