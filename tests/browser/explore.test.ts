import { expect, type Page } from '@playwright/test';
import { characterExplore } from '#contract/character.ts';
import { errNo } from '#contract/errNo.ts';
import { seedCharacters } from '#server/seed/seedCharacters.ts';
import { paths } from '#src/addresses/paths.ts';
import text from '../../messages/en.json' with { type: 'json' };
import { signInAsMember } from './support/member.ts';
import { test, testInTurn } from './support/test.ts';

const [popular] = seedCharacters.toSorted((one, other) => one.popularity - other.popularity);
if (popular === undefined) throw new Error('The seed has characters');

const field = (page: Page) => page.getByRole('searchbox', { name: text.home_search, exact: true });
const cards = (page: Page) =>
  page.getByRole('list', { name: text.home_all, exact: true }).getByRole('listitem').getByRole('link');
const lengthOfHistory = (page: Page) => page.evaluate(() => history.length);

test.beforeEach(async ({ page }) => {
  await signInAsMember(page.context());
});

testInTurn(
  '[CHAR-01] every part of the catalogue has an address; typing has one in all, and going back leads to the one before',
  async ({ page }) => {
    await page.goto(paths.home());
    await expect(cards(page).first()).toBeVisible();
    const before = await lengthOfHistory(page);
    await field(page).pressSequentially(popular.name, { delay: 40 });
    await expect(page).toHaveURL(paths.explore({ query: popular.name }));
    await expect(cards(page).first()).toContainText(popular.name);
    expect(await lengthOfHistory(page)).toBe(before);
    await page.getByRole('link', { name: text.home_origin_ugc, exact: true }).click();
    await expect(page).toHaveURL(paths.explore({ query: popular.name, origin: 'ugc' }));
    await expect(page.getByRole('heading', { name: text.home_empty_title, exact: true })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(paths.explore({ query: popular.name }));
    await expect(cards(page).first()).toContainText(popular.name);
    await page.reload();
    await expect(field(page)).toHaveValue(popular.name);
    await expect(cards(page).first()).toContainText(popular.name);
  },
);

test('[CHAR-01] finds whom somebody means who mistypes', async ({ page }) => {
  const [first = ''] = popular.name.split(' ');
  const mistyped = `${first.slice(0, 1)}${first.slice(2, 3)}${first.slice(1, 2)}${first.slice(3)}`;
  await page.goto(paths.explore({ query: mistyped }));
  await expect(cards(page).first()).toContainText(popular.name);
});

testInTurn('[CHAR-05] a tag of a profile leads to those who have it', async ({ page }) => {
  const [tag = ''] = popular.tags;
  await page.goto(paths.profile(popular.characterId));
  await page.getByRole('list', { name: text.profile_tags, exact: true }).getByText(tag, { exact: true }).click();
  await expect(page).toHaveURL(`${paths.explore({ tag })}#explore`);
  await expect(page.getByRole('heading', { name: text.home_all, exact: true })).toBeInViewport();
});

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
])
  test(`searching folds what stands above and brings who is found into view, at ${viewport.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto(paths.home());
    const hero = page.getByRole('heading', { level: 1, name: text.home_title, exact: true });
    await expect(hero).toBeVisible();
    await field(page).fill(popular.name);
    await expect(page).toHaveURL(paths.explore({ query: popular.name }));
    await expect(hero).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.home_all);
    await expect(cards(page).first()).toContainText(popular.name);
    await expect(cards(page).first()).toBeInViewport();
    await expect(field(page)).toBeInViewport();
    await page.getByRole('button', { name: text.home_search_clear, exact: true }).click();
    await expect(hero).toHaveCount(1);
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toBeInViewport();
    await expect(cards(page).first()).toBeInViewport();
  });

test('a search that is cleared before it is answered leads back to the field too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(paths.home());
  const hero = page.getByRole('heading', { level: 1, name: text.home_title, exact: true });
  await expect(hero).toBeVisible();
  const cleared = Promise.withResolvers<void>();
  await page.route(
    ({ pathname, searchParams }) => pathname === characterExplore.path && searchParams.has('query'),
    async (route) => {
      await cleared.promise;
      await route.abort();
    },
  );
  await field(page).fill(popular.name);
  await expect(hero).toHaveCount(0);
  await page.getByRole('button', { name: text.home_search_clear, exact: true }).click();
  await expect(hero).toHaveCount(1);
  cleared.resolve();
  await expect(field(page)).toBeInViewport();
});

test('nobody stands above the catalogue and in it', async ({ page }) => {
  await page.goto(paths.home());
  const above = page.getByRole('list', { name: text.home_featured, exact: true }).getByRole('listitem');
  await expect(above).toHaveCount(3);
  const names = await above.allTextContents();
  const listed = page.getByRole('list', { name: text.home_all, exact: true }).getByRole('listitem');
  await expect(listed.first()).toBeVisible();
  expect((await listed.allTextContents()).filter((words) => names.includes(words))).toEqual([]);
});

testInTurn('what a card says is there as a whole', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 844 });
  await page.goto(paths.home());
  await expect(cards(page).first()).toBeVisible();
  const cut = await cards(page).evaluateAll((links) =>
    links
      .flatMap((link) => [...link.querySelectorAll('span')])
      .filter(
        ({ scrollHeight, clientHeight, className }) => className.includes('tagline') && scrollHeight > clientHeight + 1,
      )
      .map(({ textContent }) => textContent),
  );
  expect(cut).toEqual([]);
});

/** More than anybody scrolls through. */
const MANY = 10_000;
const idOf = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const page60 = (start: number) =>
  Array.from({ length: 60 }, (_, index) => ({
    characterId: idOf(start + index),
    origin: 'ugc',
    name: `Number ${start + index}`,
    age: 30,
    tagline: 'One of many',
    tags: [],
    portrait: 'portraits/none.webp',
  }));

testInTurn(
  '[SHELL-13] the page holds few of ten thousand, and coming back finds the place that was left',
  async ({ page }) => {
    test.slow();
    await page.route('/images/**', (route) => route.abort());
    await page.route(
      (url) => url.pathname === characterExplore.path,
      (route) => {
        const start = Number(new URL(route.request().url()).searchParams.get('cursor') ?? 1);
        // All the rest at once: ten thousand scrolled through page by page would take an hour.
        const characters =
          start === 1 ? page60(1) : Array.from({ length: MANY / 60 }, (_, index) => page60(61 + index * 60)).flat();
        const data = { characters, nextCursor: start === 1 ? '61' : null };
        return route.fulfill({ json: { errNo: errNo.success, data } });
      },
    );
    const elements = () => page.evaluate(() => document.querySelectorAll('main *').length);
    await page.goto(paths.home());
    await expect(cards(page).first()).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect(page.locator('[aria-setsize]').first()).toHaveAttribute('aria-setsize', /^10\d{3}$/);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight / 2));
    const inView = cards(page).filter({ hasText: 'Number' }).filter({ visible: true });
    await expect(inView.first()).toBeVisible();
    expect(await elements()).toBeLessThan(1000);
    const at = () =>
      page.evaluate(async () => {
        // What was just drawn is measured in the next frame.
        for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
        const seen = [...document.querySelectorAll('[aria-posinset]')].find(
          (one) => one.getBoundingClientRect().top > 100,
        );
        return {
          scrolled: window.scrollY,
          place: seen?.getAttribute('aria-posinset') ?? '',
          top: seen?.getBoundingClientRect().top,
        };
      });
    const screenIsLoaded = Promise.withResolvers<void>();
    await page.route('**/ProfileRoute-*', async (route) => {
      await screenIsLoaded.promise;
      await route.continue();
    });
    // Pressed while the page is still being scrolled down: what is above of it is drawn, and measured, afterwards.
    const place = await page.evaluate(async (name) => {
      window.scrollBy(0, 3000);
      for (;;) {
        await new Promise(requestAnimationFrame);
        const seen = [...document.querySelectorAll('[aria-posinset]')].find(
          (one) => one.getBoundingClientRect().top > 100 && one.getBoundingClientRect().top < window.innerHeight,
        );
        const link = [...(seen?.querySelectorAll('a') ?? [])].find((one) => one.ariaLabel === name);
        if (link !== undefined) {
          link.click();
          return Number(seen?.getAttribute('aria-posinset'));
        }
      }
    }, text.home_profile);
    expect(place).toBeGreaterThan(1000);
    await expect
      .poll(() => page.evaluate(() => document.querySelector('[aria-posinset]')?.getBoundingClientRect().top))
      .toBeLessThan(-500);
    const left = await at();
    screenIsLoaded.resolve();
    await expect(page).toHaveURL(paths.profile(idOf(place)));
    await page.goBack();
    await expect(page.locator(`[aria-posinset="${left.place}"]`)).toBeVisible();
    await expect.poll(at).toEqual(left);
  },
);
