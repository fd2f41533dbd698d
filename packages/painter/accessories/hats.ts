import { fill, linear, within } from '../canvas.ts';
import { css, oklch } from '../colour.ts';
import type { PortraitSubject } from '../figure/portraitSubject.ts';
import { type Skull, createSkull } from '../hair/skull.ts';
import { type Point, blob, outline, ribbon } from '../path.ts';
import { type Tones, tonesOf } from '../scheme.ts';
import { wears } from './worn.ts';

/** Colours of a hat from its lit to its dark side. */
const feltGround = ({ brush, lit }: PortraitSubject, tones: Tones): ReturnType<typeof linear> =>
  linear(
    brush,
    [lit * 150, -240],
    [-lit * 150, -60],
    [
      [0, css(tones.light)],
      [0.45, css(tones.mid)],
      [1, css(tones.deep)],
    ],
  );

/** What a brim at height `y` throws on the forehead. */
const castShadow = (subject: PortraitSubject, y: number): void => {
  const { brush, head, skin } = subject;
  const [middle] = head.at(0, 0, 98);
  within(brush, head.outline, () => {
    fill(
      brush,
      ribbon(
        [
          [head.near(y) - 10, y + 8],
          [middle, y + 26],
          [head.far(y) + 10, y + 6],
        ],
        56,
      ),
      css(skin.deep),
      { alpha: 0.7, blur: 9 },
    );
  });
};

/** Top of a cap: the crown between two angles, `rise` pixels higher in the middle. */
const dome = (skull: Skull, from: number, to: number, rise: number): Point[] =>
  Array.from({ length: 9 }, (_, index): Point => {
    const [x, y] = skull.crown(from + ((to - from) * index) / 8);
    return [x, y - rise * Math.sin((index / 8) * Math.PI)];
  });

const beanie = (subject: PortraitSubject): void => {
  const { brush, head } = subject;
  const [middle] = head.at(0, 0, 98);
  const skull = createSkull(head, 22, 0);
  const tones = subject.accent;
  castShadow(subject, -104);
  const left: Point = [head.near(-60) - 12, -82];
  const right: Point = [head.far(-60) + 12, -90];
  fill(brush, outline([[left, ...dome(skull, -1.1, 1.05, 12), right]]), feltGround(subject, tones));
  const cuff = outline([
    [left, [middle - 40, -110], [middle + 30, -114], right],
    [
      [right[0] - 2, -136],
      [middle + 20, -166],
      [middle - 50, -162],
      [left[0] + 2, -132],
    ],
  ]);
  fill(brush, cuff, css(tones.deep), { alpha: 0.6, blur: 6 });
  fill(brush, cuff, feltGround(subject, tones));
  within(brush, cuff, () => {
    for (let x = -170; x < 170; x += 13)
      fill(
        brush,
        ribbon(
          [
            [x, -180],
            [x + 3, -130],
            [x + 4, -80],
          ],
          5,
        ),
        css(tones.deep),
        { alpha: 0.5 },
      );
  });
  for (let index = 1; index < 9; index += 1) {
    const [x, y] = skull.crown(-1 + index * 0.22);
    fill(
      brush,
      ribbon(
        [
          [middle * 0.2 - 4, -236],
          [x * 0.7, y + 6],
          [x * 0.96, -140],
        ],
        6,
      ),
      css(tones.deep),
      { alpha: 0.35 },
    );
  }
};

