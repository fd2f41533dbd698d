import { encouragingWords } from './encouragingWords.ts';
import { legible } from './hearing/legible.ts';

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
/** Words right before that turn it into its opposite; but "why don't you" asks for it. */
const DENIED =
  /(?<!\b(?:why|pourquoi|perche|por que|warum|waarom) )(?:\b(?:dont|do not|never|not|wont|will not|cant|cannot|please dont|would never|shouldnt|should not|must not|wouldnt|nor|if you|whether you|that you|tried to|wanted to|want to|wants to|thinking of|thoughts of|urge to)|\b(?:nicht|nie|niemals|kein|nunca|jamas|ne|nao|niet|nie)|(?<!\p{L})(?:не|никогда|لا|لن))\s+(?:\p{L}+\s+){0,2}$|\b(?:no|non) $/u;

/** How much before a match tells whether it is denied. */
const BEFORE = 40;

/**
 * Whether what a companion says encourages somebody to die or to be hurt. `isCut`: more stands before it, and may deny its first words, which
 * are judged with that.
 */
export const encouragesHarm = (said: string, isCut = false): boolean => {
  const text = legible(said);
  // Letters drawn out are fewer in what is legible.
  const from = isCut ? legible(said.slice(0, BEFORE)).length : 0;
  return Array.from(text.matchAll(encouraging)).some(
    ({ index }) => index >= from && !DENIED.test(text.slice(Math.max(0, index - BEFORE), index)),
  );
};
