import { describe, expect, it } from 'vitest';
import type { Report, TestResult } from '../../scripts/lib/reports.ts';
import { closingLine, tallyOf } from '../../scripts/lib/tally.ts';

const report = (outcomes: readonly TestResult['outcome'][], errors = 0): Report => ({
  tests: outcomes.map((outcome) => ({ file: 'a.test.ts', line: 1, title: 'a', seconds: 0, outcome })),
  errors,
});

describe('tallyOf', () => {
  it.each([
    {
      title: 'all passed',
      report: report(['passed', 'passed', 'skipped']),
      exitCode: 0,
      tally: { passed: 2, failed: 0 },
    },
    { title: 'a failure', report: report(['passed', 'failed']), exitCode: 1, tally: { passed: 1, failed: 1 } },
    {
      title: 'errors outside the tests',
      report: report(['passed', 'failed'], 2),
      exitCode: 1,
      tally: { passed: 1, failed: 3 },
    },
    { title: 'a bad end of good tests', report: report(['passed']), exitCode: 1, tally: { passed: 1, failed: 1 } },
    {
      title: 'three flaky tests',
      report: report(['flaky', 'flaky', 'flaky']),
      exitCode: 0,
      tally: { passed: 3, failed: 0 },
    },
    {
      title: 'four flaky tests',
      report: report(['flaky', 'flaky', 'flaky', 'flaky', 'passed', 'failed']),
      exitCode: 1,
      tally: { passed: 1, failed: 5 },
    },
    { title: 'no test', report: report(['skipped']), exitCode: 0, tally: { passed: 0, failed: 1 } },
    { title: 'no report', report: undefined, exitCode: 0, tally: { passed: 0, failed: 1 } },
  ])('counts $title', ({ report, exitCode, tally }) => {
    expect(tallyOf(report, exitCode)).toEqual(tally);
  });

  it.each([
    { title: 'no test', report: report([]), exitCode: 0, tally: { passed: 0, failed: 0 } },
    { title: 'no test and a bad end', report: report([]), exitCode: 1, tally: { passed: 0, failed: 1 } },
    { title: 'no report', report: undefined, exitCode: 0, tally: { passed: 0, failed: 1 } },
  ])('counts $title where a runner may run nothing', ({ report, exitCode, tally }) => {
    expect(tallyOf(report, exitCode, true)).toEqual(tally);
  });
});

describe('closingLine', () => {
  it('sums all runners', () => {
    expect(
      closingLine([
        { passed: 1, failed: 0 },
        { passed: 20, failed: 3 },
      ]),
    ).toBe('21 passed, 3 failed');
  });
});
