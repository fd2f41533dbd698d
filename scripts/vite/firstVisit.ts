import path from 'node:path';
import type { Rolldown } from 'vite';
import { closureOf, HOME, inSources } from './sources.ts';

const ENTRY = inSources('src/main.tsx');
const HOME_ROUTE = inSources(HOME);

type Context = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

/** A module and all that it imports statically. */
const withImports = (root: string, graph: Context): ReadonlySet<string> =>
  closureOf([root], (id) => graph.getModuleInfo(id)?.importedIds ?? []);

/** Whether something imports it that is neither of the first visit nor imported by that only. */
const isShared = (id: string, inside: ReadonlySet<string>, graph: Context): boolean =>
  [...(graph.getModuleInfo(id)?.importers ?? []), ...(graph.getModuleInfo(id)?.dynamicImporters ?? [])].some(
    (importer) => !inside.has(importer),
  );

/** What each chunk holds, those first that the next ones need: one after the other, each is a short task for the browser. */
const PIECES = ['machines', 'frame'] as const;

/** What machines are made of, the contract among it. */
const OF_MACHINES = ['contract', 'machines'].map((folder) => inSources(folder) + path.sep);

const pieceOf = (id: string): (typeof PIECES)[number] =>
  OF_MACHINES.some((folder) => id.startsWith(folder)) ? 'machines' : 'frame';

/**
 * Names the chunks of what the frame of every screen is made of, and of what the home page shares with other screens: few
 * pieces, which is fewer requests, and compresses better. What the home page has for itself loads with it.
 */
export const firstVisit = () => {
  let known: { readonly frame: ReadonlySet<string>; readonly home: ReadonlySet<string> } | undefined;
  const isFirst = (id: string, context: Context): boolean => {
    const { frame, home } = (known ??= { frame: withImports(ENTRY, context), home: withImports(HOME_ROUTE, context) });
    if (id === ENTRY || id === HOME_ROUTE || id.includes('/node_modules/')) return false;
    return frame.has(id) || (home.has(id) && isShared(id, home, context));
  };
  return PIECES.map((piece, index) => ({
    name: (id: string, context: Context) => (pieceOf(id) === piece && isFirst(id, context) ? piece : null),
    debugName: piece,
    // A chunk takes what its modules need along, unless another one has it already.
    priority: PIECES.length - index,
  }));
};
