import type { Page } from 'playwright-core';
import { figure, greatest, median, RATES, type Rate, report, RUNS, yesNo } from './figures.ts';
import { say, slowDown, untilAnswered, wheel } from './screen.ts';
import type { Site, Tab } from './site.ts';

const TOKENS = 1000;
/** At 60 frames a second, in milliseconds. */
const SLOT = 1000 / 60;
const BARS: Record<Rate, string> = { 1: '2 %', 4: '10 %' };
/** So far out of view, in px, the end still counts as in view: less than a line. */
const AT_END = 16;
/** How far a person goes up who reads what was said before, in px. */
const AWAY = -1200;
/** How long is watched that the answer leaves such a person alone, in milliseconds. */
const WATCH = 2000;

const gapsOf = (times: readonly number[]): number[] =>
  times.slice(1).map((time, index) => time - (times[index] ?? time));

/** Share of frame slots without a frame, in per cent. */
const droppedOf = (times: readonly number[]): number => {
  const slots = gapsOf(times).map((gap) => Math.max(1, Math.round(gap / SLOT)));
  const all = slots.reduce((sum, count) => sum + count, 0);
  return all === 0 ? 0 : (100 * (all - slots.length)) / all;
};

/** How regular frames are when nothing happens: what the other figures can be read against. */
export const measureIdle = async (tab: Tab): Promise<void> => {
  for (const rate of RATES) {
    await slowDown(tab, rate);
    const runs: (readonly number[])[] = [];
    for (let run = 0; run < RUNS; run += 1) runs.push(await tab.page.evaluate(() => window.probes.idle(2000)));
    const frameRates = runs.map((times) => 1000 / median(gapsOf(times)));
    report(`instrument: frames a second of an idle page, ${rate}×`, figure(frameRates, ''), '60');
    report(`instrument: dropped frames of an idle page, ${rate}×`, figure(runs.map(droppedOf), '%'));
  }
  await slowDown(tab, 1);
};

let asked = 0;
/** Has the next message answered at length, and gives the words that the answer begins and ends with. */
const prepareAnswer = (site: Site): { first: string; last: string } => {
  asked += 1;
  const words = { first: `First${asked}.`, last: `Last${asked}.` };
  site.answerWith({ ...words, tokens: TOKENS });
  return words;
};

const ask = (page: Page): Promise<void> => say(page, 'Tell me all of it, from the beginning.');

/** Whoever has gone up to read stays where they are. Gives by how many px that fails. */
const streamToReader = async (site: Site, page: Page): Promise<number> => {
  const { first } = prepareAnswer(site);
  const answering = await page.evaluateHandle((word) => ({ painted: window.probes.answering(word) }), first);
  await ask(page);
  await answering.evaluate(({ painted }) => painted);
  await wheel(page, AWAY);
  await page.evaluate(() => window.probes.rest(250));
  const moving = await page.evaluateHandle(() => window.probes.movement());
  await page.evaluate((duration) => window.probes.idle(duration), WATCH);
  const moved = await moving.evaluate((probe) => probe.stop());
  await untilAnswered(page);
  return moved.greatest;
};

/** Frames while an answer of 1,000 tokens streams in at 200 a second, and whether the end is kept in view just when it was. */
export const measureStreaming = async (site: Site, tab: Tab): Promise<void> => {
  const { page } = tab;
  for (const rate of RATES) {
    await slowDown(tab, rate);
    const dropped: number[] = [];
    const longest: number[] = [];
    const away: number[] = [];
    const lasted: number[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      const streaming = await page.evaluateHandle(
        ({ first, last }) => ({ frames: window.probes.streaming(first, last) }),
        prepareAnswer(site),
      );
      await ask(page);
      const { times, made, fromEnd } = await streaming.evaluate(({ frames }) => frames);
      dropped.push(droppedOf(times));
      longest.push(greatest(gapsOf(made)));
      away.push(...fromEnd);
      lasted.push(((made.at(-1) ?? 0) - (made[0] ?? 0)) / 1000);
      await untilAnswered(page);
    }
    report(`dropped frames while 1,000 tokens stream, ${rate}×`, figure(dropped, '%'), BARS[rate]);
    report(`longest gap between frames while they stream, ${rate}×`, figure(longest, 'ms'));
    report(`click on send to the last of 1,000 tokens, ${rate}×`, figure(lasted, 's'), '5 s for the provider');
    const isKept = greatest(away) <= AT_END;
    const lost = (100 * away.filter((distance) => distance > AT_END).length) / away.length;
    report(
      `the end stays in view of who is there, ${rate}×`,
      `${yesNo(isKept)} (at most ${greatest(away).toFixed(1)} px away; away in ${lost.toFixed(1)} % of the frames)`,
      'yes',
    );
    const moved = await streamToReader(site, page);
    report(`who has gone up stays where they are, ${rate}×`, `${yesNo(moved === 0)} (${moved.toFixed(1)} px)`, 'yes');
  }
};
