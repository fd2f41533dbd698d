import type { TestResult } from './reports.ts';
import { FLAKY_LIMIT } from './tally.ts';

const SLOWEST = 10;

export interface Summary {
  readonly steps: readonly { readonly title: string; readonly seconds: number }[];
  readonly tests: readonly TestResult[];
  readonly seed: number;
  readonly totalSeconds: number;
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

/** What is shown at the end of `npm test`, line by line. */
export const summaryLines = ({ steps, tests, seed, totalSeconds }: Summary): string[] => {
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
    `seed: ${seed} (SEED=${seed} repeats what was sampled)`,
    `total: ${inSeconds(totalSeconds)}`,
  ];
};
