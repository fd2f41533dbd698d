import path from 'node:path';

/** Paths are from the root of the repository, with slashes. */
interface Change {
  readonly changed: readonly string[];
  /** What all test files need, as the runner's configuration; with what it imports. */
  readonly shared: readonly string[];
  /** What the running product is made of: every test may see it. */
  readonly isProduct: (file: string) => boolean;
  /** The text of a source file; undefined where there is none. */
  readonly read: (file: string) => string | undefined;
}

const IMPORT = /\b(?:from|import)\s*\(?\s*'(#|\.{1,2}\/)([^']+)'/g;

/** The project's own files that a source imports: `#contract/chat.ts`, `./server.ts`. */
const importsOf = (file: string, text: string): string[] =>
  [...text.matchAll(IMPORT)].map(([, start = '', rest = '']) =>
    start === '#' ? rest : path.posix.join(path.posix.dirname(file), start, rest),
  );

/**
 * The test files that import what has changed, directly or through others; all of them, where something that all need has.
 * Playwright's own `--only-changed` leaves out tests that a helper declares, as those of the flows.
 */
export const affectedTests = (testFiles: readonly string[], { changed, shared, isProduct, read }: Change): string[] => {
  const imports = new Map<string, readonly string[]>();
  const importsOfFile = (file: string): readonly string[] => {
    const known = imports.get(file) ?? importsOf(file, read(file) ?? '');
    imports.set(file, known);
    return known;
  };
  const isAffected = (file: string): boolean => {
    const reached = new Set([file]);
    for (const one of reached) for (const next of importsOfFile(one)) reached.add(next);
    return changed.some((one) => reached.has(one));
  };
  return changed.some(isProduct) || shared.some(isAffected) ? [...testFiles] : testFiles.filter(isAffected);
};
