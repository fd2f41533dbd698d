import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { MUTATION_RUNNER, mutantsIn } from '@liora/flow-kit/mutation/plugin.ts';
import { inRoot } from '../../../scripts/lib/root.ts';
import { MACHINES } from '../../../scripts/mutants/machines.ts';

/** Unit tests that look at what stands in `machines/`. */
const unitTests = readdirSync(inRoot('tests/unit'))
  .filter((file) => file.endsWith('.test.ts'))
  .map((file) => `tests/unit/${file}`)
  .filter((file) => readFileSync(inRoot(file), 'utf8').includes('#machines/'));

/** Runs the tests of machines on code that holds all its mutants: `npm run mutants`. */
export default defineConfig({
  root: inRoot(),
  css: { postcss: {} },
  plugins: [mutantsIn(MACHINES)],
  test: {
    environment: 'node',
    // It tells files by what is on the disk, not by the mutants that are in them here.
    fsModuleCache: false,
    pool: 'forks',
    isolate: false,
    maxWorkers: availableParallelism(),
    runner: MUTATION_RUNNER,
    include: ['tests/flows/**/*.test.ts', ...unitTests],
    // What goes through the whole product takes minutes where others take milliseconds.
    exclude: ['**/every.product.test.ts'],
    // Mutants fail where nobody looks, and warn.
    dangerouslyIgnoreUnhandledErrors: true,
    silent: true,
    hookTimeout: 3_600_000,
    testTimeout: 10_000,
  },
});
