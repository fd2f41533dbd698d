import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type RunnerTestCase, type RunnerTestFile, type RunnerTestSuite, TestRunner } from 'vitest';
import { RECORDINGS } from './recordings.ts';
import { metAtLoading, metBy, turnTo } from './switch.ts';

/** Where each test file says which mutants its tests come by, and which they kill. */
export const KILLS = 'test-results/mutants';

/** A test that takes longer says too little for its time, mutant by mutant. Milliseconds. */
const SLOWEST = 2000;

interface Trial {
  readonly run: () => Promise<void>;
  readonly met: ReadonlySet<number>;
  readonly milliseconds: number;
  /** No person wrote it. */
  readonly isRecorded: boolean;
}

const testsIn = (suite: RunnerTestSuite): RunnerTestCase[] =>
  suite.tasks.flatMap((task) => (task.type === 'suite' ? testsIn(task) : [task]));

const passes = async (run: () => Promise<void>): Promise<boolean> => {
  try {
    await run();
    return true;
  } catch {
    return false;
  }
};

/** Whether one of the tests fails, which ends the mutant. */
const isKilled = async (trials: readonly Trial[]): Promise<boolean> => {
  for (const { run } of trials) if (!(await passes(run))) return true;
  return false;
};

/** Runs every test as ever; then, mutant by mutant, those again that come by it: first what a person wrote, of that the quickest. */
export default class MutationRunner extends TestRunner {
  private readonly trials = new Map<string, Trial>();

  async runTask(test: RunnerTestCase): Promise<void> {
    const run = async (): Promise<void> => {
      await TestRunner.getTestFn(test)();
    };
    const start = performance.now();
    const met = await metBy(run);
    const milliseconds = performance.now() - start;
    this.trials.set(test.id, { run, met, milliseconds, isRecorded: test.suite?.name === RECORDINGS });
  }

  override async onAfterRunSuite(suite: RunnerTestSuite): Promise<void> {
    await super.onAfterRunSuite(suite);
    if ('filepath' in suite) await this.kill(suite.file);
  }

  private async kill(file: RunnerTestFile): Promise<void> {
    const all = testsIn(file).flatMap((test) =>
      test.result?.state === 'pass' ? (this.trials.get(test.id) ?? []) : [],
    );
    const trials: Trial[] = [];
    // What does not pass again proves nothing.
    for (const trial of all.toSorted((one, other) => one.milliseconds - other.milliseconds))
      if (trial.milliseconds < SLOWEST && (await passes(trial.run))) trials.push(trial);
    const met = new Set(trials.flatMap((trial) => [...trial.met]));
    const killed: number[] = [];
    const recorded: number[] = [];
    for (const mutant of met) {
      const meeting = trials.filter((trial) => trial.met.has(mutant));
      turnTo(mutant);
      if (await isKilled(meeting.filter(({ isRecorded }) => !isRecorded))) killed.push(mutant);
      else if (await isKilled(meeting.filter(({ isRecorded }) => isRecorded))) recorded.push(mutant);
      turnTo(0);
    }
    mkdirSync(KILLS, { recursive: true });
    const report = {
      tests: all.length,
      again: trials.length,
      met: [...met],
      killed,
      recorded,
      atLoading: [...metAtLoading()],
    };
    writeFileSync(
      join(KILLS, `${relative('.', file.filepath).replaceAll(/[\\/]/g, '-')}.json`),
      `${JSON.stringify(report)}\n`,
    );
  }
}
