import type { CareLanguage } from '#contract/care.ts';
import type { Rule } from '../rule.ts';
import type { AgeRules } from './ageRules.ts';
import { arabic } from './arabic.ts';
import { chinese } from './chinese.ts';
import { dutch } from './dutch.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import { hindi } from './hindi.ts';
import { italian } from './italian.ts';
import { japanese } from './japanese.ts';
import { korean } from './korean.ts';
import { namedAge, yourYoungOne } from './namedAge.ts';
import { polish } from './polish.ts';
import { portuguese } from './portuguese.ts';
import { russian } from './russian.ts';
import { schoolLabel } from './schoolLabel.ts';
import { spanish } from './spanish.ts';
import { turkish } from './turkish.ts';

const byLanguage: Readonly<Record<Exclude<CareLanguage, 'en'>, AgeRules>> = {
  ar: arabic,
  zh: chinese,
  nl: dutch,
  fr: french,
  de: german,
  hi: hindi,
  it: italian,
  ja: japanese,
  ko: korean,
  pl: polish,
  pt: portuguese,
  ru: russian,
  es: spanish,
  tr: turkish,
};
const languages = Object.values(byLanguage);

/** A number below 18 in a language other than English, in its own letters. */
export const youngNumberIn = (language: Exclude<CareLanguage, 'en'>): string => byLanguage[language].number;

/** Everybody is an adult in other languages than English too: ages and the words for young people. */
export const underAgeAnywhere: readonly Rule[] = [
  namedAge,
  yourYoungOne,
  schoolLabel,
  ...languages.flatMap(({ texts }) => texts),
];
/** Such words alone, in a tag. */
export const youngTagsAnywhere: readonly Rule[] = languages.flatMap(({ tags }) => tags);
/** Whoever a wish names would be on the picture: without exceptions. */
export const youngWishesAnywhere: readonly Rule[] = languages.flatMap(({ wishes }) => wishes);
