import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const project = (name: string, globalSetup: string[] = []) => ({
  extends: true as const,
  test: { name, include: [`tests/${name}/**/*.test.ts`, `tests/${name}/**/*.test.tsx`], globalSetup },
});

export default defineConfig({
  test: {
    environment: 'node',
    // Servers, databases and password hashing want processes of their own.
    pool: 'forks',
    maxWorkers: availableParallelism(),
    retry: 0,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    projects: [project('unit'), project('server', ['tests/server/support/globalSetup.ts']), project('flows')],
  },
});
