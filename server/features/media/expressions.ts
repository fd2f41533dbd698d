import { createHash } from 'node:crypto';
import type { Appearance } from '#contract/appearance.ts';
import { ANSWER_EXPRESSIONS, byExpression, type ExpressionKeys } from '#contract/character.ts';
import { seedPortraits } from './portraitLibrary.ts';
import { picturesOf } from './portraits.ts';
import { seedOf } from './seedOf.ts';

/** A character as far as its pictures tell. */
export interface Sitter {
  readonly id: string;
  readonly portrait: string;
  /** Null where nobody painted the portrait, and for characters that Liora comes with: `seedPortraits` has theirs. */
  readonly appearance: Appearance | null;
}

/** What is painted, and the painter's seed. */
interface Sitting {
  readonly appearance: Appearance;
  readonly seed: string;
}

const sittingOf = ({ portrait, appearance }: Sitter): Sitting | undefined =>
  seedPortraits.get(portrait) ?? (appearance === null ? undefined : { appearance, seed: seedOf(appearance) });

/** Another portrait or other looks give another key: what browsers keep of one stays as it was. */
const keysFor = ({ id, portrait }: Sitter, { appearance }: Sitting): ExpressionKeys => {
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
  const sitting = sittingOf(sitter);
  return sitting && keysFor(sitter, sitting);
};

/** Keys of the pictures of a character that show another expression than its portrait. */
export const expressionPicturesOf = (sitter: Sitter): string[] =>
  Object.values(expressionKeysOf(sitter) ?? {}).filter((key) => key !== sitter.portrait);

/** The same person with the expression of that key, in the same place, light, clothes and pose; undefined for every other key. */
export const expressionSitting = (sitter: Sitter, key: string): Sitting | undefined => {
  const sitting = sittingOf(sitter);
  if (sitting === undefined || key === sitter.portrait) return undefined;
  const keys = keysFor(sitter, sitting);
  const expression = ANSWER_EXPRESSIONS.find((one) => keys[one] === key);
  return expression && { appearance: { ...sitting.appearance, expression }, seed: sitting.seed };
};

/** Keys of every picture that there can be of a character. */
export const everyPictureOf = (sitter: Sitter): string[] => [
  ...picturesOf(sitter.id),
  sitter.portrait,
  ...expressionPicturesOf(sitter),
];
