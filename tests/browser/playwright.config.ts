import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { chromiumArgs, findChromium } from '../../scripts/lib/chromium.ts';

const executablePath = findChromium();
const baseURL = process.env['LIORA_ORIGIN'];

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.test.ts',
  outputDir: '../../test-results/browser',
  globalSetup: './support/globalSetup.ts',
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  workers: Math.min(4, availableParallelism()),
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    ...(baseURL === undefined ? {} : { baseURL }),
    browserName: 'chromium',
    locale: 'en-US',
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
    launchOptions: { args: chromiumArgs(), ...(executablePath === undefined ? {} : { executablePath }) },
  },
});
