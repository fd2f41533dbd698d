import { expect, type Page } from '@playwright/test';
import * as z from 'zod';
import { errNo, httpStatus, type ErrNo } from '#contract/errNo.ts';
import { userDetail } from '#contract/user.ts';
import text from '../../messages/en.json' with { type: 'json' };
import { renderBySelf } from './support/prerendered.ts';
import { signInAsMember } from './support/member.ts';
import { test, testInTurn } from './support/test.ts';

/** Lets a call of the home page and one of the chats answer with `code`, as the network brings it. */
const answerWith = async (page: Page, code: ErrNo, status: number = httpStatus[code]): Promise<void> => {
  await renderBySelf(page.context());
  for (const path of ['/api/homepage', '/api/conversation/list'])
    await page.route(path, (route) => route.fulfill({ status, json: { errNo: code, data: null } }));
};

const envelope = z.object({ data: z.unknown() });

/**
 * Has an account need something from the second time on that it is asked for; the first answer, as it was before, comes after `before`.
 * Gives how often it was asked for.
 */
const needFromThenOn = async (page: Page, code: ErrNo, before: Promise<unknown> = Promise.resolve()) => {
  const { data: user } = envelope.parse(await (await page.request.get(userDetail.path)).json());
  let asked = 0;
  await page.route(userDetail.path, async (route) => {
    asked += 1;
    const isFirst = asked === 1;
    if (isFirst) await before;
    await route.fulfill({ json: { errNo: isFirst ? errNo.success : code, data: user } });
  });
  return () => asked;
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
  ] as const) {
    const declare = code === errNo.setupNameAndPronoun && path === '/' && status === 403 ? test : testInTurn;
    declare(
      `[AUTH-04] [API-03] ${code} with status ${status} from a call of ${path} opens its modal`,
      async ({ page }) => {
        await signInAsMember(page.context());
        await answerWith(page, code, status);
        await needFromThenOn(page, code);
        await page.goto(path);
        await expect(page.getByRole('dialog')).toHaveAccessibleName(title);
      },
    );
  }

testInTurn(
  '[AUTH-04] [API-03] 3003 stays open that came while the account was asked for, which is asked for again',
  async ({ page }) => {
    const older = Promise.withResolvers<void>();
    await signInAsMember(page.context());
    await answerWith(page, errNo.underAge, 200);
    const asked = await needFromThenOn(page, errNo.underAge, older.promise);
    await page.goto('/');
    await expect(page.getByRole('dialog')).toHaveAccessibleName(modals[3003]);
    expect(asked()).toBe(1);
    const again = page.waitForResponse(
      (response) => new URL(response.url()).pathname === userDetail.path && asked() === 2,
    );
    older.resolve();
    await again;
    await expect(page.getByRole('dialog')).toHaveAccessibleName(modals[3003]);
  },
);

for (const [code, title] of [
  [errNo.subscriptionNeeded, text.purchase_subscriptions_title],
  [errNo.tokensNeeded, text.purchase_tokens_title],
] as const)
  for (const path of ['/', '/ai-girlfriend']) {
    const declare = code === errNo.tokensNeeded && path === '/' ? test : testInTurn;
    declare(`[BUY-01] ${code} from a call of ${path} opens buying, on its view`, async ({ page }) => {
      await signInAsMember(page.context());
      await answerWith(page, code);
      await page.goto(path);
      await expect(page.getByRole('dialog')).toHaveAccessibleName(title);
      await page.getByRole('dialog').getByRole('button', { name: text.action_close, exact: true }).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page).toHaveURL(path);
    });
  }

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
