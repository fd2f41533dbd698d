import type { Edge } from './edges.ts';
import { type Area, moved, type Point } from './place.ts';

/** States beside each other with the edges between them. */
export interface Arrangement {
  readonly areas: ReadonlyMap<string, Area>;
  readonly lines: readonly { readonly edge: Edge; readonly points: readonly Point[] }[];
  readonly width: number;
  readonly height: number;
}

const GAP = 28;

/** How far down something as wide as `width` must be at `x`, so that it is below all that is there. */
const floorAt = (x: number, width: number, taken: readonly Area[]): number =>
  Math.max(
    0,
    ...taken.flatMap((area) =>
      area.x < x + width + GAP && x < area.x + area.width + GAP ? [area.y + area.height + GAP] : [],
    ),
  );

/** The highest free place, and of those the leftmost. */
const freePlace = (part: Arrangement, taken: readonly Area[], width: number): Point => {
  const places = [0, ...taken.map((area) => area.x + area.width + GAP)]
    .filter((x) => x === 0 || x + part.width <= width)
    .map((x) => ({ x, y: floorAt(x, part.width, taken) }));
  return places.reduce((best, place) => (place.y < best.y ? place : best), { x: 0, y: Infinity });
};

/** All in an arrangement that nothing may stand on: states, and the pieces of lines. */
const obstaclesOf = ({ areas, lines }: Arrangement): Area[] => [
  ...areas.values(),
  ...lines.flatMap(({ points }) =>
    points.slice(1).map((to, place) => {
      const from = points[place] ?? to;
      const [x, y] = [Math.min(from.x, to.x), Math.min(from.y, to.y)];
      return { x, y, width: Math.max(from.x, to.x) - x, height: Math.max(from.y, to.y) - y };
    }),
  ),
];

const movedArrangement = ({ areas, lines, width, height }: Arrangement, by: Point): Arrangement => ({
  areas: new Map([...areas].map(([id, area]) => [id, moved(area, by)])),
  lines: lines.map(({ edge, points }) => ({ edge, points: points.map((point) => moved(point, by)) })),
  width: by.x + width,
  height: by.y + height,
});

/** Puts arrangements that have nothing to do with each other beside and below one another. */
export const packed = (parts: readonly Arrangement[], width: number): Arrangement => {
  const taken: Area[] = [];
  const placed = parts.map((part) => {
    const there = movedArrangement(part, freePlace(part, taken, width));
    taken.push(...obstaclesOf(there));
    return there;
  });
  return {
    areas: new Map(placed.flatMap(({ areas }) => [...areas])),
    lines: placed.flatMap(({ lines }) => lines),
    width: Math.max(0, ...placed.map((part) => part.width)),
    height: Math.max(0, ...placed.map((part) => part.height)),
  };
};
