import { fill, linear, stroke } from '../canvas.ts';
import { css } from '../colour.ts';
import type { PortraitSubject } from '../figure/portraitSubject.ts';
import { blob, curve, ribbon } from '../path.ts';
import type { Tones } from '../scheme.ts';
import { piece } from './cloth.ts';

/** Two leaves of a shirt's collar, standing round the neck. */
export const shirtCollar = (subject: PortraitSubject, tones: Tones, size: number): void => {
  const { body, lit } = subject;
  for (const facing of [-1, 1] as const) {
    const x = facing * (body.neck + 3);
    piece(
      subject,
      [
        [x, -88],
        [facing * 14, 8],
        [facing * (36 + 26 * size), 20 + 58 * size],
        [facing * (body.neck + 44), -14],
        [x * 1.1, -62],
      ],
      tones,
      facing === lit,
    );
  }
};

export const lapels = (subject: PortraitSubject, tones: Tones, size: number): void => {
  if (size === 0) return;
  const { body, lit, brush } = subject;
  for (const facing of [-1, 1] as const) {
    const x = facing * (body.neck + 8);
    piece(
      subject,
      [
        [x, -70],
        [facing * 46, 66],
        [facing * 16, 246 * Math.max(0.8, size)],
        [facing * (86 + 40 * size), 120],
        [facing * (72 + 30 * size), 96],
        [facing * (104 + 34 * size), 66],
        [x * 1.35, -48],
      ],
      tones,
      facing === lit,
    );
    piece(
      subject,
      [
        [x * 0.98, -84 - size * 10],
        [facing * (60 + 8 * size), 34],
        [facing * (100 + 34 * size), 62],
        [x * 1.4 + facing * 14 * size, -44],
      ],
      tones,
      facing === lit,
    );
    stroke(
      brush,
      curve([
        [facing * 46, 66],
        [facing * 16, 246 * Math.max(0.8, size)],
      ]),
      css(facing === lit ? tones.light : tones.deep),
      2,
      { alpha: 0.6 },
    );
  }
};

/** A hood that lies behind the neck. */
export const paintHood = ({ brush, body, lit }: PortraitSubject, tones: Tones): void => {
  for (const facing of [-1, 1] as const) {
    const x = facing * body.neck;
    const roll = blob([
      [x - facing * 2, -104],
      [x + facing * 40, -112],
      [x + facing * 78, -66],
      [x + facing * 84, -4],
      [x + facing * 20, 44],
      [facing * 22, 52],
      [x - facing * 8, -16],
    ]);
    fill(
      brush,
      roll,
      linear(
        brush,
        [lit * 120, -100],
        [-lit * 120, 40],
        [
          [0, css(tones.light)],
          [0.5, css(tones.mid)],
          [1, css(tones.shade)],
        ],
      ),
    );
    fill(
      brush,
      ribbon(
        [
          [x + facing * 4, -96],
          [x + facing * 18, -40],
          [x - facing * 4, 14],
        ],
        22,
      ),
      css(tones.deep),
      { alpha: 0.7, blur: 4 },
    );
    fill(
      brush,
      ribbon(
        [
          [x + facing * 40, -100],
          [x + facing * 62, -50],
          [x + facing * 48, 10],
        ],
        14,
      ),
      css(tones.light),
      { alpha: facing === lit ? 0.6 : 0.25, blur: 4 },
    );
  }
};
