import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { seedCharacters } from '#server/seed/seedCharacters.ts';
import { paths } from '#src/addresses/paths.ts';
import { Visitor } from '#tests/server/support/visitor.ts';
import text from '../../messages/en.json' with { type: 'json' };
import { ConversationPage } from './support/conversationPage.ts';
import { ANSWERED, sayLine, sayThird } from './support/meeting.ts';
import { untilTakenOver } from './support/prerendered.ts';
import { originOf } from './support/member.ts';
import { setUp, throughLocalIssuer } from './support/signingUp.ts';
import { test, testInTurn } from './support/test.ts';

const [character] = seedCharacters;
if (character === undefined) throw new Error('The seed has characters');
const { characterId } = character;
const PASSWORD = 'correct horse';
const LINE = 'Is this seat free?';

const field = (page: Page) => page.getByRole('main').getByRole('textbox');
/** What the server knows that the person said. */
const saidBy = async (page: Page) =>
  (await new ConversationPage(page, originOf()).history())
    .filter(([role]) => role === 'user')
    .map(([, words]) => words);
const said = (page: Page) => page.getByRole('article').filter({ hasText: LINE });

testInTurn('[CHAR-05] what a stranger writes to somebody is there after a reload', async ({ page }) => {
  await page.goto(paths.meeting(characterId));
  await untilTakenOver(page);
  await field(page).fill(LINE);
  await page.reload();
  await expect(field(page)).toHaveValue(LINE);
});

