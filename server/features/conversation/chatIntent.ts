import * as z from 'zod';
import type { Message } from '#contract/chat.ts';
import { errNo } from '#contract/errNo.ts';
import type { Transaction } from '#server/db/database.ts';
import { sqlState, UNIQUE_VIOLATION } from '#server/db/sqlState.ts';
import { ApiError } from '#server/http/apiError.ts';
import { type Intent, onceAnIntent } from '#server/http/idempotency.ts';
import { findOwnMessages } from './chatRepository.ts';

/** What a page keeps to send again may be old; the deletion of the messages forgets it before. */
const LIFE = 90 * 24 * 60 * 60 * 1000;

/** Of an answer that outlives its call, the messages are kept, not how they stood. */
const madeShape = z.array(z.string());

/** The messages as they stand now. The greeting before them may be gone; what was said and its answer may not: 1004. */
const asTheyStand = async (tx: Transaction, accountId: string, msgIds: readonly string[]): Promise<Message[]> => {
  const found = await findOwnMessages(tx, accountId, msgIds);
  if (!msgIds.slice(-2).every((msgId) => found.some((message) => message.msgId === msgId)))
    throw new ApiError(errNo.notFound, 'What was said, or its answer, is deleted');
  return found;
};

/**
 * Makes messages once an intent, which is the account's, whatever it is about; one that comes again gets them as they stand.
 * `fresh` is what `make` gave besides. One that comes after it was forgotten finds its key on a message: 1005.
 */
export const makeOnce = async <Fresh>(
  tx: Transaction,
  intent: Omit<Intent, 'life'>,
  make: () => Promise<{ readonly messages: Message[]; readonly fresh: Fresh }>,
): Promise<{ readonly messages: Message[]; readonly fresh?: Fresh }> => {
  const made: { messages: Message[]; fresh: Fresh }[] = [];
  const { data } = await onceAnIntent(tx, { ...intent, life: LIFE }, async () => {
    const { messages, fresh } = await make().catch((error: unknown) => {
      if (sqlState(error) !== UNIQUE_VIOLATION) throw error;
      throw new ApiError(errNo.conflict, 'The Idempotency-Key was used long ago');
    });
    made.push({ messages, fresh });
    return { errNo: errNo.success, data: messages.map(({ msgId }) => msgId) };
  });
  return made[0] ?? { messages: await asTheyStand(tx, intent.accountId, madeShape.parse(data)) };
};
