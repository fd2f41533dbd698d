import { PlainError } from '#server/plainError.ts';

/**
 * `unreachable`: nothing was asked of the provider. `brokenOff`: it was asked, and the end of its answer is unknown. `badAnswer` is a fault of the
 * provider or its set-up, `refused` is final; the others may pass.
 */
export type HttpFailure = 'unreachable' | 'timedOut' | 'rateLimited' | 'refused' | 'brokenOff' | 'badAnswer';

/** Why a provider's server gave no proper answer. The message holds neither key nor body. `retryAfter` is in seconds, `status` that of the answer. */
export class HttpError extends PlainError {
  override readonly name = 'HttpError';
  readonly reason: HttpFailure;
  readonly retryAfter: number | undefined;
  readonly status: number | undefined;

  constructor(reason: HttpFailure, message: string, retryAfter?: number, status?: number) {
    super(message);
    this.reason = reason;
    this.retryAfter = retryAfter;
    this.status = status;
  }
}
