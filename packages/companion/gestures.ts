import { plainWords } from './plainText.ts';

/** A text of the person: what it says, and what it does between asterisks. */
export interface Acted {
  readonly gestures: readonly string[];
  readonly speech: string;
}

const noVerb = /^(?:yes|always|this|is|was|his|us|as|sometimes|less|perhaps|has|its|does|plus|thus|towards)$/u;

const isGesture = (words: string): boolean => {
  const [first = '', second] = words.toLowerCase().split(' ');
  const isVerb = /\p{L}{2}s$/u.test(first) && !noVerb.test(first);
  const isSlow = /^\p{L}+ly$/u.test(first) && (second ?? '').endsWith('s');
  return isVerb || isSlow || (first === 'i' && second !== undefined) || /^\p{L}{3,}ing$/u.test(first);
};

/** Reads `*takes your hand* Come.`; words that are only stressed, as in `I *really* do`, are speech. */
export const actedIn = (text: string): Acted => {
  const gestures: string[] = [];
  const speech = text.replace(/\*([^*]{2,200})\*/gu, (whole, inner: string) => {
    const words = plainWords(inner);
    if (!isGesture(words)) return whole;
    gestures.push(words);
    return ' ';
  });
  return { gestures, speech: speech.trim() };
};
