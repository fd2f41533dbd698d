import { and, eq } from 'drizzle-orm';
import { errNo } from '#contract/errNo.ts';
import type { Queries, Transaction } from '#server/db/database.ts';
import { idempotentAnswers, messages } from '#server/db/schema.ts';
import { ANSWER_LIFE } from '#server/http/idempotency.ts';

/** Stands where other answers have the fingerprint of their request, of which nothing is to be kept here. */
const FORGOTTEN = 'forgotten';

/** Keeps the key of a message that is deleted, so that the same intent, sent again, does not say it anew. */
export const forgetKey = async (tx: Transaction, accountId: string, msgId: string, now: number): Promise<void> => {
  const [said] = await tx.select({ key: messages.idempotencyKey }).from(messages).where(eq(messages.id, msgId));
  if (said === undefined || said.key === null) return;
  const { key } = said;
  await tx
    .insert(idempotentAnswers)
    .values({
      accountId,
      key,
      fingerprint: FORGOTTEN,
      errNo: errNo.notFound,
      data: 'null',
      expireTime: now + ANSWER_LIFE,
    })
    .onConflictDoNothing();
};

/** Whether an intent said something that was deleted since. */
export const isForgotten = async (db: Queries, accountId: string, key: string): Promise<boolean> =>
  (
    await db
      .select({ key: idempotentAnswers.key })
      .from(idempotentAnswers)
      .where(
        and(
          eq(idempotentAnswers.accountId, accountId),
          eq(idempotentAnswers.key, key),
          eq(idempotentAnswers.fingerprint, FORGOTTEN),
        ),
      )
  ).length > 0;
