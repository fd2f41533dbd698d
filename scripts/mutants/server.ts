import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createVitest, type Vitest } from 'vitest/node';
import { instrumentedFiles } from '@liora/flow-kit/mutation/sources.ts';
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

/** A number from 0 to 1 for each text. */
const placeOf = (text: string): number => createHash('sha256').update(text).digest().readUInt32BE() / 2 ** 32;

const isAnything = (plan: Plan): boolean => plan.kind === 'look' || Object.keys(plan.trials).length > 0;

/** Has the processes of the tests carry out a plan. */
const carryOut = async (vitest: Vitest, folder: TrialFolder, plan: Plan): Promise<void> => {
  folder.writePlan(plan);
  const all = await vitest.globTestSpecifications();
  const wanted =
    plan.kind === 'look'
      ? all
      : all.filter(({ moduleId }) => path.relative(inRoot(), moduleId).replaceAll(path.sep, '/') in plan.trials);
  await vitest.runTestSpecifications(wanted);
};

const openVitest = async (part: string, folder: string): Promise<Vitest> => {
  Object.assign(process.env, { MUTANTS_OF: part, MUTANTS_FOLDER: folder, TESTS: 'named', SEED: '0' });
  return createVitest({
    config: inRoot('tests/server/mutation/vitest.config.ts'),
    watch: false,
    reporters: [{ onInit: () => undefined }],
  });
};

/** Tries the given share of the mutants of a part, the same ones each time. */
export const mutateServer = async (part: string, share: number): Promise<readonly ServerRow[]> => {
  const started = performance.now();
  const files = instrumentedFiles(mutatedIn(part));
  const drawn = new Map(
    [...files].map(([file, { mutants }]) => [
      file,
      mutants.filter(({ name }) => placeOf(`${file}\n${name}`) < share).map((mutant) => ({ ...mutant, file })),
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
    const go = async (plan: Plan, isFresh: boolean): Promise<void> => {
      await carryOut(vitest, folder, plan);
      const trials = folder.takeTrials();
      for (const id of course.broken(trials)) say(`the process ended that tried mutant ${id}`);
      course.learn(trials, isFresh);
      const killed = ids.filter((id) => course.endOf(id) === 'killed').length;
      say(`${part}: ${killed} killed (${since(started)})`);
    };
    for (let round = 0; round < course.rounds; round += 1) {
      const plan = course.round(round);
      if (isAnything(plan)) await go(plan, false);
    }
    for (let plan = course.alone(); isAnything(plan); plan = course.alone()) await go(plan, true);
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
    writeFileSync(path.join(SERVER_RESULTS, `${part}.json`), `${JSON.stringify({ share, rows }, null, 2)}\n`);
    return rows;
  } finally {
    await vitest.close();
  }
};
