import type { IncomingHttpHeaders } from 'node:http';
import { HttpError, type HttpFailure } from './httpError.ts';

/** Seconds that a `Retry-After` header asks for, which gives seconds or a date. */
export const retryAfterSeconds = (header: string | undefined, now: number): number | undefined => {
  if (header === undefined) return undefined;
  if (/^\d{1,9}$/.test(header.trim())) return Number(header);
  const date = Date.parse(header);
  return Number.isNaN(date) ? undefined : Math.max(0, Math.ceil((date - now) / 1000));
};

const reasonOfStatus = (status: number): HttpFailure => {
  if (status === 429) return 'rateLimited';
  if (status === 408 || status === 504) return 'timedOut';
  if (status === 401 || status === 402 || status === 403 || status === 502 || status === 503) return 'unreachable';
  return 'badAnswer';
};

export interface FailedAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

/** As a provider's own log names the request, to ask them by. */
const requestId = ({ 'x-request-id': header }: IncomingHttpHeaders): string =>
  typeof header === 'string' && /^[\w-]{8,64}$/.test(header) ? `, request ${header}` : '';

/**
 * What an answer with another status than 200 means; `isRefusal` reads in the body of a 400 whether content rules refused. The message holds nothing
 * of the body: providers quote keys and prompts in there.
 */
export const failedStatus = (
  { status, headers, text }: FailedAnswer,
  isRefusal: (text: string) => boolean,
): HttpError =>
  new HttpError(
    status === 400 && isRefusal(text) ? 'refused' : reasonOfStatus(status),
    `status ${status}${requestId(headers)}`,
    retryAfterSeconds(headers['retry-after'], Date.now()),
    status,
  );
