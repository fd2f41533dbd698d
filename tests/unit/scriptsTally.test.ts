import { describe, expect, it } from 'vitest';
import { closingLine, tallyOf } from '../../scripts/lib/tally.ts';

const vitest = (testResults: { status: string; assertionResults: { status: string }[] }[]) => {
  const statuses = testResults.flatMap(({ assertionResults }) => assertionResults.map(({ status }) => status));
  const count = (status: string) => statuses.filter((one) => one === status).length;
  return JSON.stringify({ numPassedTests: count('passed'), numFailedTests: count('failed'), testResults });
};
const file = (status: string, ...tests: string[]) => ({
  status,
  assertionResults: tests.map((one) => ({ status: one })),
});
const playwright = (stats: Record<string, number>, errors: unknown[] = []) =>
  JSON.stringify({ stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0, ...stats }, errors });

describe('tallyOf', () => {
  it.each([
    {
      title: 'vitest, all passed',
      runner: 'vitest',
      report: vitest([file('passed', 'passed', 'passed')]),
      exitCode: 0,
      tally: { passed: 2, failed: 0 },
    },
    {
      title: 'vitest, a failure',
      runner: 'vitest',
      report: vitest([file('failed', 'passed', 'failed')]),
      exitCode: 1,
      tally: { passed: 1, failed: 1 },
    },
    {
      title: 'vitest, a file that cannot be read',
      runner: 'vitest',
      report: vitest([file('failed'), file('passed', 'passed')]),
      exitCode: 1,
      tally: { passed: 1, failed: 1 },
    },
    {
      title: 'vitest, an error outside the tests',
      runner: 'vitest',
      report: vitest([file('passed', 'passed')]),
      exitCode: 1,
      tally: { passed: 1, failed: 1 },
    },
    {
      title: 'vitest without tests',
      runner: 'vitest',
      report: vitest([]),
      exitCode: 0,
      tally: { passed: 0, failed: 1 },
    },
    { title: 'no report', runner: 'vitest', report: '', exitCode: 0, tally: { passed: 0, failed: 1 } },
    {
      title: 'a report of another shape',
      runner: 'playwright',
      report: '{}',
      exitCode: 0,
      tally: { passed: 0, failed: 1 },
    },
    {
      title: 'playwright, all passed',
      runner: 'playwright',
      report: playwright({ expected: 3 }),
      exitCode: 0,
      tally: { passed: 3, failed: 0 },
    },
    {
      title: 'playwright, failures and flakes',
      runner: 'playwright',
      report: playwright({ expected: 3, unexpected: 1, flaky: 1 }),
      exitCode: 1,
      tally: { passed: 3, failed: 2 },
    },
    {
      title: 'playwright, a set-up that failed',
      runner: 'playwright',
      report: playwright({}, [{ message: 'no server' }]),
      exitCode: 1,
      tally: { passed: 0, failed: 1 },
    },
  ] as const)('$title', ({ runner, report, exitCode, tally }) => {
    expect(tallyOf(runner, report, exitCode)).toEqual(tally);
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
