import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import type { Fault } from '#tests/faults/fault.ts';
import { capture, say, since } from '../lib/exec.ts';
import type { Runner } from '../lib/reports.ts';
import { inRoot } from '../lib/root.ts';
import { listTestFiles } from '../lib/testFiles.ts';
import { createPlantedTree, type PlantedTree } from './plantedTree.ts';
import { testsFor, type Trial } from './testsFor.ts';

/** Where the figures of the last run lie. */
export const FAULTS_FILE = inRoot('test-results/faults.json');
const RESULT = 'test-results/fault.json';

const failedTest = z.object({ file: z.string(), title: z.string() });
type Found = z.infer<typeof failedTest>;
const tried = z.object({
  failed: z.array(failedTest),
  passed: z.int(),
});

/** `found`: a test failed. `alive`: none did. `untried`: its text is not there, or no test ran. */
type End = 'found' | 'alive' | 'untried';

/** What became of a fault. */
export interface Fate {
  readonly file: string;
  readonly kind: string;
  readonly notice: string;
  readonly end: End;
  /** The test that found it, and its file. */
  readonly by: Found | null;
  /** How many tests it outlived. */
  readonly outlived: number;
  readonly reason: string | null;
  readonly seconds: number;
}

const read = (file: string): string | undefined => {
  const place = inRoot(file);
  return existsSync(place) ? readFileSync(place, 'utf8') : undefined;
};

const runIn = async (tree: PlantedTree, { runner, files }: Trial): Promise<z.infer<typeof tried> | string> => {
  const { output } = await tree.run('scripts/faults/tryTests.ts', [runner, RESULT, ...files]);
  const told = tried.safeParse(JSON.parse((await tree.read(RESULT)) || 'null'));
  return told.success && told.data.failed.length + told.data.passed > 0 ? told.data : output;
};

/** A test that failed beside others has to fail alone as well: a busy machine is no find. */
const confirmed = async (
  tree: PlantedTree,
  { runner, files }: Trial,
  found: Found | undefined,
): Promise<Found | null> => {
  if (found === undefined || files.length === 1) return found ?? null;
  const again = await runIn(tree, { runner, files: [found.file] });
  return typeof again === 'string' ? null : (again.failed[0] ?? null);
};

/** Tries one fault; what is planted is taken out again. */
const tryFault = async (tree: PlantedTree, fault: Fault): Promise<Omit<Fate, 'seconds'>> => {
  const { file, kind, notice, reason = null } = fault;
  const fate = { file, kind, notice, reason, by: null };
  if (!(await tree.plant(fault))) return { ...fate, end: 'untried', outlived: 0 };
  let outlived = 0;
  try {
    for (const trial of testsFor(fault, listTestFiles(), read)) {
      const outcome = await runIn(tree, trial);
      if (typeof outcome === 'string') {
        say(outcome.slice(-2000));
        continue;
      }
      const by = await confirmed(tree, trial, outcome.failed[0]);
      if (by !== null) return { ...fate, end: 'found', by, outlived };
      outlived += outcome.passed;
    }
    return { ...fate, end: outlived === 0 ? 'untried' : 'alive', outlived };
  } finally {
    await tree.heal();
  }
};

const lineOf = ({ file, notice, end, by, outlived, reason, seconds }: Fate): string => {
  const what = `${file}: ${notice}`;
  const time = `(${seconds.toFixed(0)} s)`;
  switch (end) {
    case 'found':
      return `found: ${what} By ${by?.file ?? ''} ${time}`;
    case 'alive':
      return `ALIVE: ${what} Outlives ${outlived} tests${reason === null ? '' : `, as it may: ${reason}`} ${time}`;
    case 'untried':
      return `UNTRIED: ${what} ${time}`;
  }
};

/** Test files that found something and fail in the tree as it is as well: what they found counts for nothing. */
const unsound = async (tree: PlantedTree, fates: readonly Fate[]): Promise<ReadonlySet<string>> => {
  const files = [...new Set(fates.flatMap(({ by }) => by?.file ?? []))].toSorted();
  const failing = new Set<string>();
  for (const runner of ['vitest', 'playwright'] as const satisfies readonly Runner[]) {
    let rest = files.filter((file) => file.startsWith('tests/browser/') === (runner === 'playwright'));
    while (rest.length > 0) {
      const outcome = await runIn(tree, { runner, files: rest });
      if (typeof outcome === 'string') throw new Error(`The tests do not run as they are.\n${outcome.slice(-2000)}`);
      const failed = new Set(outcome.failed.map(({ file }) => file));
      for (const file of failed) failing.add(file);
      rest = failed.size === 0 ? [] : rest.filter((file) => !failed.has(file));
    }
  }
  return failing;
};

const headOf = async (): Promise<string> => (await capture('git', ['rev-parse', '--short', 'HEAD'])).output.trim();

/** Plants each fault alone in a copy of the tree and runs the tests that reach it. Gives what became of them, and writes it down as it comes. */
export const runFaults = async (faults: readonly Fault[], told: Readonly<Record<string, number>>): Promise<Fate[]> => {
  const tree = await createPlantedTree();
  const commit = await headOf();
  const write = async (fates: readonly Fate[]): Promise<void> => {
    await mkdir(path.dirname(FAULTS_FILE), { recursive: true });
    const figures = { time: new Date().toISOString(), commit, ...told, fates };
    await writeFile(FAULTS_FILE, `${JSON.stringify(figures, null, 2)}\n`);
  };
  const fates: Fate[] = [];
  try {
    for (const fault of faults) {
      const started = performance.now();
      const seconds = (): number => Math.round((performance.now() - started) / 100) / 10;
      const fate = { ...(await tryFault(tree, fault)), seconds: seconds() };
      say(lineOf(fate));
      fates.push(fate);
      await write(fates);
    }
    const started = performance.now();
    const failing = await unsound(tree, fates);
    say(`the tests that found something, without a fault: ${failing.size} of their files fail (${since(started)})`);
    const sound = fates.map((fate): Fate =>
      fate.by !== null && failing.has(fate.by.file) ? { ...fate, end: 'untried' } : fate,
    );
    await write(sound);
    return sound;
  } finally {
    await tree.remove();
  }
};
