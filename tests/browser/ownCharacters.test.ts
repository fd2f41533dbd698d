import { expect, type Page } from '@playwright/test';
import { errNo } from '#contract/errNo.ts';
import type { OwnCharacter } from '#contract/ownCharacter.ts';
import { paths } from '#src/addresses/paths.ts';
import { refusedField } from '#tests/flows/characterEdit/model.ts';
import { notACard } from '#tests/flows/cardImport/model.ts';
import { characterId, own } from '#tests/flows/ownCharacters/model.ts';
import { bob } from '#tests/flows/session/model.ts';
import { filled } from '#tests/flows/support/billing.browser.ts';
import text from '../../messages/en.json' with { type: 'json' };
import { troublesOfLooks } from './support/looks.ts';
import { watchPage } from './support/watchPage.ts';
import { test, testInTurn } from './support/test.ts';
import { everyone, answer, standIn, heading, panel, openMenu, withFile } from './support/ownCharacters.ts';

test.describe('[CHAR-05] what one has', () => {
  for (const [item, format] of [
    [text.own_export_png, 'png'],
    [text.own_export_charx, 'charx'],
    [text.own_export_json, 'json'],
  ] as const)
    testInTurn(`is taken along as a card in ${format}`, async ({ page }) => {
      await standIn(page);
      await page.route('/api/character/export?*', (route) =>
        route.fulfill({ headers: { 'content-disposition': `attachment; filename="vesper.${format}"` }, body: '{}' }),
      );
      await page.goto(paths.characters());
      const download = page.waitForEvent('download');
      await openMenu(page, item);
      const { pathname, searchParams } = new URL((await download).url());
      expect([pathname, Object.fromEntries(searchParams)]).toEqual(['/api/character/export', { characterId, format }]);
      await expect(page).toHaveURL(paths.characters());
    });

  testInTurn('can only be deleted while it is not ready', async ({ page }) => {
    await standIn(page, [{ ...own, status: 'refused', refusal: 'hate' }]);
    await page.goto(paths.characters());
    await page.getByRole('button', { name: filled(text.own_acts, { name: own.name }) }).click();
    await expect(page.getByRole('menuitem')).toHaveText([text.own_delete]);
    await expect(page.getByText(text.own_refusal_hate)).toBeVisible();
  });

  testInTurn('can only be deleted once it is blocked, and leads to where it says why', async ({ page }) => {
    await standIn(page, [{ ...own, status: 'blocked' }]);
    await page.goto(paths.characters());
    await page.getByRole('button', { name: filled(text.own_acts, { name: own.name }) }).click();
    await expect(page.getByRole('menuitem')).toHaveText([text.own_delete]);
    await page.keyboard.press('Escape');
    const card = page.getByRole('listitem').filter({ hasText: own.name });
    await expect(card).toContainText(text.own_blocked_text);
    const settings = card.getByRole('link', { name: text.own_blocked_settings, exact: true });
    await expect(settings).toHaveAttribute('href', paths.settings());
  });

  testInTurn('says what a review waits for that nobody here can do', async ({ page }) => {
    await standIn(page, [{ ...own, visibility: 'public', review: 'pending', isPictureUnseen: true }]);
    await page.goto(paths.characters());
    const card = page.getByRole('listitem').filter({ hasText: own.name });
    await expect(card.getByRole('link')).toHaveText(`${own.name} ${own.age}${text.own_review_unseen}`);
    await expect(card.getByText(text.own_review_pending)).toBeVisible();
    await standIn(page, [{ ...own, visibility: 'public', review: 'pending', isAgeUnsure: true }]);
    await page.reload();
    await expect(card.getByRole('link')).toHaveText(`${own.name} ${own.age}${text.own_review_unsure}`);
  });

  test('asks before Back loses what was typed, and stays where it is wanted', async ({ page }) => {
    await standIn(page);
    await page.goto(paths.characters());
    await openMenu(page, text.own_edit);
    await page.getByLabel(text.edit_name, { exact: true }).fill('Vesper Lane');
    await page.goBack();
    const dialog = page.getByRole('dialog', { name: text.edit_leave_title });
    await dialog.getByRole('button', { name: text.edit_leave_stay }).click();
    await expect(page).toHaveURL(paths.editCharacter(characterId));
    await expect(page.getByLabel(text.edit_name, { exact: true })).toHaveValue('Vesper Lane');
    await page.goBack();
    await dialog.getByRole('button', { name: text.edit_leave_submit }).click();
    await expect(heading(page)).toBeVisible();
  });

  testInTurn('[AUTH-02] keeps nothing of what was typed for somebody who signs in in another tab', async ({ page }) => {
    await standIn(page);
    await page.goto(paths.editCharacter(characterId));
    await page.getByLabel(text.edit_name, { exact: true }).fill('Vesper Lane');
    await answer(page, '/api/user/detail', bob);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin alone
    await page.evaluate(() => new BroadcastChannel('session').postMessage('renewed'));
    await expect(page).toHaveURL(paths.home());
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  testInTurn('shows a change in the list at once', async ({ page }) => {
    await standIn(page);
    await answer(page, '/api/character/ugc/update', { ...own, name: 'Vesper Lane' });
    await page.goto(paths.characters());
    await openMenu(page, text.own_edit);
    await page.getByLabel(text.edit_name, { exact: true }).fill('Vesper Lane');
    // What the server tells of the list from here on never comes.
    await page.route('/api/character/list?*', () => undefined);
    await page.getByRole('button', { name: text.edit_save, exact: true }).click();
    await expect(page.getByRole('status')).toHaveText(['', text.edit_saved]);
    await page.getByRole('link', { name: text.edit_back }).click();
    const cards = page.getByRole('listitem').getByRole('link');
    await expect(cards).toHaveText([`Vesper Lane ${own.age}${own.tagline}`]);
  });
});

interface Scene {
  readonly name: string;
  readonly path: string;
  readonly characters?: readonly OwnCharacter[];
  readonly ready: (page: Page) => Promise<void>;
}
const scenes: readonly Scene[] = [
  {
    name: 'characters in every state',
    path: paths.characters(),
    characters: everyone,
    ready: (page) => expect(page.getByRole('progressbar')).toHaveCount(3),
  },
  {
    name: 'none yet',
    path: paths.characters(),
    characters: [],
    ready: (page) => expect(page.getByText(text.own_empty_title)).toBeVisible(),
  },
  {
    name: 'a refused card',
    path: paths.characters(),
    ready: async (page) => {
      await answer(page, '/api/character/import', { fields: notACard.fields }, notACard.errNo, 400);
      await expect(heading(page)).toBeVisible();
      await withFile(page, 'drop');
      await expect(panel(page).getByText(text.cards_fault_not_a_card)).toBeVisible();
    },
  },
  {
    name: 'who may find it',
    path: paths.characters(),
    ready: async (page) => {
      await openMenu(page, text.own_visibility);
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'before it goes',
    path: paths.characters(),
    ready: async (page) => {
      await openMenu(page, text.own_delete);
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'editing, refused',
    path: paths.editCharacter(characterId),
    ready: async (page) => {
      await answer(page, '/api/character/ugc/update', { fields: [refusedField] }, errNo.contentRefused, 403);
      await page.getByLabel(text.edit_description, { exact: true }).fill('A child.');
      await page.getByRole('button', { name: text.edit_save, exact: true }).click();
      await expect(page.getByLabel(text.edit_description, { exact: true })).toBeFocused();
      await expect(page.getByText(text.own_refusal_under_age)).toBeVisible();
    },
  },
];

test.describe('one’s own characters', () => {
  test.use({ contrast: 'no-preference', viewport: { width: 390, height: 900 } });
  for (const { name, path, characters, ready } of scenes)
    testInTurn(
      `${name}: axe finds nothing, light and dark, narrow and wide, nothing overflows, nothing breaks`,
      async ({ page }) => {
        await standIn(page, characters);
        const watched = watchPage(page);
        await page.goto(path);
        await ready(page);
        expect(await troublesOfLooks(page)).toEqual({});
        expect(watched.troubles().filter((trouble) => !trouble.includes('status of 400'))).toEqual([]);
      },
    );
});
