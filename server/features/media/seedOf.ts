import { createHash } from 'node:crypto';
import type { Appearance } from '@liora/painter/appearance.ts';

/** The painter's seed: the same looks give the same picture, in the preview as in the end. */
export const seedOf = (appearance: Appearance): string => {
  const facts = Object.entries(appearance).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 16);
};
