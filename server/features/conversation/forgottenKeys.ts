import { and, eq, inArray, type SQL } from 'drizzle-orm';
import { errNo } from '#contract/errNo.ts';
import type { Transaction } from '#server/db/database.ts';
import { idempotentAnswers } from '#server/db/schema.ts';
import { alternatives, messages } from '#server/db/conversationSchema.ts';
import { ANSWER_LIFE, FORGOTTEN } from '#server/http/idempotency.ts';

/**
 * Before messages are deleted: of the intents that made them, only the keys stay, for a day, so that none of them, sent again, is carried
 * out anew. `isDeleted` says which messages.
 */
export const forgetKeys = async (
  tx: Transaction,
  accountId: string,
  isDeleted: SQL | undefined,
  now: number,
): Promise<void> => {
  const said = tx.select({ key: messages.idempotencyKey }).from(messages).where(isDeleted);
  const changed = tx
    .select({ key: alternatives.idempotencyKey })
    .from(alternatives)
    .innerJoin(messages, eq(messages.id, alternatives.messageId))
    .where(isDeleted);
  await tx
    .update(idempotentAnswers)
    .set({ fingerprint: FORGOTTEN, errNo: errNo.notFound, data: 'null', expireTime: now + ANSWER_LIFE })
    .where(and(eq(idempotentAnswers.accountId, accountId), inArray(idempotentAnswers.key, said.union(changed))));
};
