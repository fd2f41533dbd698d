/**
 * Tells whether a goal lies within so many steps of a place. `next` gives the places that are one step on; it may leave out those where no goal
 * lies within the steps that are left. Goals may become fewer, but not more: what was not near then is not asked after again, so that all
 * questions together take a time in proportion to the ways between places.
 */
export const nearTo = <Place>(
  isGoal: (place: Place) => boolean,
  next: (place: Place, left: number) => readonly Place[],
): ((place: Place, steps: number) => boolean) => {
  /** Within how many steps of a place there is none. */
  const farther = new Map<Place, number>();
  const isNear = (place: Place, steps: number): boolean => {
    if (steps <= (farther.get(place) ?? -1)) return false;
    if (isGoal(place) || (steps > 0 && next(place, steps - 1).some((other) => isNear(other, steps - 1)))) return true;
    farther.set(place, steps);
    return false;
  };
  return isNear;
};
