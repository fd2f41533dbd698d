import { plainPattern } from '../../plainWords.ts';
import { after, before, rule, type Rule, type Spare } from '../rule.ts';
import { ROMAN } from '../words.ts';

/** Where it is harmless, by what stands right before and right after: others than the character, things, what was so once. */
export interface Spared {
  readonly before: readonly string[];
  readonly after: readonly string[];
  /** After what says youth without a number; `after` without it. */
  readonly afterYouths?: readonly string[];
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
  /** Such a noun for one person who attends a school or grows up, with the kind of school where the noun alone may be an adult. */
  readonly pupils?: string;
  /** What goes on after a noun that opens a sentence: `lycéenne en uniforme`. */
  readonly goesOn?: string;
  /** Whoever has an age without its unit, with the word between: `meisje van veertien`. */
  readonly aged?: string;
  /** What stands before or after such an age and makes it no other: `seize ans à peine`. */
  readonly only?: string;
  /** Half a year more than the number. */
  readonly half?: string;
  /** Parents and teachers with the word after them: whatever follows is told of others. */
  readonly grownUps?: string;
  /** What stands before the age of today, where a sentence told of an earlier one. */
  readonly now?: string;
  /** What a wish calls the early years by: `de pequeña`. */
  readonly earlyYears?: string;
  /** Words before a noun that make it another's, or deny it. */
  readonly others?: string;
  /** Women and men, and what stands between them and their age: `chica de 15`. */
  readonly persons?: string;
  /** What has an age in a wish and is no person. */
  readonly things?: string;
}

/** What a language forbids in texts of characters, in tags, and in wishes. */
export interface AgeRules {
  /** A number below 18, in the language's own letters. */
  readonly number: string;
  readonly texts: readonly Rule[];
  readonly tags: readonly Rule[];
  readonly wishes: readonly Rule[];
}

const NO_LETTER_BEFORE = String.raw`(?<![\p{L}\p{M}])`;
const NO_LETTER_AFTER = String.raw`(?![\p{L}\p{M}])`;
/** Where a sentence, a line, a cell or a value begins; in the middle of a word it is settled at once. */
const START = String.raw`(?<![\p{L}\p{M}\p{N}])(?<=(?:^|[.!?\n;:|("+\[\]।،]|{{char}}\s?[,(-])[\s'-]{0,4})`;
/** The same, and after a comma. */
const VALUE_START = String.raw`(?<![\p{L}\p{M}\p{N}])(?<=(?:^|[.!?\n;,|("+\[\]।،、]|{{char}}\s?[,(-])[\s'-]{0,4})`;
/** A noun with such a word before it is somebody who is spoken of; with the others it may be anybody, unless a text begins with it. */
const DEFINITE = String.raw`(?:the|der|die|das|den|dem|le|la|les|el|los|las|il|lo|os?|as?|de|het)\s`;
const INDEFINITE = String.raw`(?:an?|eine?[mnrs]?|une?|un[ao]s?|uno|um|uma|een|bir)\s`;
const LINE_START = String.raw`(?<=(?:^|[\n:|]|{{char}}\s?[,(-])[\s'"-]{0,4})`;
/** Words that speak of many. */
const EVERY =
  'ogni|qualche|alcun\\p{L}+|cada|tod[oa]s?|jede[rsmn]?|manche[rsmn]?|viele|chaque|tout\\p{L}*|plusieurs|elke?|iedere?|veel|każd\\p{L}+|wiele|кажд\\p{L}+|люб\\p{L}+|многие|her|كل|हर|muchos|molti|muitos';
/** After a comma, those of whom somebody has so many: `divorced, two teenagers`. */
const SO_MANY =
  'two|three|four|five|zwei|drei|vier|fünf|dos|tres|cuatro|cinco|deux|trois|quatre|cinq|due|tre|quattro|cinque|dois|duas|três|cinco|twee|vijf|dwoje|dwóch|dwie|troje|trzech|trzy|двое|двоих|трое|троих|iki|üç|दो|तीन|[2-9]';
const END = String.raw`(?=\s*(?:[.,;:!?)\]\n"'|+।،]|$))`;

