import { assign, emit, setup } from 'xstate';
import { withEvent, withOutput } from '#machines/params.ts';
import { promisePlaceholder } from '#machines/placeholder.ts';

export interface NextLineContext {
  characterId: string;
  /** What is said next; empty where nothing waits. */
  text: string;
}

export type NextLineEvent =
  /** It waits for its turn, behind what waits already. */
  | { type: 'line.queued'; text: string }
  | { type: 'line.takenBack' }
  /** The answer is being written, and can be stopped. */
  | { type: 'chat.answering' }
  /** The companion has answered, and nothing is to be settled first. */
  | { type: 'chat.rested' };

export type NextLineEmitted =
  /** It is to be said now. */
  | { type: 'line.due'; text: string }
  /** It goes back to where it was typed. */
  | { type: 'line.returned'; text: string }
  /** Who waits is in need: what is being written is to end. */
  | { type: 'need.heard' };

export interface ListenInput {
  characterId: string;
  text: string;
}
export interface Listened {
  isInNeed: boolean;
}

/** How long a wait may take, in milliseconds. */
export const NEXT_LINE_DELAYS = { listenTimeout: 30_000 } as const;

const types: {
  context?: NextLineContext;
  events?: NextLineEvent;
  emitted?: NextLineEmitted;
  input?: { characterId: string };
} = {};

/**
 * What a person has said while the companion answers: it waits in sight, and is said once there is an answer. The server listens to it
 * meanwhile, since a need does not wait for that.
 */
export const nextLineMachine = setup({
  types,
  actors: { listen: promisePlaceholder<Listened, ListenInput>('listen') },
  guards: { isInNeed: (_, { isInNeed }: Listened) => isInNeed },
  actions: {
    add: assign({
      text: ({ context }, { text }: { text: string }) => (context.text === '' ? text : `${context.text}\n${text}`),
    }),
    tellDue: emit(({ context }): NextLineEmitted => ({ type: 'line.due', text: context.text })),
    tellReturned: emit(({ context }): NextLineEmitted => ({ type: 'line.returned', text: context.text })),
    tellNeed: emit({ type: 'need.heard' }),
    clear: assign({ text: '' }),
  },
  delays: NEXT_LINE_DELAYS,
}).createMachine({
  id: 'nextLine',
  context: ({ input }) => ({ characterId: input.characterId, text: '' }),
  initial: 'none',
  states: {
    none: { on: { 'line.queued': { target: 'waiting', actions: withEvent('add') } } },
    waiting: {
      initial: 'listening',
      on: {
        'line.queued': { target: 'waiting', actions: withEvent('add') },
        'line.takenBack': { target: 'none', actions: ['tellReturned', 'clear'] },
        'chat.rested': { target: 'none', actions: ['tellDue', 'clear'] },
      },
      states: {
        listening: {
          invoke: {
            id: 'listen',
            src: 'listen',
            input: ({ context: { characterId, text } }) => ({ characterId, text }),
            onDone: [{ guard: withOutput('isInNeed'), target: 'inNeed' }, { target: 'heard' }],
            onError: 'heard',
          },
          after: { listenTimeout: 'heard' },
        },
        /** An answer that has not begun cannot end: what is still being sent is not to be lost for it. */
        inNeed: { on: { 'chat.answering': { target: 'heard', actions: 'tellNeed' } } },
        /** It is judged once more when it is said, whatever came of listening. */
        heard: {},
      },
    },
  },
});
