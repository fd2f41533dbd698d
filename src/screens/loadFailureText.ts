import { errNo } from '#contract/errNo.ts';
import { type Failure, NO_ANSWER } from '#machines/failure.ts';
import { m } from '#src/paraglide/messages.js';

const waitText = (seconds: number): string => {
  if (seconds > 90) return m.failure_too_many_minutes({ minutes: Math.ceil(seconds / 60) });
  return seconds <= 1 ? m.failure_too_many_second() : m.failure_too_many_seconds({ seconds: Math.ceil(seconds) });
};

/** What people read when something could not be loaded; `failureText` knows what fails besides. */
export const loadFailureText = (failure: Failure): string => {
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
    case errNo.tooManyRequests:
      return failure.retryAfter === undefined ? m.failure_too_many() : waitText(failure.retryAfter);
    case errNo.providerFailed:
      return m.failure_provider();
    case errNo.shuttingDown:
      return m.failure_shutting_down();
    case errNo.databaseAway:
      return m.failure_database_away();
    case errNo.clientTooOld:
      return m.failure_client_too_old();
    default:
      return m.failure_internal();
  }
};
