import path from 'node:path';

const IMPORT = /\b(?:from|import)\s*\(?\s*'(#|@liora\/|\.{1,2}\/)([^']+)'/g;
/** The folder of what an import names by a start. */
const FOLDERS = new Map([
  ['#', ''],
  ['@liora/', 'packages/'],
]);

/** The text of a source file by its path from the root of the repository, with slashes; undefined where there is none. */
export type ReadSource = (file: string) => string | undefined;

/** The project's own files that a source imports: `#contract/chat.ts`, `@liora/companion/macros.ts`, `./server.ts`. */
export const importsOf = (file: string, text: string): string[] =>
  [...text.matchAll(IMPORT)].map(([, start = '', rest = '']) =>
    path.posix.join(FOLDERS.get(start) ?? `${path.posix.dirname(file)}/${start}`, rest),
  );

/** Tells what some files import, directly or through others, and the files themselves; of what `isFollowed` leaves out, nothing. */
export const reaching = (
  read: ReadSource,
  isFollowed: (file: string) => boolean = () => true,
): ((files: readonly string[]) => ReadonlySet<string>) => {
  const imports = new Map<string, readonly string[]>();
  const importsOfFile = (file: string): readonly string[] => {
    const known = imports.get(file) ?? importsOf(file, read(file) ?? '').filter(isFollowed);
    imports.set(file, known);
    return known;
  };
  return (files) => {
    const reached = new Set(files);
    for (const one of reached) for (const next of importsOfFile(one)) reached.add(next);
    return reached;
  };
};
