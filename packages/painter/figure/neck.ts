import { fill, linear, within } from '../canvas.ts';
import { css } from '../colour.ts';
import { blob, ellipse, outline, ribbon } from '../path.ts';
import type { PortraitSubject } from './portraitSubject.ts';

/** Neck and the skin that an outfit leaves free, in the body's space. */
export const paintNeck = ({ brush, body, skin, lit, head }: PortraitSubject): void => {
  const shift = head.sin * 16;
  const column = outline([
    [
      [-body.neck + shift, -210],
      [-body.neck + 3, -110],
      [-body.neck - 8, -44],
      [-body.near * 0.6, 6],
      [-body.near, 90],
      [-body.near, 260],
    ],
    [
      [body.far, 260],
      [body.far, 90],
      [body.far * 0.6, 6],
      [body.neck + 8, -44],
      [body.neck - 1, -110],
      [body.neck + shift, -210],
    ],
  ]);
  fill(
    brush,
    column,
    linear(
      brush,
      [lit * 120, 0],
      [-lit * 130, 40],
      [
        [0, css(skin.light)],
        [0.45, css(skin.mid)],
        [1, css(skin.shade)],
      ],
    ),
  );
  within(brush, column, () => {
    const cast = blob([
      [-body.neck - 20 + shift, -220],
      [body.neck + 30 + shift, -220],
      [body.neck + 16 + shift, -92],
      [shift * 1.6 + 20 - lit * 16, -58],
      [-body.neck - 6, -84],
    ]);
    fill(brush, cast, css(skin.deep), { alpha: 0.72, blur: 5 });
    fill(
      brush,
      ribbon(
        [
          [-lit * 8, 0],
          [-lit * 60, 14],
          [-lit * 130, 6],
        ],
        9,
      ),
      css(skin.shade),
      { alpha: 0.6, blur: 2 },
    );
    fill(
      brush,
      ribbon(
        [
          [lit * 10, 2],
          [lit * 60, 12],
          [lit * 120, 4],
        ],
        8,
      ),
      css(skin.light),
      { alpha: 0.5, blur: 2 },
    );
    fill(
      brush,
      ribbon(
        [
          [-body.neck * 0.7, -120],
          [-body.neck * 0.45, -50],
          [-6, 4],
        ],
        8,
      ),
      css(skin.shade),
      { alpha: 0.45, blur: 3 },
    );
    fill(brush, ellipse(0, 6, 13, 9), css(skin.shade), { alpha: 0.5, blur: 4 });
  });
};
