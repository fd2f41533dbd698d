import { CONCEPTS, type Concept } from './concepts.ts';
import { alternativesOf } from './conceptsIn.ts';
import type { Lexicon, SurePattern } from './lexicon.ts';
import { legible } from './legible.ts';

const DENSE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** At most three words between two others. */
const GAP = String.raw`(?:[^\p{L}\p{N}.!?\n]+[\p{L}\p{M}\p{N}]+){0,3}?[^\p{L}\p{N}.!?\n]+`;
const DENSE_GAP = String.raw`[^。！？.!?\n]{0,6}?`;

const escaped = (word: string): string => word.replace(/[\\^$.*+?()[\]{}|/]/gu, String.raw`\$&`);
const isConcept = (name: string): name is Concept => CONCEPTS.some((concept) => concept === name);

const groupOf = (entry: string): string => {
  const alternatives = alternativesOf(entry).map(
    ({ word, isStem }) => `${escaped(word).replaceAll(' ', String.raw`\s+`)}${isStem ? String.raw`[\p{L}\p{M}]*` : ''}`,
  );
  return `(?:${alternatives.length === 0 ? '(?!)' : alternatives.toSorted((a, b) => b.length - a.length).join('|')})`;
};

/** Letters of a pattern as legible text has them; its signs stay. */
const legibleLetters = (pattern: string): string =>
  pattern.replace(/[\p{L}\p{M}]+/gu, (letters) => (/^[a-z]+$/iu.test(letters) ? letters : legible(letters)));

/** A pattern as a regular expression. Throws where it names no concept. */
export const compile = (pattern: string, words: Lexicon['words']): RegExp => {
  const isDense = DENSE.test(pattern) || DENSE.test(words.die ?? '');
  const source = legibleLetters(pattern)
    .replaceAll('~', isDense ? DENSE_GAP : GAP)
    .replace(/(?<!\\[pP])\{([a-zA-Z]+)\}/gu, (_, name: string) => {
      if (!isConcept(name)) throw new Error(`{${name}} is no concept`);
      return groupOf(words[name] ?? '');
    });
  return new RegExp(isDense ? source : String.raw`(?<![\p{L}\p{M}\p{N}])(?:${source})(?![\p{L}\p{M}\p{N}])`, 'u');
};

type Found = Pick<SurePattern, 'kind' | 'urgency' | 'about'>;

/** Finds the first pattern of a lexicon that a legible text shows. */
export const patternFinder = ({ words, patterns }: Lexicon): ((text: string) => Found | undefined) => {
  const compiled = patterns.map(({ pattern, unless, kind, urgency, about }) => ({
    found: { kind, urgency, about },
    expression: compile(pattern, words),
    exception: unless === undefined ? undefined : compile(unless, words),
  }));
  return (text) =>
    compiled.find(({ expression, exception }) => expression.test(text) && exception?.test(text) !== true)?.found;
};
