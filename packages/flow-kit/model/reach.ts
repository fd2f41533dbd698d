import type { AnyMachineSnapshot } from 'xstate';
import type { Stimulus } from './stimuli.ts';
import type { AnyModel } from './model.ts';
import type { Way } from './paths.ts';
import { createRunner } from './runner.ts';
import { transitionName, transitionsOf } from '../machine/transitions.ts';
import { absenceOf, type AnyDriver, type NotOffered } from './walk.ts';

/** How far a driver gets on the paths of a model. */
export interface Reach {
  readonly transitions: { readonly total: number; readonly walked: number };
  /** Transitions that only what the screen does not offer would take. */
  readonly notOffered: readonly string[];
  /** Transitions that no walk takes, although the screen may offer what they need. */
  readonly missing: readonly string[];
  /** What is told not to be offered, but stands in no way. */
  readonly needless: readonly string[];
}

/** What the walk of a way on the screen shows, by name. */
export interface Shown {
  /** Transitions that it takes. */
  readonly walked: ReadonlySet<string>;
  /** Transitions that what the screen does not offer would take. */
  readonly hidden: ReadonlySet<string>;
  /** The names in `notOffered` of what stands in its way. */
  readonly absent: ReadonlySet<string>;
}

/** What the walk of each way shows, in their order. */
export const shownOn = (
  model: AnyModel,
  ways: readonly Way[],
  driver: { readonly notOffered?: NotOffered<AnyMachineSnapshot> },
): readonly Shown[] => {
  const runner = createRunner(model.machine, model.input, { inspected: true });
  return ways.map(({ steps, glances = new Map<number, readonly Stimulus[]>() }) => {
    const hidden = new Set<string>();
    const absent = new Set<string>();
    for (const [index, offeredNot] of glances)
      for (const step of offeredNot) {
        const [before, after] = runner.run([...steps.slice(0, index), step].map(({ event }) => event)).slice(-2);
        const absence = before && absenceOf(driver, step, before.snapshot);
        if (absence) absent.add(absence.key);
        for (const taken of after?.taken ?? []) hidden.add(transitionName(taken));
      }
    const seen = runner.run(steps.map(({ event }) => event));
    const last = steps.findIndex((step, index) => {
      const before = seen[index]?.snapshot;
      const absence = before && absenceOf(driver, step, before);
      if (absence) absent.add(absence.key);
      return absence !== undefined;
    });
    const end = last === -1 ? seen.length : last + 1;
    for (const taken of seen[end]?.taken ?? []) hidden.add(transitionName(taken));
    return { walked: new Set(seen.slice(0, end).flatMap(({ taken }) => taken.map(transitionName))), hidden, absent };
  });
};

/** Which transitions the walks of `ways` take on the screen, and what ends them early. */
export const reachOf = (model: AnyModel, ways: readonly Way[], driver: Pick<AnyDriver, 'notOffered'>): Reach => {
  const shown = shownOn(model, ways, driver);
  const walked = new Set(shown.flatMap((walk) => [...walk.walked]));
  const hidden = new Set(shown.flatMap((walk) => [...walk.hidden]));
  const used = new Set(shown.flatMap(({ absent }) => [...absent]));
  const all = transitionsOf(model.machine).map(transitionName);
  return {
    transitions: { total: all.length, walked: all.filter((name) => walked.has(name)).length },
    notOffered: all.filter((name) => hidden.has(name) && !walked.has(name)),
    missing: all.filter((name) => !walked.has(name) && !hidden.has(name)),
    needless: Object.keys(driver.notOffered ?? {}).filter((key) => !used.has(key)),
  };
};
