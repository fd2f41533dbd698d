import { expect, type Page, type Route } from '@playwright/test';
import { errNo } from '#contract/errNo.ts';
import {
  pictaskCreate,
  pictaskDetail,
  pictaskGallery,
  pictaskGalleryCharacters,
  pictaskPictureDelete,
} from '#contract/picture.ts';
import { seedCharacters } from '#server/seed/seedCharacters.ts';
import { paths } from '#src/addresses/paths.ts';
import { characters, first, miraId } from '#tests/flows/gallery/model.ts';
import { ada } from '#tests/flows/session/model.ts';
import { filled, standInAccount } from '#tests/flows/support/billing.browser.ts';
import { Visitor } from '#tests/server/support/visitor.ts';
import text from '../../messages/en.json' with { type: 'json' };
import { originOf, signInAs } from './support/member.ts';
import { troublesIn } from './support/looks.ts';
import { watchPage } from './support/watchPage.ts';
import { test, testInTurn } from './support/test.ts';

/** Painting takes its time on a busy machine. */
const MADE_WITHIN_MS = 60_000;
/** More than anybody scrolls through. */
const MANY = 10_000;
const ASPECTS = ['2:3', '1:1', '3:2', '2:3'] as const;

const idOf = (number: number): string => `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`;
const numbered = (number: number) => ({
  ...first,
  pictureId: idOf(number),
  image: `pictures/${number}.webp`,
  aspect: ASPECTS[number % ASPECTS.length],
});
const large = (page: Page) => page.getByRole('dialog', { name: text.gallery_large, exact: true });
const inLarge = (page: Page, name: string) => large(page).getByRole('button', { name, exact: true });
const tile = (page: Page, pictureId: string) => page.locator(`[data-picture="${pictureId}"]`);
const isLarge = (page: Page, number: number) =>
  expect(large(page).getByRole('img')).toHaveAttribute('src', new RegExp(`pictures/${number}\\.webp`));
/** Goes through the page's history. The page does it itself: what it has just added, a busy browser learns of later. */
const leaf = (page: Page, steps: number) => page.evaluate((by) => history.go(by), steps);
const lengthOfHistory = (page: Page) => page.evaluate(() => history.length);

/** A server with many pictures: a first page of them, and all the rest at once. */
const standInMany = async (page: Page): Promise<void> => {
  await standInAccount(page);
  await page.route(
    (url) => url.pathname === pictaskGalleryCharacters.path,
    (route) => route.fulfill({ json: { errNo: errNo.success, data: { characters, count: MANY } } }),
  );
  await page.route(
    (url) => url.pathname === pictaskGallery.path,
    (route) => {
      const isFirst = !new URL(route.request().url()).searchParams.has('cursor');
      const [start, end] = isFirst ? [1, 24] : [25, MANY];
      const pictures = Array.from({ length: end - start + 1 }, (_, index) => numbered(start + index));
      return route.fulfill({
        json: { errNo: errNo.success, data: { pictures, nextCursor: isFirst ? 'rest' : null } },
      });
    },
  );
};

