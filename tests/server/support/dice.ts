/** Chance that comes out the same for the same seed. */
export interface Dice {
  /** A whole number from 0 to `below`, which does not come. */
  below(below: number): number;
  /** True in `share` of the cases. */
  isIn(share: number): boolean;
}

/** Mulberry32. */
export const rollFrom = (seed: number): Dice => {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return { below: (below) => Math.floor(next() * below), isIn: (share) => next() < share };
};
