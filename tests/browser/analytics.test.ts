import { type Browser, type BrowserContext, type BrowserContextOptions, expect, type Page } from '@playwright/test';
import { paths } from '#src/addresses/paths.ts';
import { Visitor } from '#tests/server/support/visitor.ts';
import text from '../../messages/en.json' with { type: 'json' };
import { companion } from './support/conversationPage.ts';
import { removeDataDir, type RunningServer, startServer } from './support/server.ts';
import { test } from './support/test.ts';
import { violationsIn } from './support/violationsIn.ts';

const OPERATOR = 'operator@example.org';
const clientId = 'liora1qqqsyqcyq5rqwzqfpg9scrgwpul6xg625.5';
const ga = 'GA1.1.1234567890.1700000000';
const gid = 'GA1.1.987654321.1700000000';
/** Where nobody asks not to be followed. */
const open: BrowserContextOptions = {
  userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36',
  timezoneId: 'Asia/Kolkata',
  viewport: { width: 1440, height: 900 },
  screen: { width: 1440, height: 900 },
};

/** What the page tells from now on, once it is stored: path and query of each event. */
const told = (page: Page) => {
  const events: Record<string, string>[] = [];
  page.on('requestfinished', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.startsWith('/api/event/')) events.push({ pathname, ...Object.fromEntries(searchParams) });
  });
  const named = () => events.map(({ event, extData }) => `${event} ${extData}`);
  return { events, named };
};

const signIn = (context: BrowserContext, { cookies }: Visitor, url: string) =>
  context.addCookies([...cookies].map(([name, value]) => ({ name, value, url })));

/** A browser with a name and the cookies of Google Analytics. */
const openContext = async (browser: Browser, { origin }: RunningServer): Promise<BrowserContext> => {
  const context = await browser.newContext({ ...open, baseURL: origin });
  await context.addInitScript((id) => localStorage.setItem('x-client-id', id), clientId);
  await context.addCookies([
    { name: '_ga', value: ga, url: origin },
    { name: '_gid', value: gid, url: origin },
  ]);
  return context;
};

test.describe('what is told of visitors', () => {
  let server: RunningServer;
  test.beforeAll(async () => {
    server = await startServer({ env: { OPERATORS: OPERATOR } });
  });
  test.afterAll(async () => {
    await server.stop();
    await removeDataDir(server.dataDir);
  });

  test('[ID-04] [ID-05] screens and what is done, until that is refused, and operators see it counted', async ({
    browser,
    page,
    context,
  }) => {
    const visitors = await openContext(browser, server);
    const visit = await visitors.newPage();
    const { events, named } = told(visit);
    await visit.goto(paths.about());
    await expect.poll(named).toHaveLength(1);
    expect(events).toEqual([
      {
        pathname: '/api/event/test',
        event: 'liora_page_view',
        source: 'main',
        time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
        timezoneOffset: '-330',
        os: 'mac',
        kernel: 'blink',
        device: 'mac',
        screen: '1440*900',
        clientId,
        ga,
        gid,
        extData: '{"page":"/about"}',
      },
    ]);

    await visit.getByRole('button', { name: text.consent_refuse }).click();
    await visit.getByRole('main').getByRole('link', { name: text.home_start }).click();
    await expect(visit.getByRole('heading', { level: 1 })).toContainText(text.home_title);
    await visit.goBack();
    await visit.getByRole('button', { name: text.consent_allow }).click();
    const member = new Visitor(server.origin);
    await member.join();
    await signIn(visitors, member, server.origin);
    await visit.goto('/users/redirect?errNo=0&state=%2F');
    await expect.poll(named).toHaveLength(3);
    await visit.goto(paths.conversation(companion.characterId));
    await visit.getByRole('textbox').fill('Hello');
    await visit.getByRole('textbox').press('Enter');
    await expect.poll(named).toHaveLength(5);
    expect(named().toSorted()).toEqual([
      'liora_login {"method":"third_party"}',
      'liora_message_sent {"picture":false}',
      'liora_page_view {"page":"/"}',
      'liora_page_view {"page":"/about"}',
      'liora_page_view {"page":"/ai-girlfriend/:characterId"}',
    ]);
    const { uid } = Object((await member.get('/api/user/detail')).data);
    expect(events.at(-1)?.['uid']).toBe(uid);
    await visitors.close();

    const operator = new Visitor(server.origin);
    await operator.join(OPERATOR);
    await signIn(context, operator, server.origin);
    await page.goto(server.origin + paths.operator());
    await expect(page.getByText(text.operator_none)).toBeVisible();
    await page.getByRole('link', { name: text.operator_test }).click();
    const table = page.getByRole('table', { name: text.operator_table });
    await expect(table.getByRole('columnheader')).toHaveText([
      text.operator_day,
      'liora_page_view',
      'liora_login',
      'liora_message_sent',
    ]);
    await expect(table.getByRole('row')).toHaveCount(32);
    const today = new Date().toISOString().slice(0, 10);
    await expect(table.getByRole('row').nth(1).getByRole('cell')).toHaveText(['3', '1', '1']);
    await expect(table.getByRole('row', { name: today }).getByRole('cell')).toHaveText(['3', '1', '1']);
    expect(await violationsIn(page, 'main')).toEqual([]);

    // Somebody else finds nothing there.
    await context.clearCookies();
    await page.goto(server.origin + paths.operator());
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.error_heading);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await signIn(context, member, server.origin);
    await page.goto(server.origin + paths.operator('test'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.error_heading);
  });
});

test('[ID-04] nothing where the browser asks not to be followed', async ({ page }) => {
  const { events } = told(page);
  await page.clock.install();
  await page.goto(paths.about());
  await expect(page.getByText(text.consent_withheld)).toBeVisible();
  await page.clock.runFor(20_000);
  expect(events).toEqual([]);
});
