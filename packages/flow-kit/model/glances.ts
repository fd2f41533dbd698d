import type { AnyMachineSnapshot } from 'xstate';
import { edgeSetOf } from './edgeSet.ts';
import { type Edge, type Leg, type Legs, legsOf } from './edges.ts';
import type { Stimulus } from './stimuli.ts';
import type { AnyModel } from './model.ts';
import type { Way } from './paths.ts';
import { createRunner } from './runner.ts';
import type { NotOffered } from './walk.ts';

/** Gives what a way looks for in passing, as edges from where the machine really is then. */
export const glancesAlong = (model: AnyModel, notOffered: NotOffered<AnyMachineSnapshot> = {}) => {
  const runner = createRunner(model.machine, model.input);
  const legs = legsOf(model, notOffered);
  return ({ steps, glances }: Way): Edge[] =>
    runner
      .run(steps.map(({ event }) => event))
      .flatMap(({ snapshot }, index) => (glances?.get(index) ?? []).flatMap((step) => legs.from(snapshot, step) ?? []));
};

/** Gives what each tour looks for where it passes by: every one of `absent`, which is not offered, once, where the machine would take it. */
export const glancing = (legs: Legs, absent: readonly Edge[]) => {
  const left = edgeSetOf(absent);
  const glance = (situation: string, snapshot: AnyMachineSnapshot): Stimulus[] => {
    const found = left.in(situation).filter(({ name, step }) => legs.from(snapshot, step)?.name === name);
    for (const edge of found) left.remove(edge);
    return found.map(({ step }) => step);
  };
  return (tour: readonly Leg[]): ReadonlyMap<number, readonly Stimulus[]> => {
    const start = tour.slice(0, 1).map(({ from, before }) => glance(from, before));
    return new Map([...start, ...tour.map(({ to, after }) => glance(to, after))].entries());
  };
};
