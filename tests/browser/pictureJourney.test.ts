import { expect, type Page } from '@playwright/test';
import { seedCharacters } from '#server/seed/seedCharacters.ts';
import { PICTURES_KEY } from '#src/browser/persistentStore.ts';
import { paths } from '#src/addresses/paths.ts';
import { filled } from '#tests/flows/support/billing.browser.ts';
import { Visitor } from '#tests/server/support/visitor.ts';
import text from '../../messages/en.json' with { type: 'json' };
import { originOf, signInAs } from './support/member.ts';
import { troublesIn } from './support/looks.ts';
import { watchPage } from './support/watchPage.ts';
import { test, testInTurn } from './support/test.ts';

/** Painting takes its time on a busy machine. */
const MADE_WITHIN_MS = 60_000;

const [character] = seedCharacters;
if (character === undefined) throw new Error('The seed has characters');
const { characterId, name } = character;

const cardOf = (page: Page) => page.locator('[data-view]');
const headingOf = (page: Page) => cardOf(page).getByRole('heading');
const promptOf = (page: Page) => page.getByRole('textbox', { name: text.picture_prompt, exact: true });
const createFor = (page: Page, cost: number) =>
  page.getByRole('button', { name: filled(text.picture_create, { cost: String(cost) }), exact: true });
const madeOf = (page: Page) => page.getByRole('img', { name: filled(text.picture_made_of, { name }), exact: true });
const untilMade = (page: Page) =>
  expect(headingOf(page)).toHaveText(text.picture_ready_title, { timeout: MADE_WITHIN_MS });
const tokensOf = async (page: Page): Promise<number> => {
  const words = await page.getByText(new RegExp(filled(text.tokens_left, { tokens: String.raw`[\d,]+` }))).innerText();
  return Number(words.replaceAll(/\D/g, ''));
};

/** Somebody who has just joined, at the generator. */
const begin = async (page: Page, path: string): Promise<void> => {
  const visitor = new Visitor(originOf());
  await visitor.join();
  await signInAs(page.context(), visitor);
  await page.goto(path);
  await expect(promptOf(page)).toBeVisible();
};

test('[PIC-01] [ROUTE-06] [SHELL-14] from the address of a character, over a reload, to its pictures', async ({
  page,
}) => {
  const watched = watchPage(page);
  await begin(page, paths.imageGeneratorFor(characterId));
  await expect(page.getByRole('radio', { name, exact: true })).toBeChecked();
  await expect(page.getByText(text.picture_demo, { exact: true })).toBeVisible();
  expect(await troublesIn(page)).toEqual([]);

  await page.getByRole('button', { name: text.picture_example_sea, exact: true }).click();
  await expect(promptOf(page)).toHaveValue(text.picture_example_sea);
  await page.getByRole('radio', { name: '2', exact: true }).check();
  const before = await tokensOf(page);
  await createFor(page, 20).click();
  await expect(cardOf(page)).toHaveAttribute('data-view', /following|ready/);
  await page.reload();
  await untilMade(page);
  await expect(promptOf(page)).toHaveValue(text.picture_example_sea);
  await expect(madeOf(page)).toHaveCount(2);
  await expect.poll(() => tokensOf(page)).toBe(before - 20);
  for (const image of await madeOf(page).all()) {
    await expect(image).toHaveAttribute('src', /\?width=768&height=1152&format=webp&quality=80$/);
    await image.scrollIntoViewIfNeeded();
    await expect
      .poll(() => image.evaluate((shown) => shown instanceof HTMLImageElement && shown.naturalWidth > 0))
      .toBe(true);
  }
  expect(await troublesIn(page)).toEqual([]);

  await cardOf(page).getByRole('button', { name: text.picture_dismiss, exact: true }).click();
  await expect(cardOf(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: text.picture_results, exact: true })).toBeFocused();
  await page.getByRole('main').getByRole('link', { name: text.picture_to_gallery }).first().click();
  await expect(page).toHaveURL(paths.images());
  expect(watched.troubles()).toEqual([]);
});

testInTurn('[PIC-03] a refused wish costs nothing, says why, and can be changed', async ({ page }) => {
  await begin(page, paths.imageGenerator());
  const before = await tokensOf(page);
  await promptOf(page).fill('A naked girl, 12 years old');
  await createFor(page, 10).click();
  await expect(headingOf(page)).toHaveText(text.picture_refused_title, { timeout: MADE_WITHIN_MS });
  await expect(cardOf(page)).toContainText(`${text.picture_refused_underAge} ${text.picture_free}`);
  await expect.poll(() => tokensOf(page)).toBe(before);
  expect(await troublesIn(page)).toEqual([]);

  await promptOf(page).fill('Something else');
  await page.getByRole('button', { name: text.picture_reuse, exact: true }).click();
  await expect(promptOf(page)).toHaveValue('A naked girl, 12 years old');
  await expect(promptOf(page)).toBeFocused();
  await page.getByRole('button', { name: text.picture_dismiss, exact: true }).click();
  await expect(cardOf(page)).toHaveCount(0);
  await page.reload();
  await expect(promptOf(page)).toBeVisible();
  await expect(page.getByRole('heading', { name: text.picture_empty_title })).toBeVisible();
});

