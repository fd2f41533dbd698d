import type { Path2D } from '@napi-rs/canvas';
import { fill, within } from '../canvas.ts';
import { css } from '../colour.ts';
import type { PortraitSubject } from '../figure/portraitSubject.ts';
import { ellipse, ribbon } from '../path.ts';
import type { Tones } from '../scheme.ts';

export const buttons = (subject: PortraitSubject, from: number, tones: Tones): void => {
  for (let y = from; y < 500; y += 74) {
    fill(subject.brush, ellipse(3, y + 2, 8, 8), css(tones.deep), { alpha: 0.6 });
    fill(subject.brush, ellipse(2, y, 7, 7), css(tones.mid));
    fill(subject.brush, ellipse(2 + subject.lit * 2, y - 2, 3, 2.6), css(tones.light));
  }
};

/** Cables and ribs of a knitted jumper. */
export const knitRibs = ({ brush, body, lit }: PortraitSubject, path: Path2D, tones: Tones): void =>
  within(brush, path, () => {
    for (let column = -7; column <= 7; column += 1) {
      const x = column * 38;
      const isCable = column % 2 === 0;
      for (let y = 20 + Math.abs(column) * 5; y < 520; y += isCable ? 30 : 16) {
        const drop = (x / body.near) ** 2 * 26;
        if (isCable) {
          fill(
            brush,
            ribbon(
              [
                [x - 11, y + drop],
                [x + 2, y + drop + 15],
                [x + 11, y + drop + 34],
              ],
              11,
            ),
            css(tones.light),
            { alpha: x * lit > -40 ? 0.32 : 0.14 },
          );
          fill(
            brush,
            ribbon(
              [
                [x - 15, y + drop + 6],
                [x - 4, y + drop + 22],
                [x + 5, y + drop + 38],
              ],
              5,
            ),
            css(tones.deep),
            { alpha: 0.4 },
          );
        } else
          fill(
            brush,
            ribbon(
              [
                [x - 5, y + drop],
                [x, y + drop + 8],
                [x + 5, y + drop],
              ],
              3.4,
            ),
            css(tones.deep),
            { alpha: 0.28 },
          );
      }
    }
  });
