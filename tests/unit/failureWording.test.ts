import { describe, expect, it } from 'vitest';
import { NAME_MAX, PASSWORD_MAX, PRONOUN_MAX } from '#contract/account.ts';
import { errNo } from '#contract/errNo.ts';
import { NO_ANSWER } from '#machines/failure.ts';
import { fieldText } from '#src/screens/fieldText.ts';
import { failureText } from '#src/screens/wording.ts';
import text from '../../messages/en.json' with { type: 'json' };

/** What people read of each code where a screen has no words of its own. */
const told = {
  invalidInput: text.failure_invalid_input,
  notSignedIn: text.failure_not_signed_in,
  forbidden: text.failure_forbidden,
  notFound: text.failure_not_found,
  conflict: text.failure_conflict,
  tooManyRequests: text.failure_too_many,
  providerFailed: text.failure_provider,
  contentRefused: text.failure_content,
  shuttingDown: text.failure_shutting_down,
  clientTooOld: text.failure_client_too_old,
  internal: text.failure_internal,
  tooLarge: text.failure_too_large,
  paymentDeclined: text.failure_payment_declined,
  priceChanged: text.failure_price_changed,
  blocked: text.failure_blocked,
  databaseAway: text.failure_database_away,
  pictureAgreementNeeded: text.failure_internal,
  accountNeeded: text.failure_internal,
  helpFirst: text.failure_internal,
  wrongCredentials: text.failure_credentials,
  wrongCode: text.failure_code,
  providerRefused: text.failure_provider_refused,
  signInExpired: text.failure_sign_in_expired,
  emailNotVerified: text.failure_email_not_verified,
  passwordNeeded: text.failure_password_needed,
  newPasswordNeeded: text.failure_new_password_needed,
  setupNameAndPronoun: text.failure_setup,
  setupAge: text.failure_setup,
  underAge: text.failure_setup,
  underAgeChangeAge: text.failure_setup,
  subscriptionNeeded: text.failure_purchase,
  tokensNeeded: text.failure_tokens,
  alreadySubscribed: text.failure_already_subscribed,
} satisfies Readonly<Record<Exclude<keyof typeof errNo, 'success'>, string>>;

describe('why a call failed', () => {
  it('is told in the words of its code', () => {
    const codes = Object.entries(errNo).filter(([name]) => name !== 'success');
    expect(Object.fromEntries(codes.map(([name, code]) => [name, failureText({ errNo: code, fields: [] })]))).toEqual(
      told,
    );
    expect(failureText({ errNo: NO_ANSWER, fields: [] })).toBe(text.failure_no_answer);
  });

  it('is told with how long to wait, in minutes where that is long', () => {
    const waiting = (retryAfter: number) => failureText({ errNo: errNo.tooManyRequests, fields: [], retryAfter });
    expect([0.2, 90, 91, 600].map(waiting)).toEqual([
      'That was a bit fast. Please try again in a second.',
      'That was a bit fast. Please try again in 90 seconds.',
      'Too many attempts. Please try again in 2 minutes.',
      'Too many attempts. Please try again in 10 minutes.',
    ]);
  });
});

describe('what is wrong with a field', () => {
  it.each([
    ['email', 'notAnEmail', text.field_email],
    ['email', 'unchanged', text.field_email_unchanged],
    ['code', 'tooShort', text.field_code],
    ['age', 'outOfRange', text.field_age],
    ['name', 'tooShort', text.field_name_missing],
    ['pronoun', 'tooShort', text.field_pronoun_missing],
    ['password', 'tooShort', 'Use at least 8 characters.'],
    ['password', 'tooLong', `Use at most ${PASSWORD_MAX} characters.`],
    ['name', 'tooLong', `Use at most ${NAME_MAX} characters.`],
    ['pronoun', 'tooLong', `Use at most ${PRONOUN_MAX} characters.`],
    ['oldPassword', 'wrong', text.field_password_wrong],
    ['confirmation', 'wrong', text.field_confirmation_wrong],
    ['password', 'tooCommon', text.field_password_common],
    ['name', 'badCharacters', text.field_characters],
    ['country', 'notACountry', text.field_invalid],
  ])('is told beside it: %s %s', (path, reason, words) => {
    expect(
      fieldText(
        [
          { path: 'other', reason: 'wrong' },
          { path, reason },
        ],
        path,
      ),
    ).toBe(words);
  });

  it('is nothing where nothing is wrong with it', () => {
    expect(fieldText([{ path: 'email', reason: 'notAnEmail' }], 'password')).toBeUndefined();
  });
});
