import { mkdir, rm } from 'node:fs/promises';
import { readTestRuns } from '@liora/flow-kit/report/results.ts';
import { writeReport } from '@liora/flow-kit/report/write.ts';
import { gather } from './flows/gather.ts';
import { listTests } from './flows/titles.ts';
import { codegen } from './lib/codegen.ts';
import { say, show, since } from './lib/exec.ts';
import { inRoot } from './lib/root.ts';

/** Runs the tests of flows, and writes what is known of all flows to flow-report/. Fails as the tests do, but writes all the same. */
const FOLDER = inRoot('flow-report');
const RUN = inRoot('test-results/flows.json');

const started = performance.now();
await codegen();
await mkdir(inRoot('test-results'), { recursive: true });
await rm(RUN, { force: true });
const { code } = await show(process.execPath, [
  inRoot('node_modules/vitest/vitest.mjs'),
  'run',
  '--project=flows',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${RUN}`,
]);
const tests = await readTestRuns(RUN);

say('Listing all other tests, for the requirements that they name …');
const { tests: titles, unlisted } = await listTests();
for (const { project, reason } of unlisted) say(`The tests of ${project} cannot be listed:\n${reason}`);

const report = await writeReport(
  FOLDER,
  await gather({ tests, titles, unlisted: unlisted.map(({ project }) => project) }),
);
say(`flow-report/index.html tells of ${report.flows.length} flows (${since(started)})`);
process.exitCode = code;