const softCap = (subject: PortraitSubject): void => {
  const { brush, head, lit } = subject;
  const [middle] = head.at(0, 0, 98);
  const isCap = wears(subject, 'flatCap');
  const tones = isCap ? tonesOf(oklch(0.42, 0.03, 70), subject.scheme) : subject.accent;
  castShadow(subject, -112);
  const crown = blob([
    [head.near(-80) - 8, -112],
    [head.near(-90) - 34, -170],
    [-60, -246],
    [60, -246],
    [head.far(-90) + 30, -178],
    [head.far(-80) + 12, -122],
    [middle, -134],
  ]);
  fill(brush, crown, feltGround(subject, tones));
  within(brush, crown, () => {
    for (const shift of [-90, -30, 40, 100])
      fill(
        brush,
        ribbon(
          [
            [shift * 0.2, -252],
            [shift * 0.8, -200],
            [shift * 1.3, -120],
          ],
          14,
        ),
        css(tones.deep),
        { alpha: 0.3, blur: 4 },
      );
    fill(
      brush,
      ribbon(
        [
          [lit * 150, -160],
          [lit * 90, -226],
          [0, -238],
        ],
        22,
      ),
      css(tones.light),
      { alpha: 0.5, blur: 6 },
    );
  });
  const edge = isCap
    ? blob([
        [head.near(-80) + 20, -122],
        [middle - 30, -140],
        [middle + 60, -136],
        [head.far(-70) + 28, -106],
        [middle + 70, -92],
        [middle, -96],
      ])
    : blob([
        [head.near(-80) - 6, -106],
        [middle, -128],
        [head.far(-80) + 8, -114],
        [middle, -142],
      ]);
  fill(brush, edge, css(tones.deep), { alpha: 0.6, blur: 5 });
  fill(
    brush,
    edge,
    linear(
      brush,
      [lit * 120, -140],
      [-lit * 120, -90],
      [
        [0, css(tones.mid)],
        [1, css(tones.deep)],
      ],
    ),
  );
};

const brimmedHat = (subject: PortraitSubject): void => {
  const { brush, head, lit } = subject;
  const [middle] = head.at(0, 0, 98);
  const tones = subject.fabric;
  castShadow(subject, -100);
  const brim: Point[] = [
    [-220, -104],
    [-130, -142],
    [0, -152],
    [140, -146],
    [222, -116],
    [150, -92],
    [20, -80],
    [-130, -84],
  ];
  const moved = brim.map(([x, y]): Point => [x + middle * 0.25 - 6, y - 2]);
  const crown = outline([
    [
      [-142, -126],
      [-138, -210],
      [-96, -286],
    ],
    [
      [-96, -286],
      [-10, -262],
      [86, -288],
    ],
    [
      [86, -288],
      [132, -210],
      [142, -126],
    ],
    [
      [142, -126],
      [0, -108],
      [-142, -126],
    ],
  ]);
  fill(brush, blob(moved), css(tones.deep));
  fill(brush, crown, feltGround(subject, tones));
  within(brush, crown, () => {
    fill(
      brush,
      ribbon(
        [
          [-10, -264],
          [-20, -220],
          [0, -160],
        ],
        40,
      ),
      css(tones.deep),
      { alpha: 0.4, blur: 9 },
    );
    fill(
      brush,
      outline([
        [
          [-150, -164],
          [0, -146],
          [150, -164],
        ],
        [
          [150, -120],
          [0, -104],
          [-150, -120],
        ],
      ]),
      css(subject.accent.deep),
    );
  });
  const front = blob(moved.map(([x, y]): Point => [x, y < -120 ? -112 + (y + 120) * 0.1 : y]));
  fill(
    brush,
    front,
    linear(
      brush,
      [lit * 220, -130],
      [-lit * 200, -80],
      [
        [0, css(tones.light)],
        [0.5, css(tones.mid)],
        [1, css(tones.deep)],
      ],
    ),
  );
  fill(brush, ribbon(moved.slice(4).concat(moved.slice(0, 1)), 7), css(tones.light), { alpha: 0.45, blur: 1 });
};

/** A hat, if one is worn; painted last. */
export const paintHat = (subject: PortraitSubject): void => {
  if (wears(subject, 'beanie')) beanie(subject);
  if (wears(subject, 'flatCap') || wears(subject, 'beret')) softCap(subject);
  if (wears(subject, 'brimmedHat')) brimmedHat(subject);
};