/** Such a number in Roman numerals, between a label and its end, or before its unit: after a name it is of a king or a pope. */
const romanOf = ({ years }: AgeWords): string => {
  const letter = String.raw`[\p{sc=Latin}\p{sc=Cyrl}\p{N}]`;
  const labelled = String.raw`(?<=[:=>~-]["'(\s]{0,3})${ROMAN}${END}`;
  const counted = String.raw`${ROMAN}(?!${letter})(?=-(?![ivx])\p{L}|\s*(?:${years.unit}))`;
  return `(?=[vix])(?<!${letter})(?:${labelled}|${counted})`;
};

/** No part of a greater number, nor of a fraction, a date or a time. */
const numberOf = (words: AgeWords): string => {
  const { numbers, greater, isUnspaced = false } = words;
  const notAfter = String.raw`(?<!\d[.,:/-]?)${greater === undefined ? '' : `(?<!${greater})`}`;
  const inWords = `${isUnspaced ? '' : NO_LETTER_BEFORE}(?:${numbers})`;
  return String.raw`${notAfter}(?:(?:1[0-7]|[1-9])(?![\d]|[.,:]\d)|${romanOf(words)}|${inWords})`;
};

const plainAfter = (pattern: string): string => String.raw`\s*${plainPattern(pattern)}`;
const ruleOf = (pattern: string, ...spares: readonly Spare[]): Rule =>
  rule('underAge', plainPattern(pattern), ...spares);

/** Of patterns that a language need not have. */
const eitherOf = (...patterns: readonly (string | undefined)[]): string =>
  patterns.filter((pattern) => pattern !== undefined).join('|');

/** Ages without a word that says they are: at the beginning of a line, in a list, after a person. */
const bareAges = (words: AgeWords, number: string, goesOn: string): readonly string[] => {
  const { years, aged, half = '-', only = '-', others = '-', isUnspaced = false } = words;
  if (isUnspaced) return [];
  const end = String.raw`(?:\s*(?:${half}))?(?:${END}|${goesOn})`;
  return [
    String.raw`${VALUE_START}(?:(?:${only})\s+)?${number}\s*(?:${years.unit})(?![\p{L}\p{M}])(?:\s*(?:${half}|${only}))?${END}`,
    String.raw`${VALUE_START}(?:${only})\s+${number}(?![\p{L}\p{M}])${END}`,
    ...(aged === undefined
      ? []
      : [
          String.raw`${NO_LETTER_BEFORE}(?=(?:${aged})\s)(?<!${NO_LETTER_BEFORE}(?:${others})\s(?:\p{L}{1,20}\s)?)(?:${aged})\s+${number}(?:\s*(?:${years.unit}))?(?![\p{L}\p{M}])${end}`,
        ]),
  ];
};

const wishesOf = (words: AgeWords, number: string): readonly Rule[] => {
  const { isUnspaced = false, nouns, children, years, persons, things, pupils, earlyYears } = words;
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
    ruleOf(`${start}(?:${eitherOf(nouns, children, pupils, earlyYears).replaceAll('#', number)})${end}`),
    ...(persons === undefined
      ? []
      : [
          ruleOf(
            String.raw`${start}(?:${persons})[\s,(]+${number}(?![\d\p{L}])(?=\s*(?:[.,;!?)]|$|\p{L}+\s))(?!\s*(?:uhr|cm|mm?|km|°|%|kg|h|ft|feet|foot|inch(?:es)?|in|lbs?|pounds?|stones?|metres?|meters?|miles?|am|pm)(?!\p{L}))`,
          ),
        ]),
  ];
};

