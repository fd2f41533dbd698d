import type { Page } from '@playwright/test';
import { errNo } from '#contract/errNo.ts';
import type { authMachine } from '#machines/auth/authMachine.ts';
import type { AuthSnapshot } from '#machines/auth/authSelectors.ts';
import { LEAVE_TIMEOUT, SUBMIT_TIMEOUT } from '#machines/auth/authSetup.ts';
import { failureOf } from '#machines/failure.ts';
import { TIMEOUT } from '#tests/browser/support/changes.ts';
import { hold, knownErrNo } from '#tests/browser/support/hold.ts';
import text from '../../../messages/en.json' with { type: 'json' };
import { authOn, canSendAgain, expect, isFromMail } from './pageObject.ts';
import { visitsTo } from '../support/visits.browser.ts';
import type { NotOffered, Driver } from '@liora/flow-kit/model/walk.ts';

const FORM_BODY = { uid: '0190d4e2-7c1a-7cc3-8f10-3b1d6d4f9a01' };

/** Who comes from the mail confirms, and chooses nothing. */
export const authNotOffered = {
  'confirmEmail: view chosen (sign-in)': { when: isFromMail },
  'confirmEmail: view chosen (sign-up)': { when: isFromMail },
} satisfies NotOffered<AuthSnapshot>;

