import ELK, { type ElkNode, type LayoutOptions } from 'elkjs/lib/elk.bundled.js';
import type { Edge } from './edges.ts';
import { type Arrangement, packed } from './packed.ts';
import type { Point } from './place.ts';

/** A state to find a place for, with where its edges leave it. */
export interface Piece {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  /** Where edges enter it, and where those of each exit leave it, from above. */
  readonly entrance: number;
  readonly exits: readonly number[];
}

const COMMON: LayoutOptions = {
  'elk.algorithm': 'layered',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.padding': '[top=0,left=0,bottom=0,right=0]',
  'elk.spacing.nodeNode': '24',
  'elk.spacing.edgeNode': '12',
  'elk.spacing.edgeEdge': '7',
  'elk.layered.spacing.nodeNodeBetweenLayers': '32',
  'elk.layered.spacing.edgeNodeBetweenLayers': '14',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '7',
  'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
  'elk.layered.nodePlacement.strategy': 'LINEAR_SEGMENTS',
};

/** Ways to lay out the same; which is best depends on the machine. */
const TRIES: readonly LayoutOptions[] = [
  { 'elk.direction': 'RIGHT', 'elk.layered.cycleBreaking.strategy': 'BFS_NODE_ORDER' },
  { 'elk.direction': 'RIGHT', 'elk.layered.cycleBreaking.strategy': 'MODEL_ORDER' },
  { 'elk.direction': 'DOWN', 'elk.layered.cycleBreaking.strategy': 'MODEL_ORDER' },
];

const graphOf = (pieces: readonly Piece[], edges: ReadonlyMap<string, Edge>, options: LayoutOptions): ElkNode => ({
  id: '#',
  layoutOptions: { ...COMMON, ...options },
  children: pieces.map(({ id, width, height, entrance, exits }) => ({
    id,
    width,
    height,
    layoutOptions: { 'elk.portConstraints': 'FIXED_POS' },
    ports: [
      { id: `${id}#in`, x: 0, y: entrance, layoutOptions: { 'elk.port.side': 'WEST' } },
      ...exits.map((y, exit) => ({
        id: `${id}#${exit}`,
        x: width,
        y,
        layoutOptions: { 'elk.port.side': 'EAST' },
      })),
    ],
  })),
  edges: [...edges].map(([id, { from, exit, to }]) => ({
    id,
    sources: [`${from}#${exit}`],
    targets: [`${to}#in`],
  })),
});

const round = ({ x = 0, y = 0 }: { x?: number; y?: number }): Point => ({ x: Math.round(x), y: Math.round(y) });

const elk = new ELK();

const arranged = async (
  pieces: readonly Piece[],
  edges: ReadonlyMap<string, Edge>,
  options: LayoutOptions,
): Promise<Arrangement> => {
  const {
    children = [],
    edges: routes = [],
    width = 0,
    height = 0,
  } = await elk.layout(graphOf(pieces, edges, options));
  return {
    areas: new Map(
      children.map((node) => [node.id, { ...round(node), width: node.width ?? 0, height: node.height ?? 0 }]),
    ),
    lines: routes.flatMap(({ id, sections = [] }) => {
      const edge = edges.get(id);
      return edge === undefined
        ? []
        : sections.map(({ startPoint, bendPoints = [], endPoint }) => ({
            edge,
            points: [startPoint, ...bendPoints, endPoint].map(round),
          }));
    }),
    width: Math.ceil(width),
    height: Math.ceil(height),
  };
};

/** States that edges lead between, directly or over others; each group on its own, in the order of the machine. */
const connected = (pieces: readonly Piece[], edges: Iterable<Edge>): Piece[][] => {
  const groupOf = new Map(pieces.map(({ id }) => [id, id]));
  for (const { from, to } of edges) {
    const [kept, merged] = [groupOf.get(from), groupOf.get(to)];
    if (kept === undefined || kept === merged) continue;
    for (const [id, group] of groupOf) if (group === merged) groupOf.set(id, kept);
  }
  return [...Map.groupBy(pieces, ({ id }) => groupOf.get(id)).values()];
};

const edgesIn = (pieces: readonly Piece[], edges: ReadonlyMap<string, Edge>): ReadonlyMap<string, Edge> => {
  const ids = new Set(pieces.map(({ id }) => id));
  return new Map([...edges].filter(([, { from }]) => ids.has(from)));
};

/** Of the first that fit in the width: the lowest. If none fits, the narrowest. */
const better = (one: Arrangement, other: Arrangement, width: number): Arrangement => {
  const [over, otherOver] = [one, other].map((found) => Math.max(0, found.width - width));
  if (over !== otherOver) return (over ?? 0) < (otherOver ?? 0) ? one : other;
  return other.height < one.height ? other : one;
};

const alone = ({ id, width, height }: Piece): Arrangement => ({
  areas: new Map([[id, { x: 0, y: 0, width, height }]]),
  lines: [],
  width,
  height,
});

const bestOf = async (
  pieces: readonly Piece[],
  edges: ReadonlyMap<string, Edge>,
  width: number,
): Promise<Arrangement> => {
  const [only] = pieces;
  if (only !== undefined && pieces.length === 1) return alone(only);
  const [first = {}, ...others] = TRIES;
  let best = await arranged(pieces, edges, first);
  for (const options of others) best = better(best, await arranged(pieces, edges, options), width);
  return best;
};

/** Finds the lowest arrangement that is no wider than `width` pixels, if there is one. */
export const arrange = async (
  pieces: readonly Piece[],
  edges: ReadonlyMap<string, Edge>,
  width: number,
): Promise<Arrangement> => {
  const parts: Arrangement[] = [];
  for (const group of connected(pieces, edges.values())) parts.push(await bestOf(group, edgesIn(group, edges), width));
  return packed(parts, width);
};
