import type { Voice } from '#contract/characterDraft.ts';
import type { SoundEvent } from '#machines/speech/speechMachine.ts';

/** How long the list of voices may take to load, in milliseconds. */
const VOICES_TIMEOUT = 2000;
/** A browser that says nothing for so long, to a page that nobody touched just now, waits for a press. */
const SILENCE_TIMEOUT = 3000;
/** Voices of Chrome fall silent in an utterance of more than about 15 seconds. */
const PIECE = /.{1,160}(?:\s+|$)|.{1,160}/gsu;

interface Manner {
  /** Of the voice's own speed. */
  readonly rate: number;
  /** From 0 to 2; 1 is the voice's own. */
  readonly pitch: number;
  /** From 0 to 1. */
  readonly volume: number;
}

const OWN: Manner = { rate: 1, pitch: 1, volume: 1 };
const MANNERS: Readonly<Record<Voice, Manner>> = {
  warm: { rate: 0.92, pitch: 0.9, volume: 1 },
  bright: { rate: 1.05, pitch: 1.3, volume: 1 },
  calm: { rate: 0.82, pitch: 1, volume: 1 },
  deep: { rate: 0.9, pitch: 0.55, volume: 1 },
  soft: { rate: 0.88, pitch: 1.15, volume: 0.65 },
  crisp: { rate: 1.18, pitch: 1.05, volume: 1 },
};

/** How a browser sounds like that, with whichever voice it has. */
export const mannerOf = (voice: Voice | undefined): Manner => (voice === undefined ? OWN : MANNERS[voice]);

/** Cuts a text into sentences, and those into pieces, that a voice gets through. */
export const spokenPieces = (text: string, language: string): string[] =>
  [...new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text)]
    .flatMap(({ segment }) => segment.match(PIECE) ?? [])
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '');

/** `en` of `en-GB` and `en_GB`. */
const languageOf = (tag: string): string => tag.toLowerCase().split(/[-_]/, 1)[0] ?? '';

/** A voice of the language: the person's own choice, else one of the machine, else any. Undefined when there is none. */
export const voiceFor = <Voice extends Pick<SpeechSynthesisVoice, 'lang' | 'default' | 'localService'>>(
  voices: readonly Voice[],
  language: string,
): Voice | undefined => {
  const fitting = voices.filter(({ lang }) => languageOf(lang) === languageOf(language));
  return fitting.find((voice) => voice.default) ?? fitting.find(({ localService }) => localService) ?? fitting[0];
};

const eventOf = (error: SpeechSynthesisErrorCode): SoundEvent => {
  switch (error) {
    case 'not-allowed':
      return { type: 'sound.blocked' };
    // Somebody else speaks now.
    case 'canceled':
    case 'interrupted':
      return { type: 'sound.ended' };
    default:
      return { type: 'sound.failed' };
  }
};

/** Speaks a text with a voice of the browser, in the manner of one that was chosen. Gives how to stop. */
export const speakText = (text: string, tell: (event: SoundEvent) => void, like?: Voice): (() => void) => {
  if (!('speechSynthesis' in window)) {
    tell({ type: 'sound.failed' });
    return () => undefined;
  }
  const { speechSynthesis } = window;
  const language = document.documentElement.lang || navigator.language;
  const pieces = spokenPieces(text, language);
  const stopping = new AbortController();
  const { signal } = stopping;
  let timer: ReturnType<typeof setTimeout> | undefined;
  // Chrome tells nothing about an utterance that nobody holds.
  let utterance: SpeechSynthesisUtterance | undefined;

  const speakFrom = (index: number, voice: SpeechSynthesisVoice | undefined): void => {
    const piece = pieces[index];
    if (piece === undefined) return tell({ type: 'sound.ended' });
    utterance = new SpeechSynthesisUtterance(piece);
    utterance.lang = voice?.lang ?? language;
    utterance.voice = voice ?? null;
    Object.assign(utterance, mannerOf(like));
    const onStart = (): void => {
      clearTimeout(timer);
      if (index === 0) tell({ type: 'sound.started' });
    };
    utterance.addEventListener('start', onStart, { signal });
    utterance.addEventListener('end', () => speakFrom(index + 1, voice), { signal });
    utterance.addEventListener('error', ({ error }) => tell(eventOf(error)), { signal });
    speechSynthesis.speak(utterance);
  };

  const begin = (): void => {
    const voices = speechSynthesis.getVoices();
    if (voices.length === 0 || utterance !== undefined) return;
    clearTimeout(timer);
    if (speechSynthesis.speaking || speechSynthesis.pending) speechSynthesis.cancel();
    if (speechSynthesis.paused) speechSynthesis.resume();
    // Some browsers say nothing at all where they want a press.
    if (!navigator.userActivation.isActive) timer = setTimeout(() => tell({ type: 'sound.blocked' }), SILENCE_TIMEOUT);
    speakFrom(0, voiceFor(voices, language));
  };

  timer = setTimeout(() => tell({ type: 'sound.failed' }), VOICES_TIMEOUT);
  speechSynthesis.addEventListener('voiceschanged', begin, { signal });
  // Chrome goes on speaking after the page is gone.
  window.addEventListener('pagehide', () => speechSynthesis.cancel(), { signal });
  begin();

  return () => {
    stopping.abort();
    clearTimeout(timer);
    if (utterance !== undefined) speechSynthesis.cancel();
  };
};
