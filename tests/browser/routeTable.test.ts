import { expect, type Page } from '@playwright/test';
import { seedCharacters } from '#server/seed/seedCharacters.ts';
import { paths } from '#src/addresses/paths.ts';
import text from '../../messages/en.json' with { type: 'json' };
import { signInAsMember } from './support/member.ts';
import { removeDataDir, startServer } from './support/server.ts';
import { test, testInTurn } from './support/test.ts';

const [character] = seedCharacters;
if (character === undefined) throw new Error('The seed has characters');
const { characterId, name } = character;

interface Row {
  readonly ids: string;
  readonly path: string;
  /** Whether signed-out people are asked to sign in instead. */
  readonly isGuarded: boolean;
  /** Where it ends for who may see it; left out: where it began. */
  readonly ends?: string;
  /** The first heading there, for who may see it. */
  readonly heading: string | RegExp;
  /** For who is signed in already, where that differs. */
  readonly signedIn?: { readonly ends: string; readonly heading: string; readonly title?: string };
  readonly layout?: 'plain';
  /** What the tab says before the name of the product; left out: the heading. */
  readonly title?: string;
}

const home = { ends: '/', heading: text.home_title, title: '' };

/** Every row of the table of routes, at 1440 px. */
const rows: readonly Row[] = [
  { ids: '[ROUTE-01]', path: '/', isGuarded: false, heading: text.home_title, title: '' },
  { ids: '[ROUTE-02]', path: '/ai-generator', isGuarded: true, heading: text.making_guided_title },
  { ids: '[ROUTE-02]', path: '/ai-generator/quick', isGuarded: true, heading: text.making_quick_title },
  { ids: '[ROUTE-03]', path: '/ai-girlfriend', isGuarded: true, heading: text.conversations_title },
  { ids: '[ROUTE-04]', path: `/ai-girlfriend/${characterId}`, isGuarded: true, heading: new RegExp(name) },
  {
    ids: '[ROUTE-05]',
    path: `/ai-girlfriend/chat/${characterId}`,
    isGuarded: true,
    ends: `/ai-girlfriend/${characterId}`,
    heading: new RegExp(name),
  },
  { ids: '[ROUTE-05]', path: `/ai-girlfriend/profile/${characterId}`, isGuarded: true, heading: name },
  {
    ids: '[CHAR-05]',
    path: `/meet/${characterId}`,
    isGuarded: false,
    heading: name,
    signedIn: { ends: `/ai-girlfriend/${characterId}`, heading: name },
  },
  { ids: '[ROUTE-06]', path: '/ai-image-generator', isGuarded: true, heading: text.picture_title },
  {
    ids: '[ROUTE-06]',
    path: `/ai-image-generator/${characterId}`,
    isGuarded: true,
    heading: text.picture_title,
  },
  { ids: '[ROUTE-07]', path: '/ai-image', isGuarded: true, heading: text.gallery_title },
  { ids: '[ROUTE-08]', path: '/characters', isGuarded: true, heading: text.own_title },
  {
    ids: '[ROUTE-08]',
    path: `/characters/${characterId}/edit`,
    isGuarded: true,
    heading: text.profile_missing_title,
    title: '',
  },
  { ids: '[ROUTE-09]', path: '/characters/new', isGuarded: false, heading: text.making_new_title },
  { ids: '[ROUTE-10]', path: '/settings', isGuarded: true, heading: text.settings_title },
  { ids: '[ROUTE-09]', path: '/subscriptions', isGuarded: false, heading: text.purchase_subscriptions_title },
  { ids: '[ROUTE-09]', path: '/tokens', isGuarded: false, heading: text.purchase_tokens_title },
  { ids: '[ROUTE-11]', path: '/demo', isGuarded: false, ...home },
  { ids: '[ROUTE-11]', path: '/index_old', isGuarded: false, ...home },
  { ids: '[ROUTE-11]', path: '/goodbye', isGuarded: false, ...home },
  { ids: '[ROUTE-12]', path: '/about', isGuarded: false, heading: text.about_title },
  { ids: '[M-12]', path: '/safety', isGuarded: false, heading: text.safety_title },
  { ids: '[ROUTE-12] [ROUTE-22]', path: '/error', isGuarded: false, heading: text.error_heading, layout: 'plain' },
  { ids: '[ROUTE-13]', path: '/test-auth', isGuarded: false, heading: text.test_auth_title },
  { ids: '[ROUTE-13]', path: '/test-auth/redirect', isGuarded: false, heading: text.test_auth_title },
  {
    ids: '[ROUTE-14]',
    path: '/users/password/reset',
    isGuarded: false,
    heading: text.reset_broken_title,
    layout: 'plain',
  },
  { ids: '[ROUTE-14]', path: '/users/email', isGuarded: false, heading: text.reset_broken_title, layout: 'plain' },
  {
    ids: '[ROUTE-14]',
    path: '/users/redirect',
    isGuarded: false,
    ends: '/users/sign_in',
    heading: text.auth_sign_in_title,
    signedIn: home,
    layout: 'plain',
  },
  { ids: '[ROUTE-14]', path: '/users/setup', isGuarded: false, heading: text.setup_page_title, layout: 'plain' },
  {
    ids: '[ROUTE-15] [ROUTE-16]',
    path: '/users/sign_in',
    isGuarded: false,
    heading: text.auth_sign_in_title,
    signedIn: home,
    layout: 'plain',
  },
  {
    ids: '[ROUTE-15] [ROUTE-16]',
    path: '/users/sign_up',
    isGuarded: false,
    heading: text.auth_sign_up_title,
    signedIn: home,
    layout: 'plain',
  },
  { ids: '[ROUTE-21]', path: '/nowhere', isGuarded: false, heading: text.error_heading, layout: 'plain' },
];

