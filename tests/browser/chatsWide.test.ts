import { expect, type Page } from '@playwright/test';
import { seedCharacters } from '#server/seed/seedCharacters.ts';
import { paths } from '#src/addresses/paths.ts';
import { listOf } from '#tests/server/support/conversationCalls.ts';
import { Visitor } from '#tests/server/support/visitor.ts';
import text from '../../messages/en.json' with { type: 'json' };
import { originOf, signInAs } from './support/member.ts';
import { test, testInTurn } from './support/test.ts';

/** The list of conversations where there is room for one beside it. */

const WIDE = { width: 1440, height: 900 };
const [first, second] = seedCharacters;
if (first === undefined || second === undefined) throw new Error('The seed has characters');

const aside = (page: Page) => page.getByRole('navigation', { name: text.conversations_title, exact: true });
const members = async (page: Page, ...words: readonly string[]): Promise<Visitor> => {
  const visitor = new Visitor(originOf());
  await visitor.join();
  for (const [index, said] of words.entries()) await visitor.say([first, second][index]?.characterId ?? '', said);
  await signInAs(page.context(), visitor);
  return visitor;
};

test('Chats shows the list and the last conversation, and going back leads to where one was', async ({ page }) => {
  await page.setViewportSize(WIDE);
  const visitor = await members(page, 'Hello', 'Good evening');
  const names = (await listOf(visitor)).map(({ character }) => character.name);
  await page.goto(paths.about());
  await page.getByRole('navigation').getByRole('link', { name: text.nav_chats, exact: true }).click();
  await expect(page).toHaveURL(paths.conversation(second.characterId));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(second.name);
  await expect(aside(page).getByRole('listitem')).toContainText(names);
  await expect(aside(page).getByRole('link', { name: second.name })).toHaveAttribute('aria-current', 'page');
  await page.goBack();
  await expect(page).toHaveURL(paths.about());
});

test('beside a conversation one searches in all of them', async ({ page }) => {
  await page.setViewportSize(WIDE);
  await members(page, 'The lantern is lit', 'Good evening');
  await page.goto(paths.conversations());
  await aside(page).getByRole('searchbox', { name: text.search_label, exact: true }).fill('lantern');
  await aside(page).getByRole('link', { name: first.name }).first().click();
  await expect(page).toHaveURL(new RegExp(`${paths.conversation(first.characterId)}\\?at=`));
  await expect(page.getByRole('article').getByText('The lantern is lit')).toBeInViewport();
});

testInTurn('Chats of somebody who has talked with nobody says how to begin', async ({ page }) => {
  await page.setViewportSize(WIDE);
  await members(page);
  await page.goto(paths.conversations());
  await expect(page.getByRole('heading', { name: text.conversations_empty_title })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: text.chat_explore, exact: true })).toBeVisible();
});

testInTurn('Chats on a phone is the list alone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await members(page, 'Hello');
  await page.goto(paths.conversations());
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
  await expect(page).toHaveURL(paths.conversations());
});
