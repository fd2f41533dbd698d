import { foldedWords, plainWords } from '../plainWords.ts';
import { breaks } from '../rules/rule.ts';
import { accentedMinors, youngWishes } from '../rules/youngWishes.ts';

/**
 * Whether a wish speaks of somebody who is no adult, in any language that Liora knows. What a character may mention in passing, such as a
 * daughter, would be on the picture: here there are no exceptions but things, plants and animals.
 */
export const speaksOfMinors = (wish: string): boolean => {
  if (accentedMinors.test(wish.normalize('NFC').replace(/\p{Cf}/gu, ''))) return true;
  const plain = plainWords(wish);
  return [...new Set([plain, foldedWords(plain)])].some((words) => youngWishes.some((one) => breaks(words, one)));
};