const seeTitle = (page: Page, { heading, title }: Pick<Row, 'heading' | 'title'>) => {
  const words = title ?? (typeof heading === 'string' ? heading : name);
  return expect(page).toHaveTitle(words === '' ? text.brand : `${words} · ${text.brand}`);
};
const kept = (page: Page) => page.evaluate(() => sessionStorage.getItem('redirectPath'));
const seeHeading = (page: Page, heading: string | RegExp) =>
  expect(page.getByRole('main').getByRole('heading', { level: 1 })).toContainText(heading);

/** Rows share so many pages, each of which goes from one row to the next. */
const PAGES = 3;
const shares = Array.from({ length: PAGES }, (_, page) => rows.filter((__, index) => index % PAGES === page));

/** Goes to a row as if nothing had been there before. */
const goTo = async (page: Page, path: string): Promise<void> => {
  await page.evaluate(() => sessionStorage.clear());
  await page.goto(path);
};

const seeSignedOut = async (page: Page, row: Row): Promise<void> => {
  const { path, isGuarded, ends = path, heading, layout = 'default' } = row;
  if (isGuarded) {
    await expect(page.getByRole('dialog')).toHaveAccessibleName(text.auth_sign_in_title);
    await expect(page).toHaveURL('/');
    expect(await kept(page)).toBe(path);
    return;
  }
  await seeHeading(page, heading);
  await seeTitle(page, row);
  await expect(page).toHaveURL(ends);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await kept(page)).toBeNull();
  await expect(page.getByRole('navigation').first()).toBeVisible({ visible: layout === 'default' });
};

const seeSignedIn = async (page: Page, row: Row): Promise<void> => {
  const { path, ends = path, heading, signedIn } = row;
  await seeHeading(page, signedIn?.heading ?? heading);
  await seeTitle(page, signedIn ?? row);
  await expect(page).toHaveURL(signedIn?.ends ?? ends);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await kept(page)).toBeNull();
};

