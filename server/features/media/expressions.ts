import { createHash } from 'node:crypto';
import type { Appearance } from '#contract/appearance.ts';
import { ANSWER_EXPRESSIONS, byExpression, type ExpressionKeys } from '#contract/characterProfile.ts';
import { type Looks, looksOf } from './looks.ts';
import { picturesOf } from './portraits.ts';
import { seedOf } from './seedOf.ts';

/** A character as far as its pictures tell. */
export interface PortraitSubject {
  readonly id: string;
  readonly portrait: string;
  /** Null where nobody painted the portrait, and for characters that Liora comes with: `looksOf` knows theirs. */
  readonly appearance: Appearance | null;
}

/** Another portrait or other looks give another key: what browsers keep of one stays as it was. */
const keysFor = ({ id, portrait }: PortraitSubject, { appearance }: Looks): ExpressionKeys => {
  const look = createHash('sha256')
    .update(`${portrait}\n${seedOf(appearance)}`)
    .digest('hex')
    .slice(0, 8);
  // The portrait is one of them.
  return byExpression((expression) =>
    expression === appearance.expression ? portrait : `characters/${id}-${expression}-${look}.webp`,
  );
};

/** Keys of a character's portrait in each expression; undefined where nobody knows what it looks like. */
export const expressionKeysOf = (portraitSubject: PortraitSubject): ExpressionKeys | undefined => {
  const looks = looksOf(portraitSubject);
  return looks && keysFor(portraitSubject, looks);
};

/** Keys of the pictures of a character that show another expression than its portrait. */
export const expressionPicturesOf = (portraitSubject: PortraitSubject): string[] =>
  Object.values(expressionKeysOf(portraitSubject) ?? {}).filter((key) => key !== portraitSubject.portrait);

/** The same person with the expression of that key, in the same place, light, clothes and pose; undefined for every other key. */
export const expressionSitting = (portraitSubject: PortraitSubject, key: string): Looks | undefined => {
  const looks = looksOf(portraitSubject);
  if (looks === undefined || key === portraitSubject.portrait) return undefined;
  const keys = keysFor(portraitSubject, looks);
  const expression = ANSWER_EXPRESSIONS.find((one) => keys[one] === key);
  return expression && { appearance: { ...looks.appearance, expression }, seed: looks.seed };
};

/** Keys of every picture that there can be of a character. */
export const everyPictureOf = (portraitSubject: PortraitSubject): string[] => [
  ...picturesOf(portraitSubject.id),
  portraitSubject.portrait,
  ...expressionPicturesOf(portraitSubject),
];
