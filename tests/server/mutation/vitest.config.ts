import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { mutantsIn } from '@liora/flow-kit/mutation/plugin.ts';
import { inRoot } from '../../../scripts/lib/root.ts';
import { mutatedIn, testsOf } from '../../../scripts/mutants/serverParts.ts';

const { MUTANTS_OF: part = '' } = process.env;
/** It ends what a mutant has wait for ever. */
const TIMEOUT = 8000;

/** Runs the tests of a part of the server on code that holds all its mutants: `npm run mutants:server`. */
export default defineConfig({
  root: inRoot(),
  css: { postcss: {} },
  plugins: part === '' ? [] : [mutantsIn(mutatedIn(part))],
  test: {
    environment: 'node',
    // It tells files by what is on the disk, not by the mutants that are in them here.
    fsModuleCache: false,
    pool: 'forks',
    // What a mutant has spoilt is gone with the process.
    isolate: true,
    maxWorkers: availableParallelism(),
    runner: inRoot('tests/server/mutation/runner.ts'),
    globalSetup: inRoot('tests/server/support/globalSetup.ts'),
    execArgv: ['--liftoff-only', `--import=${new URL('../../support/rememberPaintings.mjs', import.meta.url).href}`],
    include: part === '' ? [] : [...testsOf(part)],
    // Mutants fail where nobody looks, and warn.
    dangerouslyIgnoreUnhandledErrors: true,
    silent: true,
    hookTimeout: 600_000,
    testTimeout: 3_600_000,
    expect: { poll: { timeout: TIMEOUT } },
  },
});
