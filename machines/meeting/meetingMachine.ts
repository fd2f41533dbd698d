import { assign, emit, setup } from 'xstate';
import type { CharacterProfile } from '#contract/character.ts';
import { errNo } from '#contract/errNo.ts';
import { chosenGreeting, greetingsOf, isOtherGreeting } from '#machines/chat/greetings.ts';
import { isSpeech, spoken } from '#machines/chat/requests.ts';
import { type Failure, failureOf, noAnswer } from '#machines/failure.ts';
import { known } from '#machines/known.ts';
import { promisePlaceholder } from '#machines/placeholder.ts';

export interface MeetingInput {
  characterId: string;
  /** What was typed before the page was loaded; empty when nothing was. */
  line: string;
  /** Which of all that the character can say first; 0 is the usual one. */
  greeting: number;
}

export interface MeetingContext extends MeetingInput {
  character: CharacterProfile | null;
  failure: Failure | null;
}

export type MeetingEvent =
  | { type: 'load.retried' }
  | { type: 'line.changed'; text: string }
  | { type: 'greeting.chosen'; ordinal: number }
  /** `intentId` keeps the line from being said twice. */
  | { type: 'line.submitted'; intentId: string };

export interface LineSaid {
  type: 'line.said';
  characterId: string;
  text: string;
  /** What the conversation is to begin with, where that is not the usual. */
  greeting?: number | undefined;
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

const greetingChosen = {
  guard: { type: 'canChooseGreeting', params: ({ event }: { event: { ordinal: number } }) => event },
  actions: { type: 'chooseGreeting', params: ({ event }: { event: { ordinal: number } }) => event },
} as const;

/** Meeting a character before one has an account: who that is, and the first line to them, which waits until one has signed up. */
export const meetingMachine = setup({
  types,
  actors: {
    loadCharacter: promisePlaceholder<CharacterProfile, { characterId: string }>('loadCharacter'),
  },
  guards: {
    isNobody: (_, { error }: { error: unknown }) => failureOf(error).errNo === errNo.notFound,
    canSay: ({ context }) => isSpeech(context.line),
    canChooseGreeting: ({ context: { character, greeting } }, { ordinal }: { ordinal: number }) =>
      isOtherGreeting(character, greeting, ordinal),
  },
  actions: {
    setCharacter: assign({ character: (_, { character }: { character: CharacterProfile }) => character }),
    chooseGreeting: assign({ greeting: (_, { ordinal }: { ordinal: number }) => ordinal }),
    setLine: assign({ line: (_, { text }: { text: string }) => text }),
    setFailure: assign({ failure: (_, failure: Failure) => failure }),
    clearFailure: assign({ failure: null }),
    tellLine: emit(({ context }, { intentId }: { intentId: string }): LineSaid => {
      const greeting = chosenGreeting(greetingsOf(known(context.character)), context.greeting);
      return {
        type: 'line.said',
        characterId: context.characterId,
        text: spoken(context.line),
        ...(greeting > 0 && { greeting }),
        intentId,
      };
    }),
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
        'greeting.chosen': greetingChosen,
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
        'greeting.chosen': { ...greetingChosen, target: 'met' },
        'line.changed': { target: 'met', actions: { type: 'setLine', params: ({ event }) => event } },
        'line.submitted': { actions: { type: 'tellLine', params: ({ event }) => event } },
      },
    },
  },
});
