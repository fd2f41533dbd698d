import { css } from '../colour.ts';
import { fill, within } from '../canvas.ts';
import { MOODS } from '../figure/mood.ts';
import { blob, ellipse, outline, ribbon, type Point } from '../path.ts';
import { whiskers } from '../figure/features.ts';
import type { PortraitSubject } from '../figure/portraitSubject.ts';

/** Hair on jaw and lip, painted before the mouth. */
export const paintFacialHair = (subject: PortraitSubject): void => {
  switch (subject.appearance.facialHair) {
    case 'none':
      return;
    case 'stubble':
      return stubble(subject);
    case 'moustache':
      return moustache(subject);
    case 'goatee':
      moustache(subject);
      return goatee(subject);
    case 'beard':
      beard(subject);
      return moustache(subject);
  }
};

const mouthOf = ({ head, appearance }: PortraitSubject) => {
  const mood = MOODS[appearance.expression];
  const y = 121 * head.length;
  return {
    y,
    middle: head.at(0, 0, 118)[0],
    near: head.at(-50, 0, 92)[0],
    far: head.at(50, 0, 92)[0],
    lift: mood.near * 0.5,
    teeth: mood.teeth,
  };
};

const jawArea = (subject: PortraitSubject, top: number, grow: number): ReturnType<typeof outline> => {
  const { head } = subject;
  const { y, near, far, middle, teeth } = mouthOf(subject);
  const low = head.chin;
  return outline([
    [
      [head.near(top) + 4, top],
      [head.near(60) - grow * 0.5, 60],
      [head.near(110) - grow, 110 * head.length],
      [head.near(150) - grow * 0.8, 154 * head.length],
      [head.near(178) + 6, low - 6 + grow],
      [head.at(0, 0, 96)[0], low + 8 + grow * 1.7],
      [head.far(178) - 2, low - 6 + grow],
      [head.far(150) + grow * 0.5, 154 * head.length],
      [head.far(110) + grow * 0.4, 110 * head.length],
      [head.far(60) + 2, 60],
      [head.far(top) - 2, top],
    ],
    [
      [head.far(top) - 7, top],
      [head.far(60) - 16, 74],
      [far + 8, 98 * head.length],
      [far + 1, y + 8],
      [middle + 22, y + 26 + teeth],
      [middle - 22, y + 26 + teeth],
      [near - 1, y + 8],
      [near - 8, 96 * head.length],
      [head.near(60) + 40, 72],
      [head.near(top) + 24, top],
    ],
  ]);
};

const hairs = (subject: PortraitSubject, area: ReturnType<typeof outline>, part: string): void => {
  const { brush, hair, head } = subject;
  const random = subject.random(part);
  within(brush, area, () => {
    for (let index = 0; index < 90; index += 1) {
      const x = random.between(head.near(100) - 14, head.far(100) + 14);
      const y = random.between(30, head.chin + 26);
      const lean = (x - head.at(0, 0, 96)[0]) * 0.12;
      const isDark = random.chance(0.5);
      fill(
        brush,
        ribbon(
          [
            [x, y],
            [x + lean * 0.6, y + 10],
            [x + lean, y + random.between(16, 26)],
          ],
          random.between(3, 6),
        ),
        css(isDark ? hair.deep : hair.light),
        { alpha: isDark ? 0.4 : 0.3 },
      );
    }
  });
};

const beard = (subject: PortraitSubject): void => {
  const { brush } = subject;
  const area = jawArea(subject, 18, 11);
  fill(brush, area, whiskers(subject), { alpha: 0.97, blur: 1.4 });
  hairs(subject, area, 'beard');
};

const stubble = (subject: PortraitSubject): void => {
  const { brush, head, hair } = subject;
  within(brush, head.outline, () => {
    fill(brush, jawArea(subject, 30, 4), css(hair.deep), { alpha: 0.27, blur: 7 });
    const { y, near, far, middle } = mouthOf(subject);
    fill(
      brush,
      blob([
        [near, y - 4],
        [middle, y - 26],
        [far, y - 4],
        [middle, y - 10],
      ]),
      css(hair.deep),
      { alpha: 0.3, blur: 4 },
    );
  });
};

const goatee = (subject: PortraitSubject): void => {
  const { brush, head } = subject;
  const { y, near, far, middle, teeth } = mouthOf(subject);
  const [chin] = head.at(0, 0, 96);
  const area = outline([
    [
      [near + 4, y + 2],
      [near + 2, y + 34],
      [chin - 34, head.chin - 4],
      [chin, head.chin + 24],
      [chin + 32, head.chin - 4],
      [far - 2, y + 34],
      [far - 4, y + 2],
    ],
    [
      [far - 10, y + 12],
      [middle + 20, y + 27 + teeth],
      [middle - 20, y + 27 + teeth],
      [near + 10, y + 12],
    ],
  ]);
  fill(brush, area, whiskers(subject), { alpha: 0.95, blur: 1 });
  hairs(subject, area, 'goatee');
};

const moustache = (subject: PortraitSubject): void => {
  const { brush, hair } = subject;
  const { y, near, far, middle, lift } = mouthOf(subject);
  const isLone = subject.appearance.facialHair === 'moustache';
  for (const [end, facing] of [
    [near, -1],
    [far, 1],
  ] as const) {
    const line: Point[] = [
      [middle + facing * 1, y - 19],
      [middle + facing * 16, y - 21],
      [(middle + end) / 2 + facing * 9, y - 13],
      [end + facing * (isLone ? 8 : 3), y + (isLone ? 2 : 12) - lift],
    ];
    if (isLone) line.push([end + facing * 17, y - 9 - lift]);
    fill(brush, ribbon(line, 19, 0.36, 16), whiskers(subject), { blur: 0.8 });
    fill(
      brush,
      ribbon(
        line.map(([x, at]): Point => [x, at - 3]),
        6,
        0.4,
      ),
      css(hair.light),
      { alpha: 0.45 },
    );
  }
  fill(brush, ellipse(middle, y - 19, 9, 5), whiskers(subject), { blur: 1 });
};
