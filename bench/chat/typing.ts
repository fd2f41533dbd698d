import type { Page } from 'playwright-core';
import { figure, percentile, RATES, type Rate, report, RUNS } from './figures.ts';
import { field, slowDown } from './screen.ts';
import { talkOf } from './talk.ts';
import type { Tab } from './site.ts';

const KEYS = 60;
/** Between two keys, in milliseconds: a quick typist's. */
const PAUSE = 90;
const BARS: Record<Rate, string | undefined> = { 1: undefined, 4: '32 ms' };

const letters = talkOf(KEYS, 0)
  .map(({ text }) => text)
  .join(' ')
  .replaceAll(/[^A-Za-z ]/g, '')
  .slice(0, KEYS);

const typeOnce = async (page: Page) => {
  await field(page).fill('');
  await field(page).focus();
  const typing = await page.evaluateHandle(() => window.probes.typing());
  for (const letter of letters) {
    await page.keyboard.press(letter === ' ' ? 'Space' : letter);
    await page.waitForTimeout(PAUSE);
  }
  const times = await typing.evaluate((probe) => probe.stop());
  await field(page).fill('');
  return times;
};

/** From a real keydown until its frame was made, and beside it what the browser's own Event Timing says up to presentation. */
export const measureTyping = async (tab: Tab): Promise<void> => {
  for (const rate of RATES) {
    await slowDown(tab, rate);
    const painted: number[] = [];
    const told: number[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      const times = await typeOnce(tab.page);
      painted.push(percentile(times.painted, 0.95));
      // Event Timing leaves out what took less than 16 ms.
      told.push(
        percentile(
          Array.from({ length: KEYS }, (_, key) => times.told[key] ?? 0),
          0.95,
        ),
      );
    }
    report(`keydown to frame, p95 of ${KEYS} keys, ${rate}×`, figure(painted, 'ms'), BARS[rate]);
    report(`the same by Event Timing, ${rate}×`, figure(told, 'ms'));
  }
};
