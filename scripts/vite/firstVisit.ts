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

/**
 * Names the chunk of what the frame of every screen is made of, and of what the home page shares with other screens: one
 * piece, which is fewer requests, and compresses better. What the home page has for itself loads with it.
 */
export const firstVisit = () => {
  let known: { readonly frame: ReadonlySet<string>; readonly home: ReadonlySet<string> } | undefined;
  const isFirst = (id: string, context: Context): boolean => {
    const { frame, home } = (known ??= { frame: withImports(ENTRY, context), home: withImports(HOME_ROUTE, context) });
    if (id === ENTRY || id === HOME_ROUTE || id.includes('/node_modules/')) return false;
    return frame.has(id) || (home.has(id) && isShared(id, home, context));
  };
  return { name: (id: string, context: Context) => (isFirst(id, context) ? 'frame' : null), priority: 1 };
};
