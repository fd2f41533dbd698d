import type { AnyMachineSnapshot } from 'xstate';
import type { Walk } from './analysis.ts';
import type { Stimulus } from './stimuli.ts';
import { lost } from './lost.ts';
import type { AnyModel } from './model.ts';
import { situationsOf } from './paths.ts';
import type { Seen } from './runner.ts';
import { stateIdOf } from '../machine/states.ts';

/** What happens in a situation, and what comes of it. */
export interface Edge {
  /** A shortest way up to it, itself included. */
  readonly way: readonly Stimulus[];
  readonly stimulus: Stimulus;
  readonly seen: Seen;
  readonly to: Situation;
}

/** A situation of a machine, and everything that can happen in it. */
export interface Situation {
  /** A shortest way there. */
  readonly way: readonly Stimulus[];
  readonly snapshot: AnyMachineSnapshot;
  readonly edges: Edge[];
}

/** The situations of a machine, nearest first, as its walks met them. */
export const graphOf = (model: AnyModel, walks: readonly Walk[]): Situation[] => {
  const keyOf = situationsOf(model);
  const situations = new Map<string, Situation>();
  const met = (snapshot: AnyMachineSnapshot, way: readonly Stimulus[]): Situation => {
    const key = keyOf(snapshot);
    const situation = situations.get(key) ?? { way, snapshot, edges: [] };
    situations.set(key, situation);
    return situation;
  };
  for (const { path, seen } of walks) {
    for (const [index, now] of seen.entries()) {
      if (index <= path.known) continue;
      const way = path.steps.slice(0, index);
      const to = met(now.snapshot, way);
      const stimulus = path.steps[index - 1];
      const before = seen[index - 1];
      if (stimulus && before)
        met(before.snapshot, path.steps.slice(0, index - 1)).edges.push({ way, stimulus, seen: now, to });
    }
  }
  return [...situations.values()].sort((one, other) => one.way.length - other.way.length);
};

/** States that a snapshot is in, with those above them. */
export const statesIn = ({ _nodes: nodes }: AnyMachineSnapshot): string[] => nodes.map(stateIdOf);

/** The situations from which none of those that are `wanted` can be reached by edges that are allowed. */
export const lostAmong = (
  situations: readonly Situation[],
  wanted: (situation: Situation) => boolean,
  isAllowed: (edge: Edge) => boolean = () => true,
): Situation[] => {
  const sources = new Map<Situation, Situation[]>(situations.map((situation) => [situation, []]));
  for (const situation of situations)
    for (const edge of situation.edges) if (isAllowed(edge)) sources.get(edge.to)?.push(situation);
  return lost(situations, wanted, (situation) => sources.get(situation) ?? []);
};
