import { plainPattern } from '../../plainWords.ts';
import { after, before, rule, type Rule } from '../rule.ts';

/** Where it is harmless, by what stands right before and right after: others than the character, things, what was so once. */
export interface Spared {
  readonly before: readonly string[];
  readonly after: readonly string[];
  /** Young relatives right after an age, unless the character `is` one. */
  readonly relatives?: { readonly is: string; readonly after: string };
}

/** How a language tells of people who are no adults. All are pieces of patterns, in the language's own letters; `#` stands for a number below 18. */
export interface AgeWords {
  /** Such numbers in words. */
  readonly numbers: string;
  /** The language is written without blanks: words in numbers stand anywhere. */
  readonly isUnspaced?: boolean;
  /** What makes a number part of a greater one when it stands right before. */
  readonly greater?: string;
  /** What says an age. */
  readonly ages: readonly string[];
  /** What says that somebody is young without a number. */
  readonly youths: readonly string[];
  readonly spared: Spared;
}

/** No part of a greater number, nor of a fraction, a date or a time. */
const numberOf = ({ numbers, greater, isUnspaced = false }: AgeWords): string => {
  const notAfter = String.raw`(?<!\d[.,:/-]?)${greater === undefined ? '' : `(?<!${greater})`}`;
  const inWords = `${isUnspaced ? '' : String.raw`(?<!\p{L})`}(?:${numbers})`;
  return String.raw`${notAfter}(?:(?:1[0-7]|[1-9])(?![\d]|[.,:]\d)|${inWords})`;
};

const plainAfter = (pattern: string): string => String.raw`\s*${plainPattern(pattern)}`;

/** The rules on age for a language. */
export const ageRules = (words: AgeWords): readonly Rule[] => {
  const number = numberOf(words);
  const { relatives } = words.spared;
  const spares = [
    before(...words.spared.before.map(plainPattern)),
    after(...words.spared.after.map(plainAfter)),
    ...(relatives === undefined
      ? []
      : [
          {
            ...before(plainPattern(String.raw`(?<!${relatives.is}\s(?:\S{1,20}\s){0,3})`)),
            ...after(plainAfter(relatives.after)),
          },
        ]),
  ];
  const found = [...words.ages.map((age) => age.replaceAll('#', number)), ...words.youths];
  return found.map((pattern) => rule('underAge', plainPattern(pattern), ...spares));
};
