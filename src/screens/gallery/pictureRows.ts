import type { Picture, PictureAspect } from '#contract/picture.ts';

/** Width of a picture that is 1 high. */
export const RATIOS: Readonly<Record<PictureAspect, number>> = { '2:3': 2 / 3, '1:1': 1, '3:2': 3 / 2 };

export interface PictureRow {
  /** Place of its first picture, from 0 on. */
  readonly start: number;
  readonly pictures: readonly Picture[];
  /** Width of all its pictures at a height of 1. */
  readonly width: number;
  /** What is missing of a row that is not full, so that its pictures are no higher than those of others. */
  readonly rest: number;
}

/** Sums of thirds come out a little short. */
const ROUNDING = 0.001;

/**
 * Pictures of several shapes in rows of one height each, as wide as the page: a row is full once it is as wide as so many portraits. What is
 * in a row that is full stays there when more pictures come behind it.
 */
export const rowsOf = (pictures: readonly Picture[], portraits: number): readonly PictureRow[] => {
  const full = portraits * RATIOS['2:3'];
  const rows: PictureRow[] = [];
  let row: Picture[] = [];
  let width = 0;
  for (const [index, picture] of pictures.entries()) {
    row.push(picture);
    width += RATIOS[picture.aspect];
    const isFull = width > full - ROUNDING;
    if (!isFull && index < pictures.length - 1) continue;
    rows.push({ start: index + 1 - row.length, pictures: row, width, rest: isFull ? 0 : full - width });
    row = [];
    width = 0;
  }
  return rows;
};
