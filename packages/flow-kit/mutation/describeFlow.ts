import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import {
  type AnyExpectations,
  brokenChecks,
  type Expectations,
  killMutants,
  walking,
  walksOf,
} from '../model/analysis.ts';
import { walked } from '../model/journeys.ts';
import type { AnyModel, Model } from '../model/model.ts';
import { createRunner } from '../model/runner.ts';
import { RECORDINGS } from './recordings.ts';

/** Where each flow says what its machine's own mutants came to. */
const MACHINES = 'test-results/mutants/machines';

/** Stands in for `describeFlow` while the code of machines is mutated: what the right code does is known, and every test does it again. */
export function describeFlow<M extends AnyStateMachine>(model: Model<M>, expectations: Expectations<NoInfer<M>>): void;
export function describeFlow(model: AnyModel, expectations: AnyExpectations): void {
  const { machine, input } = model;
  const walks = walksOf(model);
  const warnings = vi.spyOn(console, 'warn').mockReturnValue();
  const { total, killedByTableAlone, survivors } = killMutants(model, expectations, walks);
  warnings.mockRestore();
  const report = {
    machine: machine.id,
    total,
    killedByRecordings: killedByTableAlone.length,
    survivors: survivors.map((name) => ({ name, reason: expectations.equivalentMutants?.[name] ?? '' })),
  };
  mkdirSync(MACHINES, { recursive: true });
  writeFileSync(join(MACHINES, `${machine.id}.json`), JSON.stringify(report));

  const runner = createRunner(machine, input);
  const again = walking(model);
  describe(`${machine.id} machine`, () => {
    // oxlint-disable-next-line vitest/valid-title -- the runner of mutants knows the group by it
    describe(RECORDINGS, () => {
      it.each(walks.map((walk) => [walk.path.title, walk] as const))('%s', (_, { path, trace }) => {
        expect(again(path).trace).toBe(trace);
      });
    });

    it.each(Object.entries(expectations.journeys))('%s', (_, journey) => {
      expect(walked(runner, journey)).toStrictEqual(journey.end);
    });

    it('is in each state as its check tells', () => {
      expect(brokenChecks(expectations, walks)).toEqual([]);
    });
  });
}
