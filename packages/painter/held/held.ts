import type { Appearance } from '../appearance.ts';
import type { PortraitSubject } from '../figure/portraitSubject.ts';
import type { Point } from '../path.ts';
import { BOOK, paintBook } from './book.ts';
import { CUP, paintCup } from './cup.ts';
import { paintFlowers } from './flower.ts';
import { paintForearm } from './forearm.ts';
import { paintBackOfHand, paintFingers, wristOf, type Grip } from './grip.ts';
import { onGuitar, paintGuitarBody, paintGuitarNeck, RISE } from './guitar.ts';
import { LANTERN, paintLantern } from './lantern.ts';
import { LETTER, paintLetter } from './letter.ts';

/** Where somebody holds a thing: before the chest, as low as it can be seen. */
const heightOf = (visible: number): number => Math.min(232, Math.max(112, visible - 140));

/** `drop`: how far the elbow is below the hand. */
const paintArm = (subject: PortraitSubject, grip: Grip, drop = 132): void => {
  const { body } = subject;
  const side = grip.facing === 1 ? -1 : 1;
  const reach = side === 1 ? body.far : body.near;
  paintForearm(subject, side, wristOf(grip), [side * reach * 0.9, grip.at[1] + drop]);
};

const paintHand = (subject: PortraitSubject, grip: Grip): void => {
  paintBackOfHand(subject, grip);
  paintFingers(subject, grip);
  paintArm(subject, grip);
};

/** Two hands, one on each side of a thing. */
const inBothHands = (subject: PortraitSubject, [x, y]: Point, half: number, reach: number): void => {
  for (const facing of [-1, 1] as const)
    paintHand(subject, { at: [x - facing * (half + 4), y + (facing === 1 ? 4 : 10)], facing, turn: -0.14, reach });
};

type Paint = (subject: PortraitSubject, at: Point) => void;

const HELD: Record<Appearance['held'] & {}, Paint> = {
  cup: (subject, at) => {
    paintCup(subject, at);
    inBothHands(subject, at, CUP.half, 50);
  },
  book: (subject, at) => {
    paintBook(subject, at);
    inBothHands(subject, [at[0], at[1] + 22], BOOK.half - 4, 50);
  },
  letter: (subject, at) => {
    paintLetter(subject, at);
    inBothHands(subject, [at[0], at[1] + 26], LETTER.half - 4, 44);
  },
  lantern: (subject, at) => {
    paintLantern(subject, at);
    inBothHands(subject, at, LANTERN.half, 44);
  },
  flower: (subject, [x, y]) => {
    const at: Point = [x, y + 28];
    paintFlowers(subject, at);
    paintHand(subject, { at: [at[0] - 26, at[1]], facing: 1, turn: -0.2, reach: 46 });
  },
  guitar: (subject, at) => {
    paintGuitarBody(subject, at);
    const fretting: Grip = { at: onGuitar(at, 208, 20), facing: -1, turn: -Math.PI / 2 - RISE, reach: 36 };
    paintBackOfHand(subject, fretting);
    paintGuitarNeck(subject, at);
    paintFingers(subject, fretting);
    paintArm(subject, fretting, 150);
    paintHand(subject, { at: onGuitar(at, -48, -10), facing: 1, turn: 0.45, reach: 46 });
  },
};

/** What somebody holds, with their hands, in the body's space. `visible`: how much is seen of the body below the pit of the neck. */
export const paintHeld = (subject: PortraitSubject, visible: number): void => {
  const { held } = subject.appearance;
  if (held !== undefined) HELD[held](subject, [26, heightOf(visible)]);
};
