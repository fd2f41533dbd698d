import { fill, stroke } from '../canvas.ts';
import { css } from '../colour.ts';
import type { PortraitSubject } from '../figure/portraitSubject.ts';
import { type Point, curve, ellipse } from '../path.ts';
import { paintScarf } from './scarf.ts';
import { goldOf, wears } from './worn.ts';

const paintNecklace = (subject: PortraitSubject): void => {
  const { brush, body, accent, lit } = subject;
  const gold = goldOf(subject);
  const chain: Point[] = [
    [-body.neck - 18, -36],
    [-body.neck * 0.6, 34],
    [0, 74],
    [body.neck * 0.6, 34],
    [body.neck + 16, -36],
  ];
  stroke(brush, curve(chain), css(gold.deep), 4, { alpha: 0.6 });
  stroke(brush, curve(chain), css(gold.light), 2.4);
  fill(brush, ellipse(0, 88, 12, 15), css(gold.mid));
  fill(brush, ellipse(0, 88, 7, 10), css(accent.mid));
  fill(brush, ellipse(lit * 3, 83, 3, 3), css(gold.light));
};

/** Scarf and necklace, in the body's space, over the clothes. */
export const paintNeckwear = (subject: PortraitSubject): void => {
  if (wears(subject, 'necklace')) paintNecklace(subject);
  if (wears(subject, 'scarf')) paintScarf(subject);
};
