import { appendFileSync } from 'node:fs';
import { commitDay } from '../../scripts/lib/commitDay.ts';
import { seedOf } from '../../scripts/lib/testEnv.ts';
import { isDueOn, partOf } from '../../scripts/lib/turns.ts';

const { TESTS: extent = 'named', LEFT_OUT: leftOut, TEST_WORKER_INDEX: playwrightWorker } = process.env;

/** Whether everything is wanted (`npm run test:full`), or what judges a change and the part of the rest that is due. */
export const isFull = extent === 'full';

/** By this it is told what is due, and chance comes out: `SEED`, else the day of the commit that is tested. */
export const seed = seedOf(process.env, commitDay());

/** Those of `items` that have their turn by their names, however much is wanted. */
export const inTurn = <T>(items: readonly T[], nameOf: (item: T) => string, day = seed): readonly T[] =>
  items.filter((item) => isDueOn(day)(nameOf(item)));

/** Those of `items` that have their turn by their names; all where everything is wanted. */
export const due = <T>(items: readonly T[], nameOf: (item: T) => string): readonly T[] =>
  isFull ? items : inTurn(items, nameOf);

/** One of `items`, another one each day; all where everything is wanted. On `name` it depends which begins. */
export const oneInTurn = <T>(items: readonly T[], name: string, day = seed, isAllWanted = isFull): readonly T[] =>
  isAllWanted ? items : items.filter((_, place) => place === (partOf(name, items.length) + day) % items.length);

/** Whether a test of this name is to run now; the summary at the end counts those that are not. Whoever names test files wants all that is in them. */
export const isWanted = (name: string): boolean => {
  if (extent !== 'part' || isDueOn(seed)(name)) return true;
  // Playwright reads a test file once to know its tests, and again in each worker.
  if (leftOut !== undefined && playwrightWorker === undefined) appendFileSync(leftOut, `${name}\n`);
  return false;
};
