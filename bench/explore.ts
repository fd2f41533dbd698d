import { cpus, loadavg } from 'node:os';
import { performance } from 'node:perf_hooks';
import * as z from 'zod';
import { characterExplore } from '#contract/character.ts';
import { makeDataDir, removeDataDir, startServer } from '#tests/browser/support/server.ts';
import { median, percentile, report, write } from './chat/figures.ts';
import { fillCatalogue } from './explore/cast.ts';

/**
 * How quick the catalogue answers: `npm run bench:explore`.
 *
 * 10,000 made-up characters with descriptions of 40 to 240 words in the embedded database of a real server in a process of its own,
 * asked over HTTP one request at a time, from this process on the same machine. Times are from the request to the parsed answer of
 * 24 characters. Each figure is the median of the runs with the 95th percentile; the bar is for the median. Ends with 1 above it.
 */
const SIZE = 10_000;
const RUNS = 200;
const WARM_UP = 20;
/** Pages before the one that is measured. */
const DEEP = 200;
const BAR_MS = 15;

type Query = Readonly<Record<string, string>>;
const answer = z.object({ errNo: z.literal(0), data: characterExplore.response });

const dataDir = await makeDataDir();
write(
  `${RUNS} runs each on ${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}; load ${loadavg()[0]?.toFixed(1) ?? ''}`,
);
await fillCatalogue(dataDir, SIZE);
const server = await startServer({ dataDir });

const ask = async (path: string, query: Query): Promise<unknown> =>
  (await fetch(`${server.origin}${path}?${new URLSearchParams(query)}`)).json();
const explore = async (query: Query) => answer.parse(await ask(characterExplore.path, query)).data;

const measure = async (name: string, run: () => Promise<unknown>): Promise<void> => {
  const times: number[] = [];
  for (let index = -WARM_UP; index < RUNS; index += 1) {
    const start = performance.now();
    await run();
    if (index >= 0) times.push(performance.now() - start);
  }
  const middle = median(times);
  if (middle >= BAR_MS) process.exitCode = 1;
  report(name, `${middle.toFixed(1)} ms, p95 ${percentile(times, 0.95).toFixed(1)} ms`, `< ${BAR_MS} ms`);
};

const measurePage = async (name: string, query: Query): Promise<void> => {
  const { characters } = await explore(query);
  await measure(`${name} (${characters.length} on the page)`, () => explore(query));
};

const cursorAfter = async (pages: number, query: Query): Promise<string> => {
  let cursor = '';
  for (let page = 0; page < pages; page += 1)
    cursor = (await explore({ ...query, ...(cursor !== '' && { cursor }) })).nextCursor ?? '';
  return cursor;
};

try {
  await measurePage('first page, popular', {});
  await measurePage('first page, new', { sort: 'new' });
  await measurePage(`page ${DEEP + 1}, popular`, { cursor: await cursorAfter(DEEP, {}) });
  await measurePage(`page ${DEEP + 1}, new`, { sort: 'new', cursor: await cursorAfter(DEEP, { sort: 'new' }) });
  await measurePage('tag', { tag: 'fantasy' });
  await measurePage('tag and origin, new', { tag: 'fantasy', origin: 'pgc', sort: 'new' });
  await measurePage('search, a word', { query: 'lighthouse' });
  await measurePage('search, a name', { query: 'mira' });
  await measurePage('search, two letters', { query: 'ka' });
  await measurePage('search, two words', { query: 'lighthouse storm' });
  await measurePage('search with a typing error', { query: 'lihgthouse' });
  await measurePage('search with two typing errors in two words', { query: 'lihgthouse sturm' });
  await measurePage('search, nobody has it', { query: 'xylophonist' });
  await measurePage('search with a typing error, tag and origin', {
    query: 'lihgthouse',
    tag: 'fantasy',
    origin: 'ugc',
  });
  await measurePage('search, a word that nearly everybody has', { query: 'the' });
  await measurePage('search, two words that nearly everybody has', { query: 'the and' });
  await measurePage('search, a word that every second tagline has, new', { query: 'and', sort: 'new' });
  await measurePage('search, a word that every tenth has', { query: 'warm' });
  await measure('home page', () => ask('/api/homepage', {}));
} finally {
  await server.stop();
  await removeDataDir(dataDir);
}
