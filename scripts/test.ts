import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { affectedTests } from './lib/affectedTests.ts';
import { changedFiles } from './lib/changedFiles.ts';
import { say } from './lib/exec.ts';
import { prepare, prepareAndCheck } from './lib/preparation.ts';
import type { TestResult } from './lib/reports.ts';
import { inRoot } from './lib/root.ts';
import { RESULTS, runPlaywright, runVitest, type Ran } from './lib/runners.ts';
import { flakyTests, summaryLines } from './lib/summary.ts';
import { closingLine, tallyOf, type Tally } from './lib/tally.ts';
import { seedOf, testEnv } from './lib/testEnv.ts';
import { listTestFiles, selectTestFiles } from './lib/testFiles.ts';

const BASE = 'main';
const NEEDED_BY_BROWSER_TESTS = [
  'package.json',
  'package-lock.json',
  'tests/browser/playwright.config.ts',
  'tests/browser/support/globalSetup.ts',
];

const PRODUCT =
  /^(?:(?:contract|machines|messages|public|server|src|theme)\/|index\.html$|(?:panda|vite)\.config\.ts$)/;

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
    isProduct: (file) => PRODUCT.test(file),
    read: (file) => (existsSync(inRoot(file)) ? readFileSync(inRoot(file), 'utf8') : undefined),
  });

/** The steps that the arguments ask for, in order. */
const planOf = async (
  patterns: readonly string[],
  isChangedOnly: boolean,
  env: Record<string, string>,
): Promise<Step[]> => {
  const hasPatterns = patterns.length > 0;
  const selected = selectTestFiles(listTestFiles(), patterns);
  if (selected.vitest.length + selected.playwright.length === 0)
    throw new Error(`No test file's path contains ${patterns.join(' or ')}.`);
  const browserFiles = isChangedOnly ? await affectedBrowserTests(selected.playwright) : selected.playwright;
  const isNarrow = hasPatterns || isChangedOnly;
  const steps = [
    hasPatterns
      ? { title: 'build', run: async () => prepare().then(() => ({ tally: { passed: 1, failed: 0 } })) }
      : { title: 'checks and build', run: async () => ({ tally: await prepareAndCheck() }) },
    selected.vitest.length > 0 && {
      title: 'unit, server and flow tests',
      run: async () => {
        const args = isChangedOnly ? [`--changed=${BASE}`, '--passWithNoTests'] : [];
        return doneBy(await runVitest(hasPatterns ? selected.vitest : [], env, args), isChangedOnly);
      },
    },
    browserFiles.length > 0 && {
      title: 'browser tests',
      run: async () => doneBy(await runPlaywright(isNarrow ? browserFiles : [], env)),
    },
  ];
  return steps.filter((step) => step !== false);
};

const main = async (): Promise<void> => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { full: { type: 'boolean', default: false }, changed: { type: 'boolean', default: false } },
  });
  const seed = seedOf(process.env, new Date());
  const plan = await planOf(positionals, values.changed, testEnv(seed, values.full));
  const steps: Awaited<ReturnType<typeof perform>>[] = [];
  for (const step of plan) steps.push(await perform(step));

  const tests = steps.flatMap((step) => step.tests);
  await mkdir(RESULTS, { recursive: true });
  await writeFile(path.join(RESULTS, 'flaky.json'), `${JSON.stringify(flakyTests(tests), null, 2)}\n`);
  say('\n── summary');
  for (const line of summaryLines({ steps, tests, seed, totalSeconds: performance.now() / 1000 })) say(line);
  const tallies = steps.map(({ tally }) => tally);
  say(`\n${closingLine(tallies)}`);
  process.exitCode = tallies.every(({ failed }) => failed === 0) ? 0 : 1;
};

await main().catch((error: unknown) => {
  say(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
