import { orCancelled } from './cancelled.ts';

/** Begins each work once the one before it has ended; throws `cancelled` when the signal fires before that. */
export const oneAtATime = () => {
  let last: Promise<void> = Promise.resolve();
  return async <Result>(work: () => Promise<Result>, signal: AbortSignal): Promise<Result> => {
    const before = last;
    const { promise, resolve } = Promise.withResolvers<void>();
    last = promise;
    try {
      await orCancelled(before, signal);
      return await work();
    } finally {
      void before.then(resolve);
    }
  };
};
