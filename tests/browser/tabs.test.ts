import { randomUUID } from 'node:crypto';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { DRAFT_KEY, FIRST_LINE_KEY } from '#src/browser/persistentStore.ts';
import { paths } from '#src/addresses/paths.ts';
import { Visitor } from '#tests/server/support/visitor.ts';
import text from '../../messages/en.json' with { type: 'json' };
import { companion, ConversationPage } from './support/conversationPage.ts';
import { ANSWERED, sayThird } from './support/meeting.ts';
import { originOf, signInAs } from './support/member.ts';
import { setUp } from './support/signingUp.ts';
import { test, testInTurn } from './support/test.ts';

/** What tabs of one browser hear of each other's session. */

const { characterId } = companion;
const PASSWORD = 'correct horse';
const LINE = 'Is this seat free?';
const SECRET = 'Nobody else shall read this';
/** What a stranger has said in the conversation that goes on from the meeting. */
const ALL_SAID = [...ANSWERED, LINE].map((line) => ['user', line, 'done', 1]);
const atConversation = new RegExp(`/ai-girlfriend/(?:chat/)?${characterId}$`);

const dialog = (page: Page) => page.getByRole('dialog');
const banner = (page: Page) => page.getByRole('banner');
const field = (page: Page) => page.getByRole('main').getByRole('textbox');
const secret = (page: Page) => page.getByRole('article').getByText(SECRET);

const join = async () => {
  const visitor = new Visitor(originOf());
  return { visitor, email: await visitor.join(undefined, PASSWORD) };
};
const fillIn = async (page: Page, email: string) => {
  await dialog(page).getByLabel(text.auth_email).fill(email);
  await dialog(page).getByLabel(text.auth_password, { exact: true }).fill(PASSWORD);
};
const signIn = async (page: Page, email: string) => {
  await banner(page).getByRole('button', { name: text.nav_sign_in }).click();
  await fillIn(page, email);
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveCount(0);
};
const signOut = async (page: Page) => {
  await banner(page).getByRole('button', { name: text.nav_account }).click();
  await page.getByRole('menuitem', { name: text.nav_sign_out }).click();
};
const opened = async (context: BrowserContext, path: string): Promise<Page> => {
  const page = await context.newPage();
  await page.goto(path);
  return page;
};
/** A tab with a conversation that only `visitor` may read, in which something is typed. */
const conversing = async (context: BrowserContext, visitor: Visitor): Promise<Page> => {
  await visitor.say(characterId, SECRET);
  await signInAs(context, visitor);
  const tab = await opened(context, paths.conversation(characterId));
  await expect(secret(tab).first()).toBeVisible();
  await field(tab).fill(LINE);
  await expect.poll(() => unsentIn(tab)).toEqual([`unsent:${characterId}`]);
  return tab;
};
const unsentIn = (page: Page) =>
  page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('unsent:')));
/** What outlives the tabs. */
const keptIn = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('unsent:')));
/** Gives what the tabs of this browser have told each other since. */
const listenIn = async (page: Page) => {
  await page.evaluate(() => {
    const heard: unknown[] = [];
    Reflect.set(window, 'heard', heard);
    new BroadcastChannel('session').addEventListener('message', ({ data }) => heard.push(data));
  });
  return () => page.evaluate(() => Reflect.get(window, 'heard'));
};
/** What the person has said, by what the server holds. */
const saidBy = async (page: Page) =>
  (await new ConversationPage(page, originOf()).history()).filter(([role]) => role === 'user');

test('[AUTH-03] signing out in one tab covers the others, and signing in again brings them back', async ({
  page,
  context,
}) => {
  const { visitor, email } = await join();
  const other = await conversing(context, visitor);
  await page.goto(paths.home());
  const told = await listenIn(other);

  await signOut(page);
  await expect(dialog(other)).toHaveAccessibleName(text.auth_sign_in_title);
  await expect(other).toHaveURL(paths.home());
  await expect(secret(other)).toHaveCount(0);
  await expect(banner(other).getByRole('button', { name: text.nav_account })).toHaveCount(0);
  expect(await unsentIn(other)).toEqual([]);
  expect(await keptIn(other)).toEqual([]);

  await signIn(page, email);
  await expect(other).toHaveURL(atConversation);
  await expect(secret(other).first()).toBeVisible();
  await expect(dialog(other)).toHaveCount(0);
  await expect(field(other)).toHaveValue('');
  expect(await told()).toEqual(['ended', 'renewed']);
});

