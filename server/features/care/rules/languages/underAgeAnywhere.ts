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

const languages: readonly AgeRules[] = [
  arabic,
  chinese,
  dutch,
  french,
  german,
  hindi,
  italian,
  japanese,
  korean,
  polish,
  portuguese,
  russian,
  spanish,
  turkish,
];

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
