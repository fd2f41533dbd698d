import type { Concept } from './concepts.ts';

/** Tokens: words, stretches of digits as one sign, question marks, pictographs; scripts without spaces give their letters one by one. */
const TOKEN =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])[\p{L}\p{M}])+|\p{N}+|\?|\p{Extended_Pictographic}/gu;

export const tokensOf = (text: string): string[] =>
  (text.match(TOKEN) ?? []).map((token) => (/^\p{N}/u.test(token) ? '#' : token));

/** Letters in a row that are looked at, across words. */
const LETTERS = [3, 4, 5] as const;
/** The same in scripts whose letters are syllables or words. */
const DENSE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** Whether a text is in a script whose letters are syllables or words. */
export const isDense = (text: string): boolean => DENSE.test(text);

/** FNV-1a over UTF-16 code units; 32 bits (http://www.isthe.com/chongo/tech/comp/fnv/). */
export const hash = (text: string): number => {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value ^= text.charCodeAt(index);
    value = Math.imul(value, 0x01000193);
  }
  return value >>> 0;
};

const wordFeatures = (tokens: readonly string[], mark: string, into: Set<number>): void => {
  for (const [index, first] of tokens.entries()) {
    into.add(hash(`${mark}w${first}`));
    const [second, third, fourth] = tokens.slice(index + 1, index + 4);
    if (second !== undefined) into.add(hash(`${mark}b${first} ${second}`));
    if (third !== undefined) {
      into.add(hash(`${mark}t${first} ${second} ${third}`));
      into.add(hash(`${mark}s${first} ${third}`));
    }
    if (fourth !== undefined) into.add(hash(`${mark}s${first} ${fourth}`));
  }
  if (tokens.length > 0) into.add(hash(`${mark}b^ ${tokens[0]}`));
  if (tokens.length > 1) into.add(hash(`${mark}t^ ${tokens[0]} ${tokens[1]}`));
  if (tokens.length > 0 && tokens.length <= 5) into.add(hash(`${mark}=${tokens.join(' ')}`));
};

const letterFeatures = (tokens: readonly string[], mark: string, into: Set<number>): void => {
  const text = ` ${tokens.join(DENSE.test(tokens.join('')) ? '' : ' ')} `;
  const sizes = DENSE.test(text) ? [2, 3, 4] : LETTERS;
  for (const size of sizes)
    for (let index = 0; index + size <= text.length; index += 1)
      into.add(hash(`${mark}c${text.slice(index, index + size)}`));
};

/** A legible text, and the concepts in it in their order. */
export interface Shown {
  readonly text: string;
  readonly concepts: readonly (readonly Concept[])[];
}

/** Concepts that stand together, whatever the language. */
const CONCEPTS_NEAR = 4;

const conceptFeatures = (concepts: Shown['concepts'], mark: string, into: Set<number>): void => {
  for (const [index, some] of concepts.entries())
    for (const first of some) {
      into.add(hash(`${mark}K${first}`));
      for (const [distance, others] of concepts.slice(index + 1, index + CONCEPTS_NEAR).entries())
        for (const second of others) {
          into.add(hash(`${mark}P${first} ${second}`));
          if (distance === 0) into.add(hash(`${mark}N${first} ${second}`));
          for (const third of concepts[index + distance + 2] ?? [])
            into.add(hash(`${mark}T${first} ${second} ${third}`));
        }
    }
};

/** What every text shows: how things stand before a word is read. */
export const ALWAYS = hash('always');

/** What a text shows, as hashes: words, pairs and triples of words, words and concepts that stand near each other, and letters in a row. */
export const featuresOf = (shown: Shown, earlier?: Shown): ReadonlySet<number> => {
  const features = new Set<number>([ALWAYS]);
  const tokens = tokensOf(shown.text);
  wordFeatures(tokens, '', features);
  letterFeatures(tokens, '', features);
  conceptFeatures(shown.concepts, '', features);
  if (earlier !== undefined && earlier.text !== '') {
    const before = tokensOf(earlier.text);
    features.add(hash('<earlier'));
    wordFeatures(before, '<', features);
    letterFeatures(before, '<', features);
    conceptFeatures(earlier.concepts, '<', features);
  }
  return features;
};
