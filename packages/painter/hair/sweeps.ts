import type { Head } from '../figure/head.ts';
import type { Point } from '../path.ts';
import type { Guides } from './mass.ts';
import type { Skull } from './skull.ts';

export interface Parting {
  /** Angle on the crown and place on the hairline where the hair parts. */
  readonly angle: number;
  readonly x: number;
}

/** Hair from the parting over the side of the head that is nearer to the viewer, down to `tips`. */
export const nearSweep = (head: Head, skull: Skull, parting: Parting, tips: number, spread = 0): Guides => {
  const x = head.near(20);
  const low = Math.max(tips, 40);
  const isLong = tips > 60;
  const outer: Point[] = [
    skull.crown(parting.angle),
    skull.crown(parting.angle - 0.5),
    skull.crown(-0.95),
    skull.crown(-1.45),
    [x - 20 - skull.volume * 0.5, Math.min(24, tips)],
    ...(isLong
      ? ([
          [x - 30 - spread, low * 0.55],
          [x - 26 - spread * 1.3, low * 0.8],
          [x - 8 - spread, tips],
        ] as const)
      : []),
  ];
  const middle: Point[] = [
    [parting.x * 0.6 + skull.crown(parting.angle)[0] * 0.4, -178],
    [parting.x - 62, -160],
    [head.near(-80) + 36, -104],
    [head.near(-40) + 10, -50],
    [head.near(10) + 4, Math.min(20, isLong ? tips : tips - 4)],
    ...(isLong
      ? ([
          [x - 2, low * 0.5],
          [x + 4 - spread * 0.4, low * 0.8],
          [x + (tips > 160 ? 22 : 10) - spread * 0.4, tips + 10],
        ] as const)
      : []),
  ];
  const inner: Point[] = [
    [parting.x, skull.line],
    [parting.x - 52, skull.line + 20],
    [head.near(-70) + 48, -82],
    [head.near(-30) + 24, -34],
    [head.near(20) + 20, Math.min(26, isLong ? tips : tips - 30)],
    ...(isLong
      ? ([
          [x + 22, low * 0.46],
          [x + 34, low * 0.72],
          [x + (tips > 160 ? 50 : 26), tips - 8],
        ] as const)
      : []),
  ];
  return [outer, middle, inner];
};

/** Hair from the parting over the ear and together behind it, where a plait begins. */
export const gatheredSweep = (head: Head, skull: Skull, parting: Parting): Guides => {
  const x = head.near(60);
  const knot: Point = [x - 4, 84];
  return [
    [skull.crown(parting.angle), skull.crown(-0.5), skull.crown(-1), skull.crown(-1.5), [x - 22, 40], knot],
    [
      [parting.x * 0.6 + skull.crown(parting.angle)[0] * 0.4, -178],
      [parting.x - 66, -152],
      [head.near(-80) + 30, -96],
      [head.near(-30) + 4, -36],
      [x - 8, 30],
      knot,
    ],
    [
      [parting.x, skull.line],
      [parting.x - 54, skull.line + 22],
      [head.near(-70) + 44, -78],
      [head.near(-20) + 22, -22],
      [x + 12, 26],
      [knot[0] + 14, knot[1]],
    ],
  ];
};

/** Hair from the parting over the side that the face is turned to. */
export const farSweep = (head: Head, skull: Skull, parting: Parting, tips: number, spread = 0): Guides => {
  const x = head.far(20);
  const low = Math.max(tips, 40);
  const isLong = tips > 60;
  const outer: Point[] = [
    skull.crown(parting.angle),
    skull.crown(parting.angle + 0.45),
    skull.crown(1.0),
    skull.crown(1.45),
    [x + 14 + skull.volume * 0.45, Math.min(20, tips)],
    ...(isLong
      ? ([
          [x + 22 + spread, low * 0.55],
          [x + 20 + spread * 1.2, low * 0.8],
          [x + 4 + spread, tips],
        ] as const)
      : []),
  ];
  const inner: Point[] = [
    [parting.x, skull.line],
    [parting.x + 40, skull.line + 16],
    [head.far(-76) - 24, -86],
    [head.far(-40) - 9, -38],
    [head.far(10) - 1, Math.min(12, isLong ? tips : tips - 26)],
    ...(isLong
      ? ([
          [head.far(60) + 2, low * 0.5],
          [head.far(120) + 12, low * 0.75],
          [x - (tips > 160 ? 24 : 8), tips - 6],
        ] as const)
      : []),
  ];
  return [outer, inner];
};

/** Hair that hangs behind head and neck. */
export const backFall = (head: Head, skull: Skull, tips: number, spread = 0): Guides => {
  const near = head.near(20);
  const far = head.far(20);
  const guide = (side: 1 | -1): Point[] => {
    const x = side === 1 ? far : near;
    return [
      skull.crown(side * 0.9),
      skull.crown(side * 1.4),
      [x + side * (18 + skull.volume * 0.4), 40],
      [x + side * (18 + spread * 0.7), tips * 0.5],
      [x + side * (14 + spread), tips * 0.8],
      [x + side * (spread - 14), tips],
    ];
  };
  const middle: Point[] = [skull.crown(0), [-20, -60], [-14, 60], [-10, tips * 0.5], [-8, tips * 0.8], [-6, tips + 22]];
  return [guide(-1), middle, guide(1)];
};

/** Hair combed from the hairline up and over the crown. */
export const combedBack = (head: Head, skull: Skull): Guides => {
  const [middle] = head.at(0, 0, 98);
  const guide = (root: Point, lift: Point, tip: Point): Point[] => [root, lift, tip];
  return [
    guide([head.near(10) + 16, 20], [head.near(-20) - 2, -18], [head.near(0) - 12, 26]),
    guide([head.near(-40) + 22, -42], [head.near(-60) - 4, -80], skull.crown(-1.35)),
    guide([head.near(-80) + 42, -96], [head.near(-110) + 20, -136], skull.crown(-0.95)),
    guide([middle - 56, skull.line + 10], [middle - 74, skull.line - 34], skull.crown(-0.5)),
    guide([middle, skull.line], [middle - 12, skull.line - 44], skull.crown(-0.05)),
    guide([middle + 44, skull.line + 10], [middle + 36, skull.line - 32], skull.crown(0.4)),
    guide([head.far(-80) - 20, -90], [head.far(-90) - 2, -122], skull.crown(0.85)),
    guide([head.far(-36) - 8, -36], [head.far(-50) + 2, -60], skull.crown(1.3)),
    guide([head.far(0) - 2, 6], [head.far(-10) + 6, -8], [head.far(0) + 9, 10]),
  ];
};

/** Hair over the forehead down to the brows. */
export const fringe = (head: Head, skull: Skull, tips: number): Guides => {
  const place = (share: number): Point[] => {
    const left = head.near(-60) + 12;
    const right = head.far(-60) - 4;
    const x = left + (right - left) * share;
    const root = skull.crown(-0.5 + share * 0.95);
    const sag = Math.sin(share * Math.PI) * 8;
    return [root, [root[0] * 0.45 + x * 0.55, -162], [x, -110], [x - 4 + share * 6, tips - sag + 8]];
  };
  return [0, 0.2, 0.4, 0.6, 0.8, 1].map(place);
};
