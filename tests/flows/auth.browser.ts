import { expect as playwrightExpect, type Page } from '@playwright/test';
import type { FieldError } from '#contract/envelope.ts';
import { errNo } from '#contract/errNo.ts';
import type { authMachine } from '#machines/auth/authMachine.ts';
import {
  type AuthSnapshot,
  isConfirmingLink,
  isMailSent,
  knowsSignUp,
  viewOf as selectView,
} from '#machines/auth/authSelectors.ts';
import { LEAVE_TIMEOUT, SUBMIT_TIMEOUT } from '#machines/auth/authSetup.ts';
import { failureOf, NO_ANSWER } from '#machines/failure.ts';
import { hold, knownErrNo, PATIENCE } from '#tests/browser/support/hold.ts';
import text from '../../messages/en.json' with { type: 'json' };
import type { Walker } from './support/walk.ts';

const expect = playwrightExpect.configure({ timeout: PATIENCE });

const fieldTexts: Readonly<Record<string, string>> = {
  email: text.field_email,
  password: text.field_password_short.replace('{min}', '8'),
  code: text.field_code,
};
const failureTexts: Readonly<Record<number, string>> = {
  [NO_ANSWER]: text.failure_no_answer,
  [errNo.invalidInput]: text.failure_invalid_input,
  [errNo.wrongCredentials]: text.failure_credentials,
  [errNo.wrongCode]: text.failure_code,
  [errNo.providerRefused]: text.failure_provider_refused,
  [errNo.providerFailed]: text.failure_provider,
  [errNo.signInExpired]: text.failure_sign_in_expired,
  // As the fixture's server has it: in 600 seconds.
  [errNo.tooManyRequests]: text.failure_too_many_minutes.replace('{minutes}', '10'),
};
const titles = {
  signIn: text.auth_sign_in_title,
  signUp: text.auth_sign_up_title,
  confirmEmail: text.auth_confirm_title,
  forgotPassword: text.auth_forgot_title,
  authRedirect: text.auth_redirect_title,
  linkAccount: text.auth_link_title,
};
const submits = {
  signIn: text.auth_sign_in,
  signUp: text.auth_sign_up,
  confirmEmail: text.auth_confirm,
  forgotPassword: text.auth_forgot_submit,
  authRedirect: text.auth_redirect_title,
  linkAccount: text.auth_link_submit,
};
type View = keyof typeof titles;

const titleOf = (snapshot: AuthSnapshot): string => {
  if (isConfirmingLink(snapshot)) return text.auth_confirming;
  if (isMailSent(snapshot)) return text.auth_forgot_sent_title;
  const view = selectView(snapshot);
  return view === null ? '' : titles[view];
};

const FORM_BODY = { uid: '0190d4e2-7c1a-7cc3-8f10-3b1d6d4f9a01' };