/** Young people as nouns that tell who the character is: they open a sentence, or stand in a list. */
const headsOf = (words: AgeWords, goesOn: string, sparesBefore: readonly Spare[]): readonly Rule[] => {
  const { nouns, pupils, others = '-', isUnspaced = false } = words;
  if (isUnspaced) return [];
  const adjective = String.raw`(?!(?:${others}|${EVERY})${NO_LETTER_AFTER})[\p{L}\p{M}-]{1,20}`;
  const adjectives = String.raw`(?:${adjective}(?:\s+|,\s+(?!(?:${SO_MANY})\s))){0,2}?`;
  const end = String.raw`(?:\s${adjective})?${END}`;
  return [
    ruleOf(String.raw`${START}${adjectives}(?:${nouns})${end}`, after(...words.spared.after.map(plainAfter))),
    ...(pupils === undefined
      ? []
      : [
          ruleOf(String.raw`${START}${adjectives}(?:${pupils})${end}`),
          ruleOf(
            String.raw`${START}(?!${DEFINITE})(?:${LINE_START}|(?!${INDEFINITE}))${adjectives}(?:${pupils})(?:\s${adjective})?${goesOn}`,
          ),
          ruleOf(
            String.raw`(?<=[,;،])\s?(?:(?:(?!${DEFINITE})${adjective},?\s+){0,2}?(?:${pupils})${END}|(?!${INDEFINITE})(?:(?!${DEFINITE})${adjective},?\s+){0,2}?(?:${pupils})${goesOn})`,
            ...sparesBefore,
          ),
        ]),
  ];
};

/** Where what says an age or a youth is harmless: by what stands before it, by what follows, and because a greater age of today follows. */
interface Spares {
  readonly before: readonly Spare[];
  readonly after: readonly Spare[];
  readonly afterYouths: readonly Spare[];
  readonly now: readonly Spare[];
}

const sparesOf = ({ spared, grownUps, now, years, isUnspaced = false }: AgeWords): Spares => {
  const { relatives } = spared;
  const start = isUnspaced ? '' : NO_LETTER_BEFORE;
  const youngRelatives: readonly Spare[] =
    relatives === undefined
      ? []
      : [
          {
            ...before(plainPattern(String.raw`(?<!${relatives.is}\s(?:\S{1,20}\s){0,3})`)),
            ...after(plainAfter(relatives.after)),
          },
        ];
  const adultAge = String.raw`(?:1[89]|[2-9]\d)(?!\d)(?=\s*(?:${years.unit}|[.,;)。]|$))`;
  return {
    before: [
      before(...spared.before.map(plainPattern)),
      ...(grownUps === undefined
        ? []
        : [before(plainPattern(String.raw`${start}(?:${grownUps})[^.!?;,،、。\n]{0,40}`))]),
    ],
    after: [after(...spared.after.map(plainAfter)), ...youngRelatives],
    afterYouths: [after(...(spared.afterYouths ?? spared.after).map(plainAfter)), ...youngRelatives],
    now:
      now === undefined
        ? []
        : [after(plainPattern(String.raw`[^.!?。\n]{0,40}${start}(?:${now})\s*(?:\p{L}+\s+){0,3}${adultAge}`))],
  };
};

/** The rules on age for a language. */
export const ageRules = (words: AgeWords): AgeRules => {
  const number = numberOf(words);
  const { isUnspaced = false, nouns, others = '-', children, pupils } = words;
  const spares = sparesOf(words);
  const goesOn = words.goesOn === undefined ? '(?!)' : String.raw`(?=\s+(?:${words.goesOn})${NO_LETTER_AFTER})`;
  const inNumbers = (pattern: string): string => pattern.replaceAll('#', number);
  const adjective = String.raw`(?!(?:${others}|${EVERY})${NO_LETTER_AFTER})[\p{L}\p{M}-]{1,20}`;
  const inTag = isUnspaced ? '' : String.raw`(?:${adjective}\s+){0,2}?`;
  return {
    number,
    texts: [
      ...words.ages.map((age) => ruleOf(inNumbers(age), ...spares.before, ...spares.after, ...spares.now)),
      ...words.youths.map((youth) => ruleOf(inNumbers(youth), ...spares.before, ...spares.afterYouths, ...spares.now)),
      ...bareAges(words, number, goesOn).map((pattern) => ruleOf(pattern, ...spares.before, ...spares.now)),
      ...headsOf(words, goesOn, spares.before),
    ],
    tags: [ruleOf(String.raw`(?<=^|\n)#?${inTag}(?:${eitherOf(nouns, children, pupils)})(?=\n|$)`)],
    wishes: wishesOf(words, number),
  };
};
