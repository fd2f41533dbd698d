import { errNo } from '#contract/errNo.ts';
import type { Failure } from '#machines/failure.ts';
import { m } from '#src/paraglide/messages.js';
import { loadFailureText } from './loadFailureText.ts';

/** What people read when a call failed: here and in `loadFailureText` alone codes become sentences. */
export const failureText = (failure: Failure): string => {
  switch (failure.errNo) {
    case errNo.conflict:
      return m.failure_conflict();
    case errNo.contentRefused:
      return m.failure_content();
    case errNo.blocked:
      return m.failure_blocked();
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
      return loadFailureText(failure);
  }
};
