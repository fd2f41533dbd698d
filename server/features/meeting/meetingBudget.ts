import type { Database } from '#server/db/database.ts';
import type { Log } from '#server/log.ts';
import { countAnswer, deleteAnswerHours } from './answerHourRepository.ts';

const HOUR = 60 * 60 * 1000;

/**
 * Counts the answers of people without an account in the database, for all processes together: `max` in an hour of the clock. Without it,
 * there is no end.
 */
export const createMeetingBudget = (db: Database, log: Log, max: number | undefined) => ({
  /** Counts an answer, or gives false once the hour's are spent. */
  async pass(now: number): Promise<boolean> {
    if (max === undefined) return true;
    if (max === 0) return false;
    const answers = await countAnswer(db, Math.floor(now / HOUR), max);
    if (answers === max)
      log.warn(
        {},
        'the answers of this hour without an account are spent: until the next, strangers are asked for one',
      );
    return answers !== undefined;
  },

  deleteExpired: (now: number) => deleteAnswerHours(db, Math.floor(now / HOUR)),
});
export type MeetingBudget = ReturnType<typeof createMeetingBudget>;
