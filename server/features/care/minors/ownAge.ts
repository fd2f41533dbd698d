import { CARE_LANGUAGES, type CareLanguage } from '#contract/care.ts';
import { foldedWords, plainPattern, plainWords } from '../plainWords.ts';
import { youngNumberIn } from '../rules/languages/underAgeAnywhere.ts';
import { YOUNG_AGE } from '../rules/words.ts';
import { ownAgeWords } from './ownAgeWords.ts';

/** Scripts without spaces between words; Korean patterns tell themselves where a word begins. */
const DENSE: ReadonlySet<string> = new Set(['zh', 'ja', 'ko']);
/** From 12 to 17, but for what is a name or a word as well. */
const ROMAN = String.raw`(?<![\p{L}\p{N}])x(?:v(?:ii?)?|iv|iii?)(?![\p{L}\p{N}])`;
/** Whoever writes is no toddler: smaller numbers count something else. */
const WRITES = String.raw`(?!0?[1-3](?!\d))`;
const ENGLISH = String.raw`(?:${YOUNG_AGE}|(?<!\d[.,:/-]?)[45](?!\d|[.,:]\d))`;

const numberIn = (language: CareLanguage): string =>
  `(?:${WRITES}${language === 'en' ? ENGLISH : youngNumberIn(language)}|${ROMAN})`;

const sourceOf = (language: CareLanguage): string => {
  const number = numberIn(language);
  const source = ownAgeWords[language].map((pattern) =>
    pattern.replaceAll(' ', String.raw`\s+`).replaceAll('#', () => number),
  );
  const anywhere = `(?:${plainPattern(source.join('|'))})`;
  return DENSE.has(language) ? anywhere : String.raw`(?<![\p{L}\p{M}\p{N}])${anywhere}`;
};

let made: readonly RegExp[] | undefined;
/** Made when somebody first says something, for that takes a while. */
const expressions = (): readonly RegExp[] =>
  (made ??= CARE_LANGUAGES.map((language) => new RegExp(sourceOf(language), 'u')));

/** Whether whoever says it is under 18 by it, in any language that Liora hears. */
export const tellsOwnAge = (said: string): boolean => {
  const plain = plainWords(said);
  return [...new Set([plain, foldedWords(plain)])].some((words) => expressions().some((tells) => tells.test(words)));
};
