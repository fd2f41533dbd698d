import { type BrowserContext, expect, type Page } from '@playwright/test';
import * as z from 'zod';
import { emailLogin } from '#contract/session.ts';
import { RELOAD_GUARD_DELAYS } from '#machines/reloadGuard/reloadGuardMachine.ts';
import { seedCharacters } from '#server/seed/seedCharacters.ts';
import { paths } from '#src/addresses/paths.ts';
import text from '../../messages/en.json' with { type: 'json' };
import { originOf, signInAsMember } from './support/member.ts';
import { lateScreens } from './support/lateScreens.ts';
import { makeNextBuild, type NextBuild } from './support/nextBuild.ts';
import { keptBy, OFFLINE_PARTS, untilWatched } from './support/serviceWorkerPage.ts';
import { test } from './support/test.ts';
import { layWire } from './support/wire.ts';

const [character] = seedCharacters;
if (character === undefined) throw new Error('The seed has characters');
const { characterId } = character;

test.use({ viewport: { width: 1440, height: 900 } });
// One build for all: it takes longer than the tests.
test.describe.configure({ mode: 'default' });

const made = new AsyncDisposableStack();
let next: NextBuild;
test.beforeAll(async () => {
  next = made.use(await makeNextBuild());
});
test.afterAll(() => made.disposeAsync());

const buildOf = (page: Page) => page.locator('meta[name="build-id"]').getAttribute('content');
const seeHeading = (page: Page, heading: string | RegExp) =>
  expect(page.getByRole('main').getByRole('heading', { level: 1 })).toContainText(heading);
const seeNextBuild = (page: Page, old: string | null) => expect.poll(() => buildOf(page)).not.toBe(old);
const openAbout = async (page: Page) => {
  await page.goto(paths.about());
  await seeHeading(page, text.about_title);
};
/** From now on there is a new build; gives the one of the page. */
const outdate = async (page: Page, context: BrowserContext) => {
  const old = await buildOf(page);
  await next.release(context);
  return old;
};
/** As going back and forward does. */
const goTo = (page: Page, path: string) =>
  page.evaluate((wanted) => {
    history.pushState(null, '', wanted);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
const comeBack = (page: Page) => page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));
const untilOutdated = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('build-outdated').length > 0);
const countLoads = (page: Page): (() => number) => {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
  });
  return () => loads;
};

test('[BUILD-02] from an old build every screen is reached, at its address, though its parts are gone', async ({
  context,
}) => {
  await signInAsMember(context);
  const opened = await Promise.all(
    Object.entries(lateScreens).map(async ([path, heading]) => {
      const page = await context.newPage();
      await openAbout(page);
      return { page, path, heading, old: await buildOf(page) };
    }),
  );
  await next.release(context);
  for (const { page, path, heading, old } of opened)
    await test.step(path, async () => {
      await goTo(page, path);
      await seeHeading(page, heading);
      await expect(page).toHaveURL(path);
      await seeNextBuild(page, old);
      await page.close();
    });
});

test('[BUILD-01] a page that hears of a new build loads it on the next navigation, at the address that was wanted', async ({
  page,
  context,
}) => {
  await openAbout(page);
  const old = await outdate(page, context);
  await comeBack(page);
  await untilOutdated(page);
  expect(await buildOf(page)).toBe(old);
  await page.getByRole('link', { name: text.nav_explore, exact: true }).first().click();
  await seeHeading(page, text.home_title);
  await expect(page).toHaveURL(paths.home());
  await seeNextBuild(page, old);
});

for (const [what, button, opened] of [
  ['window', text.nav_sign_in, (page: Page) => page.getByRole('dialog', { name: text.auth_sign_in_title })],
  ['sidebar', text.nav_sidebar, (page: Page) => page.getByRole('complementary', { name: text.nav_sidebar })],
] as const)
  test(`[BUILD-02] a ${what} that an old build has no more is opened by the new one`, async ({ page, context }) => {
    await openAbout(page);
    const old = await outdate(page, context);
    const opener = page.getByRole('banner').getByRole('button', { name: button, exact: true });
    await opener.click();
    await seeNextBuild(page, old);
    await expect(page).toHaveURL(paths.about());
    await seeHeading(page, text.about_title);
    await opener.click();
    await expect(opened(page)).toBeVisible();
  });

test('[BUILD-02] a purchase window that an old build has no more is opened by the new one', async ({
  page,
  context,
}) => {
  await signInAsMember(context);
  await page.route('**/api/user/detail*', async (route) => {
    const answer = await route.fetch();
    const { data, ...rest } = z.looseObject({ data: z.looseObject({}) }).parse(await answer.json());
    await route.fulfill({ response: answer, json: { ...rest, data: { ...data, tokens: 1 } } });
  });
  await page.goto(paths.conversation(characterId));
  const getTokens = page.getByRole('main').getByRole('button', { name: text.chat_get_tokens, exact: true });
  await expect(getTokens).toBeVisible();
  const old = await outdate(page, context);
  await getTokens.click();
  await seeNextBuild(page, old);
  await expect(page).toHaveURL(paths.conversation(characterId));
  await getTokens.click();
  await expect(page.getByRole('dialog')).toHaveAccessibleName(text.purchase_tokens_title);
});

test('[BUILD-02] an account menu that an old build has no more is opened by the new one', async ({ page, context }) => {
  const menuCode = /\/assets\/AccountMenu-.+\.js$/;
  await signInAsMember(context);
  // It is not to come before there is a new build.
  await page.route(menuCode, (route) => route.fulfill({ status: 404, body: '' }));
  await openAbout(page);
  const old = await outdate(page, context);
  await page.unroute(menuCode);
  const menu = page.getByRole('banner').getByRole('button', { name: text.nav_account, exact: true });
  await menu.click();
  await seeNextBuild(page, old);
  await expect(page).toHaveURL(paths.about());
  await seeHeading(page, text.about_title);
  await menu.click();
  await expect(page.getByRole('menuitem', { name: text.nav_sign_out, exact: true })).toBeVisible();
});

