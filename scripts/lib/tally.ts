import type { Report, TestResult } from './reports.ts';

export interface Tally {
  readonly passed: number;
  readonly failed: number;
}

/** So many tests may need a second try; of more, each has failed. */
export const FLAKY_LIMIT = 3;

const count = ({ tests, errors }: Report): Tally => {
  const countOf = (wanted: TestResult['outcome']): number => tests.filter(({ outcome }) => outcome === wanted).length;
  const flaky = countOf('flaky');
  const isTolerable = flaky <= FLAKY_LIMIT;
  return {
    passed: countOf('passed') + (isTolerable ? flaky : 0),
    failed: countOf('failed') + errors + (isTolerable ? 0 : flaky),
  };
};

/**
 * What a runner achieved, by its report. A runner that left no readable report, ran nothing (unless it may), or ended
 * badly though no test failed counts as one failure.
 */
export const tallyOf = (report: Report | undefined, exitCode: number, mayRunNothing = false): Tally => {
  if (report === undefined) return { passed: 0, failed: 1 };
  const { passed, failed } = count(report);
  const silentFailure = failed === 0 && (exitCode !== 0 || (passed === 0 && !mayRunNothing));
  return { passed, failed: silentFailure ? 1 : failed };
};

export const sum = (tallies: readonly Tally[]): Tally => ({
  passed: tallies.reduce((total, { passed }) => total + passed, 0),
  failed: tallies.reduce((total, { failed }) => total + failed, 0),
});

export const closingLine = (tallies: readonly Tally[]): string => {
  const { passed, failed } = sum(tallies);
  return `${passed} passed, ${failed} failed`;
};
