import { setTimeout as wait } from 'node:timers/promises';
import { PictureProviderError } from './pictureProvider.ts';

export const cancelled = (): PictureProviderError => new PictureProviderError('cancelled', 'nobody wants it any more');

export const throwIfCancelled = (signal: AbortSignal): void => {
  if (signal.aborted) throw cancelled();
};

/** Waits; throws `cancelled` as soon as the signal fires. */
export const waitOrCancel = async (milliseconds: number, signal: AbortSignal): Promise<void> => {
  try {
    await wait(milliseconds, undefined, { signal });
  } catch {
    throw cancelled();
  }
};

/** The result of work that cannot be stopped, or `cancelled` as soon as the signal fires. */
export const orCancelled = async <Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> => {
  const { promise, reject } = Promise.withResolvers<never>();
  const onAbort = () => reject(cancelled());
  signal.addEventListener('abort', onAbort, { once: true });
  if (signal.aborted) onAbort();
  try {
    // Both are waited for, so that neither fails unheard.
    return await Promise.race([work, promise]);
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
};
