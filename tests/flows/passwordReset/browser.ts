import { expect as playwrightExpect, type Page } from '@playwright/test';
import { errNo } from '#contract/errNo.ts';
import { failureOf, NO_ANSWER } from '#machines/failure.ts';
import { type passwordResetMachine, SUBMIT_TIMEOUT } from '#machines/passwordReset/passwordResetMachine.ts';
import type { PasswordResetSnapshot } from '#machines/passwordReset/passwordResetSelectors.ts';
import { TIMEOUT } from '#tests/browser/support/changes.ts';
import { hold, knownErrNo } from '#tests/browser/support/hold.ts';
import text from '../../../messages/en.json' with { type: 'json' };
import { onlyWay } from '../access/model.ts';
import { ada } from '../session/model.ts';
import { filled, standInNoChats } from '../support/billing.browser.ts';
import type { NotOffered, Driver } from '@liora/flow-kit/model/walk.ts';

const expect = playwrightExpect.configure({ timeout: TIMEOUT });

const fieldTexts: Readonly<Record<string, string>> = {
  tooShort: text.field_password_short.replace('{min}', '8'),
  tooCommon: text.field_password_common,
};

/** At home there is nothing of it to leave. */
export const passwordResetNotOffered = { 'closed: reset closed': {} } satisfies NotOffered<PasswordResetSnapshot>;

/** Setting a new password as people do it, before a server whose answers wait. */
export const createPasswordResetDriver = async (page: Page): Promise<Driver<typeof passwordResetMachine>> => {
  page.setDefaultTimeout(TIMEOUT);
  const passwordCheck = await hold(page, '/session/pc/passwordcheck');
  const passwordSet = await hold(page, '/session/pc/passwordset');
  await standInNoChats(page);
  let isSignedIn = false;
  await page.route('/api/user/detail', (route) =>
    route.fulfill({ json: { errNo: errNo.success, data: isSignedIn ? ada : {} } }),
  );
  await page.route('/session/pc/access', (route) => route.fulfill({ json: { errNo: errNo.success, data: onlyWay } }));
  const main = page.getByRole('main');
  const button = (name: string) => main.getByRole('button', { name, exact: true });
  const field = main.getByRole('textbox', { name: text.reset_password });
  const giveUp = async () => {
    for (const call of [passwordCheck, passwordSet]) if (call.count() > 0) await call.forget();
  };
  const seeErrors = async ({ context: { fields, failure } }: PasswordResetSnapshot) => {
    for (const [reason, words] of Object.entries(fieldTexts))
      await expect(main.getByText(words)).toHaveCount(fields.some((field) => field.reason === reason) ? 1 : 0);
    const unanswered = main.getByRole('alert').filter({ hasText: text.failure_no_answer });
    await expect(unanswered).toHaveCount(failure?.errNo === NO_ANSWER ? 1 : 0);
    // As the fixture's server has it: in 600 seconds.
    const tooMany = main
      .getByRole('alert')
      .filter({ hasText: filled(text.failure_too_many_minutes, { minutes: '10' }) });
    await expect(tooMany).toHaveCount(failure?.errNo === errNo.tooManyRequests ? 1 : 0);
  };
  const open = async (code: string | null) => {
    await page.goto(code === null ? '/users/password/reset' : `/users/password/reset?code=${code}`);
    await giveUp();
  };

  return {
    events: {
      'link.opened': ({ code }) => open(code),
      'form.changed': ({ values }) => field.fill(String(values['password'])),
      'password.submitted': async ({ password }) => {
        await field.fill(password);
        await button(text.reset_submit).press('Enter');
      },
      'submit.cancelled': async () => {
        await button(text.action_cancel).press('Enter');
        await giveUp();
      },
      'resetMail.requested': () => button(text.reset_another).press('Enter'),
      'reset.closed': async (_, before) => {
        if (before.matches('reviewing')) await button(text.action_continue).press('Enter');
        else await page.getByRole('link', { name: text.nav_home }).press('Enter');
        await giveUp();
      },
    },
    done: {
      checkResetCode: () => passwordCheck.answer({}),
      setPassword: (answer) => {
        isSignedIn = true;
        return passwordSet.answer({ uid: ada.uid, ended: answer });
      },
    },
    failed: {
      checkResetCode: async (error) => {
        const { errNo: code, fields, retryAfter } = failureOf(error);
        await passwordCheck.answer({ fields }, knownErrNo(code), retryAfter);
      },
      setPassword: async (error) => {
        const { errNo: code, fields } = failureOf(error);
        await passwordSet.answer({ fields }, knownErrNo(code));
      },
    },
    after: {
      submitTimeout: async () => {
        await page.clock.runFor(SUBMIT_TIMEOUT);
        await giveUp();
      },
    },
    states: {
      closed: async () => {
        await expect(page).toHaveURL('/');
        expect(passwordCheck.count() + passwordSet.count()).toBe(0);
      },
      checking: async (snapshot) => {
        const body = Object.fromEntries(new URLSearchParams(await passwordCheck.arrived()));
        expect(body).toEqual({ appId: 'liora', os: 'web', code: snapshot.context.code });
        await expect(main.getByRole('heading', { level: 1 })).toHaveText(text.auth_opening);
        await expect(main.getByRole('textbox')).toHaveCount(0);
      },
      editing: async (snapshot) => {
        await expect(main.getByRole('heading', { level: 1 })).toHaveText(text.reset_title);
        await expect(button(text.reset_submit)).toBeEnabled();
        await expect(button(text.action_cancel)).toHaveCount(0);
        await seeErrors(snapshot);
        expect(passwordSet.count()).toBe(0);
      },
      submitting: async (snapshot) => {
        const body = Object.fromEntries(new URLSearchParams(await passwordSet.arrived()));
        expect(body).toEqual({
          appId: 'liora',
          os: 'web',
          code: snapshot.context.code,
          password: expect.stringMatching(/^[0-9a-f]{32}$/),
        });
        await expect(button(text.reset_submit)).toBeDisabled();
        await expect(button(text.action_cancel)).toBeEnabled();
        await seeErrors(snapshot);
      },
      reviewing: async () => {
        await expect(main.getByRole('heading', { level: 1 })).toHaveText(text.reset_done_title);
        await expect(main.getByText(filled(text.reset_ended_sessions, { count: '2' }))).toBeVisible();
        await expect(main.getByText(filled(text.reset_ended_identities_one, { names: 'Example' }))).toBeVisible();
        await expect(main.getByRole('region', { name: text.access_title }).getByText('Safari on iPhone')).toBeVisible();
        await expect(button(text.action_continue)).toBeEnabled();
      },
      linkBroken: async () => {
        await expect(main.getByRole('heading', { level: 1 })).toHaveText(text.reset_broken_title);
        await expect(button(text.reset_another)).toBeEnabled();
        await expect(main.getByRole('textbox')).toHaveCount(0);
      },
    },
    // A field that was not refused has nothing to take back.
    unnoticed: { 'form changed': { when: ({ context }) => context.fields.length === 0 } },
    notOffered: {
      'closed: reset closed': { look: () => expect(page.locator('main h1')).toHaveText(text.home_title) },
    },
  };
};
