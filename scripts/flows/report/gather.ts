import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { allModels } from '#tests/flows/support/allModels.ts';
import { inRoot, ROOT } from '../../lib/root.ts';
import { MUTANTS_FILE, readMachineRows } from '../../mutants/results.ts';
import { machineSources, walkSources } from '../sourcesOf.ts';
import type { ReportData } from './data.ts';
import { flowDataOf } from './flowData.ts';
import type { PathRun } from './junit.ts';
import { requirementsOf, requirementsOfFlow, type TestTitle } from './requirements.ts';
import { readBrowserResults, readMachineResults, readTogetherResults, type TestRun } from './results.ts';

/** What only the one who ran the tests knows. */
export interface Runs {
  /** The tests of flows. */
  readonly tests: readonly TestRun[];
  /** All other tests. */
  readonly titles: readonly TestTitle[];
  readonly unlisted: readonly string[];
}

const RESULTS = inRoot('test-results/flows');

const relative = (file: string): string => path.relative(ROOT, file).replaceAll('\\', '/');

/** The tests of a machine's generated paths by their titles. */
const runsOf = (flow: string, tests: readonly TestRun[]): Map<string, TestRun> =>
  new Map(
    tests.filter(({ titles: [group] }) => group === `${flow} machine`).map((test) => [test.titles.at(-1) ?? '', test]),
  );

/** Finds how the test of a path ended. */
export const pathRuns = (tests: readonly TestRun[]): ((flow: string, title: string) => PathRun | undefined) => {
  const byFlow = new Map<string, Map<string, TestRun>>();
  return (flow, title) => {
    const runs = byFlow.get(flow) ?? runsOf(flow, tests);
    byFlow.set(flow, runs);
    return runs.get(title);
  };
};

/** Everything that the report says, from models, meanings, the results of tests and the document of requirements. */
export const gather = async ({ tests, titles, unlisted }: Runs): Promise<ReportData> => {
  const run = tests.map(({ file, titles }) => ({ project: 'flows', file: relative(file), titles }));
  const requirements = requirementsOf(await readFile(inRoot('docs/requirements.md'), 'utf8'), [...run, ...titles]);
  const codeMutants = readMachineRows(MUTANTS_FILE);
  const found = allModels.map(async (model) => {
    const name = model.machine.id;
    return flowDataOf(model, {
      results: await readMachineResults(RESULTS, name),
      browser: await readBrowserResults(RESULTS, name),
      codeMutants: codeMutants.find(({ machine }) => machine === name),
      sources: { machine: await machineSources(name), walks: await walkSources(name) },
      outcomes: new Map([...runsOf(name, tests)].map(([title, { outcome }]) => [title, outcome])),
      requirements: requirementsOfFlow(name, requirements),
    });
  });
  const [flows, together] = await Promise.all([Promise.all(found), readTogetherResults(RESULTS)]);
  return { made: new Date().toISOString(), flows, together, requirements, unlisted };
};
