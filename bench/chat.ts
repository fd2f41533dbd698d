import { cpus, loadavg } from 'node:os';
import { report, RUNS, write } from './chat/figures.ts';
import { loadAll } from './chat/older.ts';
import { measureOpening } from './chat/opening.ts';
import { openConversation, slowDown } from './chat/screen.ts';
import { measureSending } from './chat/sending.ts';
import { openSite, type Site } from './chat/site.ts';
import { measureIdle, measureStreaming } from './chat/streaming.ts';
import { measureTyping } from './chat/typing.ts';

/**
 * How quick a conversation is: `npm run build`, then `npm run bench:chat [opening] [sending] [loaded]`.
 *
 * The built client in headless Chromium (1280 × 720, one device pixel a px, no GPU), on the real server as `npm start` runs it, with
 * the embedded database and a provider that gives its first token at once and 1,000 tokens at 200 a second, all on this machine: no
 * network lies between. Conversations of 100, 1,000 and 10,000 messages of 20 to 400 characters are in the database before the server starts.
 * 4× means that the page's main thread is slowed down so many times; server and network stay as they are.
 *
 * Times are taken inside the page, from the time stamp of the person's event (a real one, sent through the browser) to the first task after
 * the frame that shows the result: style, layout and paint are done then; that the compositor brings it to the screen, some
 * milliseconds more, is not counted. An opening is the first of that conversation in a page that has shown another, short one: the code
 * and the list are there, nothing of the conversation is, and its pictures are in the browser's cache or on the server.
 * Its end is the first frame that shows the last message under a screen full of messages, and then the one from which on it stays in its place.
 * Dropped frames are slots of 16.7 ms without a frame by the time stamps of requestAnimationFrame, from the click on send to the last token.
 * "Loaded" means that the person has scrolled up until all 1,000 messages are in the page. Older messages are held back until
 * nothing scrolls, so that all movement is the application's.
 * Each figure is the median of the runs, with the least and the greatest, and the bar in brackets.
 */
const sections: Record<string, (site: Site) => Promise<void>> = {
  opening: measureOpening,
  sending: (site) => measureSending(site, longOf(site)),
  loaded: async (site) => {
    const tab = await site.open();
    await measureIdle(tab);
    await openConversation(tab, longOf(site));
    await loadAll(tab.page, 'older messages, 1×');
    await measureTyping(tab);
    await measureStreaming(site, tab);
    await slowDown(tab, 1);
    await tab.close();
  },
};

const LONG = 1000;

const longOf = ({ conversations }: Site) => {
  const long = conversations.find(({ size }) => size === LONG);
  if (long === undefined) throw new Error(`There is no conversation of ${LONG} messages`);
  return long;
};

const load = (): string =>
  loadavg()
    .map((one) => one.toFixed(1))
    .join(', ');

const wanted = process.argv.slice(2);
write(`${RUNS} runs each on ${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}; load ${load()}`);
const site = await openSite();
try {
  for (const [name, measure] of Object.entries(sections))
    if (wanted.length === 0 || wanted.includes(name)) await measure(site);
} finally {
  await site.close();
}
report('load at the end', load());
