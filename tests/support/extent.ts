import { rollFrom } from '#tests/server/support/dice.ts';

/** Whether tests take everything (`npm run test:full`), or what judges a change and a sample of the rest. */
export const isFull = process.env['TESTS'] === 'full';

/** What sampling goes by: `SEED`, else the day as YYYYMMDD, so that over weeks everything is hit. */
export const seed = Number(process.env['SEED'] ?? new Date().toISOString().slice(0, 10).replaceAll('-', ''));

const hashOf = (words: string): number =>
  new TextEncoder().encode(words).reduce((hash, byte) => (Math.imul(hash, 31) + byte) | 0, 0);

/** `count` of `items`, in their order, by `by` and the name of what is sampled. */
export const sample = <T>(items: readonly T[], count: number, name: string, by = seed): readonly T[] => {
  const dice = rollFrom(by ^ hashOf(name));
  const drawn = items
    .map((item, place) => ({ item, place, lot: dice.below(2 ** 32) }))
    .toSorted((one, other) => one.lot - other.lot);
  return drawn
    .slice(0, count)
    .toSorted((one, other) => one.place - other.place)
    .map(({ item }) => item);
};
