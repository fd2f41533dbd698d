import { relative } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type RunnerTestCase, type RunnerTestFile, type RunnerTestSuite, TestRunner } from 'vitest';
import * as z from 'zod';
import { askedUntilNow, metAtLoading, metBy, turnTo } from '@liora/flow-kit/mutation/switch.ts';
import { START, trialFolder } from '../../../scripts/mutants/serverTrials.ts';

const folder = trialFolder(process.env['MUTANTS_FOLDER'] ?? '');
const plan = folder.readPlan();

/** Milliseconds that a test may take with a mutant, beside so many times what it takes with the right code. */
const LIMIT = 10_000;
const TIMES = 15;

/** What `onTestFinished` was given. */
const left = z.array(z.custom<(context: unknown) => unknown>((one) => typeof one === 'function')).default([]);

const fileOf = ({ file }: Pick<RunnerTestCase, 'file'>): string => relative('.', file.filepath).replaceAll('\\', '/');
/** The mutant that this file has from the start on. */
const startOf = (file: string) => (plan.kind === 'start' ? plan.mutants[file] : undefined);

/** Its own title after those of the groups that it is in. */
const nameOf = (test: RunnerTestCase): string => {
  const names = [test.name];
  for (let { suite } = test; suite !== undefined; { suite } = suite) names.unshift(suite.name);
  return names.join(' › ');
};

/** The groups that a test is in, its file first. */
const suitesOf = (test: RunnerTestCase): RunnerTestSuite[] => {
  const suites: RunnerTestSuite[] = [];
  for (let { suite } = test; suite !== undefined; { suite } = suite) suites.unshift(suite);
  return [test.file, ...suites];
};

/** Does what is done before each test. */
const beginTest = async (test: RunnerTestCase): Promise<void> => {
  for (const suite of suitesOf(test))
    for (const hook of TestRunner.getSuiteHooks(suite).beforeEach) await hook(test.context, suite);
};

/** Does what is done after each test, which may say that it failed. */
const endTest = async (test: RunnerTestCase): Promise<void> => {
  for (const suite of suitesOf(test).toReversed())
    for (const hook of TestRunner.getSuiteHooks(suite).afterEach.toReversed()) await hook(test.context, suite);
};

/** Runs a test, and what it leaves to be done when it has ended. */
const run = async (test: RunnerTestCase): Promise<void> => {
  try {
    await TestRunner.getTestFn(test)();
  } finally {
    const ends = left.parse(Reflect.get(test, 'onFinished'));
    Reflect.set(test, 'onFinished', []);
    for (const end of ends.toReversed()) await end(test.context);
  }
};

const runToTheEnd = async (test: RunnerTestCase): Promise<void> => {
  try {
    await run(test);
  } finally {
    await endTest(test);
  }
};

/** Whether a test that was begun passes; it is to be begun anew afterwards. */
const passes = async (test: RunnerTestCase, limit: number): Promise<boolean> => {
  const given = new AbortController();
  try {
    const late = wait(limit, false, { signal: given.signal }).catch(() => false);
    return await Promise.race([runToTheEnd(test).then(() => true), late]);
  } catch {
    return false;
  } finally {
    given.abort();
  }
};

/** Runs each test as ever; then it looks which mutants it comes by, or tries those that are planned on the same server. */
export default class ServerMutationRunner extends TestRunner {
  private readonly seen = new Map<string, { met: number[]; milliseconds: number; isRepeatable: boolean }>();
  /** Mutants that the process came by when a test ran for the first time, and not again. */
  private readonly first = new Set<number>();

  override onCollectStart(file: RunnerTestFile): void {
    super.onCollectStart(file);
    const start = startOf(fileOf(file));
    if (start === undefined) return;
    folder.addTrial({ id: start.id, file: fileOf(file), test: START, end: 'begun' });
    turnTo(start.id, start.asked);
  }

