import { rm, writeFile } from 'node:fs/promises';
import type { MachineRow } from '@liora/flow-kit/mutation/machineRow.ts';
import { instrumentedFiles } from '@liora/flow-kit/mutation/sources.ts';
import { flows } from '../machines/flows.ts';
import { equivalentMutants } from '../tests/flows/equivalentMutants.ts';
import { capture, type Outcome, say, since } from './lib/exec.ts';
import { inRoot } from './lib/root.ts';
import { machineSources } from './flows/sourcesOf.ts';
import { MACHINES } from './mutants/machines.ts';
import { codeResults, machineResults, MUTANTS_FILE, RESULTS, type Row } from './mutants/results.ts';

/**
 * How much of what could be wrong in `machines/` the tests of machines notice: `npm run mutants`, some minutes.
 *
 * Every test runs once to tell which mutants it comes by; then each mutant runs against those tests until one fails. Configurations have the
 * mutants of `model/mutants.ts` of flow-kit, the code in functions those of its `mutation/replacements.ts`. Fails under the bar, if a
 * mutant lives without leave (`tests/flows/equivalentMutants.ts` and each flow's own), and if one has leave without need.
 * All figures go to `test-results/mutants.json`.
 */
const BAR = 0.95;
const WIDTH = 52;

const started = performance.now();

const figures = (mutants: number, killed: number): string =>
  `${mutants} mutants, ${killed} killed (${((100 * killed) / Math.max(mutants, 1)).toFixed(1)} %), ${mutants - killed} alive`;

const run = async (): Promise<Outcome> => {
  await rm(RESULTS, { recursive: true, force: true });
  return capture(process.execPath, [
    inRoot('node_modules/vitest/vitest.mjs'),
    'run',
    `--config=${inRoot('tests/flows/mutation/vitest.config.ts')}`,
  ]);
};

/** Of the code in functions, by file. What only runs when machines are made is left to the mutants of configurations. */
const rowsOfCode = (): Row[] => {
  const { met, killed, recorded, atLoading } = codeResults();
  return [...instrumentedFiles(MACHINES)].map(([file, { mutants }]) => {
    const counted = mutants.filter(({ id }) => met.has(id) || !atLoading.has(id));
    const living = counted.filter(({ id }) => !killed.has(id));
    const alive = living.filter(({ id }) => !recorded.has(id));
    return {
      name: file,
      mutants: counted.length,
      killedByRecordings: living.length - alive.length,
      alive: alive.map(({ id, name }) => ({ name, isMet: met.has(id), reason: equivalentMutants[file]?.[name] ?? '' })),
    };
  });
};

const configurationOf = (machine: string): string => `configuration of ${machine}`;

/** Of configurations, by machine. */
const rowsOfMachines = (): Row[] =>
  machineResults()
    .map(({ machine, total, killedByRecordings, survivors }) => ({
      name: configurationOf(machine),
      mutants: total,
      killedByRecordings,
      alive: survivors.map((survivor) => ({ ...survivor, isMet: true })),
    }))
    .toSorted((one, other) => one.name.localeCompare(other.name));

/** Of the code and the configuration of a machine together, with what tells whether it is still the same machine. */
const rowOfMachine = (machine: string, sources: string, rows: readonly Row[]): MachineRow => {
  const own = rows.filter(({ name }) => name.startsWith(`${machine}/`) || name === configurationOf(machine));
  const sum = (count: (row: Row) => number): number => own.reduce((total, row) => total + count(row), 0);
  return {
    machine,
    sources,
    mutants: sum(({ mutants }) => mutants),
    killedByRecordings: sum(({ killedByRecordings }) => killedByRecordings),
    alive: own.flatMap(({ name, alive }) => alive.map((one) => ({ ...one, name: `${name}: ${one.name}` }))),
  };
};

const leavesWithoutNeed = (rows: readonly Row[]): string[] =>
  Object.entries(equivalentMutants).flatMap(([file, leaves]) => {
    const alive = new Set(rows.find(({ name }) => name === file)?.alive.map(({ name }) => name));
    return Object.keys(leaves)
      .filter((name) => !alive.has(name))
      .map((name) => `${file}: ${name}`);
  });

// What is measured is what stands here now.
const sources = await Promise.all(flows.map(async ({ machine: { id } }) => [id, await machineSources(id)] as const));
const { code, output } = await run();
if (code !== 0) say(`Not every test passes with the right code; those that fail kill nothing:\n${output}`);

const rows = [...rowsOfCode(), ...rowsOfMachines()];
for (const { name, mutants, alive } of rows) say(`${name.padEnd(WIDTH)} ${figures(mutants, mutants - alive.length)}`);
for (const { name, alive } of rows)
  for (const one of alive) say(`alive in ${name}: ${one.name}${one.reason === '' ? '' : ` (${one.reason})`}`);

const total = rows.reduce((sum, { mutants }) => sum + mutants, 0);
const killed = rows.reduce((sum, { mutants, alive }) => sum + mutants - alive.length, 0);
const lawless = rows.flatMap(({ name, alive }) =>
  alive.filter(({ reason }) => reason === '').map((one) => `${name}: ${one.name}`),
);
const needless = leavesWithoutNeed(rows);
const machines = sources.map(([machine, hash]) => rowOfMachine(machine, hash, rows));
await writeFile(MUTANTS_FILE, `${JSON.stringify({ total, killed, files: rows, machines }, null, 2)}\n`);
say(`\n${'all'.padEnd(WIDTH)} ${figures(total, killed)}, ${lawless.length} alive without leave (${since(started)})`);
for (const one of needless) say(`needs no leave: ${one}`);
process.exitCode = code === 0 && killed >= BAR * total && lawless.length === 0 && needless.length === 0 ? 0 : 1;
