import { expect } from '@playwright/test';
import { paths } from '#src/addresses/paths.ts';
import { imported } from '#tests/flows/cardImport/model.ts';
import { filled } from '#tests/flows/support/billing.browser.ts';
import text from '../../messages/en.json' with { type: 'json' };
import { test, testInTurn } from './support/test.ts';
import { answer, standIn, heading, panel, withFile } from './support/ownCharacters.ts';

test.describe('bringing cards', () => {
  testInTurn('shows where to drop them for as long as files are over the window', async ({ page }) => {
    await standIn(page);
    await page.goto(paths.characters());
    await expect(heading(page)).toBeVisible();
    const zone = page.getByText(text.cards_drop_title);
    await expect(zone).toBeHidden();
    await withFile(page, 'dragenter');
    await expect(zone).toBeVisible();
    await withFile(page, 'dragleave');
    await expect(zone).toBeHidden();
  });

  for (const type of ['drop', 'paste'] as const)
    testInTurn(`takes files by ${type}`, async ({ page }) => {
      await standIn(page);
      await answer(page, '/api/character/import', imported);
      await page.goto(paths.characters());
      await expect(heading(page)).toBeVisible();
      await withFile(page, type);
      await expect(panel(page).getByRole('status')).toHaveText(`${text.cards_done_one} ${text.cards_private}`);
      await expect(page.getByText(text.cards_drop_title)).toBeHidden();
      await expect(
        panel(page).getByRole('link', { name: filled(text.cards_open_named, { name: imported.name }) }),
      ).toHaveAttribute('href', paths.profile(imported.characterId));
    });

  testInTurn('sends the file as it is, under its name', async ({ page }) => {
    await standIn(page);
    await answer(page, '/api/character/import', imported);
    await page.goto(paths.characters());
    await expect(heading(page)).toBeVisible();
    const sent = page.waitForRequest('**/api/character/import');
    await withFile(page, 'drop');
    const request = await sent;
    expect(request.method()).toBe('POST');
    expect(request.headers()['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    expect(request.headers()['idempotency-key']).toMatch(/^[0-9a-f-]{36}-0$/);
  });

  testInTurn('asks for the age of a card that tells none, and sends it with that', async ({ page }) => {
    await standIn(page);
    const sent: string[] = [];
    await page.route('**/api/character/import', async (route) => {
      const body = route.request().postDataBuffer()?.toString('latin1') ?? '';
      const age = /name="age"\r\n\r\n(\d+)/.exec(body)?.[1];
      sent.push(age ?? '');
      await route.fulfill(
        age === undefined
          ? { status: 400, json: { errNo: 1001, data: { fields: [{ path: 'age', reason: 'missing' }] } } }
          : { json: { errNo: 0, data: imported } },
      );
    });
    await page.goto(paths.characters());
    await expect(heading(page)).toBeVisible();
    await withFile(page, 'drop');
    await expect(panel(page).getByRole('status')).toHaveText(text.cards_asking_one);
    const age = panel(page).getByRole('textbox', { name: text.edit_age });
    const bring = panel(page).getByRole('button', { name: text.cards_age_import });
    await bring.click();
    await expect(panel(page).getByText(text.edit_field_age)).toBeVisible();
    await age.fill('17');
    await bring.click();
    await expect(panel(page).getByText(text.edit_field_age)).toBeVisible();
    await age.fill('44');
    await expect(panel(page).getByText(text.edit_field_age)).toHaveCount(0);
    await bring.click();
    await expect(panel(page).getByRole('status')).toHaveText(`${text.cards_done_one} ${text.cards_private}`);
    expect(sent).toEqual(['', '44']);
  });

  testInTurn('is heard of though the list came while it was being chosen', async ({ page }) => {
    await standIn(page);
    await answer(page, '/api/character/import', imported);
    const wait = Promise.withResolvers<void>();
    await page.route('/api/character/list*', async (route) => {
      await wait.promise;
      await route.fulfill({ json: { errNo: 0, data: { characters: [] } } });
    });
    await page.goto(paths.characters());
    const choosing = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: text.own_bring }).click();
    const chooser = await choosing;
    wait.resolve();
    await expect(page.getByRole('heading', { name: text.own_empty_title })).toBeVisible();
    await chooser.setFiles([{ name: 'vesper.json', mimeType: 'application/json', buffer: Buffer.from('{}') }]);
    await expect(panel(page).getByRole('status')).toHaveText(`${text.cards_done_one} ${text.cards_private}`);
  });

  testInTurn('goes on while the person is elsewhere', async ({ page }) => {
    await standIn(page);
    const wait = Promise.withResolvers<void>();
    await page.route('/api/character/import', async (route) => {
      await wait.promise;
      await route.fulfill({ json: { errNo: 0, data: imported } });
    });
    await page.goto(paths.characters());
    await expect(heading(page)).toBeVisible();
    await withFile(page, 'drop');
    await expect(panel(page).getByRole('status')).toHaveText(text.cards_progress_one);
    await page.getByRole('navigation').getByRole('link', { name: text.nav_explore }).first().click();
    await expect(page).toHaveURL(paths.home());
    wait.resolve();
    await page.getByRole('navigation').getByRole('link', { name: text.nav_characters }).first().click();
    await expect(panel(page).getByRole('status')).toHaveText(`${text.cards_done_one} ${text.cards_private}`);
  });
});
