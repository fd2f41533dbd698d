import { sureWith, withGaps } from '../../sure.ts';

/** A pattern that also finds `ae` for `ä` and `ss` for `ß`. */
const spelled = (pattern: string): string =>
  withGaps(pattern).replaceAll('ä', 'ae?').replaceAll('ö', 'oe?').replaceAll('ü', 'ue?').replaceAll('ß', '(?:ß|ss)');

const withoutUmlauts = (word: string): string =>
  word.replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue').replaceAll('ß', 'ss');

/** Words and, after them, those that may be typed without umlauts. */
export const typed = (entry: string): string => {
  const words = entry.split(' | ');
  return [...new Set([...words, ...words.map(withoutUmlauts)])].join(' | ');
};

export const sure = sureWith(spelled);
