import { type AnyEventObject, fromCallback, fromPromise } from 'xstate';
import { voice } from '#contract/characterDraft.ts';
import type { Play, Sound, SoundEvent } from '#machines/speech/speechMachine.ts';
import type { Api } from '#src/api/api.ts';
import { createSpeechApi } from '#src/api/speechApi.ts';
import { speakText } from './browserVoice.ts';

/** Plays a sound of the server. Gives how to stop. */
const playSound = (address: string, tell: (event: SoundEvent) => void): (() => void) => {
  const audio = new Audio(address);
  audio.addEventListener('playing', () => tell({ type: 'sound.started' }), { once: true });
  audio.addEventListener('ended', () => tell({ type: 'sound.ended' }));
  audio.addEventListener('error', () => tell({ type: 'sound.failed' }));
  // A key of the keyboard, or headphones that were pulled out; a sound pauses also when it ends.
  audio.addEventListener('pause', () => audio.ended || tell({ type: 'sound.ended' }));
  audio.play().catch((error: unknown) => {
    const isBlocked = error instanceof DOMException && error.name === 'NotAllowedError';
    tell({ type: isBlocked ? 'sound.blocked' : 'sound.failed' });
  });
  return () => {
    audio.pause();
    audio.removeAttribute('src');
    audio.load();
  };
};

const speak = fromCallback<AnyEventObject, Sound>(({ input: { text, audio, voice }, sendBack }) => {
  let isOver = false;
  const tell = (event: SoundEvent): void => {
    if (!isOver) sendBack(event);
  };
  const stop = audio === null ? speakText(text, tell, voice) : playSound(audio, tell);
  return () => {
    isOver = true;
    stop();
  };
});

/** Chrome loads its voices when somebody asks for them. */
const wakeVoices = (): void => {
  if ('speechSynthesis' in window) window.speechSynthesis.getVoices();
};

/** What reading messages out asks of the world. */
export const speechActors = (api: Api) => {
  const speech = createSpeechApi(api.client);
  wakeVoices();
  return {
    playAudio: fromPromise<Sound, Play>(({ input: { characterId, msgId, intentId }, signal }) =>
      speech.play({ characterId, msgId }, { signal, idempotencyKey: intentId }),
    ),
    speak,
  };
};

/** What trying a voice asks of the world: a sentence by the browser, in the manner that stands in place of a message. */
export const voiceSampleActors = (sentence: () => string) => {
  wakeVoices();
  return {
    playAudio: fromPromise<Sound, Play>(({ input: { msgId } }) =>
      Promise.resolve({ text: sentence(), audio: null, voice: voice.safeParse(msgId).data }),
    ),
    speak,
  };
};
