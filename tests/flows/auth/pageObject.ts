import { expect as playwrightExpect, type Page } from '@playwright/test';
import type { FieldError } from '#contract/envelope.ts';
import { errNo } from '#contract/errNo.ts';
import type { AuthSnapshot } from '#machines/auth/authSelectors.ts';
import { NO_ANSWER } from '#machines/failure.ts';
import { TIMEOUT } from '#tests/browser/support/changes.ts';
import text from '../../../messages/en.json' with { type: 'json' };

export const expect = playwrightExpect.configure({ timeout: TIMEOUT });

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
  [errNo.newPasswordNeeded]: text.failure_new_password_needed,
  [errNo.providerRefused]: text.failure_provider_refused,
  [errNo.providerFailed]: text.failure_provider,
  [errNo.signInExpired]: text.failure_sign_in_expired,
  // As the fixture's server has it: in 600 seconds.
  [errNo.tooManyRequests]: text.failure_too_many_minutes.replace('{minutes}', '10'),
};

/** The mail is that of a sign-up on this page, or of one that the page knows nothing of. */
const hasSignedUp = ({ context }: AuthSnapshot): boolean => context.signupInputEmail === 'ada@example.com';
/** The page knows whose sign-up it is. */
export const canSendAgain = ({ context }: AuthSnapshot): boolean => context.signupInputEmail !== '';
/** Whoever comes from the mail sees no form while the link is confirmed. */
export const isFromMail = (snapshot: AuthSnapshot): boolean =>
  snapshot.matches({ confirmEmail: 'submitting' }) && !hasSignedUp(snapshot);

/** Where things are in the container of signing in, over a screen or as a page, and what it says. */
export const authOn = (page: Page) => {
  const scopeOf = ({ context }: AuthSnapshot) =>
    context.presentation === 'modal' ? page.getByRole('dialog') : page.getByRole('main');
  const button = (snapshot: AuthSnapshot, name: string) => scopeOf(snapshot).getByRole('button', { name, exact: true });

  const seeTitle = (title: string) => async (snapshot: AuthSnapshot) => {
    if (snapshot.context.presentation === 'modal') await expect(page.getByRole('dialog')).toHaveAccessibleName(title);
    else await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  };
  /** What is wrong, and what else is told: of an answer, that it has come. */
  const seeErrors = async (snapshot: AuthSnapshot, ...answers: readonly string[]) => {
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
    await expect(marks.or(scope.getByRole('alert'))).toHaveText([...marked, ...told, ...answers]);
  };

  return { scopeOf, button, seeTitle, seeErrors };
};
