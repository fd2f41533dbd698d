import type { Rule } from '../rule.ts';
import { chinese } from './chinese.ts';
import { dutch } from './dutch.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import { italian } from './italian.ts';
import { japanese } from './japanese.ts';
import { korean } from './korean.ts';
import { portuguese } from './portuguese.ts';
import { russian } from './russian.ts';
import { spanish } from './spanish.ts';

/** Everybody is an adult in other languages than English too: ages and the basic words for young people. */
export const underAgeAnywhere: readonly Rule[] = [
  ...german,
  ...dutch,
  ...spanish,
  ...french,
  ...italian,
  ...portuguese,
  ...russian,
  ...japanese,
  ...chinese,
  ...korean,
];
