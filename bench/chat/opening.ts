import { figure, RATES, type Rate, report, RUNS } from './figures.ts';
import type { Painted } from './probes.ts';
import { entry, slowDown } from './screen.ts';
import type { Filled } from './database.ts';
import type { Site } from './site.ts';

const BYTES_A_MEGABYTE = 1e6;

interface Opened extends Painted {
  readonly elements: number;
  /** In MB of 10⁶ bytes. */
  readonly heap: number;
}

/** In a page that has seen the short conversation only. */
const openOnce = async (site: Site, conversation: Filled, rate: Rate): Promise<Opened> => {
  const tab = await site.open();
  const { page, cdp } = tab;
  await slowDown(tab, rate);
  const opening = await page.evaluateHandle(
    (text) => ({ painted: window.probes.opening(text) }),
    conversation.lastText,
  );
  await entry(page, conversation).click();
  const painted = await opening.evaluate(({ painted }) => painted);
  await opening.dispose();
  const elements = await page.evaluate(() => document.querySelectorAll('*').length);
  await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  await tab.close();
  return { ...painted, elements, heap: usedSize / BYTES_A_MEGABYTE };
};

/** From the click in the list of conversations until the last messages are painted, and what the page holds then. */
export const measureOpening = async (site: Site): Promise<void> => {
  for (const rate of RATES) {
    const all = site.conversations.map((conversation) => ({ conversation, opened: new Array<Opened>() }));
    // In turn, so that all see the same weather.
    for (let run = 0; run < RUNS; run += 1)
      for (const { conversation, opened } of all) opened.push(await openOnce(site, conversation, rate));
    for (const { conversation, opened } of all) {
      const of = (name: keyof Opened) => opened.map((one) => one[name]);
      const what = `open ${conversation.size.toLocaleString('en')} messages, ${rate}×`;
      report(`${what}: last messages seen`, figure(of('seen'), 'ms'), rate === 1 ? '120 ms, flat' : undefined);
      report(`${what}: seen where they stay`, figure(of('atRest'), 'ms'));
      if (rate > 1) continue;
      report(`${what}: elements`, figure(of('elements'), ''), '900');
      report(`${what}: heap after garbage collection`, figure(of('heap'), 'MB'), '25 MB');
    }
  }
};
