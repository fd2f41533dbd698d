import type { PictureFailure } from '#contract/picture.ts';
import { BucketError } from '#server/providers/image/storage/bucketCall.ts';
import { waitOrCancel } from '#server/providers/picture/cancelled.ts';
import { PictureProviderError } from '#server/providers/picture/pictureProvider.ts';
import { ModerationError } from '#server/providers/moderation/moderationProvider.ts';

/** Milliseconds before each further try of making, judging or keeping a picture. */
export const PAUSES: readonly number[] = [500, 2000, 6000];
/** As long as a provider is waited for that says when to come again. */
const PAUSE_MAX = 30_000;

const FULL: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT']);
/** Whoever set up the place for pictures has to mend it. */
const UNUSABLE: ReadonlySet<unknown> = new Set(['ENOTDIR', 'EEXIST', 'EACCES', 'EPERM', 'EROFS']);
const isUnusable = (error: unknown): boolean => error instanceof Error && 'code' in error && UNUSABLE.has(error.code);

/** What a task fails with; undefined for what is no failure of a provider or of the place for pictures. */
export const failureOf = (error: unknown): PictureFailure | undefined => {
  if (error instanceof ModerationError) return 'unreachable';
  if (error instanceof Error && error.name === 'TimeoutError') return 'timedOut';
  if (error instanceof Error && 'code' in error && FULL.has(error.code)) return 'noSpace';
  if (isUnusable(error) || error instanceof BucketError) return 'interrupted';
  if (!(error instanceof PictureProviderError)) return undefined;
  switch (error.reason) {
    case 'unreachable':
    case 'timedOut':
    case 'badAnswer':
      return error.reason;
    case 'rateLimited':
      return 'busy';
    case 'brokenOff':
      return 'interrupted';
    case 'refused':
    case 'cancelled':
      return undefined;
  }
};

const mayPass = (error: unknown): boolean => {
  if (isUnusable(error)) return false;
  const failure = failureOf(error);
  return failure !== undefined && failure !== 'badAnswer' && failure !== 'noSpace';
};

/** The provider was at work when it failed, and may want to be paid for that. */
const wasAtWork = (error: unknown): boolean =>
  error instanceof PictureProviderError && (error.reason === 'brokenOff' || error.reason === 'timedOut');

/**
 * Does work again that failed for a reason that may pass, after a pause each time; the provider may ask for a longer one. What failed while the
 * provider was at it is done again once.
 */
export const persist = async <Value>(
  work: () => Promise<Value>,
  pauses: readonly number[],
  signal: AbortSignal,
): Promise<Value> => {
  let wasTriedAgain = false;
  for (const pause of pauses) {
    try {
      return await work();
    } catch (error) {
      if (signal.aborted || !mayPass(error) || (wasTriedAgain && wasAtWork(error))) throw error;
      wasTriedAgain ||= wasAtWork(error);
      const wanted = error instanceof PictureProviderError ? (error.retryAfter ?? 0) * 1000 : 0;
      await waitOrCancel(Math.min(Math.max(pause, wanted), PAUSE_MAX), signal);
    }
  }
  return work();
};
