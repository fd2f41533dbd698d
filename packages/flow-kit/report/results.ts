import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import type { Outcome, TogetherData } from './data.ts';

const counterexample = z.pipe(
  z.unknown(),
  z.transform((value) => {
    if (value === undefined || value === null) return '';
    return typeof value === 'string' ? value : JSON.stringify(value);
  }),
);

const properties = z.array(
  z.object({ name: z.string(), holds: z.boolean(), counterexample: z.optional(counterexample) }),
);

const togetherResults = z.object({
  flows: z.array(z.string()),
  situations: z.int(),
  transitions: z.int(),
  replayed: z.int(),
  properties,
});

const machineResults = z.object({
  mutants: z.optional(z.object({ total: z.int(), killed: z.int(), killedByJourneys: z.optional(z.int()) })),
  survivors: z.optional(z.array(z.object({ name: z.string(), reason: z.string() }))),
  journeyTitles: z.optional(z.array(z.string())),
  properties: z.optional(properties),
});

const browserResults = z.object({
  /** The hash of what was walked, as `walkSources` gives it. */
  sources: z.optional(z.string()),
  transitions: z.object({ total: z.int(), walked: z.int() }),
  walks: z.int(),
  steps: z.int(),
  notOffered: z.array(z.string()),
  missing: z.array(z.string()),
});

/** What the tests of a machine left behind. */
export type MachineResults = z.infer<typeof machineResults>;
/** What the walks of a machine on its screens left behind, and when. */
export type BrowserResults = z.infer<typeof browserResults> & { readonly when: string };

const read = async (file: string): Promise<unknown> => {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  return text === undefined ? undefined : JSON.parse(text);
};

/** Reads `<machine>.json` of a folder of results; nothing where the tests were not run. */
export const readMachineResults = async (folder: string, machine: string): Promise<MachineResults | undefined> => {
  const found = await read(path.join(folder, `${machine}.json`));
  return found === undefined ? undefined : machineResults.parse(found);
};

/** Reads what exploring the flows together left behind; nothing where it was not run. */
export const readTogetherResults = async (folder: string): Promise<TogetherData | null> => {
  const found = await read(path.join(folder, 'together.json'));
  if (found === undefined) return null;
  const results = togetherResults.parse(found);
  return {
    ...results,
    properties: results.properties.map((one) => ({ ...one, counterexample: one.counterexample ?? '' })),
  };
};

/** Reads `<machine>.browser.json` of a folder of results; nothing where the walks were not run. */
export const readBrowserResults = async (folder: string, machine: string): Promise<BrowserResults | undefined> => {
  const file = path.join(folder, `${machine}.browser.json`);
  const found = await read(file);
  if (found === undefined) return undefined;
  return { ...browserResults.parse(found), when: (await stat(file)).mtime.toISOString() };
};

const vitestResults = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      assertionResults: z.array(
        z.object({
          ancestorTitles: z.array(z.string()),
          title: z.string(),
          status: z.string(),
          duration: z.optional(z.nullable(z.number())),
          failureMessages: z.optional(z.nullable(z.array(z.string()))),
        }),
      ),
    }),
  ),
});

/** A test that was run. */
export interface TestRun {
  /** Absolute. */
  readonly file: string;
  /** Titles from the outermost group to its own. */
  readonly titles: readonly string[];
  readonly outcome: Outcome;
  readonly milliseconds: number;
  /** Why it failed; empty otherwise. */
  readonly failure: string;
}

const outcomes: Readonly<Record<string, Outcome>> = { passed: 'passed', failed: 'failed' };

/** The tests of a JSON report of Vitest. */
export const testRunsOf = (report: unknown): TestRun[] =>
  vitestResults.parse(report).testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ ancestorTitles, title, status, duration, failureMessages }) => ({
      file: name,
      titles: [...ancestorTitles, title],
      outcome: outcomes[status] ?? 'notRun',
      milliseconds: duration ?? 0,
      failure: (failureMessages ?? []).join('\n'),
    })),
  );

/** Reads a JSON report of Vitest; no tests where there is none. */
export const readTestRuns = async (file: string): Promise<TestRun[]> => {
  const report = await read(file);
  return report === undefined ? [] : testRunsOf(report);
};
