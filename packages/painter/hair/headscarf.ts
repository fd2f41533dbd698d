import { css, mix } from '../colour.ts';
import { aside, fill, linear, within } from '../canvas.ts';
import { blob, outline, ribbon, type Point } from '../path.ts';
import type { Head } from '../figure/head.ts';
import type { PortraitSubject } from '../figure/portraitSubject.ts';
import { createSkull } from './skull.ts';

export const paintScarfBack = ({ brush, head, accent }: PortraitSubject): void => {
  const near = head.near(20);
  const far = head.far(20);
  fill(
    brush,
    blob([
      [near - 10, -60],
      [near - 22, 60],
      [near - 34, 200],
      [near - 10, 330],
      [far - 10, 330],
      [far + 24, 200],
      [far + 16, 60],
      [far, -60],
    ]),
    css(accent.deep),
  );
};

/** From one end of the hem over the head to the other. */
const outerEdge = (head: Head): readonly Point[] => {
  const skull = createSkull(head, 14, 0);
  return [
    [head.near(60) - 96, 292],
    [head.near(60) - 62, 220],
    [head.near(20) - 22, 70],
    skull.crown(-1.4),
    skull.crown(-0.85),
    skull.crown(-0.3),
    skull.crown(0.25),
    skull.crown(0.8),
    skull.crown(1.35),
    [head.far(30) + 14, 70],
    [head.far(100) + 58, 210],
    [head.far(60) + 84, 280],
  ];
};

const hemOf = (head: Head): readonly Point[] => {
  const [chin] = head.at(0, 0, 96);
  return [
    [head.far(60) + 84, 280],
    [head.far(60) + 10, 346],
    [chin, 372],
    [head.near(60) - 20, 352],
    [head.near(60) - 96, 292],
  ];
};

/** What the face looks out of. */
const openingOf = (head: Head): readonly Point[] => {
  const [middle] = head.at(0, 0, 98);
  const [chin] = head.at(0, 0, 96);
  return [
    [middle, -124],
    [head.far(-70) - 18, -84],
    [head.far(-10) - 4, -10],
    [head.far(60) - 3, 64],
    [head.far(130) - 6, 136],
    [chin + 30, head.chin + 3],
    [chin - 24, head.chin + 6],
    [head.near(140) + 10, 140],
    [head.near(60) + 24, 64],
    [head.near(-10) + 30, -10],
    [head.near(-70) + 40, -84],
  ];
};

const foldsOf = (head: Head): readonly (readonly Point[])[] => {
  const [middle] = head.at(0, 0, 98);
  const [chin] = head.at(0, 0, 96);
  return [
    [
      [middle - 30, -128],
      [head.near(-80) + 20, -100],
      [head.near(0) + 4, 10],
      [head.near(80) - 6, 120],
    ],
    [
      [middle + 10, -150],
      [head.near(-90) + 6, -130],
      [head.near(0) - 8, 0],
      [head.near(80) - 22, 170],
    ],
    [
      [head.near(150) + 20, 150],
      [chin - 30, head.chin + 34],
      [head.far(140) + 10, 180],
    ],
    [
      [head.near(120) - 20, 190],
      [chin - 40, head.chin + 76],
      [head.far(120) + 30, 210],
    ],
    [
      [head.near(100) - 30, 250],
      [chin - 20, head.chin + 122],
      [head.far(120) + 30, 260],
    ],
    [
      [head.near(60) - 80, 280],
      [head.near(60) - 6, 318],
      [chin + 20, 336],
      [head.far(60) + 60, 290],
    ],
    [
      [middle + 40, -128],
      [head.far(-60) - 2, -80],
      [head.far(20) + 4, 30],
    ],
  ];
};

const paintFolds = ({ brush, head, accent, lit }: PortraitSubject): void => {
  for (const fold of foldsOf(head)) {
    fill(brush, ribbon(fold, 20), css(accent.deep), { alpha: 0.5, blur: 3 });
    fill(
      brush,
      ribbon(
        fold.map(([x, y]): Point => [x + lit * 9, y - 9]),
        11,
      ),
      css(accent.light),
      { alpha: 0.55, blur: 2 },
    );
  }
};

/** A scarf wound about head and neck; the face looks out of it. */
export const paintScarfFront = (subject: PortraitSubject): void => {
  const { brush, head, accent, lit, skin } = subject;
  const opening = openingOf(head);
  const cloth = outline([outerEdge(head), hemOf(head)]);
  cloth.addPath(blob(opening.toReversed()));
  aside(brush, () => {
    brush.fillStyle = linear(
      brush,
      [lit * 170, -180],
      [-lit * 170, 220],
      [
        [0, css(accent.light)],
        [0.45, css(accent.mid)],
        [1, css(mix(accent.shade, accent.deep, 0.4))],
      ],
    );
    brush.fill(cloth, 'evenodd');
    brush.clip(cloth, 'evenodd');
    paintFolds(subject);
  });
  within(brush, head.outline, () => {
    fill(brush, ribbon(opening.slice(6).concat(opening.slice(0, 3)), 20), css(skin.deep), { alpha: 0.5, blur: 7 });
  });
};
