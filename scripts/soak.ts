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

const BUSY_PROCESSES = 2;

const soak = async (): Promise<void> => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const rounds = wholeNumber('The number of rounds', positionals[0] ?? '5', 1);
  const seed = seedOf(process.env, commitDay());
  await prepare();
  const ran = await besideBusyProcesses(BUSY_PROCESSES, async () => {
    const results: Ran[] = [];
    while (results.length < rounds) {
      const round = results.length + 1;
      say(`\n── round ${round} of ${rounds}`);
      const output = path.join(RESULTS, 'soak', String(round));
      results.push(await runPlaywright([], testEnv(seed, 'part'), ['--retries=0', `--output=${output}`]));
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