test('[CHAR-05] [CHAT-02] a member who was signed out says the third line once, after signing in, and goes on with the first two', async ({
  page,
}) => {
  const email = await new Visitor(originOf()).join(undefined, PASSWORD);
  await page.goto(paths.meeting(characterId));
  await sayThird(page, LINE);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: text.auth_to_sign_in }).click();
  await dialog.getByLabel(text.auth_email).fill(email);
  await dialog.getByLabel(text.auth_password, { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/ai-girlfriend/(?:chat/)?${characterId}$`));
  await expect(said(page)).toHaveCount(1);
  await expect(page.getByRole('article').last()).toHaveAttribute('data-status', 'done');
  await page.reload();
  await expect(said(page)).toHaveCount(1);
  expect(await saidBy(page)).toEqual([...ANSWERED, LINE]);
  await expect(field(page)).toHaveValue('');
});

testInTurn('[CHAR-05] [AUTH-08] the third line is said once a third party has opened an account', async ({ page }) => {
  await page.goto(paths.meeting(characterId));
  await sayThird(page, LINE);
  await throughLocalIssuer(page, `${randomUUID()}@example.org`);
  await setUp(page);
  await expect(page).toHaveURL(new RegExp(`/ai-girlfriend/(?:chat/)?${characterId}$`));
  await expect(said(page)).toHaveCount(1);
  await expect(page.getByRole('article').last()).toHaveAttribute('data-status', 'done');
  await page.reload();
  await expect(said(page)).toHaveCount(1);
  expect(await saidBy(page)).toEqual([...ANSWERED, LINE]);
});

testInTurn('[M-12] on a phone nothing of the help card is behind the place where one writes', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(paths.meeting(characterId));
  await sayLine(page, 'I took all my pills');
  const card = page.getByRole('region', { name: text.help_label });
  const place = page.getByRole('main').locator('form');
  await expect(card.getByText(text.help_more)).toBeVisible();
  const roomBelow = async (): Promise<number> => {
    const [shown, over] = await Promise.all([card.boundingBox(), place.boundingBox()]);
    if (shown === null || over === null) throw new Error('Both are there');
    return over.y - shown.y - shown.height;
  };
  await expect.poll(roomBelow).toBeGreaterThanOrEqual(0);
});

test('[CHAR-05] a stranger is answered, and finds that after a reload', async ({ page }) => {
  await page.goto(paths.meeting(characterId));
  await sayLine(page, ANSWERED[0]);
  const talk = page.getByRole('log').getByRole('article');
  await expect(talk).toHaveCount(2);
  await expect(talk.last()).toHaveAttribute('data-status', 'done');
  // An avatar shows a letter until its portrait has come.
  const texts = async () => (await talk.allTextContents()).map((words) => words.replace(/^\p{Lu}(?=\p{Lu})/u, ''));
  const said = await texts();
  await page.reload();
  await expect.poll(texts).toEqual(said);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('[CHAR-05] what a stranger says without a network is kept, and is said by itself once there is one', async ({
  page,
  context,
}) => {
  await page.goto(paths.meeting(characterId));
  await untilTakenOver(page);
  await context.setOffline(true);
  await sayLine(page, ANSWERED[0]);
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(text.failure_no_answer);
  await expect(field(page)).toHaveValue(ANSWERED[0]);
  const talk = page.getByRole('log').getByRole('article');
  await expect(talk).toHaveCount(0);
  await context.setOffline(false);
  await expect(talk).toHaveCount(2);
  await expect(talk.first()).toContainText(ANSWERED[0]);
  await expect(talk.last()).toHaveAttribute('data-status', 'done');
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  await expect(field(page)).toHaveValue('');
});

test('[CHAR-05] on a phone each answer comes into view, above the composer', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(paths.meeting(characterId));
  const talk = page.getByRole('log').getByRole('article');
  for (const [index, line] of ANSWERED.entries()) {
    await sayLine(page, line);
    await expect(talk).toHaveCount(2 * (index + 1));
    const end = talk.last();
    await expect(end).toHaveAttribute('data-status', 'done');
    await expect(end).toBeInViewport({ ratio: 1 });
    const isClear = async () => {
      const [answer, composer] = [await end.boundingBox(), await field(page).boundingBox()];
      return answer !== null && composer !== null && answer.y + answer.height <= composer.y;
    };
    await expect.poll(isClear).toBe(true);
  }
});

test('[CHAR-05] on a phone it stays in sight that this is an AI, however much was said', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(paths.meeting(characterId));
  const note = page.getByRole('main').getByText(text.chat_ai_note, { exact: true });
  await expect(note).toBeInViewport({ ratio: 1 });
  await sayThird(page, 'I took all my pills');
  await expect(page.getByRole('log').getByRole('article')).toHaveCount(6);
  await expect(page.getByRole('log').getByRole('article').last()).toHaveAttribute('data-status', 'done');
  await expect(note).toBeInViewport({ ratio: 1 });
});

test('[CHAR-05] [M-12] a stranger in need sees whom to call, also once both answers are spent', async ({ page }) => {
  await page.goto(paths.meeting(characterId));
  await sayThird(page, 'I took all my pills');
  await expect(page.getByRole('region', { name: text.help_label })).toBeVisible();
  await expect(page.getByRole('log').getByRole('article')).toHaveCount(6);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

testInTurn(
  '[CHAR-05] a line that was not sent waits in the conversation for who signs in another way',
  async ({ page }) => {
    const email = await new Visitor(originOf()).join(undefined, PASSWORD);
    await page.goto(paths.meeting(characterId));
    await field(page).fill(LINE);
    await page.getByRole('banner').getByRole('button', { name: text.nav_sign_in }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(text.auth_email).fill(email);
    await dialog.getByLabel(text.auth_password, { exact: true }).fill(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    await page.goto(paths.conversation(characterId));
    await expect(field(page)).toHaveValue(LINE);
    await expect(said(page)).toHaveCount(0);
  },
);

testInTurn(
  '[CHAR-05] [CHAT-02] what a member was changing when the session ended is there after a line was typed',
  async ({ page }) => {
    const key = `unsent:${characterId}`;
    const editing = { msgId: '00000000-0000-4000-8000-000000000001', createTime: 1, draft: 'In other words' };
    const regenerate = {
      kind: 'regenerate',
      characterId,
      msgId: '00000000-0000-4000-8000-000000000002',
      createTime: 2,
      intentId: '00000000-0000-4000-8000-000000000003',
    };
    const kept = { draft: '', editing, request: regenerate, wasSending: true };
    await page.goto('/');
    await page.evaluate(([name = '', value = '']) => sessionStorage.setItem(name, value), [key, JSON.stringify(kept)]);
    await page.goto(paths.meeting(characterId));
    await field(page).fill(LINE);
    const stored = () => page.evaluate((name) => JSON.parse(sessionStorage.getItem(name) ?? 'null'), key);
    await expect.poll(stored).toEqual({ ...kept, draft: LINE });
  },
);
