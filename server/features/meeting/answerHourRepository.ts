import { lt, sql } from 'drizzle-orm';
import type { Queries } from '#server/db/database.ts';
import { meetingHours } from '#server/db/meetingSchema.ts';

/** Gives how many answers to strangers there are in an hour with this one; undefined where it would be more than `max`. */
export const countAnswer = async (db: Queries, hour: number, max: number): Promise<number | undefined> => {
  const [counted] = await db
    .insert(meetingHours)
    .values({ hour, answers: 1 })
    .onConflictDoUpdate({
      target: meetingHours.hour,
      set: { answers: sql`${meetingHours.answers} + 1` },
      setWhere: lt(meetingHours.answers, max),
    })
    .returning({ answers: meetingHours.answers });
  return counted?.answers;
};

/** Hours before that one. */
export const deleteAnswerHours = (db: Queries, hour: number) =>
  db.delete(meetingHours).where(lt(meetingHours.hour, hour));
