import { BEFORE, isDenied } from './denied.ts';
import { encouragingWords } from './encouragingWords.ts';
import { legible } from './hearing/legible.ts';
import { encouragesHurting } from './hurting/encouragesHurting.ts';

/** Scripts without spaces between words. */
const DENSE: ReadonlySet<string> = new Set(['zh', 'ja', 'ko']);
const all = Object.entries(encouragingWords).map(([language, patterns]) => ({
  isDense: DENSE.has(language),
  source: patterns.join('|'),
}));
const encouraging = new RegExp(
  all.map(({ isDense, source }) => (isDense ? source : String.raw`(?<![\p{L}\p{M}])(?:${source})`)).join('|'),
  'gu',
);
/**
 * Which harm a companion encourages: that whoever reads it dies or is hurt, or that they hurt others; undefined where it encourages none.
 * `isCut`: more stands before it, and may deny its first words, which are judged with that. `isOfSomebody`: they spoke of somebody of
 * their own life, who "him" may be.
 */
export const harmEncouraged = (
  said: string,
  isCut = false,
  isOfSomebody = false,
): 'selfHarm' | 'harmToOthers' | undefined => {
  const text = legible(said);
  // Letters drawn out are fewer in what is legible.
  const from = isCut ? legible(said.slice(0, BEFORE)).length : 0;
  if (Array.from(text.matchAll(encouraging)).some(({ index }) => index >= from && !isDenied(text, index)))
    return 'selfHarm';
  return encouragesHurting(text, from, isOfSomebody) ? 'harmToOthers' : undefined;
};
