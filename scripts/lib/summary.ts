import type { TestResult } from './reports.ts';
import { FLAKY_LIMIT } from './tally.ts';
import type { Extent } from './testEnv.ts';
import { partOn, PARTS } from './turns.ts';

const SLOWEST = 10;

export interface Summary {
  readonly steps: readonly { readonly title: string; readonly seconds: number }[];
  readonly tests: readonly TestResult[];
  /** A day, in whole days since 1970. */
  readonly seed: number;
  readonly extent: Extent;
  /** What has its turn on another day. */
  readonly rest: Rest;
  readonly totalSeconds: number;
}

/** What was left out: single tests by their number, and whole test files. */
export interface Rest {
  readonly tests: number;
  readonly files: readonly string[];
}

export type FlakyTest = Pick<TestResult, 'file' | 'line' | 'title'>;

/** Those that passed only at a second try. */
export const flakyTests = (tests: readonly TestResult[]): FlakyTest[] =>
  tests.filter(({ outcome }) => outcome === 'flaky').map(({ file, line, title }) => ({ file, line, title }));

export const slowestTests = (tests: readonly TestResult[], count: number = SLOWEST): TestResult[] =>
  tests.toSorted((one, other) => other.seconds - one.seconds).slice(0, count);

const inSeconds = (seconds: number): string => `${seconds.toFixed(1)} s`;

/** Its heading and its lines; nothing where there are none. */
const list = (heading: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : [heading, ...lines.map((line) => `  ${line}`)];

const MILLISECONDS_A_DAY = 86_400_000;

/** What was run, and what of the whole that is. */
const extentLines = ({ tests, seed, extent, rest }: Summary): string[] => {
  const day = new Date(seed * MILLISECONDS_A_DAY).toISOString().slice(0, 10);
  if (extent !== 'part') return [`extent: ${extent}, seed ${seed} (${day})`];
  return [
    `part: ${partOn(seed) + 1} of ${PARTS}, by the day of the commit, ${day} (SEED=${seed} repeats it)`,
    `run: ${tests.length} tests of ${tests.length + rest.tests}, not counting files that rest`,
    ...list('resting:', rest.files),
  ];
};

/** What is shown at the end of `npm test`, line by line. */
export const summaryLines = (summary: Summary): string[] => {
  const { steps, tests, totalSeconds } = summary;
  const flaky = flakyTests(tests);
  return [
    ...list(
      'steps:',
      steps.map(({ title, seconds }) => `${inSeconds(seconds)}  ${title}`),
    ),
    ...list(
      'slowest:',
      slowestTests(tests).map(({ file, title, seconds }) => `${inSeconds(seconds)}  ${file} › ${title}`),
    ),
    ...list(
      'flaky:',
      flaky.map(({ file, line, title }) => `${file}:${line} › ${title}`),
    ),
    ...(flaky.length > FLAKY_LIMIT
      ? [`${flaky.length} tests are flaky and ${FLAKY_LIMIT} may be: each counts as a failure`]
      : []),
    ...extentLines(summary),
    `total: ${inSeconds(totalSeconds)}`,
  ];
};
