import { describe, expect, it } from 'vitest';
import type { Report, TestResult } from '../../scripts/lib/reports.ts';
import { soakTable } from '../../scripts/lib/soakTable.ts';

const round = (outcomes: Readonly<Record<string, TestResult['outcome']>>, errors = 0): Report => ({
  tests: Object.entries(outcomes).map(([title, outcome]) => ({
    file: 'tests/browser/chat.test.ts',
    line: 7,
    title,
    seconds: 1,
    outcome,
  })),
  errors,
});

describe('soakTable', () => {
  it('tells who failed how often, the most frequent first', () => {
    const rounds = [
      round({ answers: 'passed', listens: 'failed' }),
      round({ answers: 'failed', listens: 'failed' }),
      round({ answers: 'skipped', listens: 'passed' }),
    ];
    expect(soakTable(rounds)).toEqual([
      '2 of 3: tests/browser/chat.test.ts › listens',
      '1 of 3: tests/browser/chat.test.ts › answers',
    ]);
  });

  it('counts rounds that failed outside the tests', () => {
    expect(soakTable([undefined, round({ answers: 'passed' }, 2), round({ answers: 'passed' })])).toEqual([
      '2 of 3: outside the tests',
    ]);
  });

  it('is empty where nobody failed', () => {
    expect(soakTable([round({ answers: 'passed' })])).toEqual([]);
  });
});
