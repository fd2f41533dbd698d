import { assign, emit, setup } from 'xstate';
import type { CharacterProfile } from '#contract/character.ts';
import { errNo } from '#contract/errNo.ts';
import { isSpeech, spoken } from '#machines/chat/requests.ts';
import { type Failure, failureOf, noAnswer } from '#machines/failure.ts';
import { promisePlaceholder } from '#machines/placeholder.ts';

export interface MeetingInput {
  characterId: string;
  /** What was typed before the page was loaded; empty when nothing was. */
  line: string;
}

export interface MeetingContext extends MeetingInput {
  character: CharacterProfile | null;
  failure: Failure | null;
}

export type MeetingEvent =
  | { type: 'load.retried' }
  | { type: 'line.changed'; text: string }
  /** `intentId` keeps the line from being said twice. */
  | { type: 'line.submitted'; intentId: string };

export interface LineSaid {
  type: 'line.said';
  characterId: string;
  text: string;
  intentId: string;
}

/** In milliseconds. Calls wait longer than the API client's own 20 s. */
export const MEETING_DELAYS = { loadTimeout: 30_000 } as const;

const types: {
  context?: MeetingContext;
  events?: MeetingEvent;
  emitted?: LineSaid;
  input?: MeetingInput;
  tags?: 'busy' | 'failed';
} = {};

/** Meeting a character before one has an account: who that is, and the first line to them, which waits until one has signed up. */
export const meetingMachine = setup({
  types,
  actors: {
    loadCharacter: promisePlaceholder<CharacterProfile, { characterId: string }>('loadCharacter'),
  },
  guards: {
    isNobody: (_, { error }: { error: unknown }) => failureOf(error).errNo === errNo.notFound,
    canSay: ({ context }) => isSpeech(context.line),
  },
  actions: {
    setCharacter: assign({ character: (_, { character }: { character: CharacterProfile }) => character }),
    setLine: assign({ line: (_, { text }: { text: string }) => text }),
    setFailure: assign({ failure: (_, failure: Failure) => failure }),
    clearFailure: assign({ failure: null }),
    tellLine: emit(({ context: { characterId, line } }, { intentId }: { intentId: string }): LineSaid => ({
      type: 'line.said',
      characterId,
      text: spoken(line),
      intentId,
    })),
  },
  delays: MEETING_DELAYS,
}).createMachine({
  id: 'meeting',
  context: ({ input }) => ({ ...input, character: null, failure: null }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadCharacter',
        src: 'loadCharacter',
        input: ({ context: { characterId } }) => ({ characterId }),
        onDone: {
          target: 'met',
          actions: { type: 'setCharacter', params: ({ event }) => ({ character: event.output }) },
        },
        onError: [
          { guard: { type: 'isNobody', params: ({ event }) => event }, target: 'missing' },
          { target: 'failed', actions: { type: 'setFailure', params: ({ event }) => failureOf(event.error) } },
        ],
      },
      after: { loadTimeout: { target: 'failed', actions: { type: 'setFailure', params: noAnswer } } },
    },
    /** Nobody has that id, or nobody whom strangers may see. */
    missing: { type: 'final' },
    failed: { tags: 'failed', exit: 'clearFailure', on: { 'load.retried': 'loading' } },
    met: {
      on: {
        'line.changed': { actions: { type: 'setLine', params: ({ event }) => event } },
        'line.submitted': {
          guard: 'canSay',
          target: 'said',
          actions: { type: 'tellLine', params: ({ event }) => event },
        },
      },
    },
    /** The line waits until the person has an account; whoever closed the form of signing up can say it again. */
    said: {
      on: {
        'line.changed': { target: 'met', actions: { type: 'setLine', params: ({ event }) => event } },
        'line.submitted': { actions: { type: 'tellLine', params: ({ event }) => event } },
      },
    },
  },
});
