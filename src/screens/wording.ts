import { errNo } from '#contract/errNo.ts';
import { type Failure, NO_ANSWER } from '#machines/failure.ts';
import { m } from '#src/paraglide/messages.js';

const waitText = (seconds: number): string =>
  seconds > 90
    ? m.failure_too_many_minutes({ minutes: Math.ceil(seconds / 60) })
    : m.failure_too_many_seconds({ seconds: Math.ceil(seconds) });

/** What people read when a call failed: the only place where codes become sentences. */
export const failureText = (failure: Failure): string => {
  switch (failure.errNo) {
    case NO_ANSWER:
      return m.failure_no_answer();
    case errNo.invalidInput:
      return m.failure_invalid_input();
    case errNo.notSignedIn:
      return m.failure_not_signed_in();
    case errNo.forbidden:
      return m.failure_forbidden();
    case errNo.notFound:
      return m.failure_not_found();
    case errNo.conflict:
      return m.failure_conflict();
    case errNo.tooManyRequests:
      return failure.retryAfter === undefined ? m.failure_too_many() : waitText(failure.retryAfter);
    case errNo.providerFailed:
      return m.failure_provider();
    case errNo.contentRefused:
      return m.failure_content();
    case errNo.blocked:
      return m.failure_blocked();
    case errNo.shuttingDown:
      return m.failure_shutting_down();
    case errNo.databaseAway:
      return m.failure_database_away();
    case errNo.clientTooOld:
      return m.failure_client_too_old();
    case errNo.tooLarge:
      return m.failure_too_large();
    case errNo.paymentDeclined:
      return m.failure_payment_declined();
    case errNo.priceChanged:
      return m.failure_price_changed();
    case errNo.wrongCredentials:
      return m.failure_credentials();
    case errNo.wrongCode:
      return m.failure_code();
    case errNo.providerRefused:
      return m.failure_provider_refused();
    case errNo.signInExpired:
      return m.failure_sign_in_expired();
    case errNo.emailNotVerified:
      return m.failure_email_not_verified();
    case errNo.passwordNeeded:
      return m.failure_password_needed();
    case errNo.newPasswordNeeded:
      return m.failure_new_password_needed();
    case errNo.setupNameAndPronoun:
    case errNo.setupAge:
    case errNo.underAge:
    case errNo.underAgeChangeAge:
      return m.failure_setup();
    case errNo.subscriptionNeeded:
      return m.failure_purchase();
    case errNo.tokensNeeded:
      return m.failure_tokens();
    case errNo.alreadySubscribed:
      return m.failure_already_subscribed();
    default:
      return m.failure_internal();
  }
};
