import { fill, stroke } from '../canvas.ts';
import { css, oklch } from '../colour.ts';
import type { Sitter } from '../figure/sitter.ts';
import { curve, ellipse } from '../path.ts';
import { tonesOf } from '../scheme.ts';
import { band, necklines, paintGarment } from './cloth.ts';
import { paintHood, shirtCollar } from './collars.ts';
import { buttons, knitRibs } from './details.ts';
import { cloak, sari, wrap } from './drapes.ts';
import { apron, turtleneck, waistcoat } from './everyday.ts';
import { flightJacket, jacket } from './jacket.ts';
import { armour, uniform } from './service.ts';

/** What is worn, in the body's space. */
export const paintClothes = (sitter: Sitter): void => {
  const { appearance, body, brush, fabric, accent, scheme } = sitter;
  const lines = necklines(body.neck);
  const linen = tonesOf(oklch(0.91, 0.02, 85), scheme);
  switch (appearance.outfit) {
    case 'tee':
      paintGarment(sitter, lines.crew, fabric, 'tee');
      return band(sitter, lines.crew, 15, fabric);
    case 'turtleneck':
      paintGarment(sitter, lines.crew, fabric, 'turtleneck', 6);
      return turtleneck(sitter);
    case 'knit': {
      const path = paintGarment(sitter, lines.crew, fabric, 'knit', 12);
      knitRibs(sitter, path, fabric);
      return band(sitter, lines.crew, 32, fabric, 2);
    }
    case 'shirt':
      paintGarment(sitter, lines.vee, fabric, 'shirt', 6);
      buttons(sitter, 150, linen);
      return shirtCollar(sitter, fabric, 1);
    case 'blazer':
      paintGarment(sitter, lines.vee, linen, 'under');
      shirtCollar(sitter, linen, 0.9);
      return jacket(sitter, 10, 0.9);
    case 'coat':
      paintGarment(sitter, lines.high, accent, 'under');
      band(
        sitter,
        [
          [body.neck + 6, -72],
          [body.neck * 0.5, -50],
          [0, -44],
          [-body.neck * 0.5, -50],
          [-body.neck - 6, -72],
        ],
        34,
        accent,
      );
      return jacket(sitter, 20, 1.2);
    case 'hoodie':
      paintHood(sitter, fabric);
      paintGarment(sitter, lines.crew, fabric, 'hoodie', 14);
      band(sitter, lines.crew, 30, fabric, -2);
      for (const facing of [-1, 1] as const) {
        stroke(
          brush,
          curve([
            [facing * 30, 20],
            [facing * 34, 90],
            [facing * 28, 165],
          ]),
          css(accent.light),
          6,
        );
        fill(brush, ellipse(facing * 28, 170, 4, 10), css(accent.mid));
      }
      return;
    case 'dress':
      paintGarment(sitter, lines.scoop, fabric, 'dress', 2);
      return band(sitter, lines.scoop, 8, accent);
    case 'wrap':
      return wrap(sitter);
    case 'cloak':
      paintGarment(sitter, lines.vee, accent, 'tunic', 4);
      return cloak(sitter);
    case 'uniform':
      return uniform(sitter);
    case 'flightJacket':
      paintGarment(sitter, lines.crew, linen, 'under');
      band(sitter, lines.crew, 14, linen);
      return flightJacket(sitter);
    case 'waistcoat':
      paintGarment(sitter, lines.vee, linen, 'sleeves', 8);
      return waistcoat(sitter, linen);
    case 'apron':
      paintGarment(sitter, lines.crew, accent, 'under', 5);
      band(sitter, lines.crew, 15, accent);
      return apron(sitter);
    case 'labCoat':
      paintGarment(sitter, lines.crew, fabric, 'under');
      return jacket({ ...sitter, fabric: linen }, 12, 1);
    case 'sari':
      return sari(sitter);
    case 'armour':
      return armour(sitter);
  }
};
