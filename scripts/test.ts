import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { runChecks } from './lib/checks.ts';
import { provideChromium } from './lib/chromium.ts';
import { ensureClient } from './lib/clientBuild.ts';
import { codegen } from './lib/codegen.ts';
import { ensureDatabaseTemplate } from './lib/databaseTemplate.ts';
import { say, show, since } from './lib/exec.ts';
import { inRoot } from './lib/root.ts';
import { closingLine, tallyOf, type Tally } from './lib/tally.ts';

const RESULTS = inRoot('test-results');

/** Runs one step under a heading; a step that throws has failed once. */
const step = async (title: string, run: () => Promise<Tally>): Promise<Tally> => {
  const started = performance.now();
  say(`\n── ${title}`);
  const tally = await run().catch((error: unknown): Tally => {
    say(`✗ ${error instanceof Error ? error.message : String(error)}`);
    return { passed: 0, failed: 1 };
  });
  say(`── ${title}: ${closingLine([tally])} (${since(started)})`);
  return tally;
};

const build = async (): Promise<Tally> => {
  // Sources need generated code even where the build is fresh and makes none.
  await codegen();
  const template = ensureDatabaseTemplate();
  const checked = await runChecks();
  await ensureClient();
  await template;
  return { passed: checked.passed + 1, failed: checked.failed };
};

const runner = async (
  name: 'vitest' | 'playwright',
  cli: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<Tally> => {
  const report = path.join(RESULTS, `${name}.json`);
  await rm(report, { force: true });
  const { code } = await show(process.execPath, [inRoot('node_modules', cli), ...args], {
    ...env,
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  });
  return tallyOf(name, await readFile(report, 'utf8').catch(() => ''), code);
};

const vitest = (): Promise<Tally> =>
  runner('vitest', 'vitest/vitest.mjs', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${path.join(RESULTS, 'vitest.json')}`,
  ]);

const browser = async (): Promise<Tally> =>
  runner(
    'playwright',
    '@playwright/test/cli.js',
    ['test', '--config=tests/browser/playwright.config.ts', '--reporter=list,json'],
    { CHROMIUM_PATH: await provideChromium() },
  );

await mkdir(RESULTS, { recursive: true });
const tallies = [
  await step('checks and build', build),
  await step('unit, server and flow tests', vitest),
  await step('browser tests', browser),
];
say(`\n${closingLine(tallies)}`);
process.exitCode = tallies.every(({ failed }) => failed === 0) ? 0 : 1;
