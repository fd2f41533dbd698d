import { lt, sql } from 'drizzle-orm';
import type { Queries } from '#server/db/database.ts';
import { mailHours } from '#server/db/schema.ts';

/** Gives how many mails there are in an hour with this one; undefined where it would be more than `upTo`. */
export const countMail = async (db: Queries, hour: number, upTo?: number): Promise<number | undefined> => {
  const [counted] = await db
    .insert(mailHours)
    .values({ hour, mails: 1 })
    .onConflictDoUpdate({
      target: mailHours.hour,
      set: { mails: sql`${mailHours.mails} + 1` },
      ...(upTo !== undefined && { setWhere: lt(mailHours.mails, upTo) }),
    })
    .returning({ mails: mailHours.mails });
  return counted?.mails;
};

/** Hours before that one. */
export const deleteMailHours = (db: Queries, hour: number) => db.delete(mailHours).where(lt(mailHours.hour, hour));
