import { inRoot } from './root.ts';

/** Reads a number that a person gives; throws one line that names it. */
export const wholeNumber = (name: string, text: string, least = 0): number => {
  const number = Number(text);
  if (!/^\d+$/.test(text) || !Number.isSafeInteger(number) || number < least)
    throw new Error(`${name} is no whole number from ${least} on: ${text}`);
  return number;
};

/** A `Date` reaches no further. */
const LAST_DAY = 100_000_000;

/** Which part of what takes turns is due, and what samples are drawn by: `SEED`, else `day`, in whole days since 1970. */
export const seedOf = (env: NodeJS.ProcessEnv, day: number): number => {
  const wanted = env['SEED'];
  if (wanted === undefined || wanted === '') return day;
  const seed = wholeNumber('SEED', wanted);
  if (seed > LAST_DAY) throw new Error(`SEED is no day up to ${LAST_DAY}: ${wanted}`);
  return seed;
};

/**
 * How much is wanted: what judges every change and the `part` of the rest that is due, everything of the files that were `named` but what takes
 * turns within a test, or everything there is (`full`).
 */
export type Extent = 'part' | 'named' | 'full';

/** Where tests that are not due write their names, a line each. */
export const LEFT_OUT = inRoot('test-results', 'left-out.txt');

/** What tests look at. */
export const testEnv = (seed: number, extent: Extent): Record<string, string> => ({
  SEED: String(seed),
  TESTS: extent,
  LEFT_OUT,
});
