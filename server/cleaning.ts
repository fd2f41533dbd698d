import type { Log } from './log.ts';

const HOUR = 60 * 60 * 1000;

/** What is forgotten, by what it is called in the log. */
export type Works = Readonly<Record<string, (now: number) => PromiseLike<unknown>>>;

/**
 * Forgets what has expired, at once and each hour, so that servers which start often forget it too. Of `hourly` it does at first nothing. A
 * work that fails keeps no other from its turn. `clock` gives the time by which it has expired.
 */
export const startCleaning = (
  works: Works,
  hourly: Works,
  log: Log,
  clock: () => number | Promise<number> = Date.now,
) => {
  let running: Promise<void> = Promise.resolve();
  const clean = async (some: Works): Promise<void> => {
    const now = await clock();
    for (const [what, work] of Object.entries(some))
      try {
        await work(now);
      } catch (error) {
        log.warn({ err: error, what }, 'cleaning up failed');
      }
  };
  const begin = (some: Works): void => {
    running = running
      .then(() => clean(some))
      .catch((error: unknown) => log.warn({ err: error }, 'nothing could be cleaned up'));
  };
  begin(works);
  const timer = setInterval(() => begin({ ...works, ...hourly }), HOUR).unref();
  return {
    /** Resolves once nothing of it is under way. */
    async close(): Promise<void> {
      clearInterval(timer);
      await running;
    },
  };
};
