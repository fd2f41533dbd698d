import { expect, type Page } from '@playwright/test';
import { errNo } from '#contract/errNo.ts';
import {
  pictaskCancel,
  pictaskCreate,
  pictaskDetail,
  pictaskGallery,
  pictaskGalleryCharacters,
} from '#contract/picture.ts';
import { paths } from '#src/addresses/paths.ts';
import { characters, first } from '#tests/flows/gallery/model.ts';
import { filled, standInAccount } from '#tests/flows/support/billing.browser.ts';
import { Visitor } from '#tests/server/support/visitor.ts';
import text from '../../messages/en.json' with { type: 'json' };
import { Keyboard } from './support/keyboard.ts';
import { originOf, signInAs } from './support/member.ts';
import { test, testInTurn } from './support/test.ts';

/** What people make, with the keyboard alone. */

test.use({ trace: 'off' });

const dialogOf = (page: Page) => page.getByRole('dialog');
const inMain = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
const begin = async (page: Page): Promise<Keyboard> => {
  const visitor = new Visitor(originOf());
  await visitor.join();
  await signInAs(page.context(), visitor);
  return new Keyboard(page);
};
const answer = (page: Page, path: string, data: unknown) =>
  page.route(
    (url) => url.pathname === path,
    (route) => route.fulfill({ json: { errNo: errNo.success, data } }),
  );

testInTurn('makes a character step by step', async ({ page }) => {
  const keys = await begin(page);
  const heading = page.getByRole('heading', { level: 2 });
  const goOn = (step: string) => keys.enter(inMain(page, filled(text.making_next, { step })));
  await keys.open(paths.newCharacter());
  await keys.enter(page.getByRole('main').getByRole('link', { name: new RegExp(text.making_new_guided) }));
  await expect(page).toHaveURL(paths.generator());
  await expect(heading.first()).toBeVisible();
  await keys.type(page.getByRole('textbox', { name: text.making_name, exact: true }), 'Corvin');
  await keys.to(page.locator('input[name=lookId]').first());
  await keys.press('Space', 'ArrowRight');
  await expect(page.locator('input[name=lookId]').nth(1)).toBeChecked();
  await keys.enter(page.locator('summary').filter({ hasText: new RegExp(`^${text.making_hair}$`) }));
  await keys.press('Tab', 'ArrowRight');
  await expect(page.locator('input[name=hairColor]:checked')).toBeFocused();
  await goOn(text.making_step_personality);
  await expect(heading.first()).toHaveText(text.making_step_personality);
  await expect(heading.first()).toBeFocused();
  await keys.to(page.getByRole('radio', { name: text.making_temperament_gentle }));
  await keys.press('Space', 'ArrowRight');
  await keys.type(page.getByRole('textbox', { name: text.making_tags_own }), 'clocks');
  await keys.press('Enter');
  await keys.enter(page.getByRole('button', { name: filled(text.making_tags_remove, { tag: 'clocks' }) }));
  await goOn(text.making_step_voice);
  await keys.to(page.getByRole('radio', { name: new RegExp(`^${text.making_voice_any}`) }));
  await keys.press('ArrowDown');
  await goOn(text.making_step_story);
  await keys.type(page.getByRole('textbox', { name: text.making_description, exact: true }), 'Mends clocks.');
  await goOn(text.making_step_greeting);
  await keys.type(page.getByRole('textbox', { name: text.making_greeting, exact: true }), 'Hello.');
  await keys.enter(inMain(page, text.making_alternate_add));
  await keys.enter(inMain(page, filled(text.making_alternate_remove, { number: '1' })));
  await goOn(text.making_step_visibility);
  await keys.to(page.getByRole('radio', { name: new RegExp(`^${text.making_visibility_private}`) }));
  await keys.press('ArrowDown', 'ArrowUp');
  await goOn(text.making_step_summary);
  await keys.enter(inMain(page, text.making_previous));
  await goOn(text.making_step_summary);
  await keys.enter(
    page.getByRole('button', { name: new RegExp(filled(text.making_create, { cost: String.raw`\d+` })) }),
  );
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Corvin/);
});

