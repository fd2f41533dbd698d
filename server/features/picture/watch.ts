import type { Database } from '#server/db/database.ts';
import type { Log } from '#server/log.ts';
import { changeRun, type Run } from './taskRepository.ts';

/** Milliseconds between two times that progress is written down. */
const TELL_EVERY = 250;
/** Milliseconds between two signs of life, each of which looks whether the task is still wanted. */
const BEAT_EVERY = 900;

/** The task was cancelled, deleted, or begun by somebody else. */
export class NotWanted extends Error {}

/** Tells how far a run is, and ends it once nobody wants it any more. */
export interface Watch {
  /** Fires with `NotWanted`. */
  readonly signal: AbortSignal;
  /** In whole per cent; less than before changes nothing. */
  progress(percent: number): void;
  /** Looks now. */
  look(): Promise<void>;
  /** Resolves once nothing of it is under way. */
  end(): Promise<void>;
}

export const watchRun = (db: Database, run: Run, log: Log): Watch => {
  const controller = new AbortController();
  let [percent, told, beatTime] = [0, 0, Date.now()];
  let looking: Promise<void> | undefined;

  const beat = async (): Promise<void> => {
    [told, beatTime] = [percent, Date.now()];
    try {
      const row = await changeRun(db, run, { progress: told, beatTime });
      if (row === undefined) controller.abort(new NotWanted());
    } catch (error) {
      log.warn({ ...run, err: error }, 'how far a picture is could not be stored');
    }
  };
  const look = (): Promise<void> =>
    (looking ??= beat().finally(() => {
      looking = undefined;
    }));
  const timer = setInterval(() => {
    if (percent > told || Date.now() - beatTime >= BEAT_EVERY) void look();
  }, TELL_EVERY);

  return {
    signal: controller.signal,
    progress(now) {
      percent = Math.max(percent, now);
    },
    look,
    async end() {
      clearInterval(timer);
      await looking;
    },
  };
};
