import { printCosts } from './costs.ts';
import { RUNS } from './figures.ts';
import { loadAll } from './older.ts';
import { entry, field, openConversation, say, untilAnswered } from './screen.ts';
import { openSite, type Site, type Tab } from './site.ts';

/**
 * Where the time of a conversation goes, by functions of the sources: after `npm run build`,
 * `node bench/chat/profile.ts [opening] [sending] [typing] [streaming]`. It does once, or a few times, what bench/chat.ts
 * measures. Sampling slows everything down: only shares mean something here.
 */
const sections: Record<string, (site: Site, tab: Tab) => Promise<void>> = {
  opening: async ({ conversations }, { page, cdp }) => {
    for (const conversation of conversations)
      await printCosts(cdp, `open ${String(conversation.size)} messages`, async () => {
        const opening = await page.evaluateHandle(
          (text) => ({ painted: window.probes.opening(text) }),
          conversation.lastText,
        );
        await entry(page, conversation).click();
        await opening.evaluate(({ painted }) => painted);
      });
  },
  sending: async (site, { page, cdp }) => {
    await printCosts(cdp, `send and get a short answer, ${String(RUNS)} times`, async () => {
      for (let run = 0; run < RUNS; run += 1) {
        site.answerWith({ first: `First${String(run)}.`, last: 'Last.', tokens: 20 });
        await say(page, 'And then?');
        await untilAnswered(page);
      }
    });
  },
  typing: async (_site, { page, cdp }) => {
    await printCosts(cdp, 'type 60 letters with 1,000 messages loaded', async () => {
      await field(page).focus();
      for (let key = 0; key < 60; key += 1) {
        await page.keyboard.press('a');
        await page.waitForTimeout(60);
      }
    });
    await field(page).fill('');
  },
  streaming: async (site, { page, cdp }) => {
    await printCosts(cdp, 'an answer of 1,000 tokens with 1,000 messages loaded', async () => {
      site.answerWith({ first: 'Beginning.', last: 'Ending.', tokens: 1000 });
      // Not by waiting for the screen, which would look at it in every frame.
      const ended = await page.evaluateHandle(() => ({ painted: window.probes.answering('Ending.') }));
      await say(page, 'Tell me all of it.');
      await ended.evaluate(({ painted }) => painted);
    });
  },
};

/** What a section begins from. */
const opensLong = new Set(['sending', 'typing', 'streaming']);
const loadsAll = new Set(['typing', 'streaming']);

const wanted = process.argv.slice(2);
const names = Object.keys(sections).filter((name) => wanted.length === 0 || wanted.includes(name));
const site = await openSite();
try {
  const tab = await site.open();
  const [, long] = site.conversations;
  if (long === undefined) throw new Error('There is no long conversation');
  for (const name of names) {
    if (name === names.find((one) => opensLong.has(one))) await openConversation(tab, long);
    if (name === names.find((one) => loadsAll.has(one))) await loadAll(tab.page, 'older messages');
    await sections[name]?.(site, tab);
  }
} finally {
  await site.close();
}
