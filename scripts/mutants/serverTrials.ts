import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';

/** What the processes that run tests are to do: to look which mutants each test comes by, to try some in tests, or to try some from the start on. */
const plan = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('look') }),
  z.object({
    kind: z.literal('try'),
    /** Each test runs once, and with its mutant at once: for those that cannot run twice on one server. */
    isFresh: z.boolean(),
    /** Ids of mutants, by test, by test file. */
    trials: z.record(z.string(), z.record(z.string(), z.array(z.int()))),
  }),
  z.object({
    kind: z.literal('start'),
    /** By test file: the mutant that its process has before it loads any module, and what the right code asks for in all. */
    mutants: z.record(z.string(), z.object({ id: z.int(), tests: z.array(z.string()), asked: z.int() })),
  }),
]);
export type Plan = z.infer<typeof plan>;

const seen = z.object({
  file: z.string(),
  tests: z.array(
    z.object({
      name: z.string(),
      met: z.array(z.int()),
      milliseconds: z.number(),
      /** Whether it passed again on the same server. */
      isRepeatable: z.boolean(),
    }),
  ),
  /** Mutants of what runs once a process: as modules load, as servers start, and what is made when it is first needed. */
  once: z.array(z.int()),
  /** How often the process asked for mutants. */
  asked: z.int(),
});
export type Seen = z.infer<typeof seen>;

const trial = z.object({
  id: z.int(),
  file: z.string(),
  /** Or `START`. */
  test: z.string(),
  /** `begun` alone: its process ended. `doubtful`: the test failed, but then with the right code too, which may be for an earlier mutant. */
  end: z.enum(['begun', 'lived', 'killed', 'doubtful']),
});
export type Trial = z.infer<typeof trial>;

/** In place of a test: what comes before all of a file, and between them. */
export const START = 'the start';

const inFolder = (folder: string, ...names: readonly string[]): string => path.join(folder, ...names);
const inOneName = (file: string): string => file.replaceAll('/', '-');
const namesIn = (folder: string): string[] =>
  existsSync(folder) ? readdirSync(folder).map((name) => path.join(folder, name)) : [];

/** A folder in which a run of mutants and the processes of its tests leave each other what they know. */
export const trialFolder = (folder: string) => ({
  clear: (): void => {
    rmSync(folder, { recursive: true, force: true });
    for (const name of ['seen', 'trials', 'killed']) mkdirSync(inFolder(folder, name), { recursive: true });
  },
  writePlan: (wanted: Plan): void => writeFileSync(inFolder(folder, 'plan.json'), JSON.stringify(wanted)),
  readPlan: (): Plan => plan.parse(JSON.parse(readFileSync(inFolder(folder, 'plan.json'), 'utf8'))),
  writeSeen: (found: Seen): void =>
    writeFileSync(inFolder(folder, 'seen', `${inOneName(found.file)}.json`), JSON.stringify(found)),
  readSeen: (): Seen[] =>
    namesIn(inFolder(folder, 'seen')).map((name) => seen.parse(JSON.parse(readFileSync(name, 'utf8')))),
  addTrial: (made: Trial): void => {
    appendFileSync(inFolder(folder, 'trials', inOneName(made.file)), `${JSON.stringify(made)}\n`);
    if (made.end === 'killed') writeFileSync(inFolder(folder, 'killed', String(made.id)), '');
  },
  /** Whether any test killed it, in any process. */
  isKilled: (id: number): boolean => existsSync(inFolder(folder, 'killed', String(id))),
  /** Takes what was tried since it was asked for last. */
  takeTrials: (): Trial[] =>
    namesIn(inFolder(folder, 'trials')).flatMap((name) => {
      const lines = readFileSync(name, 'utf8').split('\n');
      rmSync(name);
      return lines.filter((line) => line !== '').map((line) => trial.parse(JSON.parse(line)));
    }),
});
export type TrialFolder = ReturnType<typeof trialFolder>;
