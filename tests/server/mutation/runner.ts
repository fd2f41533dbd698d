import { relative } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type RunnerTestCase, type RunnerTestSuite, TestRunner } from 'vitest';
import * as z from 'zod';
import { askedUntilNow, metAtLoading, metBy, turnTo } from '@liora/flow-kit/mutation/switch.ts';
import { trialFolder } from '../../../scripts/mutants/serverTrials.ts';

const folder = trialFolder(process.env['MUTANTS_FOLDER'] ?? '');
const plan = folder.readPlan();

/** Milliseconds that a test may take with a mutant, beside so many times what it takes with the right code. */
const LIMIT = 10_000;
const TIMES = 15;

/** What `onTestFinished` was given. */
const left = z.array(z.custom<(context: unknown) => unknown>((one) => typeof one === 'function')).default([]);

const fileOf = ({ file }: RunnerTestCase): string => relative('.', file.filepath).replaceAll('\\', '/');

/** Its own title after those of the groups that it is in. */
const nameOf = (test: RunnerTestCase): string => {
  const names = [test.name];
  for (let { suite } = test; suite !== undefined; { suite } = suite) names.unshift(suite.name);
  return names.join(' › ');
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

const passes = async (test: RunnerTestCase, limit: number): Promise<boolean> => {
  const given = new AbortController();
  try {
    const late = wait(limit, false, { signal: given.signal }).catch(() => false);
    return await Promise.race([run(test).then(() => true), late]);
  } catch {
    return false;
  } finally {
    given.abort();
  }
};

/** Runs each test as ever; then it looks which mutants it comes by, or tries those that are planned on the same server. */
export default class ServerMutationRunner extends TestRunner {
  private readonly seen = new Map<string, { met: number[]; milliseconds: number; isRepeatable: boolean }>();

  async runTask(test: RunnerTestCase): Promise<void> {
    if (plan.kind === 'look') return this.look(test);
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
    const file = relative('.', suite.file.filepath).replaceAll('\\', '/');
    const tests = [...this.seen].map(([name, found]) => ({ name, ...found }));
    folder.writeSeen({ file, tests, outside: [...metAtLoading()] });
  }

  /** The second time counts: so it is when mutants are tried. */
  private async look(test: RunnerTestCase): Promise<void> {
    const first = await metBy(() => run(test));
    const start = performance.now();
    let isRepeatable = true;
    const again = await metBy(async () => {
      isRepeatable = await passes(test, 4 * LIMIT);
    });
    const milliseconds = performance.now() - start;
    this.seen.set(nameOf(test), { met: [...(isRepeatable ? again : first)], milliseconds, isRepeatable });
  }

  private async tryAtOnce(test: RunnerTestCase, id: number): Promise<void> {
    const about = { id, file: fileOf(test), test: nameOf(test) };
    folder.addTrial({ ...about, end: 'begun' });
    turnTo(id, Number.MAX_SAFE_INTEGER);
    const isAlive = await passes(test, 4 * LIMIT);
    turnTo(0);
    folder.addTrial({ ...about, end: isAlive ? 'lived' : 'killed' });
  }

  private async tryOneByOne(test: RunnerTestCase, ids: readonly number[]): Promise<void> {
    const start = performance.now();
    turnTo(0);
    await run(test);
    const needed = askedUntilNow();
    const limit = LIMIT + TIMES * (performance.now() - start);
    /** Whether the test has just passed with the right code. */
    let isSure = true;
    for (const id of ids) {
      if (folder.isKilled(id)) continue;
      const about = { id, file: fileOf(test), test: nameOf(test) };
      folder.addTrial({ ...about, end: 'begun' });
      turnTo(id, needed);
      const isAlive = await passes(test, limit);
      turnTo(0);
      const isHealthy = isAlive || (await passes(test, limit));
      if (isAlive) folder.addTrial({ ...about, end: 'lived' });
      else folder.addTrial({ ...about, end: isSure || isHealthy ? 'killed' : 'doubtful' });
      if (!isHealthy) return;
      isSure = !isAlive;
    }
  }
}
