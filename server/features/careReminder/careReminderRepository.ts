import { eq } from 'drizzle-orm';
import { errNo } from '#contract/errNo.ts';
import { careUses } from '#server/db/careSchema.ts';
import type { Database, Queries } from '#server/db/database.ts';
import { accounts } from '#server/db/schema.ts';
import { transact } from '#server/db/transact.ts';
import { ApiError } from '#server/http/apiError.ts';
import type { CareUse } from './careReminderRule.ts';

const columns = {
  used: careUses.used,
  beatTime: careUses.beatTime,
  startDay: careUses.startDay,
  isStartDue: careUses.isStartDue,
  acknowledged: careUses.acknowledged,
};

/** Changes what is kept of an account's use, one change after the other. An account that was deleted meanwhile: 1002. */
export const changeUse = (db: Database, accountId: string, change: (use: CareUse) => CareUse): Promise<CareUse> =>
  transact(db, async (tx) => {
    const [account] = await tx
      .select({ id: accounts.id })
      .from(accounts)
      .where(eq(accounts.id, accountId))
      .for('key share');
    if (account === undefined) throw new ApiError(errNo.notSignedIn, 'The account is gone');
    await tx.insert(careUses).values({ accountId }).onConflictDoNothing();
    const [use] = await tx.select(columns).from(careUses).where(eq(careUses.accountId, accountId)).for('update');
    if (use === undefined) throw new Error('What is kept of the use is gone');
    const changed = change(use);
    await tx.update(careUses).set(changed).where(eq(careUses.accountId, accountId));
    return changed;
  });

/** What is kept of an account's use; null while nothing was counted. */
export const findUse = async (db: Queries, accountId: string): Promise<CareUse | null> =>
  (await db.select(columns).from(careUses).where(eq(careUses.accountId, accountId)).limit(1))[0] ?? null;
