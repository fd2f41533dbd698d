import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import {
  type AnyExpectations,
  brokenChecks,
  coverageOf,
  type Expectations,
  killMutants,
  type MutantReport,
  missedByJourneys,
  unexpectedMutants,
  unmatchedChecks,
  unusedFixtures,
  walksOf,
} from './analysis.ts';
import { edgeTableOf } from './edgeTable.ts';
import type { AnyModel, Model } from './model.ts';
import { propertiesOf } from './properties.ts';
import { walked } from './journeys.ts';
import { createRunner } from './runner.ts';
import { stateIdsOf } from '../machine/states.ts';

/** Milliseconds: thousands of machines are walked, which takes seconds where nothing else is done. */
const MUTANTS_TIMEOUT = 180_000;

/**
 * Writes all tests of a machine: properties that every flow has, paths with checked states and a committed table, every
 * transition taken, journeys, mutants.
 * `npx vitest run tests/flows -u` writes the traces anew after a wanted change; read them before committing.
 * Figures go to `reports`/<machine>.json; there `survivors` are the mutants that live, each with the reason for its leave
 * (empty without one).
 */
export function describeFlow<M extends AnyStateMachine>(
  model: Model<M>,
  expectations: Expectations<NoInfer<M>>,
  reports?: string,
): void;
export function describeFlow(model: AnyModel, expectations: AnyExpectations, reports = 'test-results/flows'): void {
  const { machine, input } = model;
  const { journeys } = expectations;
  describe(`${machine.id} machine`, () => {
    const walks = walksOf(model);
    const coverage = coverageOf(model, walks);
    const properties = propertiesOf(model, walks);
    let known: MutantReport | undefined;
    const mutants = (): MutantReport => {
      if (known) return known;
      // Wrong machines warn of what is wrong with them.
      const warnings = vi.spyOn(console, 'warn').mockReturnValue();
      known = killMutants(model, expectations, walks);
      warnings.mockRestore();
      return known;
    };

    it('keeps the properties of flows', () => {
      expect(properties.filter(({ holds }) => !holds)).toEqual([]);
    });

    it('has a check for every state', () => {
      expect(unmatchedChecks(model, expectations)).toEqual([]);
    });

    it('is in each state as its check tells', () => {
      expect(brokenChecks(expectations, walks)).toEqual([]);
    });

    it('uses every fixture', () => {
      expect(unusedFixtures(model, walks)).toEqual([]);
    });

    it('takes every transition', () => {
      expect(coverage.missing).toEqual([]);
    });

    it.each(walks.map((walk) => [walk.path.title, walk] as const))('%s', (_, { seen, path }) => {
      // Another path has been as far as that.
      for (const { accepted, snapshot } of seen.slice(path.known + 1)) {
        expect(accepted, 'the next step can be taken; if not, `key` holds too little').toBe(true);
        expect(snapshot.error).toBeUndefined();
        expect(JSON.parse(JSON.stringify(snapshot.context))).toEqual(snapshot.context);
      }
    });

    it('behaves as its committed table tells', async () => {
      await expect(edgeTableOf(model, walks)).toMatchFileSnapshot('trace.txt');
    });

    it.each(Object.entries(journeys))('%s', (_, journey) => {
      expect(walked(createRunner(machine, input), journey)).toStrictEqual(journey.end);
    });

    it(
      'lets no mutant live but the equivalent ones',
      () => {
        expect(unexpectedMutants(mutants(), expectations)).toEqual([]);
      },
      MUTANTS_TIMEOUT,
    );

    it(
      'kills nine of ten mutants, and all of delays, by journeys alone',
      () => {
        expect(missedByJourneys(mutants())).toEqual([]);
      },
      MUTANTS_TIMEOUT,
    );

    afterAll(() => {
      mkdirSync(reports, { recursive: true });
      const report = {
        machine: machine.id,
        states: stateIdsOf(machine).length,
        transitions: { total: coverage.total, covered: coverage.covered },
        paths: walks.length,
        steps: walks.reduce((sum, { path }) => sum + path.steps.length, 0),
        properties,
        journeys: Object.keys(journeys).length,
        journeyTitles: Object.keys(journeys),
        mutants: known && {
          total: known.total,
          killed: known.killed,
          killedByJourneys: known.killedByJourneys,
          equivalent: known.survivors.length,
        },
        survivors: known?.survivors.map((name) => ({ name, reason: expectations.equivalentMutants?.[name] ?? '' })),
      };
      writeFileSync(join(reports, `${machine.id}.json`), `${JSON.stringify(report, null, 2)}\n`);
    });
  });
}
