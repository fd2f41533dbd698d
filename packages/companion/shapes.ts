import { plainWords } from './plainText.ts';

/** What a text of emoji says in words, where it says something. */
export const feelingOfEmoji = (text: string): string | undefined => {
  if (/[😢😭😞😔☹🙁💔😿🥺]/u.test(text)) return 'sad';
  if (/[😡😠🤬]/u.test(text)) return 'i am angry';
  if (/[😴🥱😪]/u.test(text)) return 'i am tired';
  if (/[😰😨😱😟]/u.test(text)) return 'i am worried';
  if (/[👋]/u.test(text)) return 'hello';
  if (/[🙏]/u.test(text)) return 'thank you';
  if (/[👍👌✅]/u.test(text)) return 'ok';
  if (/[👎❌]/u.test(text)) return 'no';
  if (/[😊😀😃😄😁🥰🎉🥳😍🤗]/u.test(text)) return 'i am happy';
  return undefined;
};

export const isCode = (text: string): boolean =>
  /<\/?[a-z][^>]*>/iu.test(text) ||
  /(?:=>|\(\)\s*\{|\};|;\s*$|\bfunction\s*\(|\bconst \w+ =|\bimport \w+|\bSELECT\b.+\bFROM\b|#include|\bdef \w+\()/u.test(
    text,
  ) ||
  (text.match(/[{}[\]<>=;$|\\^~_]/gu)?.length ?? 0) > text.length / 5;

/** A word that is none. */
export const isGibberish = (words: string): boolean =>
  !words.includes(' ') &&
  words.length >= 5 &&
  (/[bcdfghjklmnpqrstvwxz]{6,}/iu.test(words) ||
    /(.)\1{4,}/iu.test(words) ||
    /^(?:asdf|qwer|yxcv|zxcv|hjkl)/iu.test(words));

/** Nothing but dots and spaces. */
export const isSilence = (text: string): boolean => /^[\s.…\-–—_,;:]*$/u.test(text);

/** Word for word the same, but for case and punctuation. */
export const isSame = (one: string, other: string): boolean =>
  plainWords(one).toLowerCase() === plainWords(other).toLowerCase();
