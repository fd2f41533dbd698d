import { reaching, type ReadSource } from './imports.ts';

/** Paths are from the root of the repository, with slashes. */
interface Change {
  readonly changed: readonly string[];
  /** What all test files need, as the runner's configuration; with what it imports. */
  readonly shared: readonly string[];
  /** What the running product is made of: every test may see it. */
  readonly isProduct: (file: string) => boolean;
  readonly read: ReadSource;
}

/**
 * The test files that import what has changed, directly or through others; all of them, where something that all need has.
 * Playwright's own `--only-changed` leaves out tests that a helper declares, as those of the flows.
 */
export const affectedTests = (testFiles: readonly string[], { changed, shared, isProduct, read }: Change): string[] => {
  const reachedFrom = reaching(read);
  const isAffected = (file: string): boolean => {
    const reached = reachedFrom([file]);
    return changed.some((one) => reached.has(one));
  };
  return changed.some(isProduct) || shared.some(isAffected) ? [...testFiles] : testFiles.filter(isAffected);
};
