import type { IncomingMessage } from 'node:http';
import { ChatProviderError } from '../chatProvider.ts';
import { reasonOfError } from './completion.ts';

/** Seconds that a `Retry-After` header asks for, which gives seconds or a date. */
export const retryAfterSeconds = (header: string | undefined, now: number): number | undefined => {
  if (header === undefined) return undefined;
  if (/^\d{1,9}$/.test(header.trim())) return Number(header);
  const date = Date.parse(header);
  return Number.isNaN(date) ? undefined : Math.max(0, Math.ceil((date - now) / 1000));
};

const reasonOfStatus = (status: number): ChatProviderError['reason'] => {
  if (status === 429) return 'rateLimited';
  if (status === 408 || status === 504) return 'timedOut';
  if (status === 401 || status === 402 || status === 403 || status === 502 || status === 503) return 'unreachable';
  return 'badAnswer';
};

/**
 * What an answer with another status than 200 means. The message holds nothing of the body:
 * providers quote the key in there.
 */
export const failedStatus = (response: IncomingMessage, body: string): ChatProviderError => {
  const status = response.statusCode ?? 0;
  const refused = status === 400 && reasonOfError(body) === 'refused';
  return new ChatProviderError(
    refused ? 'refused' : reasonOfStatus(status),
    `status ${status}`,
    retryAfterSeconds(response.headers['retry-after'], Date.now()),
  );
};
