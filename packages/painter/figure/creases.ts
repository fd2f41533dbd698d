import { fill, stroke } from '../canvas.ts';
import { css } from '../colour.ts';
import { type Point, curve, ribbon } from '../path.ts';
import type { PortraitSubject } from './portraitSubject.ts';

export const creases = ({ brush, head, skin, appearance }: PortraitSubject): void => {
  const alpha = appearance.maturity === 'elder' ? 0.55 : 0.34;
  const { length } = head;
  for (const facing of [-1, 1] as const) {
    const [wing] = head.at(facing * 28, 0, 112);
    const [fold] = head.at(facing * 54, 0, 98);
    const line: Point[] = [
      [wing, 70],
      [(wing + fold) / 2 + facing * 6, 90],
      [fold, 116 * length],
    ];
    fill(brush, ribbon(line, 5.5), css(skin.deep), { alpha, blur: 1.5 });
    const [outer] = head.at(facing * 92, 0, 72);
    for (const lift of appearance.maturity === 'elder' ? [-9, 0, 9] : [-4, 5])
      stroke(
        brush,
        curve([
          [outer, 2 + lift * 0.4],
          [outer + facing * 13, 2 + lift * 1.4],
        ]),
        css(skin.deep),
        2,
        { alpha: alpha * 0.7, blur: 0.6 },
      );
    const [bag] = head.at(facing * 50, 0, 100);
    fill(
      brush,
      ribbon(
        [
          [bag - 24, 17],
          [bag, 25],
          [bag + 24, 17],
        ],
        4,
      ),
      css(skin.deep),
      { alpha: alpha * 0.6, blur: 1.5 },
    );
  }
  if (appearance.maturity === 'elder') {
    const [x] = head.at(0, 0, 112);
    for (const y of [-92, -76])
      stroke(
        brush,
        curve([
          [x - 46, y + 3],
          [x, y - 3],
          [x + 42, y + 3],
        ]),
        css(skin.deep),
        2.2,
        { alpha: 0.3, blur: 1 },
      );
  }
};
