import type { Appearance } from '#contract/appearance.ts';
import { createRandom } from '@liora/painter/random.ts';
import { DAYLIGHTS, PLACES, POSES } from '#server/providers/image/sittings.ts';

type Setting = Appearance['setting'];

const placesFrom = (seed: string, places: readonly Setting[]): Setting[] => {
  const first = Math.floor(createRandom(seed, 'places').next() * places.length);
  return [...places.slice(first), ...places.slice(0, first)];
};

/** Where somebody who has no place of their own is in each picture of a task: in another place than in those beside it. */
export const backdropOf = (seed: string, number: number): Setting => {
  const places = placesFrom(seed, PLACES);
  return places[number % places.length] ?? PLACES[0];
};

/**
 * The same person turned another way, in another light and in another place, their own one first: every number gives another sitting, so
 * that no two pictures of a task are the same. Mood and clothes stay.
 */
export const sittingOf = (appearance: Appearance, seed: string, number: number): Appearance => {
  const random = createRandom(seed, 'sitting');
  const { timeOfDay, light, pose, setting } = appearance;
  const others = POSES.filter((one) => one !== pose);
  const poses = random.chance(0.5) ? [pose, ...others] : [pose, ...others.toReversed()];
  const lights: readonly Pick<Appearance, 'timeOfDay' | 'light'>[] = [
    { timeOfDay, light },
    ...DAYLIGHTS.filter((one) => one.timeOfDay !== timeOfDay || one.light !== light),
  ];
  const first = Math.floor(random.next() * lights.length);
  const elsewhere = PLACES.filter((place) => place !== setting);
  const places = [setting, ...placesFrom(seed, elsewhere)];
  return {
    ...appearance,
    pose: poses[number % poses.length] ?? pose,
    setting: places[number % places.length] ?? setting,
    ...(lights[(first + number) % lights.length] ?? { timeOfDay, light }),
  };
};
