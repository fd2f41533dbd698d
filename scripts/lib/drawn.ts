import { createHash } from 'node:crypto';

/** A number from 0 to 1 for each text. */
const placeOf = (text: string): number => createHash('sha256').update(text).digest().readUInt32BE() / 2 ** 32;

/** Tells whether something of a name is in the share that a seed draws: other seeds in a row draw other names, until each was drawn. */
export const isDrawn = (share: number, seed: number): ((name: string) => boolean) => {
  const begin = (seed * share) % 1;
  return (name) => (placeOf(name) - begin + 1) % 1 < share;
};
