import { plainPattern } from '../../plainWords.ts';
import { after, before, rule, type Rule, type Spare } from '../rule.ts';

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
  /** Young people as nouns, in all their forms: alone in a sentence or a tag, and anywhere in a wish. */
  readonly nouns: string;
  /** Further ones that texts may mention, but no wish. */
  readonly children: string;
  /** What a wish counts an age by, and what stands before and after where it is none. */
  readonly years: {
    readonly unit: string;
    readonly before?: string;
    readonly after?: string;
  };
  /** Words before a noun that make it another's, or deny it. */
  readonly others?: string;
  /** Women and men, and what stands between them and their age: `chica de 15`. */
  readonly persons?: string;
  /** What has an age in a wish and is no person. */
  readonly things?: string;
}

/** What a language forbids in texts of characters, in tags, and in wishes. */
export interface AgeRules {
  readonly texts: readonly Rule[];
  readonly tags: readonly Rule[];
  readonly wishes: readonly Rule[];
}

const NO_LETTER_BEFORE = String.raw`(?<![\p{L}\p{M}])`;
const NO_LETTER_AFTER = String.raw`(?![\p{L}\p{M}])`;
/** Where a sentence, a line, a cell or a value begins. */
const START = String.raw`(?<=(?:^|[.!?\n;:|("+\[\]।،]|{{char}}\s?[,(-])[\s'-]{0,4})`;
const END = String.raw`(?=\s*(?:[.,;:!?)\]\n"'|+।،]|$))`;

/** No part of a greater number, nor of a fraction, a date or a time. */
const numberOf = ({ numbers, greater, isUnspaced = false }: AgeWords): string => {
  const notAfter = String.raw`(?<!\d[.,:/-]?)${greater === undefined ? '' : `(?<!${greater})`}`;
  const inWords = `${isUnspaced ? '' : NO_LETTER_BEFORE}(?:${numbers})`;
  return String.raw`${notAfter}(?:(?:1[0-7]|[1-9])(?![\d]|[.,:]\d)|${inWords})`;
};

const plainAfter = (pattern: string): string => String.raw`\s*${plainPattern(pattern)}`;
const ruleOf = (pattern: string, ...spares: readonly Spare[]): Rule =>
  rule('underAge', plainPattern(pattern), ...spares);

const wishesOf = (words: AgeWords, number: string): readonly Rule[] => {
  const { isUnspaced = false, nouns, children, years, persons, things } = words;
  const [start, end] = isUnspaced ? ['', ''] : [NO_LETTER_BEFORE, NO_LETTER_AFTER];
  const notBefore =
    years.before === undefined ? '' : String.raw`(?<!${NO_LETTER_BEFORE}(?:${years.before})\s(?:\p{L}+\s)?)`;
  const notAfter = years.after === undefined ? '' : String.raw`(?!\s*(?:${years.after}))`;
  const spares =
    things === undefined
      ? []
      : [
          before(plainPattern(String.raw`${start}(?:${things})\s+(?:\p{L}{1,4}\s+)?`)),
          after(plainAfter(String.raw`\p{L}{0,3}\s*(?:${things})(?=\s*(?:[.,;!?)]|$))`)),
        ];
  return [
    ...words.ages.map((age) => ruleOf(age.replaceAll('#', number), ...spares)),
    ruleOf(String.raw`${notBefore}${number}[\s-]*(?:${years.unit})${end}${notAfter}`, ...spares),
    ruleOf(`${start}(?:${nouns}|${children})${end}`),
    ...(persons === undefined
      ? []
      : [
          ruleOf(
            String.raw`${start}(?:${persons})[\s,(]+${number}(?![\d\p{L}])(?=\s*(?:[.,;!?)]|$|\p{L}+\s))(?!\s*(?:uhr|cm|mm?|km|°|%|kg|h|ft|feet|foot|inch(?:es)?|in|lbs?|pounds?|stones?|metres?|meters?|miles?|am|pm)(?!\p{L}))`,
          ),
        ]),
  ];
};

/** The rules on age for a language. */
export const ageRules = (words: AgeWords): AgeRules => {
  const number = numberOf(words);
  const { isUnspaced = false, nouns, others = '-', children } = words;
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
  const found = [...words.ages, ...words.youths].map((pattern) => pattern.replaceAll('#', number));
  const adjective = String.raw`(?!(?:${others})${NO_LETTER_AFTER})[\p{L}\p{M}-]{1,20}`;
  const alone = String.raw`${START}(?:${adjective},?\s+){0,2}?(?:${nouns})(?:\s${adjective})?${END}`;
  const inTag = isUnspaced ? '' : String.raw`(?:${adjective}\s+){0,2}?`;
  return {
    texts: [
      ...found.map((pattern) => ruleOf(pattern, ...spares)),
      ...(isUnspaced ? [] : [ruleOf(alone, after(...words.spared.after.map(plainAfter)))]),
    ],
    tags: [ruleOf(String.raw`(?<=^|\n)#?${inTag}(?:${nouns}|${children})(?=\n|$)`)],
    wishes: wishesOf(words, number),
  };
};
