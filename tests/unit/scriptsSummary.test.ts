import { describe, expect, it } from 'vitest';
import type { TestResult } from '../../scripts/lib/reports.ts';
import { flakyTests, slowestTests, summaryLines } from '../../scripts/lib/summary.ts';

const test = (title: string, seconds: number, outcome: TestResult['outcome'] = 'passed'): TestResult => ({
  file: 'tests/browser/chat.test.ts',
  line: 7,
  title,
  seconds,
  outcome,
});
const whole = { seed: 20_782, extent: 'full', rest: { tests: 0, files: [] } } as const;
const steps = [
  { title: 'build', seconds: 45 },
  { title: 'browser tests', seconds: 120.04 },
];

describe('flakyTests', () => {
  it('are those that needed a second try', () => {
    expect(flakyTests([test('steady', 1), test('shaky', 2, 'flaky'), test('wrong', 3, 'failed')])).toEqual([
      { file: 'tests/browser/chat.test.ts', line: 7, title: 'shaky' },
    ]);
  });
});

describe('slowestTests', () => {
  it('are ten, the slowest first', () => {
    const seconds = [3, 11, 7, 1, 9, 5, 12, 2, 8, 4, 10, 6];
    expect(slowestTests(seconds.map((each) => test('one', each)))).toEqual(
      [12, 11, 10, 9, 8, 7, 6, 5, 4, 3].map((each) => test('one', each)),
    );
  });
});

describe('summaryLines', () => {
  it('tells steps, slowest and flaky tests, seed and time', () => {
    const tests = [test('answers', 2), test('listens', 3.25, 'flaky')];
    expect(summaryLines({ ...whole, steps, tests, totalSeconds: 165.5 })).toEqual([
      'steps:',
      '  45.0 s  build',
      '  120.0 s  browser tests',
      'slowest:',
      '  3.3 s  tests/browser/chat.test.ts › listens',
      '  2.0 s  tests/browser/chat.test.ts › answers',
      'flaky:',
      '  tests/browser/chat.test.ts:7 › listens',
      'extent: full, seed 20782 (2026-11-25)',
      'total: 165.5 s',
    ]);
  });

  it('leaves out what there is none of', () => {
    expect(summaryLines({ ...whole, steps: [], tests: [], totalSeconds: 0.5 })).toEqual([
      'extent: full, seed 20782 (2026-11-25)',
      'total: 0.5 s',
    ]);
  });

  it('says when there are too many flaky tests', () => {
    const tests = ['a', 'b', 'c', 'd'].map((title) => test(title, 1, 'flaky'));
    expect(summaryLines({ ...whole, steps: [], tests, totalSeconds: 4 })).toEqual([
      'slowest:',
      '  1.0 s  tests/browser/chat.test.ts › a',
      '  1.0 s  tests/browser/chat.test.ts › b',
      '  1.0 s  tests/browser/chat.test.ts › c',
      '  1.0 s  tests/browser/chat.test.ts › d',
      'flaky:',
      '  tests/browser/chat.test.ts:7 › a',
      '  tests/browser/chat.test.ts:7 › b',
      '  tests/browser/chat.test.ts:7 › c',
      '  tests/browser/chat.test.ts:7 › d',
      '4 tests are flaky and 3 may be: each counts as a failure',
      'extent: full, seed 20782 (2026-11-25)',
      'total: 4.0 s',
    ]);
  });

  it('tells which part has had its turn, and what of the whole that is', () => {
    const rest = { tests: 3, files: ['tests/unit/painter.test.ts'] };
    expect(
      summaryLines({ steps: [], tests: [test('one', 1)], seed: 20_782, extent: 'part', rest, totalSeconds: 1 }),
    ).toEqual([
      'slowest:',
      '  1.0 s  tests/browser/chat.test.ts › one',
      'part: 7 of 56, by the day of the commit, 2026-11-25 (SEED=20782 repeats it)',
      'run: 1 tests of 4, not counting files that rest',
      'resting:',
      '  tests/unit/painter.test.ts',
      'total: 1.0 s',
    ]);
  });
});
