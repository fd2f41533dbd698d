import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as z from 'zod';
import { capture } from '../lib/exec.ts';
import { inRoot, ROOT } from '../lib/root.ts';
import type { TestTitle } from '@liora/flow-kit/report/requirements.ts';

const vitestList = z.array(z.object({ name: z.string(), file: z.string(), projectName: z.string() }));

interface Suite {
  readonly title: string;
  readonly specs: readonly { readonly title: string }[];
  readonly suites?: readonly Suite[] | undefined;
}
const suiteSchema: z.ZodType<Suite> = z.object({
  title: z.string(),
  specs: z.array(z.object({ title: z.string() })),
  get suites() {
    return z.optional(z.array(suiteSchema));
  },
});
const playwrightList = z.object({ suites: z.array(suiteSchema) });

const withSlashes = (file: string): string => file.replaceAll('\\', '/');

/** Titles from what `vitest list --json` says. */
export const vitestTitles = (list: unknown): TestTitle[] =>
  vitestList.parse(list).map(({ name, file, projectName }) => ({
    project: projectName,
    file: withSlashes(path.relative(ROOT, file)),
    titles: name.split(' > '),
  }));

const titlesIn = ({ title, specs, suites = [] }: Suite): string[][] => [
  ...specs.map((spec) => [title, spec.title]),
  ...suites.flatMap((suite) => titlesIn(suite).map((titles) => [title, ...titles])),
];

/** Titles from what `playwright test --list --reporter json` says: a suite a file. */
export const playwrightTitles = (list: unknown): TestTitle[] =>
  playwrightList.parse(list).suites.flatMap((suite) =>
    titlesIn(suite).map(([, ...titles]) => ({
      project: 'browser',
      file: `tests/browser/${withSlashes(suite.title)}`,
      titles,
    })),
  );

/** What a runner writes to a file when it is asked for its tests; runs none of them. */
const listed = async (
  cli: string,
  argsFor: (file: string) => string[],
  env: (file: string) => Record<string, string>,
) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'liora-tests-'));
  const file = path.join(folder, 'tests.json');
  try {
    const { code, output } = await capture(
      process.execPath,
      [inRoot('node_modules', cli), ...argsFor(file)],
      env(file),
    );
    if (code !== 0) throw new Error(output.trim());
    const list: unknown = JSON.parse(await readFile(file, 'utf8'));
    return list;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

const listVitest = async (): Promise<TestTitle[]> =>
  vitestTitles(
    await listed(
      'vitest/vitest.mjs',
      // Titles that are put together are known only when the files are run.
      (file) => [
        'list',
        '--no-static-parse',
        '--project=unit',
        '--project=server',
        '--project=packages',
        `--json=${file}`,
      ],
      () => ({}),
    ),
  );

const listPlaywright = async (): Promise<TestTitle[]> =>
  playwrightTitles(
    await listed(
      '@playwright/test/cli.js',
      () => ['test', '--list', '--config=tests/browser/playwright.config.ts', '--reporter=json'],
      (file) => ({ PLAYWRIGHT_JSON_OUTPUT_FILE: file }),
    ),
  );

/** What tests there are, and the projects whose tests could not be listed, with the reason. */
export interface Listing {
  readonly tests: readonly TestTitle[];
  readonly unlisted: readonly { readonly project: string; readonly reason: string }[];
}

/** Lists the tests of unit, server, packages and browser; those of flows are known from running them. */
export const listTests = async (): Promise<Listing> => {
  const lists = [
    { project: 'unit, server and packages', list: listVitest },
    { project: 'browser', list: listPlaywright },
  ];
  const results = await Promise.allSettled(lists.map(({ list }) => list()));
  return {
    tests: results.flatMap((result) => (result.status === 'fulfilled' ? result.value : [])),
    unlisted: results.flatMap((result, index) =>
      result.status === 'rejected' ? [{ project: lists[index]?.project ?? '', reason: String(result.reason) }] : [],
    ),
  };
};
