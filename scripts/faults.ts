import { faults } from '../tests/faults/faults.ts';
import { isDrawn } from './lib/drawn.ts';
import { type Fate, runFaults } from './faults/runFaults.ts';
import { commitDay } from './lib/commitDay.ts';
import { say, since } from './lib/exec.ts';
import { seedOf, wholeNumber } from './lib/testEnv.ts';

/**
 * How many of the small faults that `tests/faults` lists the tests find: `npm run faults -- [<share> [<seed> [<words>]]]`, of a tenth of them
 * unless told, those of the day of the commit; seeds in a row draw all of them in turn. With words, those whose file or notice holds them.
 *
 * Each is planted alone in a copy of the tree, and the tests that reach it run until one fails: the one that is to find it first, those in a browser
 * last. Fails where one lives that has no reason to, where one is found that has, and where one cannot be tried. All figures go to
 * `test-results/faults.json`.
 */
const SHARE = 0.1;

const started = performance.now();
const [shareText, seedText, words = ''] = process.argv.slice(2);
const share = shareText === undefined ? SHARE : Number(shareText);
if (!(share > 0 && share <= 1)) throw new Error(`The share is no number from 0 to 1: ${shareText}`);
const seed = seedText === undefined ? seedOf(process.env, commitDay()) : wholeNumber('The seed', seedText);

const isWanted = isDrawn(share, seed);
const drawn = faults.filter(
  ({ file, notice }) =>
    isWanted(`${file}: ${notice}`) && `${file}: ${notice}`.toLowerCase().includes(words.toLowerCase()),
);
say(`${drawn.length} of ${faults.length} faults (share ${share}, seed ${seed})`);
const fates = await runFaults(drawn, { share, seed, listed: faults.length });

const found = fates.filter(({ end }) => end === 'found');
const isAsTold = ({ end, reason }: Fate): boolean => end === (reason === null ? 'found' : 'alive');
const wrong = fates.filter((fate) => !isAsTold(fate));
for (const { file, notice, end, reason } of wrong)
  say(end === 'found' ? `needs no reason: ${file}: ${notice} (${reason})` : `${end}: ${file}: ${notice}`);
const rate = ((100 * found.length) / Math.max(fates.length, 1)).toFixed(1);
say(`\n${fates.length} faults, ${found.length} found (${rate} %), ${wrong.length} not as told (${since(started)})`);
process.exitCode = wrong.length === 0 ? 0 : 1;
