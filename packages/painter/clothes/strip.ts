import { type Point, ribbon } from '../path.ts';

export const ribbonPath = (line: readonly Point[], width: number): ReturnType<typeof ribbon> =>
  ribbon([line[0] ?? [0, 0], ...line, line.at(-1) ?? [0, 0]], width, 0.5, 20);
