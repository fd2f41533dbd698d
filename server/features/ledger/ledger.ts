import { eq, type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import { errNo } from '#contract/errNo.ts';
import type { Service } from '#contract/tokens.ts';
import type { Queries, Transaction } from '#server/db/database.ts';
import { agreedTime } from '#server/db/agreedTime.ts';
import { wallets } from '#server/db/walletSchema.ts';
import { ApiError } from '#server/http/apiError.ts';

/**
 * The ledger's own functions, which the migration `ledger` defines: each holds the wallet against others until the transaction
 * ends, and writes its lines. Tables of the ledger are written by nothing else.
 */

/** Tokens that come in together. */
export interface Grant {
  readonly walletId: string;
  readonly kind: 'welcome' | 'promotion' | 'purchase' | 'allowance';
  /** What it is for; the same cause grants once. */
  readonly cause: string;
  readonly tokens: number;
  /** When they end; left out, they do not. */
  readonly expireTime?: number;
  /** How much longer they last than that, in milliseconds, until `prolong` says otherwise. */
  readonly grace?: number;
  readonly orderId?: string;
}

export interface Job {
  readonly accountId: string;
  /** Names the job: one hold each. */
  readonly job: string;
  readonly service: Service;
  readonly cost: number;
}

/** Tokens of an order that have to be back at the house. */
export interface Return {
  readonly orderId: string;
  /** Of the grant. */
  readonly cause: string;
  /** How many of those granted; fewer than before when money came back again, as after a dispute that was won. */
  readonly tokens: number;
}

const answer = z.object({ rows: z.tuple([z.object({ done: z.boolean() })]) });

/** Now, unless another time is said. */
const at = (now: number | undefined): SQL => (now === undefined ? agreedTime() : sql`${now}::bigint`);

const call = async (db: Queries, work: SQL): Promise<boolean> =>
  answer.parse(await db.execute(sql`select ${work} as done`)).rows[0].done;

/** Gives tokens, which settle a debt first; false when the cause was granted before. */
export const grant = (
  tx: Transaction,
  { walletId, kind, cause, tokens, expireTime, grace, orderId }: Grant,
  now?: number,
): Promise<boolean> =>
  call(
    tx,
    sql`ledger_grant(${walletId}, ${kind}, ${cause}, ${tokens}, ${expireTime ?? null}, ${orderId ?? null}, ${at(now)}, ${grace ?? 0})`,
  );

/** Sets how much longer than granted tokens last, in milliseconds. What has ended does not come back. */
export const prolong = async (tx: Transaction, cause: string, grace: number, now?: number): Promise<void> => {
  await tx.execute(sql`select ledger_prolong(${cause}, ${grace}, ${at(now)})`);
};

/** Sets tokens aside for a job. Throws 3101 when there are too few. What costs nothing needs no hold. */
export const hold = async (db: Queries, { accountId, job, service, cost }: Job, now?: number): Promise<void> => {
  if (cost === 0) return;
  if (!(await call(db, sql`ledger_hold(${accountId}, ${job}, ${service}, ${cost}, ${at(now)})`)))
    throw new ApiError(errNo.tokensNeeded, 'Not enough tokens');
};

/** Spends what was set aside for a job for good, or gives it back; false when nothing is set aside, or nothing any more. */
export const endHold = (db: Queries, job: string, end: 'capture' | 'void', now?: number): Promise<boolean> =>
  call(db, sql`ledger_end(${job}, ${end}, ${at(now)})`);

/**
 * Takes back what was granted for an order until as many tokens of it are back, or gives it again until no more than that are.
 * What was spent already becomes a debt; what ended unused is not asked for.
 */
export const takeBack = async (tx: Transaction, { orderId, cause, tokens }: Return, now?: number): Promise<void> => {
  await tx.execute(sql`select ledger_take_back(${orderId}, ${cause}, ${tokens}, ${at(now)})`);
};

/** Writes down which lots of a wallet have ended. */
export const expireLots = async (tx: Transaction, walletId: string, now: number): Promise<void> => {
  await lockWallet(tx, walletId);
  await tx.execute(sql`select ledger_expire(${walletId}, ${now})`);
};

/** Gives back what was written down as ended by a clock that was ahead, where its time is not over. */
export const restoreLots = async (tx: Transaction, walletId: string, now: number): Promise<void> => {
  await lockWallet(tx, walletId);
  await tx.execute(sql`select ledger_restore(${walletId}, ${now})`);
};

/** Holds a wallet, and what is bought with it, against others until the transaction ends. `isOwned`: its account is there. */
export const lockWallet = async (tx: Transaction, walletId: string): Promise<{ readonly isOwned: boolean }> => {
  const [wallet] = await tx
    .select({ accountId: wallets.accountId })
    .from(wallets)
    .where(eq(wallets.id, walletId))
    .for('update');
  return { isOwned: typeof wallet?.accountId === 'string' };
};
