import { fill, stroke } from '../canvas.ts';
import { css, oklch } from '../colour.ts';
import type { PortraitSubject } from '../figure/portraitSubject.ts';
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
export const paintClothes = (subject: PortraitSubject): void => {
  const { appearance, body, brush, fabric, accent, scheme } = subject;
  const lines = necklines(body.neck);
  const linen = tonesOf(oklch(0.91, 0.02, 85), scheme);
  switch (appearance.outfit) {
    case 'tee':
      paintGarment(subject, lines.crew, fabric, 'tee');
      return band(subject, lines.crew, 15, fabric);
    case 'turtleneck':
      paintGarment(subject, lines.crew, fabric, 'turtleneck', 6);
      return turtleneck(subject);
    case 'knit': {
      const path = paintGarment(subject, lines.crew, fabric, 'knit', 12);
      knitRibs(subject, path, fabric);
      return band(subject, lines.crew, 32, fabric, 2);
    }
    case 'shirt':
      paintGarment(subject, lines.vee, fabric, 'shirt', 6);
      buttons(subject, 150, linen);
      return shirtCollar(subject, fabric, 1);
    case 'blazer':
      paintGarment(subject, lines.vee, linen, 'under');
      shirtCollar(subject, linen, 0.9);
      return jacket(subject, 10, 0.9);
    case 'coat':
      paintGarment(subject, lines.high, accent, 'under');
      band(
        subject,
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
      return jacket(subject, 20, 1.2);
    case 'hoodie':
      paintHood(subject, fabric);
      paintGarment(subject, lines.crew, fabric, 'hoodie', 14);
      band(subject, lines.crew, 30, fabric, -2);
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
      paintGarment(subject, lines.scoop, fabric, 'dress', 2);
      return band(subject, lines.scoop, 8, accent);
    case 'wrap':
      return wrap(subject);
    case 'cloak':
      paintGarment(subject, lines.vee, accent, 'tunic', 4);
      return cloak(subject);
    case 'uniform':
      return uniform(subject);
    case 'flightJacket':
      paintGarment(subject, lines.crew, linen, 'under');
      band(subject, lines.crew, 14, linen);
      return flightJacket(subject);
    case 'waistcoat':
      paintGarment(subject, lines.vee, linen, 'sleeves', 8);
      return waistcoat(subject, linen);
    case 'apron':
      paintGarment(subject, lines.crew, accent, 'under', 5);
      band(subject, lines.crew, 15, accent);
      return apron(subject);
    case 'labCoat':
      paintGarment(subject, lines.crew, fabric, 'under');
      return jacket({ ...subject, fabric: linen }, 12, 1);
    case 'sari':
      return sari(subject);
    case 'armour':
      return armour(subject);
  }
};
