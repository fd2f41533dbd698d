import type { AnswerFailure } from '#contract/chat.ts';
import type { ChatProviderError } from '#server/providers/chat/chatProvider.ts';

/** A model may ask for days, which nobody waits for. */
const WAIT_MAX = 60 * 60 * 1000;

/** Before which moment asking the model again is in vain; null where it did not say so. */
export const retryTimeOf = ({ retryAfter }: ChatProviderError, now: number): number | null =>
  retryAfter === undefined || retryAfter === 0 ? null : now + Math.min(WAIT_MAX, retryAfter * 1000);

/** Why an answer failed, as it is told at `now`. */
export const failureOf = (reason: AnswerFailure['reason'], retryTime: number | null, now: number): AnswerFailure => {
  const left = Math.ceil(((retryTime ?? 0) - now) / 1000);
  return left > 0 ? { reason, retryAfter: left } : { reason };
};
