import { rm, writeFile } from 'node:fs/promises';
import { codegen } from '../lib/codegen.ts';
import { commitDay } from '../lib/commitDay.ts';
import { fingerprint } from '../lib/fingerprint.ts';
import { prepare } from '../lib/preparation.ts';
import type { TestResult } from '../lib/reports.ts';
import { inRoot, ROOT } from '../lib/root.ts';
import { runPlaywright, runVitest } from '../lib/runners.ts';
import { oncePer } from '../lib/stamp.ts';
import { testEnv } from '../lib/testEnv.ts';

/**
 * `node tryTests.ts RUNNER RESULT FILE…` runs test files of the tree that it lies in until one test fails, and writes what came of them to RESULT:
 * which failed, and how many passed.
 */
const [runner, result, ...files] = process.argv.slice(2);
if (result === undefined) throw new Error('Where to?');
// What an earlier run left there says nothing of this one.
await rm(result, { force: true });

const GENERATED_FROM = ['messages', 'panda.config.ts', 'project.inlang/settings.json', 'theme'];

const run = async () => {
  const env = testEnv(commitDay(), 'named');
  if (runner === 'playwright') {
    await prepare();
    return runPlaywright(files, env, ['--max-failures=1', '--trace=off']);
  }
  await oncePer(inRoot('test-results/generated.stamp'), await fingerprint(ROOT, GENERATED_FROM), codegen);
  return runVitest(files, env, ['--bail=1']);
};

const { report } = await run();
const of = (outcome: TestResult['outcome']): TestResult[] =>
  (report?.tests ?? []).filter((test) => test.outcome === outcome);
const failed = of('failed').map(({ file, title }) => ({ file, title }));
await writeFile(result, JSON.stringify({ failed, passed: of('passed').length }));
