import path from 'node:path';

/** The folder of vite.config.ts. */
const ROOT = path.resolve(import.meta.dirname, '../..');

/** Where a file of the sources lies that are built. */
export const inSources = (...parts: string[]): string => path.join(ROOT, ...parts);

/** The route that `/` loads. */
export const HOME = 'src/routes/HomeRoute.tsx';

/** Items of a graph, and all that they lead to. */
export const closureOf = <Item>(roots: Iterable<Item>, nextOf: (item: Item) => readonly Item[]): ReadonlySet<Item> => {
  const found = new Set(roots);
  for (const item of found) for (const next of nextOf(item)) found.add(next);
  return found;
};
