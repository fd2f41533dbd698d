import { assign, emit, setup } from 'xstate';
import type { CharacterProfile } from '#contract/characterProfile.ts';
import type { Message } from '#contract/chat.ts';
import { errNo } from '#contract/errNo.ts';
import { chosenGreeting, greetingsOf, isOtherGreeting } from '#machines/chat/greetings.ts';
import { isSpeech, joined, spoken } from '#machines/chat/requests.ts';
import { type Failure, failed, failureOf, NO_ANSWER, unanswered } from '#machines/failure.ts';
import { assertPresent } from '#machines/assertPresent.ts';
import { withEvent, withOutput } from '#machines/params.ts';
import { promisePlaceholder } from '#machines/placeholder.ts';

export interface MeetingInput {
  characterId: string;
  /** What was typed before the page was loaded; empty when nothing was. */
  line: string;
  /** Which of all that the character can say first; 0 is the usual one. */
  greeting: number;
  /** Known to this browser alone: all that is said under it belongs together. */
  meetingId: string;
  /** What was said here and answered, oldest first; after the greeting. */
  messages: readonly Message[];
  /** What was said last and is not answered. */
  request: LineRequest | null;
}

/** A line on its way; `intentId` stays the same until it is answered. */
export interface LineRequest {
  text: string;
  intentId: string;
}

/** Input and output of the actor `say`. */
export interface SayInput extends LineRequest {
  meetingId: string;
  characterId: string;
  greeting: number;
}
export interface Exchange {
  messages: readonly Message[];
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
  | { type: 'line.submitted'; intentId: string }
  | { type: 'network.restored' };

export interface LineSaid {
  type: 'line.said';
  characterId: string;
  text: string;
  /** What the conversation is to begin with, where that is not the usual. */
  greeting?: number | undefined;
  intentId: string;
  /** What the conversation is to begin with, where something was answered. */
  meetingId?: string | undefined;
}

/** In milliseconds. Calls wait longer than the API client does: 20 s, or 60 s for an answer. */
export const MEETING_DELAYS = { loadTimeout: 30_000, answerTimeout: 70_000 } as const;

const types: {
  context?: MeetingContext;
  events?: MeetingEvent;
  emitted?: LineSaid;
  input?: MeetingInput;
  tags?: 'busy' | 'failed';
} = {};

const greetingChosen = { guard: withEvent('canChooseGreeting'), actions: withEvent('chooseGreeting') } as const;

/** Whoever is in need is answered at any time: so each line is said to the server, which tells where an account is needed. */
const lineSubmitted = { guard: 'canSay', target: 'answering', actions: withEvent('submit') } as const;

/** Meeting a character before one has an account: who that is, two lines that are answered, and a third, which waits until one has signed up. */
export const meetingMachine = setup({
  types,
  actors: {
    loadCharacter: promisePlaceholder<CharacterProfile, { characterId: string }>('loadCharacter'),
    say: promisePlaceholder<Exchange, SayInput>('say'),
  },
  guards: {
    isNobody: (_, { error }: { error: unknown }) => failureOf(error).errNo === errNo.notFound,
    isAccountNeeded: (_, { error }: { error: unknown }) => failureOf(error).errNo === errNo.accountNeeded,
    canSay: ({ context }) => isSpeech(context.line),
    isUnanswered: ({ context: { line, request, failure } }) =>
      failure?.errNo === NO_ANSWER && line.trim() === request?.text,
    canChooseGreeting: ({ context: { character, messages, greeting } }, { ordinal }: { ordinal: number }) =>
      messages.length === 0 && isOtherGreeting(character, greeting, ordinal),
  },
  actions: {
    setCharacter: assign({ character: (_, { character }: { character: CharacterProfile }) => character }),
    chooseGreeting: assign({ greeting: (_, { ordinal }: { ordinal: number }) => ordinal }),
    setLine: assign({ line: (_, { text }: { text: string }) => text }),
    setFailure: assign({ failure: (_, failure: Failure) => failure }),
    clearFailure: assign({ failure: null }),
    /** The same words again are the same intent. */
    submit: assign(({ context: { line, request } }, { intentId }: { intentId: string }) => {
      const text = spoken(line);
      return { line: '', request: request?.text === text ? request : { text, intentId }, failure: null };
    }),
    sayAgain: assign({ line: '', failure: null }),
    /** What was not answered stands in the field again, before what was written since. */
    giveBack: assign({ line: ({ context: { line, request } }) => joined(assertPresent(request).text, line) }),
    addExchange: assign({
      messages: ({ context }, { messages }: Exchange) => [...context.messages, ...messages],
      request: null,
    }),
    tellLine: emit(({ context: { characterId, character, meetingId, messages, ...context } }): LineSaid => {
      const greeting = chosenGreeting(greetingsOf(assertPresent(character)), context.greeting);
      return {
        type: 'line.said',
        characterId,
        ...assertPresent(context.request),
        ...(greeting > 0 && { greeting }),
        ...(messages.length > 0 && { meetingId }),
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
          { guard: withEvent('isNobody'), target: 'missing' },
          { target: 'failed', actions: failed },
        ],
      },
      after: { loadTimeout: { target: 'failed', actions: unanswered } },
    },
    /** Nobody has that id, or nobody whom strangers may see. */
    missing: { type: 'final' },
    failed: { tags: 'failed', exit: 'clearFailure', on: { 'load.retried': 'loading', 'network.restored': 'loading' } },
    met: {
      on: {
        'line.changed': { actions: withEvent('setLine') },
        'greeting.chosen': greetingChosen,
        'line.submitted': lineSubmitted,
        'network.restored': { guard: 'isUnanswered', target: 'answering', actions: 'sayAgain' },
      },
    },
    answering: {
      tags: 'busy',
      invoke: {
        id: 'say',
        src: 'say',
        input: ({ context: { meetingId, characterId, greeting, request } }) => ({
          meetingId,
          characterId,
          greeting,
          ...assertPresent(request),
        }),
        onDone: { target: 'met', actions: withOutput('addExchange') },
        onError: [
          { guard: withEvent('isAccountNeeded'), target: 'said', actions: ['giveBack', 'tellLine'] },
          { target: 'met', actions: ['giveBack', failed] },
        ],
      },
      on: { 'line.changed': { actions: withEvent('setLine') } },
      after: { answerTimeout: { target: 'met', actions: ['giveBack', unanswered] } },
    },
    /** The line waits until the person has an account; whoever closed the form of signing up can say it again. */
    said: {
      on: {
        'greeting.chosen': { ...greetingChosen, target: 'met' },
        'line.changed': { target: 'met', actions: withEvent('setLine') },
        'line.submitted': lineSubmitted,
      },
    },
  },
});
