import { importsOf, type ReadSource } from './imports.ts';

/** Folders of one parent that need each other, directly or through others, and which file of one imports from which other. */
export interface Ring {
  readonly folders: readonly string[];
  /** `<file> → <file>`. */
  readonly imports: readonly string[];
}

/** The folder of `parent` that a file is in; undefined for files elsewhere and for those that lie loose in it. */
const folderIn = (parent: string, file: string): string | undefined => {
  if (!file.startsWith(`${parent}/`)) return undefined;
  const [folder, ...rest] = file.slice(parent.length + 1).split('/');
  return rest.length === 0 ? undefined : folder;
};

/** All rings of the folders that lie in `parent`; imports of types count as others do. */
export const ringsIn = (parent: string, files: readonly string[], read: ReadSource): Ring[] => {
  const imports = files.flatMap((file) => {
    const from = folderIn(parent, file);
    return importsOf(file, read(file) ?? '').flatMap((imported) => {
      const to = folderIn(parent, imported);
      return from === undefined || to === undefined || from === to
        ? []
        : [{ from, to, words: `${file} → ${imported}` }];
    });
  });
  const reachedFrom = (folder: string): Set<string> => {
    const reached = new Set<string>();
    const add = (next: string): void => {
      for (const { from, to } of imports)
        if (from === next && !reached.has(to)) {
          reached.add(to);
          add(to);
        }
    };
    add(folder);
    return reached;
  };
  const reached = new Map([...new Set(imports.map(({ from }) => from))].map((folder) => [folder, reachedFrom(folder)]));
  const ringOf = (folder: string): string[] =>
    [...(reached.get(folder) ?? [])].filter((other) => reached.get(other)?.has(folder) === true).toSorted();
  const rings = new Map([...reached.keys()].map((folder) => [ringOf(folder).join(), ringOf(folder)]));
  return [...rings.values()]
    .filter((folders) => folders.length > 0)
    .map((folders) => ({
      folders,
      imports: imports
        .filter(({ from, to }) => folders.includes(from) && folders.includes(to))
        .map(({ words }) => words),
    }));
};
