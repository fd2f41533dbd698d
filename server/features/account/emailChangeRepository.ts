import { and, eq, gt, inArray } from 'drizzle-orm';
import type { EmailSide } from '#contract/emailChange.ts';
import type { Queries, Transaction } from '#server/db/database.ts';
import { accounts } from '#server/db/schema.ts';
import { emailChanges, mailCodes } from '#server/db/signInSchema.ts';
import { LIFE, type Purpose } from './mailCodes.ts';

export type EmailChange = typeof emailChanges.$inferSelect;

/** What the codes of each side are made for. */
export const PURPOSES = { old: 'oldEmail', new: 'newEmail' } as const satisfies Record<EmailSide, Purpose>;

/** How long a change waits, in milliseconds: as long as the codes of its mails work. */
const CHANGE_LIFE = LIFE.oldEmail;

/** The change that waits now; undefined without one. */
export const findChange = async (db: Queries, accountId: string, now: number): Promise<EmailChange | undefined> =>
  (
    await db
      .select()
      .from(emailChanges)
      .where(and(eq(emailChanges.accountId, accountId), gt(emailChanges.expireTime, now)))
  )[0];

/** Calls a change off; its codes go with it. */
export const deleteChange = (db: Queries, accountId: string) =>
  db.delete(emailChanges).where(eq(emailChanges.accountId, accountId));

/** Begins a change, in place of the one that there is. */
export const insertChange = async (tx: Transaction, accountId: string, email: string, now: number): Promise<void> => {
  await deleteChange(tx, accountId);
  await tx.insert(emailChanges).values({ accountId, email, createTime: now, expireTime: now + CHANGE_LIFE });
};

/** Lets a change that waits go on waiting as long as a new one, and makes the codes of its sides that have not confirmed worthless. */
export const renewChange = async (
  tx: Transaction,
  accountId: string,
  sides: readonly EmailSide[],
  now: number,
): Promise<void> => {
  await tx
    .update(emailChanges)
    .set({ expireTime: now + CHANGE_LIFE })
    .where(eq(emailChanges.accountId, accountId));
  await tx.delete(mailCodes).where(
    and(
      eq(mailCodes.changingId, accountId),
      inArray(
        mailCodes.purpose,
        sides.map((side) => PURPOSES[side]),
      ),
    ),
  );
};

/** Notes that a side has confirmed; undefined when the change is over. */
export const confirmSide = async (
  tx: Transaction,
  accountId: string,
  side: EmailSide,
  now: number,
): Promise<EmailChange | undefined> =>
  (
    await tx
      .update(emailChanges)
      .set(side === 'old' ? { isOldConfirmed: true } : { isNewConfirmed: true })
      .where(and(eq(emailChanges.accountId, accountId), gt(emailChanges.expireTime, now)))
      .returning()
  )[0];

export const setEmail = (tx: Transaction, accountId: string, email: string) =>
  tx.update(accounts).set({ email }).where(eq(accounts.id, accountId));
