import { describe, expect, it } from 'vitest';
import { readReport } from '../../scripts/lib/reports.ts';
import { inRoot } from '../../scripts/lib/root.ts';

const vitestTest = (title: string, status: string, duration?: number) => ({
  ancestorTitles: ['', 'money'],
  title,
  status,
  duration,
});
const spec = (title: string, file: string, status: string, ...durations: number[]) => ({
  title,
  file,
  line: 12,
  tests: [{ status, results: durations.map((duration) => ({ duration })) }],
});

describe('readReport', () => {
  it('reads the tests of vitest, and files that failed outside them', () => {
    const report = {
      testResults: [
        {
          name: inRoot('tests/unit/money.test.ts'),
          status: 'failed',
          assertionResults: [
            vitestTest('adds', 'passed', 1500),
            vitestTest('rounds', 'failed', 20),
            vitestTest('waits', 'pending'),
          ],
        },
        { name: inRoot('tests/unit/broken.test.ts'), status: 'failed', assertionResults: [] },
      ],
    };
    const file = 'tests/unit/money.test.ts';
    expect(readReport('vitest', JSON.stringify(report))).toEqual({
      tests: [
        { file, line: 1, title: 'money › adds', seconds: 1.5, outcome: 'passed' },
        { file, line: 1, title: 'money › rounds', seconds: 0.02, outcome: 'failed' },
        { file, line: 1, title: 'money › waits', seconds: 0, outcome: 'skipped' },
      ],
      errors: 1,
    });
  });

  it('reads the tests of playwright, also those that a helper declares, and errors outside them', () => {
    const report = {
      config: { rootDir: inRoot('tests/browser') },
      suites: [
        {
          title: 'auth.flow.test.ts',
          file: 'auth.flow.test.ts',
          specs: [spec('signs in', 'auth.flow.test.ts', 'flaky', 2000, 1000)],
          suites: [
            {
              title: 'auth machine',
              file: 'support/describeWalks.ts',
              specs: [
                spec('walks', 'support/describeWalks.ts', 'expected', 500),
                spec('falls', 'support/describeWalks.ts', 'unexpected', 250),
                spec('rests', 'support/describeWalks.ts', 'skipped'),
              ],
            },
          ],
        },
      ],
      errors: [{ message: 'no server' }],
    };
    const file = 'tests/browser/auth.flow.test.ts';
    expect(readReport('playwright', JSON.stringify(report))).toEqual({
      tests: [
        { file, line: 12, title: 'signs in', seconds: 3, outcome: 'flaky' },
        { file, line: 1, title: 'auth machine › walks', seconds: 0.5, outcome: 'passed' },
        { file, line: 1, title: 'auth machine › falls', seconds: 0.25, outcome: 'failed' },
        { file, line: 1, title: 'auth machine › rests', seconds: 0, outcome: 'skipped' },
      ],
      errors: 1,
    });
  });

  it.each(['', '{}', '[1'])('reads nothing from %j', (text) => {
    expect([readReport('vitest', text), readReport('playwright', text)]).toEqual([undefined, undefined]);
  });
});
