import { expect, type Page } from '@playwright/test';
import * as z from 'zod';
import { LOCALE_COOKIE, LOCALES, PSEUDO_LOCALE } from '#contract/locale.ts';
import { tokensLedger, tokensPackages } from '#contract/tokens.ts';
import { seedCharacters } from '#server/seed/seedCharacters.ts';
import { translationOf } from '#server/seed/translations.ts';
import { localeName } from '#src/screens/language/locale.ts';
import { paths } from '#src/addresses/paths.ts';
import german from '../../messages/de.json' with { type: 'json' };
import english from '../../messages/en.json' with { type: 'json' };
import spanish from '../../messages/es.json' with { type: 'json' };
import { pseudoText } from '../../scripts/lib/pseudo.ts';
import { faultsWhereNarrow } from './support/faultsWhereNarrow.ts';
import { originOf, signInAsMember } from './support/member.ts';
import { watchTexts } from './support/pseudoTexts.ts';
import { watchPage } from './support/watchPage.ts';
import { test, testInTurn } from './support/test.ts';

const [character] = seedCharacters;
if (character === undefined) throw new Error('The seed has characters');
const { characterId } = character;

const envelope = z.object({ data: z.unknown() });
const dataOf = async (page: Page, path: string): Promise<unknown> =>
  envelope.parse(await (await page.request.get(path)).json()).data;

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const languageOf = (page: Page) =>
  page.evaluate(() => {
    const { lang, dir } = document.documentElement;
    return { lang, dir, description: document.querySelector('meta[name=description]')?.getAttribute('content') };
  });
/** By how many pixels a page is wider than its window. */
const overflowOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

test.use({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });

for (const { locale, region, text, dir } of [
  { locale: 'en', region: 'en-GB', text: english, dir: '' },
  { locale: 'de', region: 'de-AT', text: german, dir: 'ltr' },
  { locale: 'es', region: 'es-MX', text: spanish, dir: 'ltr' },
] as const)
  test.describe(`a browser that asks for ${region}`, () => {
    test.use({ locale: region });

    testInTurn('gets texts, prices and dates of its language', async ({ page, context }) => {
      const watched = watchPage(page);
      await page.goto(paths.home());
      await expect(heading(page)).toHaveText(text.home_title);
      const tagline = translationOf(characterId, locale)?.tagline ?? character.tagline;
      await expect(page.getByText(tagline, { exact: true }).first()).toBeVisible();
      const science = / ?science: ([^;]+)/.exec(text.tag_words)?.[1] ?? 'science';
      await expect(page.getByRole('link', { name: science, exact: true })).toBeVisible();
      expect(await languageOf(page)).toEqual({ lang: locale, dir, description: text.site_description });
      expect(await overflowOf(page)).toBe(0);

      await page.goto(paths.signIn());
      await expect(heading(page)).toHaveText(text.auth_sign_in_title);
      expect(await overflowOf(page)).toBe(0);

      await page.goto(paths.tokens());
      const { packages } = tokensPackages.response.parse(await dataOf(page, tokensPackages.path));
      const prices = packages.map(({ amount, currency }) =>
        new Intl.NumberFormat(region, { style: 'currency', currency }).format(amount / 100),
      );
      await expect(heading(page)).toHaveText(text.purchase_tokens_title);
      // As the server draws it already.
      const html = await (await page.request.get(paths.tokens(), { headers: { 'accept-language': region } })).text();
      expect(prices.filter((price) => !html.includes(price))).toEqual([]);
      for (const price of prices) await expect(page.getByText(price, { exact: true })).toBeVisible();
      expect(await overflowOf(page)).toBe(0);

      await signInAsMember(context);
      await page.goto(paths.settings());
      const { lines } = tokensLedger.response.parse(await dataOf(page, tokensLedger.path));
      // As in the region that the browser asks for: 24 hours in Britain.
      const moment = new Intl.DateTimeFormat(region, { dateStyle: 'medium', timeStyle: 'short' });
      const [time = ''] = lines.map(({ createTime }) => moment.format(createTime));
      const tokens = page.getByRole('region', { name: text.billing_tokens, exact: true });
      await tokens.getByText(text.billing_history, { exact: true }).click();
      await expect(tokens.getByRole('row', { name: text.billing_transfer_welcome })).toContainText(time);
      expect(await overflowOf(page)).toBe(0);
      expect(watched.troubles()).toEqual([]);
    });
  });

