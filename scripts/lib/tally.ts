import * as z from 'zod';

export interface Tally {
  readonly passed: number;
  readonly failed: number;
}

const vitestReport = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.object({ status: z.string() })) })),
});

const playwrightReport = z.object({
  stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int() }),
  errors: z.array(z.unknown()),
});

/** A file that failed outside its tests, as by an import that throws, counts as one failure. */
const ofVitest = z.pipe(
  vitestReport,
  z.transform(({ numPassedTests, numFailedTests, testResults }): Tally => {
    const brokenFiles = testResults.filter(
      ({ status, assertionResults }) =>
        status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
    );
    return { passed: numPassedTests, failed: numFailedTests + brokenFiles.length };
  }),
);

/** A test that passes only at a second try has failed. */
const ofPlaywright = z.pipe(
  playwrightReport,
  z.transform(({ stats, errors }): Tally => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
  })),
);

const parsers = { vitest: ofVitest, playwright: ofPlaywright };

const parse = (runner: keyof typeof parsers, report: string): Tally | undefined => {
  try {
    return parsers[runner].parse(JSON.parse(report));
  } catch {
    return undefined;
  }
};

/**
 * What a runner achieved, by its JSON report. A runner that left no readable report, ran nothing, or ended badly
 * though no test failed counts as one failure.
 */
export const tallyOf = (runner: keyof typeof parsers, report: string, exitCode: number): Tally => {
  const { passed, failed } = parse(runner, report) ?? { passed: 0, failed: 0 };
  const silentFailure = failed === 0 && (exitCode !== 0 || passed === 0);
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
