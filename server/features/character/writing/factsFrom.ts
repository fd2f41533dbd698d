import { toldAgeIn, USUAL_AGE } from './adultAge.ts';
import { taglineFrom } from './taglineFrom.ts';

interface Told {
  readonly name: string;
  readonly description: string;
  readonly personality: string;
  readonly scenario: string;
}

/** The age that texts tell of. Undefined where nothing tells. */
export const toldAgeOf = ({ description, personality, scenario }: Omit<Told, 'name'>): number | undefined =>
  toldAgeIn([description, personality, scenario].join('\n'));

/** Age and tagline of somebody of whom there are only texts. */
export const factsFrom = (told: Told): { readonly age: number; readonly tagline: string } => ({
  age: toldAgeOf(told) ?? USUAL_AGE,
  tagline: taglineFrom(told),
});
