import { createHash } from 'node:crypto';
import type { Appearance } from '#contract/appearance.ts';
import { ANSWER_EXPRESSIONS, byExpression, type ExpressionKeys } from '#contract/characterProfile.ts';
import { type Looks, looksOf } from './looks.ts';
import { picturesOf } from './portraits.ts';
import { seedOf } from './seedOf.ts';

/** A character as far as its pictures tell. */
export interface Sitter {
  readonly id: string;
  readonly portrait: string;
  /** Null where nobody painted the portrait, and for characters that Liora comes with: `looksOf` knows theirs. */
  readonly appearance: Appearance | null;
}

/** Another portrait or other looks give another key: what browsers keep of one stays as it was. */
const keysFor = ({ id, portrait }: Sitter, { appearance }: Looks): ExpressionKeys => {
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
export const expressionKeysOf = (sitter: Sitter): ExpressionKeys | undefined => {
  const looks = looksOf(sitter);
  return looks && keysFor(sitter, looks);
};

/** Keys of the pictures of a character that show another expression than its portrait. */
export const expressionPicturesOf = (sitter: Sitter): string[] =>
  Object.values(expressionKeysOf(sitter) ?? {}).filter((key) => key !== sitter.portrait);

/** The same person with the expression of that key, in the same place, light, clothes and pose; undefined for every other key. */
export const expressionSitting = (sitter: Sitter, key: string): Looks | undefined => {
  const looks = looksOf(sitter);
  if (looks === undefined || key === sitter.portrait) return undefined;
  const keys = keysFor(sitter, looks);
  const expression = ANSWER_EXPRESSIONS.find((one) => keys[one] === key);
  return expression && { appearance: { ...looks.appearance, expression }, seed: looks.seed };
};

/** Keys of every picture that there can be of a character. */
export const everyPictureOf = (sitter: Sitter): string[] => [
  ...picturesOf(sitter.id),
  sitter.portrait,
  ...expressionPicturesOf(sitter),
];
