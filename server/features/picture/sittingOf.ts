import type { Appearance } from '#contract/appearance.ts';
import { createRandom } from '@liora/painter/random.ts';
import { DAYLIGHTS, PLACES, POSES } from '#server/providers/image/sittings.ts';

type Setting = Appearance['setting'];

/** Where each picture of a task is, unless the wish says so: at home first, for whoever has one, and never at one place with those beside it. */
export const backdropOf = (home: Setting | null, seed: string, number: number): Setting => {
  const elsewhere = PLACES.filter((place) => place !== home);
  const first = Math.floor(createRandom(seed, 'places').next() * elsewhere.length);
  const places = [...(home === null ? [] : [home]), ...elsewhere.slice(first), ...elsewhere.slice(0, first)];
  return places[number % places.length] ?? PLACES[0];
};

/**
 * The same person in the same place, turned another way or in another light: every number gives another sitting, so that no two pictures of
 * a task are the same. Mood and place stay; the number says from how near it is.
 */
export const sittingOf = ({ crop: _crop, ...appearance }: Appearance, seed: string, number: number): Appearance => {
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
