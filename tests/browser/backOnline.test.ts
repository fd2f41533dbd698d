import { expect, type Page } from '@playwright/test';
import { characterExplore } from '#contract/character.ts';
import { characterDetail } from '#contract/characterProfile.ts';
import { conversationList } from '#contract/conversation.ts';
import { paths } from '#src/addresses/paths.ts';
import text from '../../messages/en.json' with { type: 'json' };
import { companion } from './support/conversationPage.ts';
import { signInAsMember } from './support/member.ts';
import { test, testInTurn } from './support/test.ts';

/** What could not be loaded is there, by itself, once the device has a network again. */

/** Has a call fail from now on; gives what lets the page have a network again. */
const cutOff = async (page: Page, { path }: { readonly path: string }): Promise<() => Promise<void>> => {
  const isCall = (url: URL): boolean => url.pathname === path;
  await page.route(isCall, (route) => route.abort());
  return async () => {
    await page.context().setOffline(true);
    await page.unroute(isCall);
    await page.context().setOffline(false);
  };
};

test('the catalogue, for a stranger', async ({ page }) => {
  const reconnect = await cutOff(page, characterExplore);
  await page.goto(paths.explore({ query: 'astronomer' }));
  const failed = page.getByRole('main').getByText(text.home_failed_title, { exact: true });
  await expect(failed).toBeVisible();
  await reconnect();
  await expect(failed).toHaveCount(0);
  await expect(page.getByRole('main').getByText('Priya Raghunathan').first()).toBeVisible();
});

testInTurn('the profile of a character', async ({ page, context }) => {
  await signInAsMember(context);
  const reconnect = await cutOff(page, characterDetail);
  await page.goto(paths.profile(companion.characterId));
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(text.profile_failed_title);
  await reconnect();
  await expect(heading).toContainText(companion.name);
});

test('the list of conversations', async ({ page, context }) => {
  await signInAsMember(context);
  const reconnect = await cutOff(page, conversationList);
  await page.goto(paths.conversations());
  const failed = page.getByText(text.conversations_failed_title).first();
  await expect(failed).toBeVisible();
  await reconnect();
  await expect(failed).toHaveCount(0);
});
