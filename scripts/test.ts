import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { affectedTests } from './lib/affectedTests.ts';
import { changedFiles } from './lib/changedFiles.ts';
import { commitDay } from './lib/commitDay.ts';
import { say, show } from './lib/exec.ts';
import { runChecks } from './lib/checks.ts';
import { prepare } from './lib/preparation.ts';
import { isProduct } from './lib/product.ts';
import type { TestResult } from './lib/reports.ts';
import { inRoot } from './lib/root.ts';
import { RESULTS, runPlaywright, runVitest, type Ran } from './lib/runners.ts';
import { restingFiles, SUITES } from './lib/suites.ts';
import { flakyTests, summaryLines } from './lib/summary.ts';
import { isChanged } from './lib/testedChange.ts';
import { isDueOn } from './lib/turns.ts';
import { closingLine, tallyOf, type Tally } from './lib/tally.ts';
import { type Extent, LEFT_OUT, seedOf, testEnv } from './lib/testEnv.ts';
import { listTestFiles, selectTestFiles } from './lib/testFiles.ts';

const BASE = 'main';
const NEEDED_BY_BROWSER_TESTS = [
  'package.json',
  'package-lock.json',
  'tests/browser/playwright.config.ts',
  'tests/browser/support/globalSetup.ts',
];

interface Done {
  readonly tally: Tally;
  readonly tests?: readonly TestResult[];
}

interface Step {
  readonly title: string;
  readonly run: () => Promise<Done>;
}

/** Runs one step under a heading; a step that throws has failed once. */
const perform = async ({ title, run }: Step): Promise<Required<Done> & { title: string; seconds: number }> => {
  const started = performance.now();
  say(`\n── ${title}`);
  const { tally, tests = [] } = await run().catch((error: unknown): Done => {
    say(`✗ ${error instanceof Error ? error.message : String(error)}`);
    return { tally: { passed: 0, failed: 1 } };
  });
  const seconds = (performance.now() - started) / 1000;
  say(`── ${title}: ${closingLine([tally])} (${seconds.toFixed(1)} s)`);
  return { title, seconds, tally, tests };
};

const doneBy = ({ report, exitCode }: Ran, mayRunNothing = false): Done => ({
  tally: tallyOf(report, exitCode, mayRunNothing),
  tests: report?.tests ?? [],
});

const affectedBrowserTests = async (files: readonly string[]): Promise<readonly string[]> =>
  affectedTests(files, {
    changed: await changedFiles(BASE),
    shared: NEEDED_BY_BROWSER_TESTS,
    isProduct,
    read: (file) => (existsSync(inRoot(file)) ? readFileSync(inRoot(file), 'utf8') : undefined),
  });

interface Wish {
  readonly patterns: readonly string[];
  readonly isChangedOnly: boolean;
  /** Test files that are left out this time. */
  readonly resting: readonly string[];
  readonly env: Readonly<Record<string, string>>;
}

/** The steps that the arguments ask for: those of a group run beside each other, one group after the other. */
const planOf = async ({ patterns, isChangedOnly, resting, env }: Wish): Promise<Step[][]> => {
  const hasPatterns = patterns.length > 0;
  const selected = selectTestFiles(
    listTestFiles().filter((file) => !resting.includes(file)),
    patterns,
  );
  if (selected.vitest.length + selected.playwright.length === 0)
    throw new Error(`No test file's path contains ${patterns.join(' or ')}.`);
  const browserFiles = isChangedOnly ? await affectedBrowserTests(selected.playwright) : selected.playwright;
  const isNarrow = hasPatterns || isChangedOnly;
  const build = {
    title: 'build',
    run: async () => prepare(!isNarrow).then(() => ({ tally: { passed: 1, failed: 0 } })),
  };
  const checks = !hasPatterns && { title: 'checks', run: async () => ({ tally: await runChecks() }) };
  const vitest = selected.vitest.length > 0 && {
    title: 'unit, server and flow tests',
    run: async () => {
      const args = isChangedOnly
        ? [`--changed=${BASE}`, '--passWithNoTests']
        : resting.map((file) => `--exclude=${file}`);
      return doneBy(await runVitest(hasPatterns ? selected.vitest : [], env, args), isChangedOnly);
    },
  };
  const playwright = browserFiles.length > 0 && {
    title: 'browser tests',
    run: async () => doneBy(await runPlaywright(isNarrow || resting.length > 0 ? browserFiles : [], env)),
  };
  return [[build], [checks, vitest], [playwright]].map((steps) => steps.filter((step) => step !== false));
};

/** In so many runs in a row each planted fault is tried. */
const FAULT_TURNS = 20;

const plantedFaults = (seed: number): Step => ({
  title: 'planted faults',
  run: async () => {
    const { code } = await show(process.execPath, [inRoot('scripts/faults.ts'), String(1 / FAULT_TURNS), String(seed)]);
    return { tally: { passed: Number(code === 0), failed: Number(code !== 0) } };
  },
});

const extentOf = (isFull: boolean, isNamed: boolean): Extent => {
  if (isFull) return 'full';
  return isNamed ? 'named' : 'part';
};

/** How many tests were not due. */
const countLeftOut = async (): Promise<number> => {
  const names = await readFile(LEFT_OUT, 'utf8').catch(() => '');
  return names.split('\n').filter((name) => name !== '').length;
};

const main = async (): Promise<void> => {
  const { values, positionals: patterns } = parseArgs({
    allowPositionals: true,
    options: { full: { type: 'boolean', default: false }, changed: { type: 'boolean', default: false } },
  });
  const seed = seedOf(process.env, commitDay());
  const extent = extentOf(values.full, patterns.length > 0);
  const isDue = isDueOn(seed);
  const resting = extent === 'part' ? await restingFiles(SUITES, { isChanged, isDue }) : [];
  const env = testEnv(seed, extent);
  await mkdir(RESULTS, { recursive: true });
  await rm(LEFT_OUT, { force: true });
  const steps: Awaited<ReturnType<typeof perform>>[] = [];
  const plan = await planOf({ patterns, isChangedOnly: values.changed, resting, env });
  if (extent === 'full' && patterns.length === 0) plan.push([plantedFaults(seed)]);
  for (const group of plan) steps.push(...(await Promise.all(group.map(perform))));

  const tests = steps.flatMap((step) => step.tests);
  await writeFile(path.join(RESULTS, 'flaky.json'), `${JSON.stringify(flakyTests(tests), null, 2)}\n`);
  say('\n── summary');
  const rest = { tests: await countLeftOut(), files: resting };
  for (const line of summaryLines({ steps, tests, seed, extent, rest, totalSeconds: performance.now() / 1000 }))
    say(line);
  const tallies = steps.map(({ tally }) => tally);
  say(`\n${closingLine(tallies)}`);
  process.exitCode = tallies.every(({ failed }) => failed === 0) ? 0 : 1;
};

await main().catch((error: unknown) => {
  say(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
