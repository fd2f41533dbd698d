import type { Page, Route } from 'playwright-core';
import * as z from 'zod';
import { chatHistory } from '#contract/chat.ts';
import { figure, greatest, report } from './figures.ts';
import type { Movement } from './probes.ts';
import { wheel } from './screen.ts';

/** How long nothing scrolls before older messages come, in milliseconds: so that no scrolling of the person's counts. */
const REST = 250;
/** How long what is on screen is watched from then on. */
const WATCH = 700;
const STEP = -500;
/** More than a page of messages is high. */
const STEPS_MAX = 100;

const answer = z.object({ data: z.object({ hasMore: z.boolean() }) });

const asksForOlder = (url: URL): boolean => url.pathname === chatHistory.path && url.searchParams.has('endTime');

interface LoadedPage extends Movement {
  readonly hasMore: boolean;
}

/** Goes up until older messages are asked for and gives how far everything moves when they come. `held` takes the request. */
const loadPage = async (page: Page, held: () => Route | undefined): Promise<LoadedPage> => {
  let route = held();
  for (let step = 0; route === undefined; step += 1) {
    if (step === STEPS_MAX) throw new Error('Older messages are not asked for');
    await wheel(page, STEP);
    await page.evaluate(() => window.probes.idle(50));
    route = held();
  }
  await page.evaluate((duration) => window.probes.rest(duration), REST);
  const moving = await page.evaluateHandle(() => window.probes.movement());
  const answered = page.waitForResponse((response) => asksForOlder(new URL(response.url())));
  await route.continue();
  const { data } = answer.parse(await (await answered).json());
  await page.evaluate((duration) => window.probes.idle(duration), WATCH);
  return { ...(await moving.evaluate((probe) => probe.stop())), hasMore: data.hasMore };
};

/** Scrolls up until the whole conversation is loaded, and reports how far that moved what was on screen. */
export const loadAll = async (page: Page, what: string): Promise<void> => {
  const waiting: Route[] = [];
  await page.route(asksForOlder, (route) => {
    waiting.push(route);
  });
  const pages: LoadedPage[] = [];
  do pages.push(await loadPage(page, () => waiting.shift()));
  while (pages.at(-1)?.hasMore === true);
  await page.unroute(asksForOlder);
  const moved = pages.map((one) => one.greatest);
  report(`${what}: movement by a page, ${pages.length} pages`, figure(moved, 'px'));
  report(`${what}: greatest movement`, `${greatest(moved).toFixed(1)} px`, '0 px');
};
