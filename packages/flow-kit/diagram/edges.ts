import type { Box } from './boxes.ts';

/** All transitions of one state that lead to the same other. */
export interface Edge {
  /** Id of the state that they lead out of. */
  readonly from: string;
  /** Which of its exits, counted from 0. */
  readonly exit: number;
  readonly to: string;
}

const idOf = ({ from, exit, to }: Edge): string => `${from}#${exit}>${to}`;

/** All edges between some states, with an id that none shares. What leads elsewhere is told by its name only. */
export const edgesBetween = (boxes: readonly Box[]): ReadonlyMap<string, Edge> => {
  const ids = new Set(boxes.map(({ id }) => id));
  const edges = boxes.flatMap(({ id, exits }) =>
    exits.flatMap(({ targets }, exit) =>
      targets.filter((target) => ids.has(target) && target !== id).map((to) => ({ from: id, exit, to })),
    ),
  );
  return new Map(edges.map((edge) => [idOf(edge), edge]));
};

/** For every state that can be reached from the first the edge by which it is reached soonest. */
const backbone = (first: string, edges: readonly Edge[]): ReadonlySet<Edge> => {
  const reached = new Set([first]);
  const kept = new Set<Edge>();
  for (const id of reached)
    for (const edge of edges) {
      if (edge.from !== id || reached.has(edge.to)) continue;
      reached.add(edge.to);
      kept.add(edge);
    }
  return kept;
};

/**
 * Where more than `most` edges lead to a state, only the one by which it is reached soonest from the first: so many lines hide
 * each other, and the name of the state says it as well.
 */
export const withoutCrowds = (
  first: string,
  edges: ReadonlyMap<string, Edge>,
  most: number,
): ReadonlyMap<string, Edge> => {
  const crowds = Map.groupBy(edges.values(), ({ to }) => to);
  const soonest = backbone(first, [...edges.values()]);
  return new Map([...edges].filter(([, edge]) => soonest.has(edge) || (crowds.get(edge.to)?.length ?? 0) <= most));
};
