import { fill, stroke, within } from '../canvas.ts';
import { css, mix } from '../colour.ts';
import type { PortraitSubject } from '../figure/portraitSubject.ts';
import { type Point, curve, ellipse, outline, ribbon } from '../path.ts';
import { clothGround, piece, sleeve } from './cloth.ts';
import { lapels } from './collars.ts';

/** Open jacket with lapels over what is beneath. */
export const jacket = (subject: PortraitSubject, bulk: number, width: number): void => {
  const { body, brush, fabric, lit } = subject;
  for (const facing of [-1, 1] as const) {
    const reach = facing === 1 ? body.far : body.near;
    const front: Point[] = [
      [facing * (body.neck + 4), -60 - bulk],
      [facing * 50, 70],
      [facing * 16, 230],
      [facing * 10, 520],
    ];
    const path = outline([front, body.side(facing, bulk).slice(2).toReversed()]);
    fill(brush, path, css(fabric.deep), { alpha: 0.55, blur: 7 });
    fill(brush, path, clothGround(subject, fabric));
    within(brush, path, () => {
      sleeve(subject, facing, fabric, bulk);
      const chest: Point[] = [
        [facing * reach * 0.5, 20],
        [facing * reach * 0.44, 170],
        [facing * reach * 0.3, 380],
      ];
      fill(brush, ribbon(chest, 40), css(facing === lit ? fabric.light : fabric.deep), { alpha: 0.3, blur: 9 });
    });
  }
  lapels(subject, fabric, width);
};

export const flightJacket = (subject: PortraitSubject): void => {
  const { body, accent, fabric, brush } = subject;
  jacket(subject, 18, 0);
  for (const facing of [-1, 1] as const) {
    const x = facing * (body.neck + 14);
    const collar = piece(
      subject,
      [
        [x * 0.98, -96],
        [facing * 20, 20],
        [facing * 56, 74],
        [facing * 132, 6],
        [x * 1.28, -52],
      ],
      accent,
      facing === subject.lit,
    );
    const random = subject.random(`fleece${facing}`);
    within(brush, collar, () => {
      for (let index = 0; index < 130; index += 1) {
        const px = x * 1.1 + random.between(-0.8, 1) * 74;
        const py = random.between(-104, 80);
        const tuft: Point[] = [
          [px - 6, py],
          [px, py - 6],
          [px + 6, py + 2],
        ];
        fill(brush, ribbon(tuft, random.between(4, 8)), css(random.chance(0.5) ? accent.light : accent.shade), {
          alpha: 0.5,
        });
      }
    });
    stroke(
      brush,
      curve([
        [facing * 46, 76],
        [facing * 20, 250],
        [facing * 22, 480],
      ]),
      css(mix(fabric.deep, accent.light, 0.35)),
      6,
    );
    fill(brush, ellipse(facing * body.near * 0.62, 190, 30, 30), css(accent.mid), { alpha: facing === 1 ? 0.9 : 0 });
    fill(brush, ellipse(facing * body.near * 0.62, 190, 19, 19), css(fabric.deep), { alpha: facing === 1 ? 0.9 : 0 });
  }
};
