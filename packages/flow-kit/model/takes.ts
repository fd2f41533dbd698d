import type { AnyMachineSnapshot } from 'xstate';
import type { Happening } from './happenings.ts';

/** Which happenings a machine takes where it is. */
export type Takes = (snapshot: AnyMachineSnapshot) => Happening[];

/**
 * Gives which of `happenings` a machine takes where it is, in their order. Only what the states it is in name is asked for, so that
 * it takes no longer in a machine of a thousand states than in one of ten.
 */
export const takesOf = (happenings: readonly Happening[]): Takes => {
  const places = new Map(happenings.map((happening, place) => [happening, place]));
  const byType = Map.groupBy(happenings, ({ event }) => event.type);
  const placeOf = (happening: Happening): number => places.get(happening) ?? 0;
  return (snapshot) => {
    if (snapshot.status !== 'active') return [];
    const types = new Set(snapshot._nodes.flatMap((node) => [...node.transitions.keys()]));
    return [...types]
      .flatMap((type) => (type.includes('*') ? happenings : (byType.get(type) ?? [])))
      .filter((happening, index, all) => all.indexOf(happening) === index && snapshot.can(happening.event))
      .toSorted((one, other) => placeOf(one) - placeOf(other));
  };
};
