import type { Appearance } from '#contract/appearance.ts';
import { seedPortraits } from '#server/features/media/portraitLibrary.ts';
import { seedOf } from '#server/features/media/seedOf.ts';
import { createRandom } from '@liora/painter/random.ts';
import { DAYLIGHTS, POSES } from '#server/providers/image/sittings.ts';

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

/**
 * The same person in the same place, turned another way or in another light: every number gives another sitting, so that no two pictures of
 * a task are the same. Mood and place stay.
 */
export const sittingOf = (appearance: Appearance, seed: string, number: number): Appearance => {
  const random = createRandom(seed, 'sitting');
  const { timeOfDay, light, pose } = appearance;
  const others = POSES.filter((one) => one !== pose);
  const poses = random.chance(0.5) ? [pose, ...others] : [pose, ...others.toReversed()];
  const lights: readonly Pick<Appearance, 'timeOfDay' | 'light'>[] = [
    { timeOfDay, light },
    ...DAYLIGHTS.filter((one) => one.timeOfDay !== timeOfDay || one.light !== light),
  ];
  const first = Math.floor(random.next() * lights.length);
  return {
    ...appearance,
    pose: poses[number % poses.length] ?? pose,
    ...(lights[(first + number) % lights.length] ?? { timeOfDay, light }),
  };
};