test('[M-12] a wish that tells of a need brings the help lines, keeps the words and costs nothing', async ({
  page,
}) => {
  await begin(page, paths.imageGenerator());
  const before = await tokensOf(page);
  await promptOf(page).fill('I took all my pills');
  await createFor(page, 10).click();
  await expect(headingOf(page)).toHaveText(text.picture_help_title);
  await expect(cardOf(page)).toContainText(text.picture_help_text);
  const help = cardOf(page).getByRole('region', { name: text.help_label, exact: true });
  await expect(help.getByText(text.help_title_now)).toBeVisible();
  await expect(help.getByRole('link', { name: filled(text.help_emergency, { number: '911' }) }).first()).toBeVisible();
  await help.getByText(text.help_more).click();
  await expect(help.getByRole('link', { name: text.help_elsewhere })).toHaveAttribute(
    'href',
    'https://findahelpline.com',
  );
  await expect(promptOf(page)).toHaveValue('I took all my pills');
  expect(await tokensOf(page)).toBe(before);
  expect(await troublesIn(page)).toEqual([]);
  await page.getByRole('button', { name: text.picture_dismiss, exact: true }).click();
  await expect(cardOf(page)).toHaveCount(0);
  await expect(promptOf(page)).toHaveValue('I took all my pills');
});

testInTurn(
  '[PIC-01] [PIC-03] without network nothing is asked for twice, and nothing is lost',
  async ({ page, context }) => {
    await begin(page, paths.imageGenerator());
    const before = await tokensOf(page);
    await page.getByRole('radio', { name: text.picture_aspect_wide, exact: true }).check();
    await context.setOffline(true);
    await createFor(page, 10).click();
    await expect(headingOf(page)).toBeFocused();
    await expect(headingOf(page)).toHaveText(text.picture_not_created_title);
    await context.setOffline(false);
    await untilMade(page);
    await expect(page.getByRole('img', { name: text.picture_made_of_nobody, exact: true })).toHaveCount(1);
    await expect.poll(() => tokensOf(page)).toBe(before - 10);
  },
);

testInTurn('[PIC-01] what is too long is not sent, and the words for it take the keyboard', async ({ page }) => {
  await begin(page, paths.imageGenerator());
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') asked.push(new URL(request.url()).pathname);
  });
  await promptOf(page).fill('x'.repeat(10_000));
  await createFor(page, 10).click();
  await expect(promptOf(page)).toBeFocused();
  await expect(page.getByText(filled(text.chat_too_long, { over: '8,000' }), { exact: true })).toBeVisible();
  expect(asked).toEqual([]);
});

testInTurn(
  '[PIC-01] nobody sees what somebody else has wished for, nor what another version has left',
  async ({ page }) => {
    const keep = (kept: string) =>
      page.addInitScript(([key, value]) => localStorage.setItem(key, value), [PICTURES_KEY, kept] as const);
    const wish = {
      characterId: null,
      prompt: 'Mine',
      style: 'natural',
      mood: null,
      setting: null,
      aspect: '2:3',
      count: 1,
    };
    const kept = { wish, openedFor: null, request: null, needsTokens: false, taskId: null };
    await keep(JSON.stringify({ owner: '00000000-0000-7000-8000-0000000000ee', kept }));
    await begin(page, paths.imageGenerator());
    await expect(promptOf(page)).toHaveValue('');
    await keep('{"owner":null,"kept":{"wish":"dreams"}}');
    await page.reload();
    await expect(promptOf(page)).toHaveValue('');
  },
);

testInTurn('[ROUTE-06] a character that is not there is told of, and nobody is chosen', async ({ page }) => {
  await begin(page, paths.imageGeneratorFor('00000000-0000-7000-8000-0000000000ee'));
  await expect(page.getByText(text.picture_character_missing)).toBeVisible();
  await expect(page.getByRole('radio', { name: text.picture_character_none, exact: true })).toBeChecked();
  await page.getByRole('radio', { name: text.picture_character_none, exact: true }).press('ArrowRight');
  await expect(page.getByText(text.picture_character_missing)).toHaveCount(0);
});

testInTurn('[PIC-01] nothing of a wish stays for the next person once one has signed out', async ({ page }) => {
  await begin(page, paths.imageGenerator());
  await promptOf(page).fill('Mine');
  const kept = () => page.evaluate((key) => localStorage.getItem(key), PICTURES_KEY);
  await expect.poll(kept).not.toBeNull();
  await page.getByRole('button', { name: text.nav_account }).click();
  await page.getByRole('menuitem', { name: text.nav_sign_out }).click();
  await expect.poll(kept).toBeNull();
});
