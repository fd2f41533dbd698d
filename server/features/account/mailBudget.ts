import { errNo } from '#contract/errNo.ts';
import type { Database } from '#server/db/database.ts';
import { ApiError } from '#server/http/apiError.ts';
import type { Log } from '#server/log.ts';
import { countMail, deleteMailHours } from './mailHourRepository.ts';

const HOUR = 60 * 60 * 1000;

/** Counts mails in the database, for all processes together: `max` in an hour of the clock, whoever asks for them. Without it, there is no end. */
export const createMailBudget = (db: Database, log: Log, max: number | undefined) => {
  /** Gives how many there are with this one; undefined where it would be one too many. */
  const count = async (now: number, upTo?: number): Promise<number | undefined> => {
    const mails = await countMail(db, Math.floor(now / HOUR), upTo);
    if (mails === max && max !== undefined)
      log.error({}, 'the mails of this hour are spent: until the next, nobody can sign up or reset a password');
    return mails;
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

    deleteExpired: (now: number) => deleteMailHours(db, Math.floor(now / HOUR)),
  };
};
export type MailBudget = ReturnType<typeof createMailBudget>;
