import type { FieldError } from '#contract/envelope.ts';
import { errNo, type ErrNo } from '#contract/errNo.ts';

/** Refuses a call: ends as the envelope with this code and the HTTP status that goes with it. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly errNo: Exclude<ErrNo, 0>;
  readonly data: unknown;
  /** Seconds to wait before trying again: the `Retry-After` header. */
  readonly retryAfter: number | undefined;

  constructor(code: Exclude<ErrNo, 0>, message: string, data: unknown = null, retryAfter?: number) {
    super(message);
    this.errNo = code;
    this.data = data;
    this.retryAfter = retryAfter;
  }
}

/** 1001 with the fields that were refused. */
export const invalidInput = (fields: readonly FieldError[]): ApiError =>
  new ApiError(
    errNo.invalidInput,
    `Invalid input: ${fields.map(({ path, reason }) => `${path} ${reason}`).join(', ')}`,
    { fields },
  );

/** 1001 about the request as a whole; `path` names the part. */
export const malformed = (path: string, reason: string): ApiError => invalidInput([{ path, reason }]);
