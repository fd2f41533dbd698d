import type { Appearance } from '#contract/appearance.ts';
import { seedPortraits } from './portraitLibrary.ts';
import { seedOf } from './seedOf.ts';

/** Whom a picture shows: the same seed gives the same face. */
export interface Looks {
  readonly appearance: Appearance;
  readonly seed: string;
}

/** What a character looks like; undefined where a card brought its picture. */
export const looksOf = ({
  portrait,
  appearance,
}: {
  readonly portrait: string;
  readonly appearance: Appearance | null;
}): Looks | undefined => (appearance === null ? seedPortraits.get(portrait) : { appearance, seed: seedOf(appearance) });
