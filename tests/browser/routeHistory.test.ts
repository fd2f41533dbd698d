import { expect, type Page } from '@playwright/test';
import { seedCharacters } from '#server/seed/seedCharacters.ts';
import { paths } from '#src/addresses/paths.ts';
import text from '../../messages/en.json' with { type: 'json' };
import { signInAsMember } from './support/member.ts';
import { removeDataDir, type RunningServer, startServer } from './support/server.ts';
import { test, testInTurn } from './support/test.ts';

const [character] = seedCharacters;
if (character === undefined) throw new Error('The seed has characters');
const { characterId, name } = character;

const seeHeading = (page: Page, heading: string | RegExp) =>
  expect(page.getByRole('main').getByRole('heading', { level: 1 })).toContainText(heading);

/** Back to where the person was before, once: nothing in between that would lead on again. */
const goBackTo = async (page: Page, path: string, heading: string) => {
  await page.goBack();
  await seeHeading(page, heading);
  await expect(page).toHaveURL(new RegExp(`^http://[^/]+${path}$`));
};

for (const [ids, path, isMember, arrival] of [
  ['[ROUTE-11]', paths.demo(), false, text.home_title],
  ['[ROUTE-11]', paths.oldIndex(), false, text.home_title],
  ['[ROUTE-14]', paths.userRedirect(), false, text.auth_sign_in_title],
  ['[ROUTE-15]', paths.signIn(), true, text.home_title],
] as const)
  testInTurn(`${ids} back from where ${path} leads is where the person came from`, async ({ page }) => {
    if (isMember) await signInAsMember(page.context());
    await page.goto(paths.about());
    await page.goto(path);
    await seeHeading(page, arrival);
    await goBackTo(page, paths.about(), text.about_title);
  });

test('[ROUTE-17] back from a refused screen is where the person came from', async ({ page }) => {
  await page.goto(paths.about());
  await page.goto(paths.images());
  await expect(page.getByRole('dialog')).toHaveAccessibleName(text.auth_sign_in_title);
  await expect(page).toHaveURL('/');
  await goBackTo(page, paths.about(), text.about_title);
});

testInTurn('[ROUTE-05] back from a conversation alone is where its card is', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await signInAsMember(page.context());
  await page.goto(paths.about());
  await page.getByRole('navigation').getByRole('link', { name: text.nav_explore }).click();
  await seeHeading(page, text.home_title);
  await page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(name) })
    .first()
    .click();
  await expect(page).toHaveURL(paths.conversationAlone(characterId));
  await seeHeading(page, new RegExp(name));
  await goBackTo(page, '/', text.home_title);
  await goBackTo(page, paths.about(), text.about_title);
});

test.describe('[ROUTE-19] rules of the server', () => {
  // One server for all of these.
  test.describe.configure({ mode: 'default' });
  let server: RunningServer;
  test.beforeAll(async () => {
    server = await startServer({
      env: {
        ROUTE_RULES: JSON.stringify([
          { path: '/subscriptions', redirect: '/tokens' },
          { path: '/tokens', redirect: '/characters/new' },
          { path: '/ai-girlfriend', redirect: 'https://elsewhere.example/' },
          { path: '/index_old', redirect: '/ai-image' },
        ]),
        PROMOTION: JSON.stringify({
          name: 'Autumn',
          maxSubscriptionDiscount: '50%',
          startTime: '2020-01-01T00:00:00Z',
          endTime: '2120-01-01T00:00:00Z',
        }),
      },
    });
  });
  test.afterAll(async () => {
    await server.stop();
    await removeDataDir(server.dataDir);
  });
  let page: Page;
  test.beforeEach(async ({ browser }) => {
    page = await browser.newPage({ baseURL: server.origin });
    await page.route('https://elsewhere.example/', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<main><h1>Elsewhere</h1></main>' }),
    );
  });
  test.afterEach(() => page.close());

  testInTurn('back from where an address leads is where the person came from', async () => {
    await page.goto(paths.about());
    await page.goto(paths.subscriptions());
    await seeHeading(page, text.making_new_title);
    await goBackTo(page, paths.about(), text.about_title);
    await page.goto(paths.conversations());
    await seeHeading(page, 'Elsewhere');
    await goBackTo(page, paths.about(), text.about_title);
  });

  testInTurn('back from where a link leads is the screen with the link', async () => {
    await page.goto(paths.home());
    await page.getByRole('link', { name: /Autumn/ }).click();
    await seeHeading(page, text.making_new_title);
    await goBackTo(page, '/', text.home_title);
    await page.getByRole('navigation').getByRole('link', { name: text.nav_chats }).click();
    await seeHeading(page, 'Elsewhere');
    await goBackTo(page, '/', text.home_title);
  });

  testInTurn('a screen that is refused leads home, not round and round', async () => {
    await page.goto(paths.oldIndex());
    await expect(page.getByRole('dialog')).toHaveAccessibleName(text.auth_sign_in_title);
    await expect(page).toHaveURL(`${server.origin}/`);
  });
});

testInTurn('an address that is opened anew stands at its top, and a reload where it stood', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 500 });
  const place = () => page.evaluate(() => window.scrollY);
  await page.goto(paths.tokens());
  await seeHeading(page, text.purchase_tokens_title);
  await page.evaluate(() => window.scrollTo(0, 200));
  await expect.poll(place).toBe(200);
  await page.reload();
  await seeHeading(page, text.purchase_tokens_title);
  await expect.poll(place).toBe(200);
  await page.goto(paths.about());
  await seeHeading(page, text.about_title);
  await page.evaluate(() => document.fonts.ready);
  expect(await place()).toBe(0);
});
