import { expect, type Page } from '@playwright/test';
import { seedCharacters } from '#server/seed/seedCharacters.ts';
import { paths } from '#src/addresses/paths.ts';
import text from '../../messages/en.json' with { type: 'json' };
import german from '../../messages/de.json' with { type: 'json' };
import { differenceOf } from './support/differenceOf.ts';
import { renderBySelf, untilTakenOver } from './support/prerendered.ts';
import { originOf } from './support/member.ts';
import { test, testInTurn } from './support/test.ts';

const PAGES = ['/', '/users/sign_in', '/users/sign_up', '/tokens', '/subscriptions'] as const;

const [companion] = seedCharacters;
if (companion === undefined) throw new Error('The seed has characters');
const MEETING = paths.meeting(companion.characterId);
const CHAT = paths.conversationAlone(companion.characterId);

/** Whether the page came with its drawing. */
const isPrerendered = (html: string): boolean => !html.includes('<div id="root"></div>');

const withoutPictures = (page: Page) => page.route('/images/**', (route) => route.abort());

test.describe('before its scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the home page shows people, and leads on', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.home_title);
    const card = page
      .getByRole('list', { name: text.home_all })
      .getByRole('listitem')
      .first()
      .getByRole('link')
      .first();
    const path = (await card.getAttribute('href')) ?? '';
    await card.click();
    await expect(page).toHaveURL(path);
  });

  testInTurn('a form sends nothing that would stand in an address', async ({ page }) => {
    await page.goto('/users/sign_in');
    await page.getByLabel(text.auth_email).fill('ada@example.org');
    await page.getByLabel(text.auth_password, { exact: true }).fill('correct horse');
    const sent = page.waitForRequest((request) => request.isNavigationRequest());
    await page.keyboard.press('Enter');
    expect([(await sent).method(), new URL((await sent).url()).search]).toEqual(['POST', '']);
  });
});

for (const path of PAGES)
  for (const width of [390, 1440])
    testInTurn(`${path} looks as its scripts draw it, at ${width} px`, async ({ browser }) => {
      const lookOf = async (javaScriptEnabled: boolean): Promise<Buffer> => {
        const context = await browser.newContext({ javaScriptEnabled, viewport: { width, height: 900 } });
        const page = await context.newPage();
        await withoutPictures(page);
        await page.goto(originOf() + path);
        if (javaScriptEnabled) await untilTakenOver(page);
        await page.evaluate(() => document.fonts.ready);
        const look = await page.screenshot({ animations: 'disabled' });
        await context.close();
        return look;
      };
      const drawn = await lookOf(false);
      const taken = await lookOf(true);
      expect(await differenceOf(drawn, taken)).toBeUndefined();
    });

/** Opens a page whose scripts come only once they are let through. */
const openHeld = async (page: Page, path: string): Promise<() => void> => {
  await withoutPictures(page);
  const scripts = Promise.withResolvers<undefined>();
  await page.route(/\/assets\/frame-.+\.js$/, async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto(path);
  return () => scripts.resolve(undefined);
};

test.describe('what is done before the scripts come is not lost', () => {
  test('what is typed, and where', async ({ page }) => {
    const letThrough = await openHeld(page, '/');
    const search = page.getByRole('searchbox', { name: text.home_search });
    await search.fill('astronomer');
    letThrough();
    await untilTakenOver(page);
    await expect(search).toHaveValue('astronomer');
    await expect(search).toBeFocused();
    await expect(page).toHaveURL('/?query=astronomer');
  });

  testInTurn('the colours that the device has changed to meanwhile', async ({ page }) => {
    const letThrough = await openHeld(page, '/');
    const root = page.locator('html');
    await expect(root).toHaveAttribute('data-theme', 'light');
    await page.emulateMedia({ colorScheme: 'dark' });
    letThrough();
    await untilTakenOver(page);
    await expect(root).toHaveAttribute('data-theme', 'dark');
  });

  testInTurn('the place on the page', async ({ page }) => {
    const letThrough = await openHeld(page, '/');
    await page.mouse.wheel(0, 600);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(600);
    letThrough();
    await untilTakenOver(page);
    expect(await page.evaluate(() => window.scrollY)).toBe(600);
  });

  testInTurn('a button that was pressed', async ({ page }) => {
    const letThrough = await openHeld(page, '/');
    await page.getByRole('button', { name: text.nav_sign_in, exact: true }).click();
    letThrough();
    await expect(page.getByRole('dialog')).toHaveAccessibleName(text.auth_sign_in_title);
  });

  testInTurn('a button of what is known only once more scripts have come', async ({ page }) => {
    const late = Promise.withResolvers<undefined>();
    await page.route(/\/assets\/purchaseApi-.+\.js$/, async (route) => {
      await late.promise;
      await route.continue();
    });
    const screen = page.waitForResponse(/\/assets\/PurchaseRoute-.+\.js$/);
    await page.goto('/tokens');
    await page.getByRole('button', { name: /^Buy 200 tokens/ }).click();
    await (await screen).finished();
    await page.evaluate(() => new Promise((resolve) => setTimeout(() => requestAnimationFrame(resolve))));
    late.resolve(undefined);
    await expect(page.getByRole('dialog')).toHaveAccessibleName(text.auth_sign_in_title);
  });

  testInTurn('a form that was sent', async ({ page }) => {
    const letThrough = await openHeld(page, '/users/sign_in');
    await page.getByLabel(text.auth_email).fill('ada');
    await page.getByLabel(text.auth_password, { exact: true }).fill('correct horse');
    await page.keyboard.press('Enter');
    letThrough();
    await expect(page.getByLabel(text.auth_email)).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByLabel(text.auth_email)).toHaveValue('ada');
    await expect(page).toHaveURL('/users/sign_in');
  });
});

