import { fill, stroke, within } from '../canvas.ts';
import { css, oklch } from '../colour.ts';
import type { PortraitSubject } from '../figure/portraitSubject.ts';
import { blob, curve, ellipse, ribbon } from '../path.ts';
import { tonesOf } from '../scheme.ts';
import { goldOf, wears } from './worn.ts';

export const paintGlasses = (subject: PortraitSubject): void => {
  const { brush, head, scheme } = subject;
  const isRound = wears(subject, 'roundGlasses');
  if (!isRound && !wears(subject, 'glasses')) return;
  const frame = isRound ? goldOf(subject) : tonesOf(oklch(0.3, 0.04, 40), scheme);
  const [bridge] = head.at(0, 0, 124);
  const thick = isRound ? 3.4 : 6;
  for (const facing of [-1, 1] as const) {
    const [x] = head.at(facing * 56, 0, 112);
    const half = 41 * Math.min(1, head.cos - facing * head.sin * 0.36);
    const rim = isRound
      ? ellipse(x, 6, half, 40)
      : blob([
          [x - half, -18],
          [x, -27],
          [x + half, -20],
          [x + half * 0.96, 12],
          [x + half * 0.4, 34],
          [x - half * 0.5, 33],
          [x - half * 0.98, 10],
        ]);
    fill(brush, rim, css(oklch(0.9, 0.03, 230)), { alpha: 0.1 });
    within(brush, rim, () => {
      fill(
        brush,
        ribbon(
          [
            [x - half, 44],
            [x, 0],
            [x + half * 0.5, -40],
          ],
          20,
        ),
        css(oklch(0.98, 0.01, 230)),
        { alpha: 0.16, blur: 2 },
      );
    });
    stroke(brush, rim, css(frame.deep), thick);
    stroke(brush, rim, css(frame.light), thick * 0.3, { alpha: 0.6 });
    const inner = x - facing * half;
    stroke(
      brush,
      curve([
        [inner, -4],
        [(inner + bridge) / 2, -10],
        [bridge, -10],
      ]),
      css(frame.deep),
      thick,
    );
  }
  const hinge = head.at(-56, 0, 112)[0] - 41 * Math.min(1, head.cos + head.sin * 0.36);
  stroke(
    brush,
    curve([
      [hinge, -10],
      [head.near(0) + 20, -6],
    ]),
    css(frame.deep),
    thick,
  );
};
