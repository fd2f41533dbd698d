import { equivalentMutants } from '../tests/server/mutation/equivalentMutants.ts';
import { say, since } from './lib/exec.ts';
import { prepare } from './lib/preparation.ts';
import { wholeNumber } from './lib/testEnv.ts';
import { mutateServer, type ServerRow } from './mutants/server.ts';
import { PARTS } from './mutants/serverParts.ts';

/**
 * How much of what could be wrong in the server's money, doors and care the tests notice: `npm run mutants:server -- [<part> [<share> [<seed>]]]`,
 * of all parts a share of 0.1 unless told; seeds in a row, from 0 on, draw all mutants in turn. It takes hours for all mutants.
 *
 * The tests of a part run once to tell which mutants each comes by. Then each mutant runs against those, the quickest first, on the server and
 * the database that the test file has, until one fails; a kill counts if the same test passes with the right code right before or after.
 * What runs once a process, as modules load and servers start, is tried last: by test files whose process has the mutant before it loads anything.
 * Fails under the bar. All figures go to `test-results/serverMutants/<part>.json`.
 */
const BAR = 0.85;
const SHARE = '0.1';
const WIDTH = 60;

const started = performance.now();
const [part, share = SHARE, seed = '0'] = process.argv.slice(2);
await prepare(false);

const figures = (rows: readonly ServerRow[]): string => {
  const fates = rows.flatMap((row) => row.fates);
  const killed = fates.filter(({ end }) => end === 'killed').length;
  const all = rows.reduce((sum, row) => sum + row.all, 0);
  const rate = ((100 * killed) / Math.max(fates.length, 1)).toFixed(1);
  return `${fates.length} of ${all} mutants, ${killed} killed (${rate} %), ${fates.length - killed} alive`;
};

const rows: ServerRow[] = [];
for (const name of part === undefined ? Object.keys(PARTS) : [part]) {
  const found = await mutateServer(name, Number(share), wholeNumber('The seed', seed));
  rows.push(...found);
  for (const row of found) if (row.fates.length > 0) say(`${row.file.padEnd(WIDTH)} ${figures([row])}`);
}
const alive = rows.flatMap(({ file, fates }) =>
  fates
    .filter(({ end }) => end !== 'killed')
    .map((fate) => ({ ...fate, reason: equivalentMutants[file]?.[fate.change] })),
);
for (const { place, change, end, trials, reason } of alive) {
  const why = end === 'unmet' ? 'no test comes by' : `outlives ${trials} trials`;
  say(`alive at ${place}: ${change} (${reason ?? why})`);
}
const withoutLeave = alive.filter(({ reason }) => reason === undefined).length;
say(`\n${'all'.padEnd(WIDTH)} ${figures(rows)}, ${withoutLeave} of them without leave (${since(started)})`);
const drawn = rows.reduce((sum, row) => sum + row.fates.length, 0);
process.exitCode = drawn - alive.length >= BAR * drawn ? 0 : 1;
