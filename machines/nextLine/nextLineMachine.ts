import { assign, emit, setup } from 'xstate';
import { withEvent } from '#machines/params.ts';

export interface NextLineContext {
  /** What is said next; empty where nothing waits. */
  text: string;
}

export type NextLineEvent =
  /** It waits for its turn, behind what waits already. */
  | { type: 'line.queued'; text: string }
  | { type: 'line.takenBack' }
  /** The companion has answered, and nothing is to be settled first. */
  | { type: 'chat.rested' };

export type NextLineEmitted =
  /** It is to be said now. */
  | { type: 'line.due'; text: string }
  /** It goes back to where it was typed. */
  | { type: 'line.returned'; text: string };

const types: { context?: NextLineContext; events?: NextLineEvent; emitted?: NextLineEmitted } = {};

/** What a person has said while the companion answers: it waits in sight, and is said once there is an answer. */
export const nextLineMachine = setup({
  types,
  actions: {
    add: assign({
      text: ({ context }, { text }: { text: string }) => (context.text === '' ? text : `${context.text}\n${text}`),
    }),
    tellDue: emit(({ context }): NextLineEmitted => ({ type: 'line.due', text: context.text })),
    tellReturned: emit(({ context }): NextLineEmitted => ({ type: 'line.returned', text: context.text })),
    clear: assign({ text: '' }),
  },
}).createMachine({
  id: 'nextLine',
  context: { text: '' },
  initial: 'none',
  states: {
    none: { on: { 'line.queued': { target: 'waiting', actions: withEvent('add') } } },
    waiting: {
      on: {
        'line.queued': { actions: withEvent('add') },
        'line.takenBack': { target: 'none', actions: ['tellReturned', 'clear'] },
        'chat.rested': { target: 'none', actions: ['tellDue', 'clear'] },
      },
    },
  },
});
