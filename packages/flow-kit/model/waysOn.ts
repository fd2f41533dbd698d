import type { AnyMachineSnapshot } from 'xstate';
import type { EdgeSet } from './edgeSet.ts';
import type { Edge, Leg, Legs, Walked } from './edges.ts';
import { nearTo } from './near.ts';

/** What ways are looked for among. */
export interface SearchSpace<E extends Edge> {
  /** Where an edge leads to. */
  readonly placeAfter: (edge: E) => unknown;
  /** An edge as it is taken at the end of a way; nothing if it is not. */
  readonly take: (way: readonly E[], last: E, edge: Edge) => E | undefined;
}

/** What situations promise: the machine is not asked. */
export const situations: SearchSpace<Edge> = { placeAfter: ({ to }) => to, take: (_way, _last, edge) => edge };

/** What the machine really is, where a page goes along. */
export const standsOf = (
  legs: Legs,
  goesOn: (steps: readonly Walked<AnyMachineSnapshot>[]) => boolean,
): SearchSpace<Leg> => ({
  placeAfter: ({ after }) => after,
  take: (way, { after: before }, { name, step }) => {
    // Asking the machine takes longer than asking the rules.
    if (!goesOn([...way, { step, before }])) return undefined;
    const leg = legs.from(before, step);
    return leg?.name === name ? leg : undefined;
  },
});

/** Finds ways along edges of `onward` to `goals`, which may become fewer. */
export const waysTo = (goals: EdgeSet, onward: readonly Edge[]) => {
  const onwardIn = Map.groupBy(onward, ({ from }) => from);
  const next = new Map([...onwardIn].map(([situation, edges]) => [situation, [...new Set(edges.map(({ to }) => to))]]));
  const isNear = nearTo<string>(goals.hasIn, (situation) => next.get(situation) ?? []);
  /** Gives the ways on from the end of `start`, nearest first, with at most so many steps before the goal. */
  return function* <E extends Edge>(
    { placeAfter, take }: SearchSpace<E>,
    start: readonly E[],
    furthest: number,
  ): Generator<readonly E[], undefined> {
    /** From where one has gone on, and how many steps were left then: with fewer nothing else is found. */
    const met = new Map<unknown, number>();
    const goOn = function* (way: readonly E[], last: E, left: number): Generator<readonly E[]> {
      if (left === 0) {
        for (const edge of goals.in(last.to)) {
          const goal = take(way, last, edge);
          if (goal) yield [...way, goal];
        }
        return;
      }
      for (const edge of onwardIn.get(last.to) ?? []) {
        const leg = isNear(edge.to, left - 1) ? take(way, last, edge) : undefined;
        if (!leg || (met.get(placeAfter(leg)) ?? -1) >= left) continue;
        met.set(placeAfter(leg), left);
        yield* goOn([...way, leg], leg, left - 1);
      }
    };
    const last = start.at(-1);
    if (last === undefined) return undefined;
    met.set(placeAfter(last), Infinity);
    for (let steps = 0; steps <= furthest; steps += 1) if (isNear(last.to, steps)) yield* goOn(start, last, steps);
    return undefined;
  };
};
