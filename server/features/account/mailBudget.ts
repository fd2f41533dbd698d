import { lt, sql } from 'drizzle-orm';
import { errNo } from '#contract/errNo.ts';
import type { Database } from '#server/db/database.ts';
import { mailHours } from '#server/db/schema.ts';
import { ApiError } from '#server/http/apiError.ts';
import type { Log } from '#server/log.ts';

const HOUR = 60 * 60 * 1000;

/** Counts mails in the database, for all processes together: `max` in an hour of the clock, whoever asks for them. Without it, there is no end. */
export const createMailBudget = (db: Database, log: Log, max: number | undefined) => {
  /** Gives how many there are with this one; undefined where it would be one too many. */
  const count = async (now: number, upTo?: number): Promise<number | undefined> => {
    const [counted] = await db
      .insert(mailHours)
      .values({ hour: Math.floor(now / HOUR), mails: 1 })
      .onConflictDoUpdate({
        target: mailHours.hour,
        set: { mails: sql`${mailHours.mails} + 1` },
        ...(upTo !== undefined && { setWhere: lt(mailHours.mails, upTo) }),
      })
      .returning({ mails: mailHours.mails });
    if (counted?.mails === max && max !== undefined)
      log.error({}, 'the mails of this hour are spent: until the next, nobody can sign up or reset a password');
    return counted?.mails;
  };

  return {
    /** Counts a mail that anybody can ask for. Throws 1006 once the hour's are spent. */
    async pass(now: number): Promise<void> {
      if ((await count(now, max)) === undefined)
        throw new ApiError(errNo.tooManyRequests, 'Too many mails', null, Math.ceil((HOUR - (now % HOUR)) / 1000));
    },

    /** Counts one that tells an owner what happened to the account, which goes out all the same. */
    async note(now: number): Promise<void> {
      await count(now);
    },

    deleteExpired: (now: number) => db.delete(mailHours).where(lt(mailHours.hour, Math.floor(now / HOUR))),
  };
};
export type MailBudget = ReturnType<typeof createMailBudget>;
