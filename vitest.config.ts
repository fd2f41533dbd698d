import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type InlineConfig, type TestSpecification } from 'vitest/node';

const project = (name: string, more: Pick<InlineConfig, 'execArgv' | 'globalSetup' | 'include' | 'isolate'> = {}) => ({
  extends: true as const,
  test: { name, include: [`tests/${name}/**/*.test.ts`, `tests/${name}/**/*.test.tsx`], ...more },
});

const server = project('server', {
  globalSetup: ['tests/server/support/globalSetup.ts'],
  // A process starts its second server in a third of the time of the first, and modules keep nothing but caches.
  isolate: false,
  // Optimizing the code of databases that live for seconds takes more time than it saves, and so does making each expression twice.
  execArgv: [
    '--liftoff-only',
    '--no-regexp-tier-up',
    `--import=${new URL('tests/support/rememberPaintings.mjs', import.meta.url).href}`,
  ],
});

// No test of theirs leaves anything behind.
const unit = project('unit', { isolate: false });
const flows = project('flows', { isolate: false });
const packages = project('packages', { isolate: false, include: ['packages/*/tests/**/*.test.ts'] });

/** These take longest, which their size does not tell; and what the first computes before its first test, no noted time. */
const SLOWEST = [
  'every.product.test.ts',
  'chat.test.ts',
  'pictureTask.test.ts',
  'crashes.test.ts',
  'ownCharacterCrashes.test.ts',
  'pictureCrashes.test.ts',
  'killedServers.test.ts',
  'pictureRestarts.test.ts',
  'process.test.ts',
];
const isSlow = ({ moduleId }: TestSpecification): boolean => SLOWEST.some((name) => moduleId.endsWith(`/${name}`));

/** Has nobody wait for one file at the end. */
class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const byProject = Object.values(Object.groupBy(sorted, ({ project }) => project.name));
    return byProject.flatMap((some = []) => some.toSorted((a, b) => Number(isSlow(b)) - Number(isSlow(a))));
  }
}

export default defineConfig({
  // No test looks at styles, and those who make them take seconds to load.
  css: { postcss: {} },
  test: {
    environment: 'node',
    // Servers, databases and password hashing want processes, not threads.
    pool: 'forks',
    // Servers also wait, for leases, retries and disks: with twice as many two cores were idle for 2 % of the time.
    maxWorkers: 2 * availableParallelism(),
    retry: 0,
    sequence: { sequencer: SlowFirst },
    // They end what hangs: a busy machine is no fault of Liora's.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 90_000 } },
    projects: [unit, server, flows, packages],
  },
});