testInTurn(
  '[PIC-02] a picture opens over the gallery, has an address, and closes to where it was',
  async ({ page }) => {
    const watched = watchPage(page);
    await standInMany(page);
    const images = Promise.withResolvers<void>();
    await page.route('/images/**', async (route) => {
      await images.promise;
      await route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' });
    });
    await page.goto(paths.gallery({}));
    await expect(tile(page, idOf(1))).toBeVisible();
    const boxes = () =>
      page
        .locator('[data-picture]')
        .evaluateAll((links) => links.map((link) => JSON.stringify(link.getBoundingClientRect())));
    const before = await boxes();
    images.resolve();
    await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
    expect(await boxes()).toEqual(before);
    expect(await troublesIn(page)).toEqual([]);

    const entries = await lengthOfHistory(page);
    await tile(page, idOf(2)).click();
    await isLarge(page, 2);
    await expect(page).toHaveURL(paths.gallery({ pictureId: idOf(2) }));
    expect(await troublesIn(page)).toEqual([]);
    await page.keyboard.press('ArrowRight');
    await isLarge(page, 3);
    await expect(page).toHaveURL(paths.gallery({ pictureId: idOf(3) }));
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await isLarge(page, 1);
    await expect(inLarge(page, text.gallery_previous)).toHaveAttribute('aria-disabled', 'true');
    expect(await lengthOfHistory(page)).toBe(entries + 1);
    await page.keyboard.press('Escape');
    await expect(large(page)).toHaveCount(0);
    await expect(page).toHaveURL(paths.gallery({}));
    await expect(tile(page, idOf(1))).toBeFocused();

    await page.keyboard.press('Enter');
    await isLarge(page, 1);
    // The picture is on view before its address is; going back until then would leave the gallery.
    await expect(page).toHaveURL(paths.gallery({ pictureId: idOf(1) }));
    await leaf(page, -1);
    await expect(large(page)).toHaveCount(0);
    await expect(tile(page, idOf(1))).toBeFocused();
    await leaf(page, 1);
    await isLarge(page, 1);
    await page.reload();
    await isLarge(page, 1);
    await inLarge(page, text.action_close).click();
    await expect(page).toHaveURL(paths.gallery({}));
    await expect(tile(page, idOf(1))).toBeFocused();
    await page.getByRole('list', { name: text.gallery_characters }).getByRole('link', { name: /^Mira/ }).click();
    await expect(page).toHaveURL(paths.gallery({ characterId: miraId }));
    await leaf(page, -1);
    await expect(page).toHaveURL(paths.gallery({}));
    expect(watched.troubles()).toEqual([]);
  },
);

testInTurn('[PIC-02] a picture that opens again the moment it closes still closes to the gallery', async ({ page }) => {
  await standInMany(page);
  await page.goto(paths.gallery({}));
  await tile(page, idOf(1)).click();
  await expect(page).toHaveURL(paths.gallery({ pictureId: idOf(1) }));
  const entries = await lengthOfHistory(page);
  await tile(page, idOf(1)).evaluate((link: HTMLElement) => {
    // The router hears of it first, and shows the gallery a moment later.
    window.addEventListener(
      'popstate',
      () => {
        link.click();
      },
      { once: true },
    );
    history.back();
  });
  await isLarge(page, 1);
  await expect(page).toHaveURL(paths.gallery({ pictureId: idOf(1) }));
  await leaf(page, -1);
  await expect(page).toHaveURL(paths.gallery({}));
  await expect(large(page)).toHaveCount(0);
  expect(await lengthOfHistory(page)).toBe(entries);
});

testInTurn('[PIC-02] signs in over the picture where the session has ended, and goes on', async ({ page }) => {
  await standInMany(page);
  let isSignedIn = true;
  await page.route('/images/**', (route) => route.abort());
  const refuse = (route: Route) => route.fulfill({ status: 401, json: { errNo: errNo.notSignedIn, data: null } });
  await page.route('/api/user/detail', (route) => (isSignedIn ? route.fallback() : refuse(route)));
  await page.route(pictaskPictureDelete.path, (route) =>
    isSignedIn ? route.fulfill({ json: { errNo: errNo.success, data: {} } }) : refuse(route),
  );
  await page.route('/session/pc/emaillogin', (route) => {
    isSignedIn = true;
    return route.fulfill({ json: { errNo: errNo.success, data: { uid: ada.uid } } });
  });
  await page.goto(paths.gallery({ pictureId: idOf(1) }));
  await inLarge(page, text.gallery_delete).click();
  const submit = page.getByRole('button', { name: text.gallery_delete_submit });
  isSignedIn = false;
  await submit.click();
  const auth = page.getByRole('dialog', { name: text.auth_sign_in_title });
  await auth.getByLabel(text.auth_email).fill('ada@example.com');
  await auth.getByRole('textbox', { name: text.auth_password }).fill('correct horse');
  await auth.getByRole('button', { name: text.auth_sign_in, exact: true }).click();
  await expect(auth).toHaveCount(0);
  await submit.click();
  await isLarge(page, 2);
  await expect(page).toHaveURL(paths.gallery({ pictureId: idOf(2) }));
});

