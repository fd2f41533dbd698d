import type { Edge } from './edges.ts';

/** Some edges, told apart by name. */
export interface EdgeSet {
  readonly isEmpty: () => boolean;
  readonly has: (edge: Edge) => boolean;
  readonly hasIn: (situation: string) => boolean;
  /** Those that start in a situation. */
  readonly in: (situation: string) => readonly Edge[];
  readonly remove: (edge: Edge) => void;
}

/** A set of `edges`; of those with one name it holds the last. */
export const edgeSetOf = (edges: readonly Edge[]): EdgeSet => {
  const sets = new Map<string, Map<string, Edge>>();
  for (const edge of edges) {
    const set = sets.get(edge.from) ?? new Map<string, Edge>();
    sets.set(edge.from, set.set(edge.name, edge));
  }
  return {
    isEmpty: () => sets.size === 0,
    has: ({ from, name }) => sets.get(from)?.has(name) ?? false,
    hasIn: (situation) => sets.has(situation),
    in: (situation) => [...(sets.get(situation)?.values() ?? [])],
    remove: ({ from, name }) => {
      const set = sets.get(from);
      set?.delete(name);
      if (set?.size === 0) sets.delete(from);
    },
  };
};
