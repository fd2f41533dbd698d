import { fill } from '../canvas.ts';
import { css, mix, oklch, tune } from '../colour.ts';
import { ellipse, ribbon } from '../path.ts';
import type { PortraitSubject } from './portraitSubject.ts';

/** Freckles, a mole, a scar. */
export const paintMarks = (subject: PortraitSubject): void => {
  const { brush, head, skin, appearance } = subject;
  const random = subject.random('marks');
  if (appearance.accessories.includes('freckles')) {
    const colour = css(tune(skin.deep, { c: 1.3 }));
    for (let count = 0; count < 46; count += 1) {
      const at = random.between(-1, 1);
      const [x] = head.at(at * 88, 0, 112 - Math.abs(at) * 40);
      const y = 46 + Math.abs(at) * 6 + random.between(-22, 24);
      fill(brush, ellipse(x, y, random.between(1.2, 2.6), random.between(1, 2.1)), colour, {
        alpha: random.between(0.25, 0.6),
      });
    }
  }
  if (appearance.accessories.includes('beautyMark')) {
    const [x] = head.at(-40, 0, 104);
    fill(brush, ellipse(x, 92, 3.4, 3.2), css(tune(skin.deep, { l: 0.6 })), { alpha: 0.9 });
  }
  if (appearance.accessories.includes('scar')) {
    const [x] = head.at(-62, 0, 94);
    fill(
      brush,
      ribbon(
        [
          [x + 14, -52],
          [x + 2, -20],
          [x - 4, 34],
          [x - 12, 62],
        ],
        6,
      ),
      css(mix(skin.light, oklch(0.75, 0.07, 20), 0.4)),
      {
        alpha: 0.75,
        blur: 0.6,
      },
    );
  }
};