test('[BUILD-02] news that an old build has no more words for loads the new one, and breaks nothing', async ({
  page,
  context,
}) => {
  const broken: string[] = [];
  page.on('pageerror', ({ message }) => broken.push(message));
  await signInAsMember(context);
  await page.route('/session/pc/logout', (route) => route.abort('connectionfailed'));
  await openAbout(page);
  await page.getByRole('banner').getByRole('button', { name: text.nav_account, exact: true }).click();
  const signOut = page.getByRole('menuitem', { name: text.nav_sign_out, exact: true });
  await expect(signOut).toBeVisible();
  const old = await outdate(page, context);
  await signOut.click();
  await seeNextBuild(page, old);
  expect(broken).toEqual([]);
});

test('[BUILD-02] a conversation is imported into an old build', async ({ page, context }) => {
  await signInAsMember(context);
  await page.goto(paths.conversations());
  await seeHeading(page, text.conversations_title);
  await page.waitForLoadState('networkidle');
  await next.release(context);
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: text.conversations_import, exact: true }).click();
  const chooser = await choosing;
  await chooser.setFiles([{ name: 'talk.json', mimeType: 'application/json', buffer: Buffer.from('{}') }]);
  await expect(page.getByText(text.conversations_import_unreadable)).toBeVisible();
});

test('[BUILD-02] a form that an old build shows can be submitted', async ({ page, context }) => {
  await openAbout(page);
  await page.getByRole('banner').getByRole('button', { name: text.nav_sign_in, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(text.auth_email).fill('nobody@example.org');
  await page.waitForLoadState('networkidle');
  await next.release(context);
  await dialog.getByRole('textbox', { name: text.auth_password }).fill('correct horse');
  const sent = page.waitForRequest((request) => new URL(request.url()).pathname === emailLogin.path);
  await dialog.getByRole('button', { name: text.auth_sign_in, exact: true }).click();
  await sent;
});

test('[BUILD-03] a part that stays away is told of, and the page loads itself anew once in 10 s', async ({ page }) => {
  await page.clock.install();
  await page.route(/\/assets\/PurchaseRoute-.+\.js$/, (route) => route.fulfill({ status: 404, body: '' }));
  await openAbout(page);
  const loads = countLoads(page);
  await goTo(page, paths.tokens());
  await seeHeading(page, text.error_heading);
  expect(loads()).toBe(1);
  await page.getByRole('link', { name: text.error_go_home }).click();
  await seeHeading(page, text.home_title);
  expect(loads()).toBe(1);
  await page.clock.runFor(RELOAD_GUARD_DELAYS.rest);
  await goTo(page, paths.about());
  await seeHeading(page, text.about_title);
  expect(loads()).toBe(2);
});

test('[BUILD-04] where the latest build cannot be told, that is logged and changes nothing', async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning' && !message.text().endsWith('by Playwright')) logged.push(message.text());
  });
  await page.route(/\/builds\/latest\.json/, (route) => route.fulfill({ body: 'no JSON' }));
  await openAbout(page);
  const loads = countLoads(page);
  await comeBack(page);
  await expect.poll(() => logged).toEqual(['No latest build']);
  await goTo(page, paths.home());
  await seeHeading(page, text.home_title);
  expect(loads()).toBe(0);
});

test('what is typed is lost to no new build unasked', async ({ page, context }) => {
  await signInAsMember(context);
  await page.goto(paths.settings());
  await page.getByRole('button', { name: text.settings_edit }).click();
  const field = page.getByRole('textbox', { name: text.setup_name });
  const dialogCode = page.waitForResponse(/\/assets\/confirm-.+\.js$/);
  await field.fill('Ada, not saved yet');
  await dialogCode;
  const old = await outdate(page, context);
  await comeBack(page);
  await untilOutdated(page);
  const question = page.getByRole('alertdialog', { name: text.reload_title });
  const within = `${paths.settings()}?tab=plan`;

  await goTo(page, within);
  await question.getByRole('button', { name: text.reload_cancel }).click();
  await expect(question).toHaveCount(0);
  await expect(page).toHaveURL(within);
  await expect(field).toHaveValue('Ada, not saved yet');
  expect(await buildOf(page)).toBe(old);

  await goTo(page, paths.settings());
  await question.getByRole('button', { name: text.reload_confirm }).click();
  await seeNextBuild(page, old);
  await expect(page).toHaveURL(paths.settings());
  await seeHeading(page, text.settings_title);
});

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('[BUILD-01] [BUILD-02] a server that comes back with a new build gives that one, and nothing is left of the old', async ({
    page,
  }) => {
    await using wire = await layWire(originOf());
    await using served = await next.serve(originOf());
    await page.goto(wire.origin + paths.about());
    await untilWatched(page);
    const old = await buildOf(page);
    const late = await page.context().newPage();
    await late.goto(wire.origin + paths.about());
    await seeHeading(late, text.about_title);

    wire.cut();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.offline_server_title);
    wire.lead(served.origin);
    wire.mend();
    // By itself.
    await seeHeading(page, text.about_title);
    await seeNextBuild(page, old);
    const buildId = await buildOf(page);
    await expect.poll(() => keptBy(page)).toEqual({ [`offline-${buildId}`]: OFFLINE_PARTS });

    await goTo(late, paths.home());
    await seeHeading(late, text.home_title);
    expect(await buildOf(late)).toBe(buildId);
  });
});
