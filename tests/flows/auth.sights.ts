import { expect as playwrightExpect, type Page } from '@playwright/test';
import type { FieldError } from '#contract/envelope.ts';
import { errNo } from '#contract/errNo.ts';
import {
  type AuthSnapshot,
  isConfirmingLink,
  isMailSent,
  isResent,
  viewOf as selectView,
} from '#machines/auth/authSelectors.ts';
import { NO_ANSWER } from '#machines/failure.ts';
import { PATIENCE } from '#tests/browser/support/changes.ts';
import text from '../../messages/en.json' with { type: 'json' };

export const expect = playwrightExpect.configure({ timeout: PATIENCE });

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
export const submits = {
  signIn: text.auth_sign_in,
  signUp: text.auth_sign_up,
  confirmEmail: text.auth_confirm,
  forgotPassword: text.auth_forgot_submit,
  authRedirect: text.auth_redirect_title,
  linkAccount: text.auth_link_submit,
};
type View = keyof typeof titles;

export const viewOf = (snapshot: AuthSnapshot): View => {
  const view = selectView(snapshot);
  if (view === null) throw new Error('The container is closed');
  return view;
};

const titleOf = (snapshot: AuthSnapshot): string => {
  if (isConfirmingLink(snapshot)) return text.auth_confirming;
  return isMailSent(snapshot) ? text.auth_forgot_sent_title : titles[viewOf(snapshot)];
};

/** Where things are in the container of signing in, over a screen or as a page, and what it says. */
export const authOn = (page: Page) => {
  const scopeOf = ({ context }: AuthSnapshot) =>
    context.presentation === 'modal' ? page.getByRole('dialog') : page.getByRole('main');
  const button = (snapshot: AuthSnapshot, name: string) => scopeOf(snapshot).getByRole('button', { name, exact: true });

  const seeView = async (snapshot: AuthSnapshot) => {
    const title = titleOf(snapshot);
    if (snapshot.context.presentation === 'modal') await expect(page.getByRole('dialog')).toHaveAccessibleName(title);
    else await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  };
  const seeErrors = async (snapshot: AuthSnapshot) => {
    const { fields, failure } = snapshot.context;
    const scope = scopeOf(snapshot);
    const marks = Object.values(fieldTexts)
      .map((words) => scope.getByText(words))
      .reduce((one, other) => one.or(other));
    const isWrong = (path: string) => fields.some((field: FieldError) => field.path === path);
    const marked = Object.entries(fieldTexts)
      .filter(([path]) => isWrong(path))
      .map(([, words]) => words);
    // Fields that are marked speak for themselves.
    const told = fields.length === 0 && failure !== null ? [failureTexts[failure.errNo] ?? 'no words'] : [];
    const resent = isResent(snapshot) ? [text.auth_resent] : [];
    await expect(marks.or(scope.getByRole('alert'))).toHaveText([...marked, ...told, ...resent]);
  };

  return { scopeOf, button, seeView, seeErrors };
};
