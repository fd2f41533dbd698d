import { createHash } from 'node:crypto';
import { and, eq, lt } from 'drizzle-orm';
import * as z from 'zod';
import { errNo } from '#contract/errNo.ts';
import type { Database, Queries, Transaction } from '#server/db/database.ts';
import { accounts, idempotentAnswers } from '#server/db/schema.ts';
import { transact } from '#server/db/transact.ts';
import { ApiError } from './apiError.ts';

/** How long the answer of an intent is kept, in milliseconds: 24 hours (design.md §4). */
export const ANSWER_LIFE = 24 * 60 * 60 * 1000;

/** An intent: whose, under which key, and what it asks for. */
export interface Intent {
  readonly accountId: string;
  readonly key: string;
  readonly path: string;
  /** As the contract's schema read it. */
  readonly request: unknown;
  /** How long its answer is kept, in milliseconds; left out, `ANSWER_LIFE`. */
  readonly life?: number;
}

export interface StoredAnswer {
  readonly errNo: number;
  readonly data: unknown;
}

/** Stands where the fingerprint of a request was of which nothing is to be kept. */
export const FORGOTTEN = 'forgotten';

const canonical = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(
        Object.entries(value)
          .toSorted(([one], [other]) => (one < other ? -1 : 1))
          .map(([name, part]) => [name, canonical(part)]),
      )
    : value;

const fingerprintOf = ({ path, request }: Intent): string =>
  createHash('sha256')
    .update(`${path}\n${JSON.stringify(canonical(request))}`)
    .digest('hex');

/**
 * Holds the account against other intents until the transaction ends. Held only where it is changed, two of them would
 * each keep what the other waits for: what they store refers to the account.
 */
const lockOwner = async (tx: Transaction, accountId: string): Promise<void> => {
  const owners = await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for('update');
  if (owners.length === 0) throw new ApiError(errNo.notSignedIn, 'The account is gone');
};

/**
 * Runs `work` once an intent, within the transaction `tx`; the intent that comes again gets the stored answer. One that comes
 * while the first is under way waits for its transaction. The same key with another request: 1005; of an intent whose effect
 * was deleted since: 1004; an account that was deleted meanwhile: 1002. What `work` throws stores nothing, so that the key stays free.
 */
export const onceAnIntent = async (
  tx: Transaction,
  intent: Intent,
  work: () => Promise<StoredAnswer>,
): Promise<StoredAnswer> => {
  const { accountId, key, life = ANSWER_LIFE } = intent;
  const isThis = and(eq(idempotentAnswers.accountId, accountId), eq(idempotentAnswers.key, key));
  const fingerprint = fingerprintOf(intent);
  await lockOwner(tx, accountId);
  const claimed = await tx
    .insert(idempotentAnswers)
    .values({ accountId, key, fingerprint, errNo: 0, data: 'null', expireTime: Date.now() + life })
    .onConflictDoNothing()
    .returning({ key: idempotentAnswers.key });
  if (claimed.length === 0) {
    const [stored] = await tx.select().from(idempotentAnswers).where(isThis);
    if (stored?.fingerprint === FORGOTTEN) throw new ApiError(errNo.notFound, 'What the intent made is deleted');
    if (stored?.fingerprint !== fingerprint)
      throw new ApiError(errNo.conflict, 'The Idempotency-Key was used for another request');
    return { errNo: stored.errNo, data: z.json().parse(JSON.parse(stored.data)) };
  }
  const answer = await work();
  await tx
    .update(idempotentAnswers)
    .set({ errNo: answer.errNo, data: JSON.stringify(answer.data) })
    .where(isThis);
  return answer;
};

/** errNo of an intent whose answer is not known yet. */
const UNANSWERED = -1;

/** Whether nothing was done where this was thrown: a provider that failed may have done it all the same. */
const isRefusal = (error: unknown): boolean => error instanceof ApiError && error.errNo !== errNo.providerFailed;

/**
 * Like `onceAnIntent`, for `work` with effects outside of the database, which must come to the same when it is done again:
 * an intent that comes again before its answer is stored, as after a crash, does it again, and is told so by `isAgain`. What is refused
 * leaves the key free.
 */
export const repeatedlyAnIntent = async (
  db: Database,
  intent: Intent,
  work: (isAgain: boolean) => Promise<StoredAnswer>,
): Promise<StoredAnswer> => {
  const claim = { isNew: false };
  const claimed = await transact(db, (tx) => {
    claim.isNew = false;
    return onceAnIntent(tx, intent, () => {
      claim.isNew = true;
      return Promise.resolve({ errNo: UNANSWERED, data: null });
    });
  });
  if (claimed.errNo !== UNANSWERED) return claimed;
  const isThis = and(eq(idempotentAnswers.accountId, intent.accountId), eq(idempotentAnswers.key, intent.key));
  try {
    const answer = await work(!claim.isNew);
    await db
      .update(idempotentAnswers)
      .set({ errNo: answer.errNo, data: JSON.stringify(answer.data) })
      .where(isThis);
    return answer;
  } catch (error) {
    if (isRefusal(error))
      await db.delete(idempotentAnswers).where(and(isThis, eq(idempotentAnswers.errNo, UNANSWERED)));
    throw error;
  }
};

export const deleteExpiredAnswers = async (db: Queries, now: number): Promise<void> => {
  await db.delete(idempotentAnswers).where(lt(idempotentAnswers.expireTime, now));
};
