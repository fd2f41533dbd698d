import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { chromiumArgs, findTestBrowser } from '../../scripts/lib/chromium.ts';

const executablePath = findTestBrowser();
const baseURL = process.env['LIORA_ORIGIN'];
/** Pages live for seconds: optimizing their code takes more time than it saves. */
const UNOPTIMIZED = '--js-flags=--no-opt --no-maglev';
const isCi = process.env['CI'] !== undefined;
/** Whoever names test files wants to see what happened; recording takes a third of the time, which a whole run has not. */
const isNamed = (process.env['TESTS'] ?? 'named') === 'named';

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.test.ts',
  outputDir: '../../test-results/browser',
  globalSetup: './support/globalSetup.ts',
  fullyParallel: true,
  forbidOnly: isCi,
  workers: Math.min(4, availableParallelism()),
  // Who needs it is named at the end of `npm test`, and more than three of them fail it.
  retries: isCi ? 1 : 0,
  // They end what hangs: a busy machine is no fault of Liora's.
  timeout: 180_000,
  expect: {
    timeout: 30_000,
    toMatchAriaSnapshot: { pathTemplate: '{testDir}/aria/{arg}{ext}' },
  },
  reporter: 'list',
  use: {
    ...(baseURL === undefined ? {} : { baseURL }),
    browserName: 'chromium',
    locale: 'en-US',
    // What a worker asks for, pages cannot stand in for.
    serviceWorkers: 'block',
    // Moving and blurring take a third of the processor without a graphics card; what moves or shines through is tested where it matters.
    reducedMotion: 'reduce',
    contrast: 'more',
    screenshot: 'only-on-failure',
    trace: isCi ? 'on-first-retry' : isNamed ? 'retain-on-failure' : 'off',
    launchOptions: {
      args: [...chromiumArgs(), UNOPTIMIZED],
      ...(executablePath === undefined ? {} : { executablePath }),
    },
  },
});
