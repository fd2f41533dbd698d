import { Path2D } from '@napi-rs/canvas';

/** A place in pixels of the space that is drawn in. */
export type Point = readonly [x: number, y: number];

const clampIndex = (points: readonly Point[], index: number): Point =>
  points[Math.min(points.length - 1, Math.max(0, index))] ?? [0, 0];
const wrapIndex = (points: readonly Point[], index: number): Point =>
  points[((index % points.length) + points.length) % points.length] ?? [0, 0];

type Neighbour = (points: readonly Point[], index: number) => Point;

/** Catmull-Rom spans as Bézier curves. */
const addSpans = (path: Path2D, points: readonly Point[], count: number, neighbour: Neighbour): void => {
  for (let index = 0; index < count; index += 1) {
    const before = neighbour(points, index - 1);
    const from = neighbour(points, index);
    const to = neighbour(points, index + 1);
    const after = neighbour(points, index + 2);
    path.bezierCurveTo(
      from[0] + (to[0] - before[0]) / 6,
      from[1] + (to[1] - before[1]) / 6,
      to[0] - (after[0] - from[0]) / 6,
      to[1] - (after[1] - from[1]) / 6,
      to[0],
      to[1],
    );
  }
};

/** A closed smooth shape through the points. */
export const blob = (points: readonly Point[]): Path2D => {
  const path = new Path2D();
  path.moveTo(...wrapIndex(points, 0));
  addSpans(path, points, points.length, wrapIndex);
  path.closePath();
  return path;
};

/** An open smooth line through the points. */
export const curve = (points: readonly Point[]): Path2D => outline([points], false);

/** A shape of smooth runs that meet in corners. */
export const outline = (runs: readonly (readonly Point[])[], closes = true): Path2D => {
  const path = new Path2D();
  runs.forEach((run, index) => {
    if (index === 0) path.moveTo(...clampIndex(run, 0));
    else path.lineTo(...clampIndex(run, 0));
    addSpans(path, run, run.length - 1, clampIndex);
  });
  if (closes) path.closePath();
  return path;
};

export const polygon = (points: readonly Point[]): Path2D => {
  const path = new Path2D();
  points.forEach((point, index) => (index === 0 ? path.moveTo(...point) : path.lineTo(...point)));
  path.closePath();
  return path;
};

export const ellipse = (x: number, y: number, radiusX: number, radiusY: number, rotation = 0): Path2D => {
  const path = new Path2D();
  path.ellipse(x, y, Math.abs(radiusX), Math.abs(radiusY), rotation, 0, Math.PI * 2);
  return path;
};

const between = (from: number, to: number, share: number): number => from + (to - from) * share;
export const lerp = (from: Point, to: Point, share: number): Point => [
  between(from[0], to[0], share),
  between(from[1], to[1], share),
];

/** The smooth line through the points, at `share` of its spans. */
export const along = (points: readonly Point[], share: number): Point => {
  const place = Math.min(0.99999, Math.max(0, share)) * (points.length - 1);
  const index = Math.floor(place);
  const t = place - index;
  const [before, from, to, after] = [-1, 0, 1, 2].map((step) => clampIndex(points, index + step));
  if (!before || !from || !to || !after) return [0, 0];
  const at = (axis: 0 | 1): number =>
    0.5 *
    (2 * from[axis] +
      (to[axis] - before[axis]) * t +
      (2 * before[axis] - 5 * from[axis] + 4 * to[axis] - after[axis]) * t * t +
      (3 * from[axis] - before[axis] - 3 * to[axis] + after[axis]) * t * t * t);
  return [at(0), at(1)];
};

export const resample = (points: readonly Point[], count: number): Point[] =>
  Array.from({ length: count }, (_, index) => along(points, index / (count - 1)));

/** Direction of the line at `share`, as a unit vector turned left. */
export const normal = (points: readonly Point[], share: number): Point => {
  const from = along(points, share - 0.02);
  const to = along(points, share + 0.02);
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  return [(to[1] - from[1]) / length, -(to[0] - from[0]) / length];
};

/** A brush stroke along the points: thin at both ends, widest at `belly`. */
export const ribbon = (points: readonly Point[], width: number, belly = 0.45, samples = 12): Path2D => {
  const sides = Array.from({ length: samples }, (_, index) => {
    const share = index / (samples - 1);
    const swell = share < belly ? share / belly : (1 - share) / (1 - belly);
    const half = (width / 2) * Math.sin((swell * Math.PI) / 2) ** 0.8;
    const [x, y] = along(points, share);
    const [nx, ny] = normal(points, share);
    return { left: [x + nx * half, y + ny * half] as const, right: [x - nx * half, y - ny * half] as const };
  });
  return polygon([...sides.map(({ left }) => left), ...sides.map(({ right }) => right).toReversed()]);
};
