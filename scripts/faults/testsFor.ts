import type { Fault } from '#tests/faults/fault.ts';
import { affectedTests } from '../lib/affectedTests.ts';
import type { ReadSource } from '../lib/imports.ts';
import { isOfServer, isProduct } from '../lib/product.ts';
import type { Runner } from '../lib/reports.ts';

/** Test files that are run together, until one of them finds a fault. */
export interface Trial {
  readonly runner: Runner;
  readonly files: readonly string[];
}

/** So many test files of a kind are run, the nearest first. */
const MOST = { quick: 60, server: 12, browser: 4 } as const;

/** What says that the list itself still fits would find every fault. */
const LIST = 'tests/unit/faultList.test.ts';
/** What sources take their words from is made of the catalogues. */
const MADE_OF_MESSAGES = 'src/paraglide/messages.js';

const COMMON = new Set(
  'tests test browser server unit flows flow src screens machines features actors contract ts tsx service repository routes'.split(
    ' ',
  ),
);

const wordsOf = (file: string): ReadonlySet<string> =>
  new Set(
    file
      .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
      .toLowerCase()
      .split(/[^a-z]+/)
      .map((word) => word.replace(/s$/, ''))
      .filter((word) => word.length > 2 && !COMMON.has(word) && !COMMON.has(`${word}s`)),
  );

/** How near a test file is to a source: the rarer the words that both are named by, the nearer. */
const nearness = (file: string, tests: readonly string[]): ((test: string) => number) => {
  const wanted = wordsOf(file);
  const words = new Map(tests.map((test) => [test, wordsOf(test)]));
  const spread = (word: string): number => [...words.values()].filter((others) => others.has(word)).length;
  const weights = new Map([...wanted].map((word) => [word, 1 / Math.max(spread(word), 1)]));
  return (test) => [...(words.get(test) ?? [])].reduce((sum, word) => sum + (weights.get(word) ?? 0), 0);
};

const isForBrowser = (test: string): boolean => test.startsWith('tests/browser/');
const isForServer = (test: string): boolean => test.startsWith('tests/server/');
const runnerOf = (test: string): Runner => (isForBrowser(test) ? 'playwright' : 'vitest');

/**
 * The tests that reach what a fault is planted in, chosen as `npm run test:changed` chooses them: first the one that is to find it, then those
 * that import it, those with a server, and those in a browser last, since they take longest.
 */
export const testsFor = (
  { file, by }: Pick<Fault, 'file' | 'by'>,
  tests: readonly string[],
  read: ReadSource,
): Trial[] => {
  const changed = file.startsWith('messages/') ? [file, MADE_OF_MESSAGES] : [file];
  const reaching = (some: readonly string[], isSeen: (changed: string) => boolean): string[] =>
    affectedTests(some, { changed, shared: [], isProduct: isSeen, read });
  const others = tests.filter((test) => test !== by && test !== LIST);
  const near = nearness(file, others);
  const nearest = (some: readonly string[], most: number): string[] =>
    some.toSorted((one, other) => near(other) - near(one)).slice(0, most);
  const quick = others.filter((test) => !isForBrowser(test) && !isForServer(test));
  const trials: Trial[] = [
    { runner: runnerOf(by), files: [by] },
    {
      runner: 'vitest',
      files: nearest(
        reaching(quick, () => false),
        MOST.quick,
      ),
    },
    { runner: 'vitest', files: nearest(reaching(others.filter(isForServer), isOfServer), MOST.server) },
    {
      runner: 'playwright',
      files: file.startsWith('server/') ? [] : nearest(reaching(others.filter(isForBrowser), isProduct), MOST.browser),
    },
  ];
  return trials.filter(({ files }) => files.length > 0);
};
