import { assign, setup } from 'xstate';
import type { Voice } from '#contract/characterDraft.ts';
import { type Failure, failed, unanswered } from '#machines/failure.ts';
import { withEvent, withOutput } from '#machines/params.ts';
import { callbackPlaceholder, promisePlaceholder } from '#machines/placeholder.ts';

/** What is to be heard. */
export interface Sound {
  text: string;
  /** Address of the sound; `null` when the browser is to speak with a voice of its own. */
  audio: string | null;
  /** The manner of the browser's voice; left out for its own. */
  voice?: Voice | undefined;
}

/** Input of the actor `playAudio`. */
export interface Play {
  characterId: string;
  msgId: string;
  /** A fresh UUID for each press. */
  intentId: string;
}

export interface SpeechContext {
  /** The message that is read out, or was to be; `null` in `silent`. */
  characterId: string | null;
  msgId: string | null;
  intentId: string | null;
  /** `null` until the server has told. */
  sound: Sound | null;
  /** Why the server did not tell; `null` when it did, also when its sound could not be played. */
  failure: Failure | null;
}

/** What the person does. */
export type SpeechUserEvent =
  /** Wants a message read out, in place of what is read now. */
  | ({ type: 'play.requested' } & Play)
  | { type: 'play.stopped' }
  /** Pressed what the browser wants pressed before it makes a sound. */
  | { type: 'play.allowed' }
  /** Has read why nothing is to be heard. */
  | { type: 'play.dismissed' };

/** What the actor `speak` sends back. */
export type SoundEvent =
  | { type: 'sound.started' }
  | { type: 'sound.ended' }
  /** The browser makes no sound before the person presses something. */
  | { type: 'sound.blocked' }
  /** It cannot be played, or the browser has no voice. */
  | { type: 'sound.failed' };

/** How long each wait may take, in milliseconds. */
export const SPEECH_DELAYS = {
  /** Longer than the API client's own 20 s. */
  playTimeout: 30_000,
  /** Until a sound that was told begins. */
  startTimeout: 15_000,
} as const;

const types: {
  context?: SpeechContext;
  events?: SpeechUserEvent | SoundEvent;
  tags?: 'busy' | 'failed';
} = {};

const nothing: SpeechContext = { characterId: null, msgId: null, intentId: null, sound: null, failure: null };

/** Reading messages out: one at a time in the whole application. */
export const speechMachine = setup({
  types,
  actors: {
    playAudio: promisePlaceholder<Sound, Play>('playAudio'),
    speak: callbackPlaceholder<Sound>('speak'),
  },
  actions: {
    setMessage: assign((_, { characterId, msgId, intentId }: Play) => ({ ...nothing, characterId, msgId, intentId })),
    setSound: assign({ sound: (_, sound: Sound) => sound }),
    setFailure: assign({ failure: (_, failure: Failure) => failure }),
    forget: assign(nothing),
  },
  delays: SPEECH_DELAYS,
}).createMachine({
  id: 'speech',
  context: nothing,
  initial: 'silent',
  on: {
    'play.requested': { target: '.preparing', actions: withEvent('setMessage') },
  },
  states: {
    silent: { entry: 'forget' },
    preparing: {
      tags: 'busy',
      invoke: {
        id: 'playAudio',
        src: 'playAudio',
        input: ({ context: { characterId, msgId, intentId } }) => ({
          characterId: characterId ?? '',
          msgId: msgId ?? '',
          intentId: intentId ?? '',
        }),
        onDone: { target: 'speaking', actions: withOutput('setSound') },
        onError: { target: 'failed', actions: failed },
      },
      after: { playTimeout: { target: 'failed', actions: unanswered } },
      on: { 'play.stopped': 'silent' },
    },
    speaking: {
      initial: 'starting',
      invoke: {
        id: 'speak',
        src: 'speak',
        input: ({ context: { sound } }) => sound ?? { text: '', audio: null },
        onError: 'failed',
      },
      on: {
        'sound.ended': 'silent',
        'sound.blocked': 'blocked',
        'sound.failed': 'failed',
        'play.stopped': 'silent',
      },
      states: {
        /** The sound is on its way to the browser, or the voice is. */
        starting: {
          tags: 'busy',
          after: { startTimeout: '#speech.failed' },
          on: { 'sound.started': 'sounding' },
        },
        sounding: {},
      },
    },
    blocked: { on: { 'play.allowed': 'speaking', 'play.stopped': 'silent' } },
    failed: { tags: 'failed', on: { 'play.dismissed': 'silent' } },
  },
});
