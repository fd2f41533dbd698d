import type { Page } from 'playwright-core';
import { paths } from '#src/addresses/paths.ts';
import type { Rate } from './figures.ts';
import type { Tab } from './site.ts';
import type { Filled } from './database.ts';

/** What a person does on the screen, by what no change of wording touches. */

export const field = (page: Page) => page.locator('textarea');
const send = (page: Page) => page.locator('form button[type="submit"]');
export const messageList = (page: Page) => page.locator('[role="log"]');
/** The entry of a conversation in the list beside the one on view. */
export const entry = (page: Page, { characterId }: Filled) =>
  page.locator(`nav a[href="${paths.conversation(characterId)}"]`);

/** Slows the page down so many times. */
export const slowDown = async ({ cdp }: Tab, rate: Rate): Promise<void> => {
  await cdp.send('Emulation.setCPUThrottlingRate', { rate });
};

/** Waits until messages are shown, nothing is on its way and nothing moves. */
export const untilQuiet = async (page: Page): Promise<void> => {
  await messageList(page).locator('article').last().waitFor();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => window.probes.rest(500));
};

export const openConversation = async ({ page }: Tab, conversation: Filled): Promise<void> => {
  await entry(page, conversation).click();
  await page.waitForURL(`**${paths.conversation(conversation.characterId)}`);
  await untilQuiet(page);
};

/** Writes a message and clicks on send. */
export const say = async (page: Page, text: string): Promise<void> => {
  await field(page).fill(text);
  await send(page).click();
};

/** Waits until the answer has ended and nothing moves. */
export const untilAnswered = async (page: Page): Promise<void> => {
  await send(page).waitFor();
  await page.evaluate(() => window.probes.rest(500));
};

/** Turns the wheel over the messages by so many px; up is negative. */
export const wheel = async (page: Page, distance: number): Promise<void> => {
  await messageList(page).hover();
  await page.mouse.wheel(0, distance);
};
