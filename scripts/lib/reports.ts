import path from 'node:path';
import * as z from 'zod';
import { ROOT } from './root.ts';

export interface TestResult {
  /** The test file, from the root of the repository. */
  readonly file: string;
  /** Where the test is declared in that file; 1 when a helper declares it or the runner does not tell. */
  readonly line: number;
  /** With the titles around it: `group › title`. */
  readonly title: string;
  /** Of all tries together. */
  readonly seconds: number;
  /** A flaky test passed only at a second try. */
  readonly outcome: 'passed' | 'failed' | 'flaky' | 'skipped';
}

export interface Report {
  readonly tests: readonly TestResult[];
  /** What failed outside the tests, as an import or a set-up that throws. */
  readonly errors: number;
}

const fromRoot = (...parts: string[]): string => path.relative(ROOT, path.join(...parts)).replaceAll('\\', '/');

const joined = (titles: readonly string[]): string => titles.filter((title) => title !== '').join(' › ');

const vitestTest = z.object({
  ancestorTitles: z.array(z.string()),
  title: z.string(),
  status: z.string(),
  /** Milliseconds. */
  duration: z.number().nullish(),
});

const vitestFile = z.object({ name: z.string(), status: z.string(), assertionResults: z.array(vitestTest) });

const vitestOutcome = (status: string): TestResult['outcome'] =>
  status === 'passed' || status === 'failed' ? status : 'skipped';

/** https://vitest.dev/guide/reporters#json-reporter */
const vitest = z.pipe(
  z.object({ testResults: z.array(vitestFile) }),
  z.transform(({ testResults }): Report => ({
    tests: testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ ancestorTitles, title, status, duration }) => ({
        file: fromRoot(name),
        line: 1,
        title: joined([...ancestorTitles, title]),
        seconds: (duration ?? 0) / 1000,
        outcome: vitestOutcome(status),
      })),
    ),
    errors: testResults.filter(
      ({ status, assertionResults }) =>
        status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
    ).length,
  })),
);

const playwrightSpec = z.object({
  title: z.string(),
  file: z.string(),
  line: z.int(),
  tests: z.array(
    z.object({
      status: z.enum(['expected', 'unexpected', 'flaky', 'skipped']),
      /** Milliseconds of each try. */
      results: z.array(z.object({ duration: z.number() })),
    }),
  ),
});

const playwrightSuite = z.object({
  title: z.string(),
  file: z.string(),
  specs: z.array(playwrightSpec),
  get suites() {
    return z.optional(z.array(playwrightSuite));
  },
});
type PlaywrightSuite = z.infer<typeof playwrightSuite>;

const PLAYWRIGHT_OUTCOMES = { expected: 'passed', unexpected: 'failed', flaky: 'flaky', skipped: 'skipped' } as const;

const testsOfSuite = (suite: PlaywrightSuite, file: string, titles: readonly string[]): Omit<TestResult, 'file'>[] => [
  ...suite.specs.flatMap((spec) =>
    spec.tests.map(({ status, results }) => ({
      line: spec.file === file ? spec.line : 1,
      title: joined([...titles, spec.title]),
      seconds: results.reduce((total, { duration }) => total + duration, 0) / 1000,
      outcome: PLAYWRIGHT_OUTCOMES[status],
    })),
  ),
  ...(suite.suites ?? []).flatMap((inner) => testsOfSuite(inner, file, [...titles, inner.title])),
];

/** `JSONReport` of @playwright/test/reporter. */
const playwright = z.pipe(
  z.object({
    config: z.object({ rootDir: z.string() }),
    suites: z.array(playwrightSuite),
    errors: z.array(z.unknown()),
  }),
  z.transform(({ config, suites, errors }): Report => ({
    tests: suites.flatMap((suite) =>
      testsOfSuite(suite, suite.file, []).map((test) => ({ file: fromRoot(config.rootDir, suite.file), ...test })),
    ),
    errors: errors.length,
  })),
);

const formats = { vitest, playwright };
export type Runner = keyof typeof formats;

/** Reads a runner's JSON report; undefined when it is none. */
export const readReport = (runner: Runner, text: string): Report | undefined => {
  try {
    return formats[runner].parse(JSON.parse(text));
  } catch {
    return undefined;
  }
};