/** Signing in, signing up and confirming as people do it, before a server whose answers wait. */
export const createAuthDriver = async (page: Page): Promise<Driver<typeof authMachine>> => {
  page.setDefaultTimeout(TIMEOUT);
  const calls = {
    signIn: await hold(page, '/session/pc/emaillogin'),
    sendSignUpMail: await hold(page, '/session/pc/sendemail'),
    confirmEmail: await hold(page, '/session/pc/emailconfirm'),
    authorize: await hold(page, '/session/pc/authorize'),
    linkIdentity: await hold(page, '/session/pc/link'),
  };
  await page.route('/session/pc/providers', (route) =>
    route.fulfill({ json: { errNo: errNo.success, data: { providers: [{ oauthType: 'example', name: 'Example' }] } } }),
  );
  const sentTo = await visitsTo(page, 'https://id.example/**');
  const waiting = () => Object.values(calls).filter((call) => call.count() > 0);
  const giveUp = async () => {
    for (const call of waiting()) await call.forget();
  };

  const { scopeOf, button, seeTitle, seeErrors } = authOn(page);
  const emailIn = (snapshot: AuthSnapshot) => scopeOf(snapshot).getByLabel(text.auth_email);
  const passwordIn = (snapshot: AuthSnapshot) => scopeOf(snapshot).getByRole('textbox', { name: text.auth_password });
  const otherView = {
    signIn: text.auth_to_sign_in,
    signUp: text.auth_to_sign_up,
    forgotPassword: text.auth_forgot,
  };

  /** Nothing is under way, and this can be pressed. */
  const seeResting =
    (wayOn: string, ...answers: readonly string[]) =>
    async (snapshot: AuthSnapshot) => {
      await expect(button(snapshot, wayOn)).toBeEnabled();
      await expect(button(snapshot, text.action_cancel)).toHaveCount(0);
      await seeErrors(snapshot, ...answers);
      expect(waiting()).toEqual([]);
    };
  const seeWaiting = async (snapshot: AuthSnapshot, submit: string) => {
    await expect(button(snapshot, submit)).toBeDisabled();
    await expect(button(snapshot, text.action_cancel)).toBeEnabled();
    await seeErrors(snapshot);
    expect(waiting()).toHaveLength(1);
  };

  /** The password leaves the browser only as a digest. */
  const seeCredentials = (body: string, knowsPassword = true) => {
    expect(Object.fromEntries(new URLSearchParams(body))).toMatchObject({
      appId: 'liora',
      os: 'web',
      email: 'ada@example.com',
      ...(knowsPassword && { password: expect.stringMatching(/^[0-9a-f]{32}$/) }),
    });
    expect(new URLSearchParams(body).has('password')).toBe(knowsPassword);
  };

  const seeResetRequest = (body: string) => {
    expect(Object.fromEntries(new URLSearchParams(body))).toEqual({
      appId: 'liora',
      os: 'web',
      tokenType: '600002',
      email: 'ada@example.com',
      redirect_uri: '/users/password/reset',
    });
  };

  const fail = async (call: keyof typeof calls, error: unknown) => {
    const { errNo: code, fields, retryAfter } = failureOf(error);
    await calls[call].answer({ fields }, knownErrNo(code), retryAfter);
  };

  return {
    events: {
      'auth.opened': async ({ view, presentation }) => {
        // Else a sign-up of before would be led back to.
        await page.evaluate(() => sessionStorage.removeItem('signUp'));
        if (presentation === 'page') await page.goto(view === 'signIn' ? '/users/sign_in' : '/users/sign_up');
        else {
          await page.getByRole('banner').getByRole('button', { name: text.nav_sign_in }).click();
          // Over a screen it always begins with signing in.
          if (view !== 'signIn') await page.getByRole('dialog').getByRole('button', { name: otherView[view] }).click();
        }
      },
      'auth.closed': async (_, { context }) => {
        if (context.presentation === 'modal')
          await page.getByRole('dialog').getByRole('button', { name: text.action_close }).click();
        else await page.getByRole('link', { name: text.nav_home }).click();
        await giveUp();
      },
      'view.chosen': async ({ view }, before) => {
        const isOtherEmail =
          ((before.matches('confirmEmail') || before.matches('choosePassword')) && view === 'signUp') ||
          (before.matches('forgotPassword') && view === 'forgotPassword');
        const isOtherAccount = before.matches('linkAccount') && view === 'signIn';
        const way = isOtherAccount ? text.auth_link_other : otherView[view];
        await button(before, isOtherEmail ? text.auth_other_email : way).click();
        await giveUp();
      },
      'form.changed': async ({ values }, before) => {
        const entered = (name: string) => String(values[name]);
        const isSigning = before.matches('signIn') || before.matches('signUp');
        if (isSigning || before.matches('forgotPassword')) await emailIn(before).fill(entered('email'));
        if (isSigning || before.matches('choosePassword') || before.matches('linkAccount'))
          await passwordIn(before).fill(entered('password'));
        if (before.matches('confirmEmail')) await scopeOf(before).getByLabel(text.auth_code).fill(entered('code'));
      },
      'credentials.submitted': async ({ email, password }, before) => {
        await emailIn(before).fill(email);
        await passwordIn(before).fill(password);
        await button(before, before.matches('signUp') ? text.auth_sign_up : text.auth_sign_in).click();
      },
      'code.submitted': async ({ code }, before) => {
        await scopeOf(before).getByLabel(text.auth_code).fill(code);
        await button(before, text.auth_confirm).click();
      },
      'email.submitted': async ({ email }, before) => {
        await emailIn(before).fill(email);
        await button(before, text.auth_forgot_submit).click();
      },
      'password.submitted': async ({ password }, before) => {
        await passwordIn(before).fill(password);
        await button(before, before.matches('choosePassword') ? text.reset_submit : text.auth_link_submit).click();
      },
      'provider.chosen': (_, before) => button(before, text.auth_with.replace('{name}', 'Example')).click(),
      'oauth.returned': async ({ errNo: code }) => {
        await page.goto(`/users/redirect?errNo=${code}&state=%2F`);
      },
      'mail.resendRequested': (_, before) => button(before, text.auth_resend).click(),
      'submit.cancelled': async (_, before) => {
        await button(before, text.action_cancel).click();
        await giveUp();
      },
      'signUp.restored': async ({ email }) => {
        await page.evaluate(
          (kept) => sessionStorage.setItem('signUp', kept),
          JSON.stringify({ email, path: new URL(page.url()).pathname, savedTime: Date.now() }),
        );
        await page.reload();
      },
      'link.opened': async ({ code }) => {
        await page.goto(`/users/redirect?code=${code}`);
      },
    },
    done: {
      signIn: () => calls.signIn.answer(FORM_BODY),
      sendSignUpMail: () => calls.sendSignUpMail.answer({}),
      confirmEmail: () => calls.confirmEmail.answer(FORM_BODY),
      sendResetMail: () => calls.sendSignUpMail.answer({}),
      authorize: (answer) => calls.authorize.answer(answer),
      linkIdentity: () => calls.linkIdentity.answer(FORM_BODY),
    },
    failed: {
      signIn: (error) => fail('signIn', error),
      sendSignUpMail: (error) => fail('sendSignUpMail', error),
      confirmEmail: (error) => fail('confirmEmail', error),
      sendResetMail: (error) => fail('sendSignUpMail', error),
      authorize: (error) => fail('authorize', error),
      linkIdentity: (error) => fail('linkIdentity', error),
    },
    after: {
      submitTimeout: async () => {
        await page.clock.runFor(SUBMIT_TIMEOUT);
        await giveUp();
      },
      leaveTimeout: () => page.clock.runFor(LEAVE_TIMEOUT),
    },
    states: {
      closed: async () => {
        await expect(page.getByRole('dialog')).toHaveCount(0);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.home_title);
        expect(waiting()).toEqual([]);
      },
      signIn: seeTitle(text.auth_sign_in_title),
      'signIn.editing': seeResting(text.auth_sign_in),
      'signIn.submitting': async (snapshot) => {
        seeCredentials(await calls.signIn.arrived());
        await seeWaiting(snapshot, text.auth_sign_in);
      },
      signUp: seeTitle(text.auth_sign_up_title),
      'signUp.editing': seeResting(text.auth_sign_up),
      'signUp.submitting': async (snapshot) => {
        seeCredentials(await calls.sendSignUpMail.arrived());
        await seeWaiting(snapshot, text.auth_sign_up);
      },
      confirmEmail: (snapshot) =>
        seeTitle(isFromMail(snapshot) ? text.auth_confirming : text.auth_confirm_title)(snapshot),
      'confirmEmail.editing': async (snapshot) => {
        await seeResting(text.auth_confirm)(snapshot);
        await expect(button(snapshot, text.auth_resend)).toHaveCount(canSendAgain(snapshot) ? 1 : 0);
      },
      'confirmEmail.submitting': async (snapshot) => {
        await calls.confirmEmail.arrived();
        await seeWaiting(snapshot, isFromMail(snapshot) ? text.auth_confirming : text.auth_confirm);
      },
      'confirmEmail.resending': async (snapshot) => {
        // After a reload the server knows it, and the page does not.
        seeCredentials(await calls.sendSignUpMail.arrived(), snapshot.context.signupInputPassword !== '');
        await seeWaiting(snapshot, text.auth_resending);
      },
      'confirmEmail.resent': async (snapshot) => {
        await seeResting(text.auth_confirm, text.auth_resent)(snapshot);
        await expect(button(snapshot, text.auth_resend)).toBeEnabled();
      },
      choosePassword: seeTitle(text.auth_choose_title),
      'choosePassword.editing': seeResting(text.reset_submit),
      'choosePassword.submitting': async (snapshot) => {
        const body = Object.fromEntries(new URLSearchParams(await calls.confirmEmail.arrived()));
        expect(body).toEqual({
          appId: 'liora',
          os: 'web',
          code: expect.stringMatching(/^[0-9A-Z-]{12,14}$/),
          password: expect.stringMatching(/^[0-9a-f]{32}$/),
        });
        await seeWaiting(snapshot, text.reset_submit);
      },
      forgotPassword: (snapshot) => {
        const isAsking =
          snapshot.matches({ forgotPassword: 'editing' }) || snapshot.matches({ forgotPassword: 'submitting' });
        return seeTitle(isAsking ? text.auth_forgot_title : text.auth_forgot_sent_title)(snapshot);
      },
      'forgotPassword.editing': seeResting(text.auth_forgot_submit),
      'forgotPassword.submitting': async (snapshot) => {
        seeResetRequest(await calls.sendSignUpMail.arrived());
        await seeWaiting(snapshot, text.auth_forgot_submit);
      },
      'forgotPassword.sent': seeResting(text.auth_resend),
      'forgotPassword.resending': async (snapshot) => {
        seeResetRequest(await calls.sendSignUpMail.arrived());
        await seeWaiting(snapshot, text.auth_resending);
      },
      'forgotPassword.resent': seeResting(text.auth_resend, text.auth_resent),
      authRedirect: seeTitle(text.auth_redirect_title),
      'authRedirect.asking': async (snapshot) => {
        const body = Object.fromEntries(new URLSearchParams(await calls.authorize.arrived()));
        expect(body).toEqual({ appId: 'liora', os: 'web', oauthType: 'example', state: '/' });
        await seeWaiting(snapshot, text.auth_redirect_title);
      },
      'authRedirect.leaving': async (snapshot) => {
        // On the screen it looks like the wait before.
        await expect.poll(() => sentTo.splice(0)).toEqual(['https://id.example/authorize?state=abc']);
        await expect(button(snapshot, text.action_cancel)).toBeEnabled();
        expect(waiting()).toEqual([]);
      },
      linkAccount: seeTitle(text.auth_link_title),
      'linkAccount.editing': seeResting(text.auth_link_submit),
      'linkAccount.submitting': async (snapshot) => {
        const body = Object.fromEntries(new URLSearchParams(await calls.linkIdentity.arrived()));
        expect(body).toEqual({ appId: 'liora', os: 'web', password: expect.stringMatching(/^[0-9a-f]{32}$/) });
        await seeWaiting(snapshot, text.auth_link_submit);
      },
    },
    // A field that was not refused has nothing to take back.
    unnoticed: { 'form changed': { when: ({ context }) => context.fields.length === 0 } },
    notOffered: {
      'confirmEmail: view chosen (sign-in)': {
        ...authNotOffered['confirmEmail: view chosen (sign-in)'],
        look: (before) => expect(button(before, text.auth_to_sign_in)).toHaveCount(0),
      },
      'confirmEmail: view chosen (sign-up)': {
        ...authNotOffered['confirmEmail: view chosen (sign-up)'],
        look: (before) => expect(button(before, text.auth_other_email)).toHaveCount(0),
      },
    },
  };
};
