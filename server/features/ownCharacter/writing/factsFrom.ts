import { adultAgeIn } from './adultAge.ts';
import { taglineFrom } from './taglineFrom.ts';

interface Told {
  readonly name: string;
  readonly description: string;
  readonly personality: string;
  readonly scenario: string;
}

/** Age and tagline of somebody of whom there are only texts. */
export const factsFrom = (told: Told): { readonly age: number; readonly tagline: string } => ({
  age: adultAgeIn([told.description, told.personality, told.scenario].join('\n')),
  tagline: taglineFrom(told),
});
