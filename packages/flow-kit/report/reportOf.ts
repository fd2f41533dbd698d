import path from 'node:path';
import type { MachineRow } from '../mutation/machineRow.ts';
import type { AnyModel } from '../model/model.ts';
import type { Finding, ReportData } from './data.ts';
import { flowDataOf } from './flowData.ts';
import type { PathRun } from './junit.ts';
import { requirementsOf, requirementsOfFlow, type TestTitle } from './requirements.ts';
import { readBrowserResults, readMachineResults, readTogetherResults, type TestRun } from './results.ts';
import { summaryOf } from './summary.ts';

/** What a report is made of. Models alone are enough; whatever else is left out was not run. */
export interface Sources {
  readonly models: readonly AnyModel[];
  /** The folder that `describeFlow` writes its figures to: `test-results/flows` unless told. */
  readonly results?: string;
  /** The tests of flows, as they were run. */
  readonly tests?: readonly TestRun[];
  /** All other tests. */
  readonly titles?: readonly TestTitle[];
  /** Projects whose tests could not be listed. */
  readonly unlisted?: readonly string[];
  /** A document of tables whose rows begin with `| AUTH-03 |`; tests name such a row in their titles: `[AUTH-03] …`. */
  readonly requirements?: string;
  /** What mutants of the code came to. */
  readonly codeMutants?: readonly MachineRow[];
  /** What was measured besides, each a line of the summary. */
  readonly measured?: readonly Finding[];
  /** Hashes over the sources of a flow as they are now: what was measured of others is told to be older, or left out. */
  readonly sourcesOf?: (flow: string) => Promise<{ readonly machine: string; readonly walks: string }>;
  /** What files of tests are told from: the working directory unless told. */
  readonly root?: string;
}

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

/** Everything that the report says, from models, descriptions, the results of tests and the document of requirements. */
export const reportOf = async ({
  models,
  results = 'test-results/flows',
  tests = [],
  titles = [],
  unlisted = [],
  requirements: document = '',
  codeMutants = [],
  measured = [],
  sourcesOf,
  root = process.cwd(),
}: Sources): Promise<ReportData> => {
  const relative = (file: string): string => path.relative(root, file).replaceAll('\\', '/');
  const run = tests.map(({ file, titles }) => ({ project: 'flows', file: relative(file), titles }));
  const requirements = requirementsOf(document, [...run, ...titles]);
  const found = models.map(async (model) => {
    const name = model.machine.id;
    const sources = await sourcesOf?.(name);
    return flowDataOf(model, {
      results: await readMachineResults(results, name),
      browser: await readBrowserResults(results, name),
      codeMutants: codeMutants.find(({ machine }) => machine === name),
      ...(sources !== undefined && { sources }),
      outcomes: new Map([...runsOf(name, tests)].map(([title, { outcome }]) => [title, outcome])),
      requirements: requirementsOfFlow(name, requirements),
    });
  });
  const [flows, together] = await Promise.all([Promise.all(found), readTogetherResults(results)]);
  const known = { made: new Date().toISOString(), flows, together, requirements };
  return { ...known, summary: summaryOf(known, measured), unlisted };
};
