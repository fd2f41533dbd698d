import { paintGlasses } from './accessories/glasses.ts';
import { paintHat } from './accessories/hats.ts';
import { paintHeadphones } from './accessories/headphones.ts';
import { paintCirclet, paintEarrings, paintFlower } from './accessories/jewellery.ts';
import { paintNeckwear } from './accessories/neckwear.ts';
import { aside } from './canvas.ts';
import { paintClothes } from './clothes/clothes.ts';
import { paintEyes } from './figure/eyes.ts';
import { paintFace } from './figure/face.ts';
import { paintBrows, paintMouth, paintNose } from './figure/features.ts';
import { paintMarks } from './figure/marks.ts';
import { paintNeck } from './figure/neck.ts';
import type { PortraitSubject } from './figure/portraitSubject.ts';
import { paintHairBack, paintHairFront } from './hair/hair.ts';
import { paintFacialHair } from './hair/whiskers.ts';
import { paintHeld } from './held/held.ts';
import type { Placing } from './placing.ts';

const paintHead = (subject: PortraitSubject): void => {
  paintFace(subject);
  paintMarks(subject);
  paintEyes(subject);
  paintBrows(subject);
  paintFacialHair(subject);
  paintNose(subject);
  paintMouth(subject);
  paintHairFront(subject);
  paintEarrings(subject);
  paintFlower(subject);
  paintCirclet(subject);
  paintGlasses(subject);
  paintHat(subject);
  paintHeadphones(subject);
};

/** A person, from what is behind to what is before: hair, body, head, and what they hold. */
export const paintFigure = (subject: PortraitSubject, { scale, x, y, tilt, neck, bottom }: Placing): void => {
  const { brush, head, appearance } = subject;
  const inBody = (paint: () => void): void =>
    aside(brush, () => {
      brush.translate(x - head.flip * head.sin * 26 * scale, y + neck * scale);
      brush.scale(head.flip * scale, scale);
      paint();
    });
  const inHead = (paint: () => void): void =>
    aside(brush, () => {
      brush.translate(x, y);
      brush.scale(head.flip * scale, scale);
      brush.translate(0, 150);
      brush.rotate(tilt);
      brush.translate(0, -150);
      paint();
    });
  inHead(() => paintHairBack(subject));
  inBody(() => {
    paintNeck(subject);
    paintClothes(subject);
    paintNeckwear(subject);
  });
  inHead(() => paintHead(subject));
  if (appearance.held !== undefined) inBody(() => paintHeld(subject, (bottom - y) / scale - neck));
};