test('[CHAR-05] a line that a stranger sends before the scripts come is answered', async ({ page }) => {
  const letThrough = await openHeld(page, MEETING);
  await page.getByRole('main').getByRole('textbox').fill('Is this seat free?');
  await page.keyboard.press('Enter');
  letThrough();
  const said = page.getByRole('log').getByRole('article');
  await expect(said).toHaveCount(2);
  await expect(said.first()).toContainText('Is this seat free?');
  await expect(page.getByRole('main').getByRole('textbox')).toHaveValue('');
});

testInTurn('a button that is pressed loads the page anew when its scripts did not come', async ({ page }) => {
  await withoutPictures(page);
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  // Preloaded and imported: whichever the browser asks for.
  await page.route(/\/assets\/frame-.+\.js$/, (route) => (documents === 1 ? route.abort() : route.continue()));
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: text.nav_sign_in, exact: true }).click();
  await untilTakenOver(page);
  await page.getByRole('button', { name: text.nav_sign_in, exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveAccessibleName(text.auth_sign_in_title);
});

test('a page is drawn in the language of the browser, and kept by nobody', async ({ request }) => {
  const answer = await request.get('/', { headers: { 'accept-language': 'de' } });
  const html = await answer.text();
  expect({ ...answer.headers(), status: answer.status() }).toMatchObject({
    status: 200,
    'cache-control': 'no-store',
    vary: 'Accept-Encoding, Accept-Language, Cookie',
  });
  expect(html).toContain(`<html lang="de" dir="ltr">`);
  expect(html).toContain(german.home_title);
});

/** What stands in the HTML of a page: its banner, its headings and fields. */
const partsOf = (page: Page) =>
  page.evaluate(() => {
    const textsOf = (selector: string): string[] =>
      [...document.querySelectorAll(`#root ${selector}`)].map(
        (element) => element.getAttribute('aria-label') ?? element.textContent,
      );
    return {
      banner: textsOf(':is(a, button):is(header *)'),
      mains: document.querySelectorAll('#root main#main').length,
      headings: textsOf('main :is(h1, h2)'),
      fields: textsOf('main :is(input, textarea)'),
    };
  });

const PLACES = [text.nav_explore, text.nav_chats, text.nav_characters, text.nav_images];
const FRAME = [text.nav_sidebar, text.nav_home, ...PLACES, text.color_mode_system];
const OF_STRANGERS = [...FRAME, text.nav_sign_in, text.nav_sign_up];
const shell = { banner: FRAME, mains: 1, headings: [], fields: [] };
const chat = {
  banner: [...FRAME, text.action_back],
  mains: 1,
  headings: [text.chat_loading],
  fields: [text.chat_loading],
};

test.describe('the first HTML, without any script,', () => {
  test.use({ javaScriptEnabled: false });

  test('of a meeting is the meeting for strangers', async ({ page }) => {
    await page.goto(MEETING);
    const parts = await partsOf(page);
    expect({ ...parts, headings: parts.headings.slice(0, 1) }).toEqual({
      banner: OF_STRANGERS,
      mains: 1,
      headings: [`${companion.name} ${companion.age}`],
      fields: [text.chat_placeholder.replace('{name}', companion.name)],
    });
  });

  test('of /about is the frame for strangers', async ({ page }) => {
    await page.goto('/about');
    expect(await partsOf(page)).toEqual(shell);
  });

  for (const [path, parts] of [
    ['/', shell],
    ['/?tag=warm', shell],
    [MEETING, shell],
    ['/ai-girlfriend', shell],
    [CHAT, chat],
    [paths.conversation(companion.characterId), chat],
    ['/settings', shell],
    ['/about', shell],
    ['/tokens', shell],
    ['/ai-image', shell],
    ['/users/setup', { ...shell, banner: [text.nav_home, text.color_mode_system] }],
  ] as const)
    test(`of ${path} has the frame for whoever is signed in`, async ({ page, context }) => {
      await renderBySelf(context);
      await page.goto(path);
      expect(await partsOf(page)).toEqual(parts);
    });
});

for (const [what, path, headers] of [
  ['who may be signed in', '/', { cookie: 'liora_session=anything' }],
  ['an address that brings something along', '/?tag=warm', {}],
  ['screens for members', '/settings', {}],
] as const)
  test(`the browser draws for ${what}, into a shell that holds nothing of anybody`, async ({ request }) => {
    const answer = await request.get(path, { headers });
    const html = await answer.text();
    expect(isPrerendered(html)).toBe(true);
    expect(html).toContain('<script id="answers" type="application/json">{}</script>');
    expect(answer.headers()).toMatchObject({ 'cache-control': 'no-cache', etag: expect.any(String) });
    const again = await request.get(path, { headers: { ...headers, 'if-none-match': answer.headers()['etag'] ?? '' } });
    expect(again.status()).toBe(304);
  });

test('the shell stays until the screen is there, and gives way to what went wrong', async ({ page, context }) => {
  await renderBySelf(context);
  const asked = Promise.withResolvers<undefined>();
  await page.route('**/api/user/detail*', async (route) => {
    await asked.promise;
    await route.abort();
  });
  await page.goto(CHAT);
  expect(await partsOf(page)).toEqual(chat);
  asked.resolve(undefined);
  await untilTakenOver(page);
  await expect(page.getByText(`${text.session_unknown} ${text.session_no_server}`)).toBeVisible();
});
