import type { Appearance } from '../appearance.ts';
import { css, mix, oklch } from '../colour.ts';
import { fill, linear, within } from '../canvas.ts';
import type { PortraitSubject } from '../figure/portraitSubject.ts';
import { outline, ribbon, type Point } from '../path.ts';
import { tonesOf, type Tones } from '../scheme.ts';

type Cloth = 'fabric' | 'accent' | 'linen';

/** What the sleeves are made of. */
const SLEEVES: Record<Appearance['outfit'], Cloth> = {
  tee: 'fabric',
  turtleneck: 'fabric',
  knit: 'fabric',
  shirt: 'fabric',
  blazer: 'fabric',
  coat: 'fabric',
  hoodie: 'fabric',
  dress: 'fabric',
  wrap: 'fabric',
  cloak: 'accent',
  uniform: 'fabric',
  flightJacket: 'fabric',
  waistcoat: 'linen',
  apron: 'accent',
  labCoat: 'linen',
  sari: 'accent',
  armour: 'accent',
};
/** How loose they are, in pixels. */
const LOOSE: Partial<Record<Appearance['outfit'], number>> = {
  knit: 9,
  hoodie: 11,
  coat: 12,
  wrap: 14,
  cloak: 10,
  flightJacket: 12,
  blazer: 6,
  labCoat: 8,
};

export const sleeveTones = ({ appearance, fabric, accent, scheme }: PortraitSubject): Tones =>
  ({ fabric, accent, linen: tonesOf(oklch(0.91, 0.02, 85), scheme) })[SLEEVES[appearance.outfit]];

/** From the elbow to the wrist, in its sleeve; the cuff lies over the back of the hand. */
export const paintForearm = (
  subject: PortraitSubject,
  facing: 1 | -1,
  [wristX, wristY]: Point,
  [elbowX, elbowY]: Point,
): void => {
  const { brush, lit, appearance } = subject;
  const tones = sleeveTones(subject);
  const loose = LOOSE[appearance.outfit] ?? 4;
  const length = Math.hypot(elbowX - wristX, elbowY - wristY);
  const [alongX, alongY] = [(elbowX - wristX) / length, (elbowY - wristY) / length];
  // Upwards and inwards, whichever arm it is.
  const [acrossX, acrossY] = [alongY * facing, -alongX * facing];
  const at = (along: number, across: number): Point => [
    wristX + alongX * along + acrossX * across,
    wristY + alongY * along + acrossY * across,
  ];
  const [slim, stout] = [42 + loose, 66 + loose];
  const path = outline([
    [
      at(0, -slim),
      at(length * 0.3, -slim - 8),
      at(length * 0.75, -stout),
      at(length + 26, -stout * 0.8),
      at(length + 58, 0),
      at(length + 26, stout * 0.9),
      at(length * 0.7, stout - 2),
      at(length * 0.3, slim + 6),
      at(0, slim),
    ],
    [at(0, slim), at(-10, 0), at(0, -slim)],
  ]);
  fill(brush, path, css(tones.deep), { alpha: 0.75, blur: 12 });
  const isLit = facing === lit;
  fill(
    brush,
    path,
    linear(
      brush,
      [...at(length * 0.4, -slim * 1.1)],
      [...at(length * 0.4, slim * 1.2)],
      [
        [0, css(isLit ? tones.light : mix(tones.light, tones.mid, 0.7))],
        [0.4, css(tones.mid)],
        [1, css(mix(tones.shade, tones.deep, 0.35))],
      ],
    ),
  );
  within(brush, path, () => {
    for (const [from, lean, width] of [
      [26, 16, 8],
      [58, 26, 11],
      [104, 38, 14],
      [150, 46, 15],
    ] as const) {
      const fold = [at(from, -slim - 10), at(from + lean, -slim * 0.2), at(from + lean * 0.6, slim * 0.7)];
      fill(brush, ribbon(fold, width, 0.3), css(tones.deep), { alpha: 0.42, blur: 2.5 });
      fill(
        brush,
        ribbon(
          fold.map(([x, y]): Point => [x + alongX * 10, y + alongY * 10]),
          width * 0.7,
          0.3,
        ),
        css(tones.light),
        {
          alpha: isLit ? 0.4 : 0.2,
          blur: 2.5,
        },
      );
    }
    const hem = [at(17, -slim - 6), at(8, 0), at(17, slim + 6)];
    fill(brush, ribbon(hem, 5), css(tones.deep), { alpha: 0.5, blur: 1.2 });
    fill(
      brush,
      ribbon(
        hem.map(([x, y]): Point => [x - alongX * 8, y - alongY * 8]),
        6,
      ),
      css(tones.light),
      { alpha: 0.5, blur: 1.2 },
    );
  });
};