testInTurn('[AUTH-03] what was typed before a page was loaded anew goes with who signs out', async ({ context }) => {
  const { visitor } = await join();
  const tab = await conversing(context, visitor);
  await tab.goto(paths.home());
  expect(await unsentIn(tab)).toEqual([`unsent:${characterId}`]);
  await signOut(tab);
  await expect.poll(() => unsentIn(tab)).toEqual([]);
});

testInTurn('[AUTH-14] leaving the account in one tab covers the others', async ({ page, context }) => {
  const { visitor } = await join();
  const other = await conversing(context, visitor);
  await page.goto(paths.settings());
  const told = await listenIn(other);
  const deletion = page.getByRole('region', { name: text.settings_delete });
  await deletion.getByRole('button', { name: text.settings_delete_open }).click();
  await deletion.getByRole('textbox', { name: text.settings_delete_password }).fill(PASSWORD);
  await deletion.getByRole('button', { name: text.settings_delete_submit }).click();
  await expect(dialog(other)).toHaveAccessibleName(text.auth_sign_in_title);
  await expect(secret(other)).toHaveCount(0);
  expect(await unsentIn(other)).toEqual([]);
  expect(await told()).toEqual(['ended']);
});

testInTurn(
  '[AUTH-02] [CHAR-05] [BUY-06] what waits in other tabs goes on once somebody has signed in',
  async ({ page, context }) => {
    const { visitor, email } = await join();
    const meeting = await opened(context, paths.meeting(characterId));
    await sayThird(meeting, LINE);
    await expect(dialog(meeting)).toHaveAccessibleName(text.auth_sign_up_title);
    const settings = await opened(context, paths.settings());
    await expect(dialog(settings)).toHaveAccessibleName(text.auth_sign_in_title);
    const shop = await opened(context, paths.tokens());
    await shop.getByRole('button', { name: /^Buy 200 tokens.*\$4\.99/ }).click();
    await expect(dialog(shop)).toHaveAccessibleName(text.auth_sign_in_title);
    const making = await opened(context, paths.newCharacter());
    const name = making.getByRole('textbox', { name: text.making_name, exact: true });
    await name.fill('Mira');

    await page.goto(paths.home());
    const told = await listenIn(page);
    await signIn(page, email);

    await expect(meeting).toHaveURL(atConversation);
    await expect(meeting.getByRole('article').last()).toHaveAttribute('data-status', 'done');
    await expect(dialog(meeting)).toHaveCount(0);
    await expect.poll(() => saidBy(meeting)).toEqual(ALL_SAID);
    await expect(settings).toHaveURL(paths.settings());
    await expect(settings.getByRole('heading', { level: 1 })).toHaveText(text.settings_title);
    await expect(dialog(settings)).toHaveCount(0);
    await expect(shop).toHaveURL(/\/dev\/checkout\/cs_/);
    await expect(banner(making).getByRole('button', { name: text.nav_account })).toBeVisible();
    await expect(name).toHaveValue('Mira');
    const owner = await making.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '{}').owner, DRAFT_KEY);
    expect(await visitor.get('/api/user/detail')).toMatchObject({ data: { uid: owner } });
    expect(await told()).toEqual(['renewed']);
  },
);

testInTurn('[AUTH-02] a tab becomes that of whoever signs in in another', async ({ page, context }) => {
  const [first, second] = [await join(), await join()];
  const other = await conversing(context, first.visitor);
  await first.visitor.form('/session/pc/logout', {});
  await other.keyboard.press('Enter');
  await expect(dialog(other)).toHaveAccessibleName(text.auth_sign_in_title);

  await page.goto(paths.home());
  const told = await listenIn(other);
  await signIn(page, second.email);
  await expect(other).toHaveURL(paths.home());
  await expect(banner(other).getByRole('button', { name: text.nav_account })).toBeVisible();
  await expect(dialog(other)).toHaveCount(0);
  await expect(secret(other)).toHaveCount(0);
  await expect.poll(() => unsentIn(other)).toEqual([]);
  expect(await told()).toEqual(['renewed']);

  await other.goto(paths.conversation(characterId));
  await expect(field(other)).toHaveValue('');
  await expect(secret(other)).toHaveCount(0);
  expect(await saidBy(other)).toEqual([]);
});

