import { globSync } from 'node:fs';
import type { Runner } from './reports.ts';
import { ROOT } from './root.ts';

/** The test files of each runner, from the root of the repository. */
export type TestFiles = Readonly<Record<Runner, readonly string[]>>;

/** Everything that a runner may run, sorted. */
export const listTestFiles = (): string[] =>
  globSync(['tests/**/*.test.{ts,tsx}', 'packages/*/tests/**/*.test.ts'], { cwd: ROOT })
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted();

/** The files whose path contains one of the patterns, or all without patterns, by runner. */
export const selectTestFiles = (files: readonly string[], patterns: readonly string[]): TestFiles => {
  const selected = files.filter((file) => patterns.length === 0 || patterns.some((pattern) => file.includes(pattern)));
  const isForBrowser = (file: string): boolean => file.startsWith('tests/browser/');
  return { vitest: selected.filter((file) => !isForBrowser(file)), playwright: selected.filter(isForBrowser) };
};