test('a language that is chosen stays, and text that is kept nowhere is asked about', async ({ page, context }) => {
  await page.goto(paths.about());
  await page.getByRole('button', { name: 'Español' }).click();
  await expect(heading(page)).toHaveText(spanish.about_title);
  await expect(page.getByRole('button', { name: 'Español' })).toHaveAttribute('aria-current', 'true');

  await signInAsMember(context);
  await page.goto(paths.settings());
  const profile = page.getByRole('region', { name: spanish.settings_profile });
  await profile.getByRole('button').click();
  await profile.getByRole('textbox').first().fill('Ada Lovelace');
  await page.getByRole('button', { name: 'Deutsch' }).click();
  const question = page.getByRole('alertdialog', { name: spanish.language_reload_title });
  await question.getByRole('button', { name: spanish.reload_cancel }).click();
  await expect(question).toBeHidden();
  await expect(profile.getByRole('textbox').first()).toHaveValue('Ada Lovelace');
  await page.getByRole('button', { name: 'Deutsch' }).click();
  await question.getByRole('button', { name: spanish.reload_confirm }).click();
  await expect(heading(page)).toHaveText(german.settings_title);
});

test('caches keep a page for those who want that language', async ({ request }) => {
  const ask = async (headers: Readonly<Record<string, string>>) => {
    const answer = await request.get(originOf() + paths.about(), { headers });
    const { vary, etag } = answer.headers();
    return { status: answer.status(), vary, etag, lang: /<html lang="([\w-]+)"/.exec(await answer.text())?.[1] };
  };
  const first = await ask({ 'accept-language': 'fr, de;q=0.8, en;q=0.5' });
  const vary = 'Accept-Encoding, Accept-Language, Cookie';
  expect(first).toEqual({ status: 200, vary, etag: expect.any(String), lang: 'de' });
  const etag = first.etag ?? '';
  expect(await ask({ 'accept-language': 'de', 'if-none-match': etag })).toMatchObject({ status: 304 });
  expect(await ask({ 'accept-language': 'es', 'if-none-match': etag })).toMatchObject({ status: 200, lang: 'es' });
  expect(await ask({ 'accept-language': 'es', cookie: `${LOCALE_COOKIE}=en` })).toMatchObject({ lang: 'en' });
});

/** What every screen shows once it has what it is about. */
const screens = {
  visitor: [
    { path: paths.home(), shown: 'home_sort_popular' },
    { path: paths.about(), shown: 'about_what' },
    { path: paths.signIn(), shown: 'auth_forgot' },
  ],
  member: [
    { path: paths.profile(characterId), shown: 'profile_greeting' },
    { path: paths.tokens(), shown: 'purchase_tokens_text' },
    { path: paths.settings(), shown: 'billing_tokens_spendable' },
    { path: paths.conversationAlone(characterId), shown: 'chat_ai_note' },
    { path: paths.generator(), shown: 'making_looks' },
  ],
} as const;

test('every screen has all its texts from the catalogue, and room for longer ones from right to left', async ({
  page,
  context,
}) => {
  const watched = watchPage(page);
  const texts = watchTexts(page, [english.brand, ...LOCALES.map(localeName)]);
  const found: unknown[] = [];
  const look = async ({ path, shown }: { path: string; shown: keyof typeof english }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    await expect(page.getByText(pseudoText(english[shown])).first()).toBeVisible();
    for (const width of [320, 390, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      const [strays, overflow] = [await texts.strays(), await overflowOf(page)];
      const faults = await page.evaluate(faultsWhereNarrow);
      if (strays.length > 0 || overflow > 0 || faults.length > 0) found.push({ path, width, strays, overflow, faults });
    }
  };
  await context.addCookies([{ name: LOCALE_COOKIE, value: PSEUDO_LOCALE, url: originOf() }]);
  for (const screen of screens.visitor) await look(screen);
  expect(await languageOf(page)).toMatchObject({ lang: PSEUDO_LOCALE, dir: 'rtl' });
  await signInAsMember(context);
  for (const screen of screens.member) await look(screen);
  const onward = page.getByRole('button', { name: pseudoText(english.making_step_personality) }).last();
  const arrow = onward.locator('svg');
  expect(await arrow.evaluate((element) => getComputedStyle(element).transform)).toBe('matrix(-1, 0, 0, 1, 0, 0)');
  expect(found).toEqual([]);
  expect(watched.troubles()).toEqual([]);
});
