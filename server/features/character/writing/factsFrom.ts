import { toldAgeIn } from './adultAge.ts';
import { taglineFrom } from './taglineFrom.ts';

interface Told {
  readonly name: string;
  readonly description: string;
  readonly personality: string;
  readonly scenario: string;
}

/** Letters of each text that are looked at: as many as are told of the longest. */
const LOOKED_AT = 20_000;

/** The age that texts tell of. Undefined where nothing tells. */
export const toldAgeOf = ({ description, personality, scenario }: Omit<Told, 'name'>): number | undefined =>
  toldAgeIn([description, personality, scenario].map((text) => text.slice(0, LOOKED_AT)).join('\n'));

/** Age and tagline of somebody of whom there are only texts; no age where nothing tells. */
export const factsFrom = (told: Told): { readonly age: number | undefined; readonly tagline: string } => ({
  age: toldAgeOf(told),
  tagline: taglineFrom(told),
});
