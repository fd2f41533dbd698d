import { expect, type Page, test } from '@playwright/test';
import { errNo, httpStatus, type ErrNo } from '#contract/errNo.ts';
import text from '../../messages/en.json' with { type: 'json' };
import { signInAsMember } from './support/member.ts';

/** Lets a call of the home page and one of the chats answer with `code`, as the network brings it. */
const answerWith = async (page: Page, code: ErrNo, status: number = httpStatus[code]): Promise<void> => {
  for (const path of ['/api/homepage', '/api/conversation/list'])
    await page.route(path, (route) => route.fulfill({ status, json: { errNo: code, data: null } }));
};

const modals = {
  [errNo.setupNameAndPronoun]: text.setup_profile_title,
  [errNo.setupAge]: text.setup_age_title,
  [errNo.underAge]: text.setup_under_age_title,
  [errNo.underAgeChangeAge]: text.setup_change_age_title,
} as const;

for (const [code, title] of [
  [errNo.setupNameAndPronoun, modals[3001]],
  [errNo.setupAge, modals[3002]],
  [errNo.underAge, modals[3003]],
  [errNo.underAgeChangeAge, modals[3004]],
] as const)
  for (const [path, status] of [
    ['/', 403],
    ['/', 200],
    ['/ai-girlfriend', 403],
  ] as const)
    test(`[AUTH-04] [API-03] ${code} with status ${status} from a call of ${path} opens its modal`, async ({
      page,
    }) => {
      await signInAsMember(page.context());
      await answerWith(page, code, status);
      await page.goto(path);
      await expect(page.getByRole('dialog')).toHaveAccessibleName(title);
    });

for (const [code, title] of [
  [errNo.subscriptionNeeded, text.purchase_subscriptions_title],
  [errNo.tokensNeeded, text.purchase_tokens_title],
] as const)
  for (const path of ['/', '/ai-girlfriend'])
    test(`[BUY-01] ${code} from a call of ${path} opens buying, on its view`, async ({ page }) => {
      await signInAsMember(page.context());
      await answerWith(page, code);
      await page.goto(path);
      await expect(page.getByRole('dialog')).toHaveAccessibleName(title);
      await page.getByRole('dialog').getByRole('button', { name: text.action_close, exact: true }).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page).toHaveURL(path);
    });

test('[API-03] 1002 from any call asks to sign in', async ({ page }) => {
  await answerWith(page, errNo.notSignedIn);
  await page.goto('/');
  await expect(page.getByRole('dialog')).toHaveAccessibleName(text.auth_sign_in_title);
});

test('[API-04] 60003 says that the person is subscribed already', async ({ page }) => {
  await answerWith(page, errNo.alreadySubscribed);
  await page.goto('/');
  await expect(page.getByText('You are already a subscribed user.', { exact: true }).first()).toBeVisible();
});

test('[API-05] a code that nothing handles is told to the console alone', async ({ page }) => {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  await answerWith(page, errNo.contentRefused);
  await page.goto('/');
  await expect.poll(() => warnings).toContain('Nothing handles the code 1008');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('status').filter({ hasText: /./ })).toHaveCount(0);
});
