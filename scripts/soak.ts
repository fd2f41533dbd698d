import path from 'node:path';
import { parseArgs } from 'node:util';
import { besideBusyProcesses } from './lib/busyProcesses.ts';
import { commitDay } from './lib/commitDay.ts';
import { say } from './lib/exec.ts';
import { prepare } from './lib/preparation.ts';
import { RESULTS, runPlaywright, type Ran } from './lib/runners.ts';
import { soakTable } from './lib/soakTable.ts';
import { closingLine, tallyOf } from './lib/tally.ts';
import { seedOf, testEnv, wholeNumber } from './lib/testEnv.ts';
import { listTestFiles, selectTestFiles } from './lib/testFiles.ts';

const BUSY_PROCESSES = 2;

/** `[ROUNDS] [PATTERN…] [--busy N]`: the browser tests of the files whose path contains a pattern, or what `npm test` runs of all. */
const soak = async (): Promise<void> => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { busy: { type: 'string' } } });
  const [wanted = '5', ...patterns] = positionals;
  const rounds = wholeNumber('The number of rounds', wanted, 1);
  const busy = wholeNumber('The number of busy processes', values.busy ?? String(BUSY_PROCESSES));
  const { playwright: files } = selectTestFiles(listTestFiles(), patterns);
  if (files.length === 0) throw new Error(`No browser test's path contains ${patterns.join(' or ')}.`);
  const seed = seedOf(process.env, commitDay());
  const env = testEnv(seed, patterns.length > 0 ? 'named' : 'part');
  await prepare();
  const ran = await besideBusyProcesses(busy, async () => {
    const results: Ran[] = [];
    while (results.length < rounds) {
      const round = results.length + 1;
      say(`\n── round ${round} of ${rounds}`);
      const output = path.join(RESULTS, 'soak', String(round));
      results.push(await runPlaywright(patterns.length > 0 ? files : [], env, ['--retries=0', `--output=${output}`]));
    }
    return results;
  });
  const table = soakTable(ran.map(({ report }) => report));
  say(`\n── soak, seed ${seed}`);
  for (const line of table) say(line);
  const tallies = ran.map(({ report, exitCode }) => tallyOf(report, exitCode));
  say(`\n${closingLine(tallies)}`);
  process.exitCode = tallies.every(({ failed }) => failed === 0) ? 0 : 1;
};

await soak().catch((error: unknown) => {
  say(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
