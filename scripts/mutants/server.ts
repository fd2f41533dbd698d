import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createVitest, type Vitest } from 'vitest/node';
import { instrumentedFiles } from '@liora/flow-kit/mutation/sources.ts';
import { isDrawn } from '../lib/drawn.ts';
import { say, since } from '../lib/exec.ts';
import { inRoot } from '../lib/root.ts';
import { createCourse, type End } from './serverCourse.ts';
import { mutatedIn } from './serverParts.ts';
import { type Plan, type TrialFolder, trialFolder } from './serverTrials.ts';

/** What became of a mutant. */
export interface Fate {
  /** Where it stands, as `features/ledger/ledger.ts:12`. */
  readonly place: string;
  readonly change: string;
  readonly end: End;
  /** The test that killed it. */
  readonly by: string | null;
  readonly trials: number;
}

/** Mutants of one file: all, and those that were drawn. */
export interface ServerRow {
  readonly file: string;
  readonly all: number;
  readonly fates: readonly Fate[];
}

/** Where `npm run mutants:server` leaves what it found. */
export const SERVER_RESULTS = inRoot('test-results/serverMutants');

/** The test files that have something to do; undefined for all. */
const wantedBy = (plan: Plan): readonly string[] | undefined => {
  switch (plan.kind) {
    case 'look':
      return undefined;
    case 'try':
      return Object.keys(plan.trials);
    case 'start':
      return Object.keys(plan.mutants);
  }
};
const isAnything = (plan: Plan): boolean => wantedBy(plan)?.length !== 0;

/** Has the processes of the tests carry out a plan. */
const carryOut = async (vitest: Vitest, folder: TrialFolder, plan: Plan): Promise<void> => {
  folder.writePlan(plan);
  const all = await vitest.globTestSpecifications();
  const wanted = wantedBy(plan);
  const isWanted = (moduleId: string): boolean =>
    wanted?.includes(path.relative(inRoot(), moduleId).replaceAll(path.sep, '/')) ?? true;
  await vitest.runTestSpecifications(all.filter(({ moduleId }) => isWanted(moduleId)));
};

const openVitest = async (part: string, folder: string): Promise<Vitest> => {
  Object.assign(process.env, { MUTANTS_OF: part, MUTANTS_FOLDER: folder, TESTS: 'named', SEED: '0' });
  return createVitest({
    config: inRoot('tests/server/mutation/vitest.config.ts'),
    watch: false,
    reporters: [{ onInit: () => undefined }],
  });
};

/** Tries the given share of the mutants of a part, those that a seed draws; seeds in a row draw all in turn. */
export const mutateServer = async (part: string, share: number, seed: number): Promise<readonly ServerRow[]> => {
  const started = performance.now();
  const isWanted = isDrawn(share, seed);
  const files = instrumentedFiles(mutatedIn(part));
  const drawn = new Map(
    [...files].map(([file, { mutants }]) => [
      file,
      mutants.filter(({ name }) => isWanted(`${file}\n${name}`)).map((mutant) => ({ ...mutant, file })),
    ]),
  );
  const ids = [...drawn.values()].flatMap((mutants) => mutants.map(({ id }) => id));
  const directory = path.join(SERVER_RESULTS, part);
  const folder = trialFolder(directory);
  folder.clear();
  const vitest = await openVitest(part, directory);
  try {
    await carryOut(vitest, folder, { kind: 'look' });
    const seen = folder.readSeen();
    const tests = seen.flatMap((one) => one.tests);
    say(
      `${part}: ${seen.length} files with ${tests.length} tests, ${tests.filter((one) => !one.isRepeatable).length} of which run once a server; ${ids.length} mutants drawn (${since(started)})`,
    );
    const course = createCourse(ids, seen);
    const go = async (plan: Plan, kind: 'shared' | 'alone' | 'start'): Promise<void> => {
      await carryOut(vitest, folder, plan);
      const trials = folder.takeTrials();
      for (const id of course.broken(trials)) say(`the process ended that tried mutant ${id}`);
      course.learn(trials, kind);
      const killed = ids.filter((id) => course.endOf(id) === 'killed').length;
      say(`${part}: ${killed} killed (${since(started)})`);
    };
    for (const bound of course.rounds) {
      const plan = course.round(bound);
      if (isAnything(plan)) await go(plan, 'shared');
    }
    for (let plan = course.alone(); isAnything(plan); plan = course.alone()) await go(plan, 'alone');
    for (let plan = course.starts(); isAnything(plan); plan = course.starts()) await go(plan, 'start');
    const rows = [...drawn].map(([file, mutants]): ServerRow => ({
      file,
      all: files.get(file)?.mutants.length ?? 0,
      fates: mutants.map(({ id, name, line }) => ({
        place: `server/${file}:${line}`,
        change: name,
        end: course.endOf(id),
        by: course.killerOf(id) ?? null,
        trials: course.trialsOf(id),
      })),
    }));
    mkdirSync(SERVER_RESULTS, { recursive: true });
    writeFileSync(path.join(SERVER_RESULTS, `${part}.json`), `${JSON.stringify({ share, seed, rows }, null, 2)}\n`);
    return rows;
  } finally {
    await vitest.close();
  }
};
