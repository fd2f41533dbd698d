import type { AnyMachineSnapshot } from 'xstate';
import type { Stimulus } from './stimuli.ts';

/** Which stimuli a machine takes where it is. */
export type Takes = (snapshot: AnyMachineSnapshot) => Stimulus[];

/**
 * Gives which of `stimuli` a machine takes where it is, in their order. Only what the states it is in name is asked for, so that
 * it takes no longer in a machine of a thousand states than in one of ten.
 */
export const takesOf = (stimuli: readonly Stimulus[]): Takes => {
  const places = new Map(stimuli.map((stimulus, place) => [stimulus, place]));
  const byType = Map.groupBy(stimuli, ({ event }) => event.type);
  const placeOf = (stimulus: Stimulus): number => places.get(stimulus) ?? 0;
  return (snapshot) => {
    if (snapshot.status !== 'active') return [];
    const types = new Set(snapshot._nodes.flatMap((node) => [...node.transitions.keys()]));
    return [...types]
      .flatMap((type) => (type.includes('*') ? stimuli : (byType.get(type) ?? [])))
      .filter((stimulus, index, all) => all.indexOf(stimulus) === index && snapshot.can(stimulus.event))
      .toSorted((one, other) => placeOf(one) - placeOf(other));
  };
};
