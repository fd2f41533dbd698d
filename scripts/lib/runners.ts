import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { provideTestBrowser } from './chromium.ts';
import { show } from './exec.ts';
import { readReport, type Report, type Runner } from './reports.ts';
import { inRoot } from './root.ts';

export const RESULTS = inRoot('test-results');

type Env = Readonly<Record<string, string>>;

export interface Ran {
  /** Undefined when the runner left none that can be read. */
  readonly report: Report | undefined;
  readonly exitCode: number;
}

const run = async (runner: Runner, cli: string, args: readonly string[], env: Env): Promise<Ran> => {
  const file = path.join(RESULTS, `${runner}.json`);
  await mkdir(RESULTS, { recursive: true });
  await rm(file, { force: true });
  const { code } = await show(process.execPath, [inRoot('node_modules', cli), ...args], {
    ...env,
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  });
  return { report: readReport(runner, await readFile(file, 'utf8').catch(() => '')), exitCode: code };
};

/** Runs the given test files, or all; `args` are further options of `vitest run`. */
export const runVitest = (files: readonly string[], env: Env, args: readonly string[] = []): Promise<Ran> =>
  run(
    'vitest',
    'vitest/vitest.mjs',
    [
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${path.join(RESULTS, 'vitest.json')}`,
      ...args,
      ...files,
    ],
    env,
  );

/** Playwright takes its files as patterns. */
const exactly = (file: string): string => `${file.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}$`;

/** Runs the given test files, or all; `args` are further options of `playwright test`. */
export const runPlaywright = async (files: readonly string[], env: Env, args: readonly string[] = []): Promise<Ran> =>
  run(
    'playwright',
    '@playwright/test/cli.js',
    ['test', '--config=tests/browser/playwright.config.ts', '--reporter=list,json', ...args, ...files.map(exactly)],
    { ...env, CHROMIUM_PATH: await provideTestBrowser() },
  );
