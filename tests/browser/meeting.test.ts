import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { seedCharacters } from '#server/seed/seedCharacters.ts';
import { paths } from '#src/addresses/paths.ts';
import { Visitor } from '#tests/server/support/visitor.ts';
import text from '../../messages/en.json' with { type: 'json' };
import { originOf } from './support/member.ts';
import { setUp, throughLocalIssuer } from './support/signingUp.ts';
import { test, testInTurn } from './support/test.ts';

const [character] = seedCharacters;
if (character === undefined) throw new Error('The seed has characters');
const { characterId } = character;
const PASSWORD = 'correct horse';
const LINE = 'Is this seat free?';

const field = (page: Page) => page.getByRole('main').getByRole('textbox');
const said = (page: Page) => page.getByRole('article').filter({ hasText: LINE });

testInTurn('[CHAR-05] what a stranger writes to somebody is there after a reload', async ({ page }) => {
  await page.goto(paths.meeting(characterId));
  await field(page).fill(LINE);
  await page.reload();
  await expect(field(page)).toHaveValue(LINE);
});

test('[CHAR-05] [CHAT-02] a member who was signed out says the first line once, after signing in', async ({ page }) => {
  const email = await new Visitor(originOf()).join(undefined, PASSWORD);
  await page.goto(paths.meeting(characterId));
  await field(page).fill(LINE);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: text.auth_to_sign_in }).click();
  await dialog.getByLabel(text.auth_email).fill(email);
  await dialog.getByLabel(text.auth_password, { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/ai-girlfriend/(?:chat/)?${characterId}$`));
  await expect(said(page)).toHaveCount(1);
  await expect(page.getByRole('article').last()).toHaveAttribute('data-status', 'done');
  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(3);
  await expect(said(page)).toHaveCount(1);
  await expect(field(page)).toHaveValue('');
});

testInTurn('[CHAR-05] [AUTH-08] the first line is said once a third party has opened an account', async ({ page }) => {
  await page.goto(paths.meeting(characterId));
  await field(page).fill(LINE);
  await page.keyboard.press('Enter');
  await throughLocalIssuer(page, `${randomUUID()}@example.org`);
  await setUp(page);
  await expect(page).toHaveURL(new RegExp(`/ai-girlfriend/(?:chat/)?${characterId}$`));
  await expect(said(page)).toHaveCount(1);
  await expect(page.getByRole('article').last()).toHaveAttribute('data-status', 'done');
  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(3);
  await expect(said(page)).toHaveCount(1);
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
