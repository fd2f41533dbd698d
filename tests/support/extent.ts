/** Whether tests take everything (`npm run test:full`), or what judges a change and a sample of the rest. */
export const isFull = process.env['TESTS'] === 'full';

/** What sampling goes by: `SEED`, else the day as YYYYMMDD, so that over weeks everything is hit. */
export const seed = Number(process.env['SEED'] ?? new Date().toISOString().slice(0, 10).replaceAll('-', ''));

/** Chance that comes out the same for the same seed: whole numbers from 0 to below 2³² (Mulberry32). */
const numbersFrom = (start: number) => {
  let state = start;
  return (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
};

const hashOf = (words: string): number =>
  new TextEncoder().encode(words).reduce((hash, byte) => (Math.imul(hash, 31) + byte) | 0, 0);

/** `count` of `items`, in their order, by `by` and the name of what is sampled. */
export const sample = <T>(items: readonly T[], count: number, name: string, by = seed): readonly T[] => {
  const next = numbersFrom(by ^ hashOf(name));
  const drawn = items
    .map((item, place) => ({ item, place, lot: next() }))
    .toSorted((one, other) => one.lot - other.lot);
  return drawn
    .slice(0, count)
    .toSorted((one, other) => one.place - other.place)
    .map(({ item }) => item);
};
