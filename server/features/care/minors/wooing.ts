import { wooingWords } from './wooingWords.ts';

/** Scripts without spaces between words. */
const DENSE: ReadonlySet<string> = new Set(['zh', 'ja', 'ko']);
const all = Object.entries(wooingWords);

/** One expression of what each language has; in scripts with spaces it is whole words at its beginning, and at its `end`. */
const anyOf = (sourceOf: (words: (typeof all)[number][1]) => string, end = ''): RegExp =>
  new RegExp(
    all
      .map(([language, words]) =>
        DENSE.has(language) ? sourceOf(words) : String.raw`(?<![\p{L}\p{M}\p{N}])(?:${sourceOf(words)})${end}`,
      )
      .join('|'),
    'u',
  );

const romantic = anyOf((words) => words.romantic, String.raw`(?![\p{L}\p{M}])`);
const played = anyOf((words) => words.played);
const woos = anyOf(({ woos, young }) => woos.join('|').replaceAll('YOUNG', () => young));

/** Whether a legible text speaks of love. */
export const isRomantic = (text: string): boolean => romantic.test(text);

/** Whether somebody is asked to play one who is no adult; `text` is legible. */
export const asksToPlayMinor = (text: string): boolean => played.test(text);

/** Whether whoever speaks woos somebody who is no adult; `text` is legible. */
export const woosMinor = (text: string): boolean => woos.test(text);