test.describe('the table of routes', () => {
  test.use({ viewport: { width: 1440, height: 900 } });
  for (const share of shares) {
    const ids = [...new Set(share.flatMap((row) => row.ids.split(' ')))].join(' ');
    testInTurn(`${ids} signed out`, async ({ page }) => {
      await page.goto(paths.about());
      for (const row of share)
        await test.step(row.path, async () => {
          await goTo(page, row.path);
          await seeSignedOut(page, row);
        });
    });

    testInTurn(`${ids} signed in`, async ({ page }) => {
      await signInAsMember(page.context());
      await page.goto(paths.about());
      for (const row of share)
        await test.step(row.path, async () => {
          await goTo(page, row.path);
          await seeSignedIn(page, row);
        });
    });
  }

  test('[ROUTE-08] the container of /characters hides what overflows', async ({ page }) => {
    await signInAsMember(page.context());
    await page.goto(paths.characters());
    await seeHeading(page, text.own_title);
    await expect(page.getByRole('main')).toHaveCSS('overflow', 'hidden');
  });

  test('[ROUTE-01] keeps who sent the person here, the first one, for 30 days', async ({ page, context }) => {
    await page.goto('/?ref=a-friend');
    await seeHeading(page, text.home_title);
    await page.goto('/?ref=somebody-else');
    await page.goto('/?ref=%3Cscript%3E');
    const cookies = (await context.cookies()).filter(({ name: cookie }) => cookie === 'liora_ref');
    expect(cookies.map(({ value, path, sameSite }) => ({ value, path, sameSite }))).toEqual([
      { value: 'a-friend', path: '/', sameSite: 'Lax' },
    ]);
    const days = ((cookies[0]?.expires ?? 0) - Date.now() / 1000) / 86_400;
    expect(Math.round(days)).toBe(30);
  });

  testInTurn(
    '[ROUTE-10] takes an order out of the address once it has asked how the account stands',
    async ({ page }) => {
      await signInAsMember(page.context());
      await page.goto('/settings?orderId=1&tab=plan');
      await seeHeading(page, text.settings_title);
      await expect(page).toHaveURL('/settings?tab=plan');
    },
  );

  for (const value of [
    '//evil.example',
    '/\\evil.example',
    '/%5Cevil.example',
    'javascript:alert(1)',
    'https://site.evil.example',
    'http://127.0.0.1:1/',
    '{"path":"/settings"}',
  ])
    testInTurn(`[ROUTE-18] leads to no other site after sign-in: ${value}`, async ({ page }) => {
      await page.addInitScript((kept) => {
        sessionStorage.setItem('redirectPath', kept);
      }, value);
      await signInAsMember(page.context());
      await page.goto(`/users/redirect?errNo=0&state=${encodeURIComponent(value)}`);
      await seeHeading(page, text.home_title);
      await expect(page).toHaveURL('/');
      expect(await kept(page)).toBeNull();
    });
});

testInTurn('[ROUTE-19] the rules of the server lead on, within the application and out of it', async ({ browser }) => {
  const server = await startServer({
    env: {
      ROUTE_RULES: JSON.stringify([
        { path: '/subscriptions', redirect: '/tokens?from=rules' },
        { path: '/about/*', redirect: 'https://elsewhere.example/' },
        { path: '/settings', redirect: '/about' },
      ]),
      PROMOTION: JSON.stringify({
        name: 'Autumn',
        maxSubscriptionDiscount: '50%',
        startTime: '2020-01-01T00:00:00Z',
        endTime: '2120-01-01T00:00:00Z',
      }),
    },
  });
  const context = await browser.newContext({ baseURL: server.origin });
  const page = await context.newPage();
  await page.route('https://elsewhere.example/', (route) => route.fulfill({ body: 'Elsewhere' }));
  await page.goto('/subscriptions');
  await seeHeading(page, text.purchase_tokens_title);
  await expect(page).toHaveURL('/tokens?from=rules');
  await page.goto('/settings');
  await seeHeading(page, text.about_title);
  await expect(page).toHaveURL('/about');
  await page.goto('/');
  // [ROUTE-01] The banner tells of the promotion, and its link follows the rules.
  await page.getByRole('link', { name: 'Autumn: up to 50% off plans' }).click();
  await expect(page).toHaveURL('/tokens?from=rules');
  await page.goto('/about/us');
  await expect(page).toHaveURL('https://elsewhere.example/');
  await context.close();
  await server.stop();
  await removeDataDir(server.dataDir);
});