testInTurn('brings a card, changes and deletes the character', async ({ page }) => {
  const keys = await begin(page);
  const card = { spec: 'chara_card_v2', spec_version: '2.0', data: { name: 'Vesper', description: 'Mends clocks.' } };
  const acts = page.getByRole('button', { name: filled(text.own_acts, { name: 'Vesper' }) });
  await keys.open(paths.characters());
  const choosing = page.waitForEvent('filechooser');
  await keys.enter(inMain(page, text.own_bring).first());
  await (
    await choosing
  ).setFiles([{ name: 'vesper.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(card)) }]);
  await keys.type(page.getByRole('textbox', { name: text.edit_age }), '44');
  await keys.enter(inMain(page, text.cards_age_import));
  await keys.choose(acts, text.own_visibility);
  await keys.to(dialogOf(page).getByRole('radio', { name: new RegExp(`^${text.own_visibility_private}`) }));
  await keys.press('ArrowDown');
  await keys.enter(dialogOf(page).getByRole('button', { name: text.own_visibility_submit, exact: true }));
  await expect(dialogOf(page)).toHaveCount(0);
  await expect(acts).toBeFocused();

  await keys.choose(acts, text.own_edit);
  await keys.type(page.getByLabel(text.edit_name, { exact: true }), ' Lane');
  await keys.enter(page.getByRole('link', { name: text.edit_back }));
  const leave = page.getByRole('dialog', { name: text.edit_leave_title });
  await keys.enter(leave.getByRole('button', { name: text.edit_leave_stay }));
  await keys.enter(inMain(page, text.edit_save));
  await expect(page.getByText(text.edit_saved, { exact: true })).toBeVisible();
  await keys.to(page.getByRole('link', { name: text.edit_back }), 'Shift+Tab');
  await keys.press('Enter');

  const renamed = page.getByRole('button', { name: /^Actions for .*Lane/ });
  await keys.choose(renamed, text.own_delete);
  await keys.press('Escape');
  await expect(dialogOf(page)).toHaveCount(0);
  await expect(renamed).toBeFocused();
  await keys.choose(renamed, text.own_delete);
  await keys.enter(dialogOf(page).getByRole('button', { name: text.own_delete_submit }));
  await expect(page.getByRole('heading', { name: text.own_empty_title })).toBeVisible();
});

testInTurn('wishes for a picture and calls it off', async ({ page }) => {
  const keys = await begin(page);
  const card = page.locator('[data-view]');
  await keys.open(paths.imageGenerator());
  const nobody = page.getByRole('radio', { name: text.picture_character_none, exact: true });
  await keys.to(nobody);
  await keys.press('ArrowRight', 'ArrowLeft');
  await expect(nobody).toBeChecked();
  await keys.type(page.getByRole('textbox', { name: text.picture_prompt, exact: true }), 'A lantern');
  await keys.enter(inMain(page, text.picture_example_sea));
  await keys.to(page.locator('input[name=style]:checked'));
  await keys.press('ArrowRight');
  await keys.to(page.locator('input[name=count]:checked'));
  await keys.press('ArrowRight');
  let created: unknown;
  await page.route(
    (url) => url.pathname === pictaskDetail.path,
    (route) => route.fulfill({ json: { errNo: errNo.success, data: created } }),
  );
  await page.route(
    (url) => url.pathname === pictaskCreate.path,
    async (route) => {
      const response = await route.fetch();
      created = pictaskCreate.response.parse(Object(await response.json()).data);
      await route.fulfill({ response });
    },
  );
  await page.route(
    (url) => url.pathname === pictaskCancel.path,
    (route) => route.fulfill({ json: { errNo: errNo.success, data: { ...Object(created), status: 'cancelled' } } }),
  );
  await keys.enter(inMain(page, filled(text.picture_create, { cost: '20' })));
  await keys.enter(card.getByRole('button', { name: text.picture_cancel, exact: true }));
  await expect(card.getByRole('heading')).toHaveText(text.picture_cancelled_title);
  await keys.enter(card.getByRole('button', { name: text.picture_reuse, exact: true }));
  await expect(page.getByRole('textbox', { name: text.picture_prompt, exact: true })).toBeFocused();
});

testInTurn('looks through the gallery', async ({ page }) => {
  const keys = new Keyboard(page);
  const pictures = [1, 2, 3].map((number) => ({ ...first, pictureId: `00000000-0000-7000-8000-00000000000${number}` }));
  await standInAccount(page);
  await page.route('/images/**', (route) => route.abort());
  await answer(page, pictaskGalleryCharacters.path, { characters, count: 3 });
  await answer(page, pictaskGallery.path, { pictures, nextCursor: null });
  await keys.open(paths.gallery({}));
  const tiles = page.locator('[data-picture]');
  const large = page.getByRole('dialog', { name: text.gallery_large, exact: true });
  const inLarge = (name: string) => large.getByRole('button', { name, exact: true });
  await keys.to(page.getByRole('list', { name: text.gallery_characters }).getByRole('link').first());
  await keys.enter(tiles.first());
  await keys.enter(inLarge(text.gallery_next));
  await expect(large.getByRole('status')).toHaveText(filled(text.gallery_place, { number: '2', count: '3' }));
  await keys.press('ArrowRight');
  await expect(large.getByRole('status')).toHaveText(filled(text.gallery_place, { number: '3', count: '3' }));
  await keys.enter(inLarge(text.gallery_report));
  await keys.to(page.getByRole('radio', { name: text.report_underAge }));
  await keys.press('Space', 'ArrowDown', 'Escape');
  await keys.enter(inLarge(text.gallery_delete));
  await keys.enter(page.getByRole('button', { name: text.action_cancel, exact: true }));
  await expect(inLarge(text.gallery_delete)).toBeFocused();
  await keys.to(large.getByRole('link', { name: text.gallery_download, exact: true }), 'Shift+Tab');
  await keys.enter(inLarge(text.action_close));
  await expect(large).toHaveCount(0);
  await expect(tiles.nth(2)).toBeFocused();
});