testInTurn('[SHELL-13] the page holds few of ten thousand pictures, and finds one among them', async ({ page }) => {
  test.slow();
  await standInMany(page);
  await page.route('/images/**', (route) => route.abort());
  await page.goto(paths.gallery({}));
  await expect(tile(page, idOf(1))).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect(page.locator('[aria-setsize]').first()).toHaveAttribute('aria-setsize', String(MANY));
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight / 2));
  const inView = page.locator('[data-picture]').filter({ visible: true });
  await expect(inView.first()).toBeVisible();
  expect(await page.evaluate(() => document.querySelectorAll('main *').length)).toBeLessThan(1000);

  await page.goto(paths.gallery({ pictureId: idOf(9000) }));
  await isLarge(page, 9000);
  await expect(large(page).getByRole('status')).toHaveText(
    filled(text.gallery_place, { number: '9,000', count: '10,000' }),
  );
  await page.keyboard.press('ArrowRight');
  await isLarge(page, 9001);
});

test('[PIC-02] a picture that was made is looked at, taken along, reported, used and deleted', async ({ page }) => {
  const [character] = seedCharacters;
  if (character === undefined) throw new Error('The seed has characters');
  const { characterId, name } = character;
  const visitor = new Visitor(originOf());
  await visitor.join();
  const wish = { prompt: 'A lantern', style: 'pastel', mood: null, setting: 'sea', aspect: '3:2', count: 1 };
  const { taskId } = pictaskCreate.response.parse(
    (await visitor.post(pictaskCreate.path, { ...wish, characterId })).data,
  );
  await expect
    .poll(async () => pictaskDetail.response.parse((await visitor.get(pictaskDetail.path, { taskId })).data).status, {
      timeout: MADE_WITHIN_MS,
    })
    .toBe('ready');
  await signInAs(page.context(), visitor);
  const watched = watchPage(page);

  await page.goto(paths.about());
  await page.getByRole('navigation').getByRole('link', { name: text.nav_images, exact: true }).first().click();
  await expect(page).toHaveURL(paths.gallery({}));
  const chip = page.getByRole('list', { name: text.gallery_characters }).getByRole('link', { name: new RegExp(name) });
  await expect(chip).toContainText(text.gallery_chip_count_one);
  await chip.click();
  await expect(page).toHaveURL(paths.gallery({ characterId }));
  await page.locator('[data-picture]').click();
  const shown = large(page).getByRole('img', { name: filled(text.gallery_alt, { name }) });
  await expect
    .poll(() => shown.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth > 0))
    .toBe(true);
  await expect(large(page).getByText('A lantern')).toBeVisible();
  await expect(large(page).getByText(text.gallery_broken)).toBeHidden();

  const download = page.waitForEvent('download');
  await large(page).getByRole('link', { name: text.gallery_download, exact: true }).click();
  expect((await download).suggestedFilename()).toMatch(/\.webp$/);

  await inLarge(page, text.gallery_report).click();
  await page.getByRole('radio', { name: text.report_other }).check();
  await page.getByRole('button', { name: text.report_submit }).click();
  await expect(page.getByText(text.report_sent)).toBeVisible();
  await page.getByRole('button', { name: text.report_done, exact: true }).click();

  await inLarge(page, text.gallery_use).click();
  await expect(page).toHaveURL(paths.conversation(characterId));
  await expect(page.getByRole('article').locator('img').last()).toBeVisible();

  await leaf(page, -1);
  await expect(shown).toBeVisible();
  await inLarge(page, text.gallery_delete).click();
  await page.getByRole('button', { name: text.gallery_delete_submit }).click();
  await expect(page.getByText(text.gallery_empty_title)).toBeVisible();
  await expect(page).toHaveURL(paths.gallery({ characterId }));
  await expect(page.getByRole('link', { name: text.gallery_empty_make })).toHaveAttribute(
    'href',
    paths.imageGenerator(),
  );
  expect(watched.troubles()).toEqual([]);
});
