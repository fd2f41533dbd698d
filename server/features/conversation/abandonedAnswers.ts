import { readAgreedTime } from '#server/db/agreedTime.ts';
import type { Database } from '#server/db/database.ts';
import { ABANDONED_AFTER } from '#server/db/signOfLife.ts';
import { transact } from '#server/db/transact.ts';
import type { Illustrator } from '#server/features/media/illustrator.ts';
import type { Log } from '#server/log.ts';
import { startLoop } from '#server/loop.ts';
import { abandonedSince, type AlternativeId, interruptAbandoned } from './alternativeRepository.ts';
import { voidCharge } from './charge.ts';

const REAP_EVERY = 5000;

export interface AbandonedAnswersDeps {
  readonly db: Database;
  readonly illustrator: Illustrator;
  readonly log: Log;
  /** Takes an answer up that only waits for its picture, unless it gave a sign of life since `beatTime`. */
  readonly adopt: (alternative: AlternativeId, beatTime: number) => Promise<void>;
}

/** Interrupts answers that have lost their process, looking for them from now on. */
export const createAbandonedAnswers = ({ db, illustrator, log, adopt }: AbandonedAnswersDeps) => {
  /** Nobody writes it any more. */
  const interrupt = (alternative: AlternativeId, beatTime: number): Promise<void> =>
    transact(db, async (tx) => {
      const ended = await interruptAbandoned(tx, alternative, beatTime);
      if (!ended) return;
      await voidCharge(tx, alternative);
      await illustrator.giveUp(tx, alternative);
    });

  const reap = async (beatTime: number): Promise<void> => {
    const abandoned = await abandonedSince(db, beatTime);
    for (const { isWritten, ...alternative } of abandoned)
      await (isWritten ? adopt(alternative, beatTime) : interrupt(alternative, beatTime));
    const interrupted = abandoned.filter(({ isWritten }) => !isWritten).length;
    if (interrupted === 0) return;
    log.warn({ answers: interrupted }, 'marked abandoned answers as interrupted');
    await illustrator.forget();
  };
  const reaper = startLoop(
    async () => reap((await readAgreedTime(db)) - ABANDONED_AFTER),
    REAP_EVERY,
    (error) => log.error({ err: error }, 'the reaper failed'),
  );

  return {
    /** At the start of a process that is alone on its database: whatever is being written has lost its process. */
    interruptAll: () => reap(Number.MAX_SAFE_INTEGER),
    close: () => reaper.close(),
  };
};
