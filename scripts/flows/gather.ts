import { readFile } from 'node:fs/promises';
import type { TestTitle } from '@liora/flow-kit/report/requirements.ts';
import type { TestRun } from '@liora/flow-kit/report/results.ts';
import type { ReportSources } from '@liora/flow-kit/report/write.ts';
import { allModels } from '#tests/flows/support/allModels.ts';
import { inRoot, ROOT } from '../lib/root.ts';
import { faultFindings } from '../faults/findings.ts';
import { MUTANTS_FILE, readMachineRows } from '../mutants/results.ts';
import { machineSources, walkSources } from './sourcesOf.ts';

/** What only the one who ran the tests knows. */
interface Runs {
  /** The tests of flows. */
  readonly tests: readonly TestRun[];
  /** All other tests. */
  readonly titles: readonly TestTitle[];
  readonly unlisted: readonly string[];
}

const textOf = (file: string): Promise<string | undefined> => readFile(file, 'utf8').catch(() => undefined);

/** The kept diagrams of docs/flows by the names of their flows. */
const readDiagrams = async (): Promise<ReadonlyMap<string, string>> => {
  const found = await Promise.all(
    allModels.map(async ({ machine: { id } }) => [id, await textOf(inRoot('docs/flows', `${id}.svg`))] as const),
  );
  return new Map(found.flatMap(([name, svg]) => (svg === undefined ? [] : [[name, svg] as const])));
};

/** Everything that the report is made of here: models with their kept diagrams, the results of tests, the document of requirements. */
export const gather = async (runs: Runs): Promise<ReportSources> => ({
  ...runs,
  models: allModels,
  results: inRoot('test-results/flows'),
  requirements: await readFile(inRoot('docs/requirements.md'), 'utf8'),
  codeMutants: readMachineRows(MUTANTS_FILE),
  measured: faultFindings(),
  sourcesOf: async (flow) => ({ machine: await machineSources(flow), walks: await walkSources(flow) }),
  diagrams: await readDiagrams(),
  root: ROOT,
});
