import { expect, type Locator, type Page } from '@playwright/test';
import { partsSite } from './partsSite.ts';

/** Opens the gallery; with a clock, it stands still until the test turns it. */
export const openParts = async (page: Page, { withClock = false } = {}): Promise<void> => {
  if (withClock) await page.clock.install({ time: 0 });
  await page.route('**/images/**', (route) => route.abort());
  await page.goto(`${await partsSite()}/parts.html?scene=parts`);
  await expect(page.getByRole('heading', { name: 'Display' })).toBeVisible();
  if (withClock) await page.clock.pauseAt(600_000);
};

/** A button of the gallery by its whole name. */
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** A part of the gallery by its whole name. */
export const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
/** Where something is and how large, in CSS pixels. */
export const sizeOf = async (locator: Locator) => {
  const box = await locator.boundingBox();
  if (box === null) throw new Error('Nothing is there to measure');
  return box;
};
