import { expect, type Page } from '@playwright/test';
import { errNo } from '#contract/errNo.ts';
import { CREATION_KEY, DRAFT_KEY } from '#src/browser/persistentStore.ts';
import { accepted, characterId, painting, ready } from '#tests/flows/characterCreation/model.ts';
import { whole } from '#tests/flows/characterDraft/model.ts';
import { filled } from '#tests/flows/support/billing.browser.ts';
import { beginWithDraft, standInOptions, standInPreviews } from '#tests/flows/support/generator.browser.ts';
import text from '../../messages/en.json' with { type: 'json' };
import { signInAsMember } from './support/member.ts';
import { test, testInTurn } from './support/test.ts';

const nameField = (page: Page) => page.getByRole('textbox', { name: text.making_name, exact: true });
const answerAt = (page: Page, path: string, data: unknown) =>
  page.route(`**${path}*`, (route) => route.fulfill({ json: { errNo: errNo.success, data } }));
const kept = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

test.beforeEach(async ({ page }) => {
  await standInOptions(page);
  await standInPreviews(page);
});

test('[CHAR-03] [ROUTE-09] what a signed-out person enters is there after a reload and after signing in', async ({
  page,
  context,
}) => {
  await page.goto('/characters/new');
  await nameField(page).fill('Mira');
  await page.getByRole('radio', { name: filled(text.making_look_number, { number: '1', words: '' }) }).check();
  await page.getByRole('radio', { name: text.making_temperament_gentle }).check();

  await page.reload();
  await expect(nameField(page)).toHaveValue('Mira');

  await page.getByRole('link', { name: text.making_new_quick }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await signInAsMember(context);
  await page.goto('/ai-generator/quick');
  await expect(nameField(page)).toHaveValue('Mira');
  await expect(page.getByRole('radio', { name: text.making_temperament_gentle })).toBeChecked();
  await expect(page.locator('input[name=lookId]')).toBeChecked();

  await page.goto('/ai-generator');
  await expect(nameField(page)).toHaveValue('Mira');
});

testInTurn('[CHAR-03] nobody sees what somebody else has entered', async ({ page, context }) => {
  await signInAsMember(context);
  await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
    DRAFT_KEY,
    JSON.stringify({ owner: '00000000-0000-7000-8000-0000000000ee', kept: whole }),
  ] as const);
  await page.goto('/ai-generator/quick');
  await expect(nameField(page)).toHaveValue('');
});

testInTurn('[CHAR-03] a draft that another version has left is no draft', async ({ page, context }) => {
  await signInAsMember(context);
  await page.addInitScript((key) => localStorage.setItem(key, '{"owner":null,"kept":{"step":"dreams"}}'), DRAFT_KEY);
  await page.goto('/ai-generator/quick');
  await expect(nameField(page)).toHaveValue('');
});

testInTurn(
  '[CHAR-03] a page loaded anew, and another tab, find the character where it is',
  async ({ page, context }) => {
    await signInAsMember(context);
    await beginWithDraft(page, whole);
    await answerAt(page, '/api/character/ugc/create', painting);
    await answerAt(page, '/api/character/ugc/status', painting);
    await page.goto('/ai-generator/quick');
    await page.getByRole('button', { name: filled(text.making_create, { cost: '20' }) }).click();
    const heading = page.getByRole('heading', { level: 1 });
    const isPainting = async (shown: Page) => {
      await expect(shown.getByRole('heading', { level: 1 })).toHaveText(filled(text.making_title, { name: 'Mira' }));
      await expect(shown.getByText(text.making_painting, { exact: true })).toBeVisible();
    };
    await isPainting(page);

    await page.reload();
    await isPainting(page);

    const other = await context.newPage();
    await standInOptions(other);
    await standInPreviews(other);
    await answerAt(other, '/api/character/ugc/status', ready);
    await answerAt(other, '/api/character/list', { characters: [] });
    await other.goto('/ai-generator');
    await expect(other.getByRole('heading', { level: 1 })).toHaveText(
      filled(text.making_ready_title, { name: 'Mira' }),
    );
    await expect(other.getByRole('link', { name: text.making_ready_start })).toHaveAttribute(
      'href',
      `/ai-girlfriend/${characterId}`,
    );
    expect(await kept(other, DRAFT_KEY)).toBeNull();

    await other.getByRole('button', { name: text.making_ready_another }).click();
    await expect(nameField(other)).toHaveCount(1);
    expect(await kept(other, CREATION_KEY)).toBeNull();
    await expect(heading).toHaveText(filled(text.making_title, { name: 'Mira' }));
  },
);

testInTurn('[CHAR-03] nothing of it stays for the next person once one has signed out', async ({ page, context }) => {
  await signInAsMember(context);
  await page.route('**/session/pc/logout', (route) => route.fulfill({ json: { errNo: errNo.success, data: {} } }));
  await page.addInitScript(
    ([key, value]) => {
      if (sessionStorage.getItem('begun') !== null) return;
      sessionStorage.setItem('begun', '');
      localStorage.setItem(key, value);
    },
    [CREATION_KEY, JSON.stringify({ owner: null, kept: accepted })] as const,
  );
  await page.goto('/');
  await page.getByRole('button', { name: text.nav_account }).click();
  await page.getByRole('menuitem', { name: text.nav_sign_out }).click();
  await expect.poll(() => kept(page, CREATION_KEY)).toBeNull();
});