/** Says a third line, and signs up for that; gives the link of the mail. */
const signUpToSay = async (page: Page): Promise<string> => {
  const email = `${randomUUID()}@example.org`;
  await page.goto(paths.meeting(characterId));
  await sayThird(page, LINE);
  await fillIn(page, email);
  await dialog(page).getByRole('button', { name: text.auth_sign_up, exact: true }).click();
  await expect(dialog(page)).toHaveAccessibleName(text.auth_confirm_title);
  const [mail] = await new Visitor(originOf()).mailsTo(email);
  return /https?:\S+code=\S+/.exec(mail?.text ?? '')?.[0] ?? '';
};
const hasSaidIt = async (page: Page) => {
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(atConversation);
  await expect(page.getByRole('article').last()).toHaveAttribute('data-status', 'done');
  await page.reload();
  await expect(page.getByRole('article').filter({ hasText: LINE })).toHaveCount(1);
  expect(await saidBy(page)).toEqual(ALL_SAID);
  await expect(field(page)).toHaveValue('');
  expect(await page.evaluate((key) => localStorage.getItem(key), FIRST_LINE_KEY)).toBeNull();
};

testInTurn(
  '[CHAR-05] [AUTH-04] the third line is said once when the link of the mail is followed in a new tab',
  async ({ page, context }) => {
    const mailed = await opened(context, await signUpToSay(page));
    await expect(dialog(page)).toHaveAccessibleName(text.setup_profile_title);
    await setUp(mailed);
    for (const tab of [mailed, page]) await hasSaidIt(tab);
  },
);

testInTurn(
  '[CHAR-05] [AUTH-04] the third line is said in the tab of the mail when the one of the sign-up is closed',
  async ({ page, context }) => {
    const link = await signUpToSay(page);
    await page.close();
    const mailed = await opened(context, link);
    await setUp(mailed);
    await hasSaidIt(mailed);
  },
);

testInTurn(
  '[CHAR-05] [BUILD-02] it is said there also where the code for it comes at the second try',
  async ({ page, context }) => {
    const link = await signUpToSay(page);
    await page.close();
    const mailed = await context.newPage();
    await mailed.route(/\/assets\/firstLine-.+\.js$/, (route) => route.fulfill({ status: 404, body: '' }), {
      times: 1,
    });
    await mailed.goto(link);
    await setUp(mailed);
    await hasSaidIt(mailed);
  },
);

testInTurn('[CHAR-05] who confirms on another device goes on to the one they met', async ({ page, browser }) => {
  const link = await signUpToSay(page);
  const elsewhere = await browser.newPage();
  await elsewhere.goto(link);
  await dialog(elsewhere)
    .or(elsewhere.getByRole('main'))
    .getByLabel(text.auth_password, { exact: true })
    .fill(PASSWORD);
  await elsewhere.keyboard.press('Enter');
  await setUp(elsewhere);
  await expect(elsewhere).toHaveURL(atConversation);
  expect(await saidBy(elsewhere)).toEqual([]);
  await elsewhere.close();
});

testInTurn(
  '[CHAT-02] [API-08] a message that waits for sign-in is said once, when the person is signed in in another tab',
  async ({ page, context }) => {
    const { visitor, email } = await join();
    const other = await conversing(context, visitor);
    const conversation = new ConversationPage(other, originOf());
    await visitor.form('/session/pc/logout', {});
    await other.keyboard.press('Enter');
    await expect(dialog(other)).toHaveAccessibleName(text.auth_sign_in_title);
    await page.goto(paths.home());
    await signIn(page, email);
    await expect(dialog(other)).toHaveCount(0);
    await expect(other.getByRole('article').last()).toHaveAttribute('data-status', 'done');
    await expect(conversation.notice).toHaveCount(0);
    expect(await saidBy(other)).toEqual([
      ['user', SECRET, 'done', 1],
      ['user', LINE, 'done', 1],
    ]);
  },
);

testInTurn(
  '[ROUTE-17] who signs in in another tab is led from a page of signing up to the wanted screen',
  async ({ page, context }) => {
    const { email } = await join();
    const other = await opened(context, paths.settings());
    await dialog(other).getByRole('button', { name: text.action_close }).click();
    await banner(other).getByRole('link', { name: text.nav_sign_up }).click();
    await expect(other).toHaveURL(paths.signUp());
    await page.goto(paths.home());
    await signIn(page, email);
    await expect(other.getByRole('heading', { level: 1 })).toHaveText(text.settings_title);
    await expect(other).toHaveURL(paths.settings());
  },
);
