import { lt, sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { meetingHours } from '#server/db/meetingSchema.ts';
import type { Log } from '#server/log.ts';

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
    const [counted] = await db
      .insert(meetingHours)
      .values({ hour: Math.floor(now / HOUR), answers: 1 })
      .onConflictDoUpdate({
        target: meetingHours.hour,
        set: { answers: sql`${meetingHours.answers} + 1` },
        setWhere: lt(meetingHours.answers, max),
      })
      .returning({ answers: meetingHours.answers });
    if (counted?.answers === max)
      log.warn(
        {},
        'the answers of this hour without an account are spent: until the next, strangers are asked for one',
      );
    return counted !== undefined;
  },

  deleteExpired: (now: number) => db.delete(meetingHours).where(lt(meetingHours.hour, Math.floor(now / HOUR))),
});
export type MeetingBudget = ReturnType<typeof createMeetingBudget>;