/** Signing in, signing up and confirming as people do it, before a server whose answers wait. */
export const createAuthWalker = async (page: Page): Promise<Walker<typeof authMachine>> => {
  page.setDefaultTimeout(PATIENCE);
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
  // The third party has nothing to show, so that the browser stays.
  const sentTo: string[] = [];
  await page.route('https://id.example/**', async (route) => {
    await route.fulfill({ status: 204 });
    sentTo.push(route.request().url());
  });
  const waiting = () => Object.values(calls).filter((call) => call.count() > 0);
  const giveUp = async () => {
    for (const call of waiting()) await call.forget();
  };

  const scopeOf = ({ context }: AuthSnapshot) =>
    context.presentation === 'modal' ? page.getByRole('dialog') : page.getByRole('main');
  const button = (snapshot: AuthSnapshot, name: string) => scopeOf(snapshot).getByRole('button', { name, exact: true });
  const viewOf = (snapshot: AuthSnapshot): View => {
    const view = selectView(snapshot);
    if (view === null) throw new Error('The container is closed');
    return view;
  };
  const otherView = {
    signIn: text.auth_to_sign_in,
    signUp: text.auth_to_sign_up,
    forgotPassword: text.auth_forgot,
  };

  const seeView = async (snapshot: AuthSnapshot) => {
    const title = titleOf(snapshot);
    if (snapshot.context.presentation === 'modal') await expect(page.getByRole('dialog')).toHaveAccessibleName(title);
    else await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  };
  /** What a view without an own form to submit leaves: the ways on. */
  const seeSent = async (snapshot: AuthSnapshot) => {
    await expect(button(snapshot, text.auth_resend)).toBeEnabled();
    await expect(button(snapshot, text.action_cancel)).toHaveCount(0);
    await seeErrors(snapshot);
    expect(waiting()).toEqual([]);
  };
  const seeErrors = async (snapshot: AuthSnapshot) => {
    const { fields, failure } = snapshot.context;
    const scope = scopeOf(snapshot);
    for (const [path, words] of Object.entries(fieldTexts)) {
      const isWrong = fields.some((field: FieldError) => field.path === path);
      await expect(scope.getByText(words)).toHaveCount(isWrong ? 1 : 0);
    }
    for (const [code, words] of Object.entries(failureTexts)) {
      // Fields that are marked speak for themselves.
      const hasFailed = failure?.errNo === Number(code) && fields.length === 0;
      await expect(scope.getByRole('alert').filter({ hasText: words })).toHaveCount(hasFailed ? 1 : 0);
    }
  };
  const seeForm = async (snapshot: AuthSnapshot) => {
    await expect(button(snapshot, submits[viewOf(snapshot)])).toBeEnabled();
    await expect(button(snapshot, text.action_cancel)).toHaveCount(0);
    await seeErrors(snapshot);
    expect(waiting()).toEqual([]);
  };
  const seeWaiting = async (snapshot: AuthSnapshot, submit: string) => {
    await expect(button(snapshot, submit)).toBeDisabled();
    await expect(button(snapshot, text.action_cancel)).toBeEnabled();
    await seeErrors(snapshot);
    expect(waiting()).toHaveLength(1);
  };

  /** The password leaves the browser only as a digest. */
  const seeCredentials = (body: string) => {
    expect(Object.fromEntries(new URLSearchParams(body))).toMatchObject({
      appId: 'liora',
      os: 'web',
      email: 'ada@example.com',
      password: expect.stringMatching(/^[0-9a-f]{32}$/),
    });
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
  const seeResent = (snapshot: AuthSnapshot) =>
    expect(scopeOf(snapshot).getByRole('alert').filter({ hasText: text.auth_resent })).toBeVisible();

  const fail = async (call: keyof typeof calls, error: unknown) => {
    const { errNo: code, fields, retryAfter } = failureOf(error);
    await calls[call].answer({ fields }, knownErrNo(code), retryAfter);
  };

  return {
    events: {
      'auth.opened': async ({ view, presentation }) => {
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
          (before.matches('confirmEmail') && view === 'signUp') ||
          (before.matches('forgotPassword') && view === 'forgotPassword');
        await button(before, isOtherEmail ? text.auth_other_email : otherView[view]).click();
        await giveUp();
      },
      'credentials.submitted': async ({ email, password }, before) => {
        const scope = scopeOf(before);
        await scope.getByLabel(text.auth_email).fill(email);
        await scope.getByRole('textbox', { name: text.auth_password }).fill(password);
        await button(before, submits[viewOf(before)]).click();
      },
      'code.submitted': async ({ code }, before) => {
        await scopeOf(before).getByLabel(text.auth_code).fill(code);
        await button(before, text.auth_confirm).click();
      },
      'email.submitted': async ({ email }, before) => {
        await scopeOf(before).getByLabel(text.auth_email).fill(email);
        await button(before, text.auth_forgot_submit).click();
      },
      'password.submitted': async ({ password }, before) => {
        await scopeOf(before).getByRole('textbox', { name: text.auth_password }).fill(password);
        await button(before, text.auth_link_submit).click();
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
      signIn: seeView,
      'signIn.editing': seeForm,
      'signIn.submitting': async (snapshot) => {
        seeCredentials(await calls.signIn.arrived());
        await seeWaiting(snapshot, text.auth_sign_in);
      },
      signUp: seeView,
      'signUp.editing': seeForm,
      'signUp.submitting': async (snapshot) => {
        seeCredentials(await calls.sendSignUpMail.arrived());
        await seeWaiting(snapshot, text.auth_sign_up);
      },
      confirmEmail: seeView,
      'confirmEmail.editing': async (snapshot) => {
        await seeForm(snapshot);
        await expect(button(snapshot, text.auth_resend)).toHaveCount(knowsSignUp(snapshot) ? 1 : 0);
      },
      'confirmEmail.submitting': async (snapshot) => {
        await calls.confirmEmail.arrived();
        await seeWaiting(snapshot, isConfirmingLink(snapshot) ? text.auth_confirming : text.auth_confirm);
      },
      'confirmEmail.resending': async (snapshot) => {
        seeCredentials(await calls.sendSignUpMail.arrived());
        await seeWaiting(snapshot, text.auth_resending);
      },
      'confirmEmail.resent': async (snapshot) => {
        await seeForm(snapshot);
        await seeResent(snapshot);
      },
      forgotPassword: seeView,
      'forgotPassword.editing': seeForm,
      'forgotPassword.submitting': async (snapshot) => {
        seeResetRequest(await calls.sendSignUpMail.arrived());
        await seeWaiting(snapshot, text.auth_forgot_submit);
      },
      'forgotPassword.sent': seeSent,
      'forgotPassword.resending': async (snapshot) => {
        seeResetRequest(await calls.sendSignUpMail.arrived());
        await seeWaiting(snapshot, text.auth_resending);
      },
      'forgotPassword.resent': async (snapshot) => {
        await seeSent(snapshot);
        await seeResent(snapshot);
      },
      authRedirect: seeView,
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
      linkAccount: seeView,
      'linkAccount.editing': seeForm,
      'linkAccount.submitting': async (snapshot) => {
        const body = Object.fromEntries(new URLSearchParams(await calls.linkIdentity.arrived()));
        expect(body).toEqual({ appId: 'liora', os: 'web', password: expect.stringMatching(/^[0-9a-f]{32}$/) });
        await seeWaiting(snapshot, text.auth_link_submit);
      },
    },
    notOffered: {
      'confirmEmail: view chosen (sign-in)': {
        when: isConfirmingLink,
        look: (before) => expect(button(before, text.auth_to_sign_in)).toHaveCount(0),
      },
      'confirmEmail: view chosen (sign-up)': {
        when: isConfirmingLink,
        look: (before) => expect(button(before, text.auth_other_email)).toHaveCount(0),
      },
    },
  };
};