  async runTask(test: RunnerTestCase): Promise<void> {
    if (plan.kind === 'look') return this.look(test);
    if (plan.kind === 'start') return this.goOn(test);
    const ids = plan.trials[fileOf(test)]?.[nameOf(test)] ?? [];
    const wanted = ids.filter((id) => !folder.isKilled(id));
    const [first] = wanted;
    if (first === undefined) return;
    if (plan.isFresh) await this.tryAtOnce(test, first);
    else await this.tryOneByOne(test, wanted);
  }

  override async onAfterRunSuite(suite: RunnerTestSuite): Promise<void> {
    await super.onAfterRunSuite(suite);
    if (!('filepath' in suite) || plan.kind !== 'look') return;
    const tests = [...this.seen].map(([name, found]) => ({ name, ...found }));
    const once = [...new Set([...metAtLoading(), ...this.first])];
    folder.writeSeen({ file: fileOf(suite), tests, once, asked: askedUntilNow() });
  }

  override onAfterRunFiles(files: RunnerTestFile[]): void {
    super.onAfterRunFiles(files);
    for (const file of files) {
      const start = startOf(fileOf(file));
      if (start === undefined) continue;
      const end = file.result?.state === 'fail' ? 'killed' : 'lived';
      folder.addTrial({ id: start.id, file: fileOf(file), test: START, end });
    }
  }

  /** The second time counts: so it is when mutants are tried. */
  private async look(test: RunnerTestCase): Promise<void> {
    const first = await metBy(() => runToTheEnd(test));
    await beginTest(test);
    const start = performance.now();
    let isRepeatable = true;
    const again = await metBy(async () => {
      isRepeatable = await passes(test, 4 * LIMIT);
    });
    const milliseconds = performance.now() - start;
    await beginTest(test);
    if (isRepeatable) for (const id of first) if (!again.has(id)) this.first.add(id);
    this.seen.set(nameOf(test), { met: [...(isRepeatable ? again : first)], milliseconds, isRepeatable });
  }

  /** Runs a test in a process that has its mutant already. */
  private async goOn(test: RunnerTestCase): Promise<void> {
    const start = startOf(fileOf(test));
    if (!start?.tests.includes(nameOf(test)) || folder.isKilled(start.id)) return;
    const about = { id: start.id, file: fileOf(test), test: nameOf(test) };
    folder.addTrial({ ...about, end: 'begun' });
    folder.addTrial({ ...about, end: (await passes(test, 4 * LIMIT)) ? 'lived' : 'killed' });
    await beginTest(test);
  }

  private async tryAtOnce(test: RunnerTestCase, id: number): Promise<void> {
    const about = { id, file: fileOf(test), test: nameOf(test) };
    folder.addTrial({ ...about, end: 'begun' });
    turnTo(id, Number.MAX_SAFE_INTEGER);
    const isAlive = await passes(test, 4 * LIMIT);
    turnTo(0);
    folder.addTrial({ ...about, end: isAlive ? 'lived' : 'killed' });
    await beginTest(test);
  }

  private async tryOneByOne(test: RunnerTestCase, ids: readonly number[]): Promise<void> {
    const start = performance.now();
    turnTo(0);
    await runToTheEnd(test);
    const needed = askedUntilNow();
    const limit = LIMIT + TIMES * (performance.now() - start);
    /** Whether the test has just passed with the right code. */
    let isSure = true;
    for (const id of ids) {
      if (folder.isKilled(id)) continue;
      const about = { id, file: fileOf(test), test: nameOf(test) };
      folder.addTrial({ ...about, end: 'begun' });
      await beginTest(test);
      const begun = performance.now();
      turnTo(id, needed);
      const isAlive = await passes(test, limit);
      turnTo(0);
      // What goes on after its time would spoil what comes next.
      const isOver = performance.now() - begun < limit;
      const isHealthy = isAlive || (isOver && (await beginTest(test).then(() => passes(test, limit))));
      if (isAlive) folder.addTrial({ ...about, end: 'lived' });
      else folder.addTrial({ ...about, end: isSure || isHealthy ? 'killed' : 'doubtful' });
      if (!isHealthy) break;
      isSure = !isAlive;
    }
    await beginTest(test);
  }
}
