import { envelope, helpFirstData, invalidInputData, type FieldError } from '#contract/envelope.ts';

/** No answer of ours came: offline, timed out, cut off, or something else answered. */
const NO_ANSWER = -1;

/** Why a call failed: the server's code, or -1 when there was no answer. */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure';
  readonly errNo: number;
  readonly fields: readonly FieldError[];
  /** Seconds to wait before trying again, where the server said so. */
  readonly retryAfter: number | undefined;
  /** Whom somebody in need can reach, as it came: `help` of errNo 1019. */
  readonly help: unknown;

  constructor(errNo: number, message: string, fields: readonly FieldError[] = [], retryAfter?: number, help?: unknown) {
    super(message);
    this.errNo = errNo;
    this.fields = fields;
    this.retryAfter = retryAfter;
    this.help = help;
  }
}

export const noAnswer = (message: string): ApiFailure => new ApiFailure(NO_ANSWER, message);

/** The same data was asked for again, and that request goes on instead. */
export const superseded = (): ApiFailure => noAnswer('The same was asked for again');

/** Reads the failure out of the body of an answer; `retryAfter` is its header in seconds. */
export const failureFrom = (body: unknown, retryAfter: string | null = null): ApiFailure => {
  const answer = envelope.safeParse(body);
  if (!answer.success || answer.data.errNo === 0) return noAnswer('The answer is not of the API');
  const { errNo, message = '', data } = answer.data;
  const seconds = retryAfter !== null && /^\d{1,9}$/.test(retryAfter) ? Number(retryAfter) : undefined;
  const details = invalidInputData.safeParse(data);
  const { help } = helpFirstData.safeParse(data).data ?? {};
  return new ApiFailure(errNo, message, details.success ? details.data.fields : [], seconds, help);
};
