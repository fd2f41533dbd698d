import { ADULT_AGE } from '#contract/account.ts';
import { CHARACTER_AGE_MAX } from '#contract/ownCharacter.ts';

/** Cards have no age. */
const USUAL_AGE = 25;
const AGES =
  /\bage[ds]?\b[\s:=("'[]{0,6}(\d{1,3}(?:,\d{3})?|\d{4,5})\b|(?<![\d.,])(\d{1,3}(?:,\d{3})?|\d{4,5})[\s-]*(?:(?:years?|yrs?)[\s-]*old|y\/?o\b)/giu;

/** The first age of an adult that a text tells of, in whole years; else a usual one. */
export const adultAgeIn = (text: string): number => {
  for (const [, named, counted] of text.matchAll(AGES)) {
    const age = Number((named ?? counted ?? '').replace(',', ''));
    if (age >= ADULT_AGE && age <= CHARACTER_AGE_MAX) return age;
  }
  return USUAL_AGE;
};
