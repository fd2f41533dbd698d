import type { AnyModel } from './model.ts';
import type { Path } from './paths.ts';
import { createRunner } from './runner.ts';
import { transitionName, transitionsOf } from './transitions.ts';
import { absenceOf, type AnyWalker } from './walk.ts';

/** How far a walker gets on the paths of a model. */
export interface Reach {
  readonly transitions: { readonly total: number; readonly walked: number };
  /** Transitions that only what the screen does not offer would take. */
  readonly notOffered: readonly string[];
  /** Transitions that no walk takes, although the screen may offer what they need. */
  readonly missing: readonly string[];
  /** What is told not to be offered, but stands in no way. */
  readonly needless: readonly string[];
}

/** Which transitions the walks of `paths` take on the screen, and what ends them early. */
export const reachOf = (model: AnyModel, paths: readonly Path[], walker: Pick<AnyWalker, 'notOffered'>): Reach => {
  const runner = createRunner(model.machine, model.input, { inspected: true });
  const walked = new Set<string>();
  const hidden = new Set<string>();
  const used = new Set<string>();
  for (const { steps } of paths) {
    const seen = runner.run(steps.map(({ event }) => event));
    const last = steps.findIndex((step, index) => {
      const before = seen[index]?.snapshot;
      const absence = before && absenceOf(walker, step, before);
      if (absence) used.add(absence.key);
      return absence !== undefined;
    });
    const end = last === -1 ? seen.length : last + 1;
    for (const step of seen.slice(0, end)) for (const taken of step.taken) walked.add(transitionName(taken));
    for (const taken of seen[end]?.taken ?? []) hidden.add(transitionName(taken));
  }
  const all = transitionsOf(model.machine).map(transitionName);
  return {
    transitions: { total: all.length, walked: all.filter((name) => walked.has(name)).length },
    notOffered: all.filter((name) => hidden.has(name) && !walked.has(name)),
    missing: all.filter((name) => !walked.has(name) && !hidden.has(name)),
    needless: Object.keys(walker.notOffered ?? {}).filter((key) => !used.has(key)),
  };
};
