import { and, desc, eq, lt, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { LedgerLine, LedgerPage, TransferKind } from '#contract/tokens.ts';
import type { Queries } from '#server/db/database.ts';
import { holds, ledgerAccounts, transfers } from '#server/db/moneySchema.ts';
import { wallets } from '#server/db/walletSchema.ts';
import { pictureTasks } from '#server/db/pictureSchema.ts';
import { characters } from '#server/db/schema.ts';
import { conversations, messages } from '#server/db/conversationSchema.ts';

/** How holds ended. */
const ends = alias(transfers, 'ends');

const expireTime = sql<
  number | null
>`(select l.expire_time - l.grace from ${ledgerAccounts} l join entries e on e.to_id = l.id
  where e.transfer_id = ${transfers.id} and l.kind = 'lot' and ${transfers.kind} in ('allowance', 'promotion') limit 1)`;

/**
 * As the account sees it: a character of somebody else's by the name it was shown by last. Jobs are named `<what>:<id>:…`, by
 * `conversation/charge.ts`, `speech/speechCharge.ts`, `picture/attempt.ts` and `character/creationWork.ts`.
 */
const characterNameFor = (accountId: string) => sql<
  string | null
>`(select case when c.account_id = ${accountId} then c.name else coalesce(c.last_shown ->> 'name', c.name) end
  from ${characters} c where c.delete_time is null and c.id = coalesce(
  (select t.character_id from ${messages} m join ${conversations} t on t.id = m.conversation_id
    where m.id = substring(${holds.job} from '^(?:chat|chat-picture|speech):([0-9a-f-]{36}):')::uuid),
  (select (p.wish ->> 'characterId')::uuid from ${pictureTasks} p
    where p.id = substring(${holds.job} from '^picture:([0-9a-f-]{36}):')::uuid),
  substring(${holds.job} from '^character:([0-9a-f-]{36}):')::uuid))`;

/** What could be spent before the transfer `end`, had nobody set aside what came to nothing since. */
const tokensBefore = (walletId: SQL, end: SQL): SQL<number> =>
  sql`coalesce((select t.spendable from ${transfers} t where t.wallet_id = ${walletId} and t.seq < ${end} order by t.seq desc limit 1), 0)
    + (select coalesce(sum(v.change), 0) from ${transfers} v join ${transfers} h on h.hold_id = v.hold_id and h.kind = 'hold'
      where v.wallet_id = ${walletId} and v.kind = 'void' and v.seq >= ${end} and h.seq < ${end})`.mapWith(Number);

/**
 * Lines of an account's ledger, the latest first. What was set aside is one line, at its hold, whatever became of it: so a line stays where
 * it is. `before`: the `seq` to go on from.
 */
export const readLedger = async (
  db: Queries,
  accountId: string,
  before: number | undefined,
  pageSize: number,
): Promise<LedgerPage> => {
  const walletId = sql`(select w.id from ${wallets} w where w.account_id = ${accountId})`;
  const end = sql`${before ?? Number.MAX_SAFE_INTEGER}::bigint`;
  const found = await db
    .select({
      transferId: transfers.id,
      seq: transfers.seq,
      kind: sql<TransferKind>`coalesce(${ends.kind}, ${transfers.kind})`,
      service: holds.service,
      characterName: characterNameFor(accountId),
      change: sql`${transfers.change} + coalesce(${ends.change}, 0)`.mapWith(Number),
      tokens: tokensBefore(walletId, end),
      expireTime: expireTime.mapWith((value: unknown) => (value === null ? null : Number(value))),
      orderId: transfers.orderId,
      createTime: transfers.createTime,
    })
    .from(transfers)
    .leftJoin(ends, and(eq(ends.holdId, transfers.holdId), sql`${ends.kind} in ('capture', 'void')`))
    .leftJoin(holds, eq(holds.id, transfers.holdId))
    .where(
      and(eq(transfers.walletId, walletId), sql`${transfers.kind} not in ('capture', 'void')`, lt(transfers.seq, end)),
    )
    .orderBy(desc(transfers.seq))
    .limit(pageSize + 1);
  const lines: LedgerLine[] = [];
  // What a page begins with is in each of its rows, so that it is of the same moment.
  let tokens = found[0]?.tokens ?? 0;
  for (const line of found.slice(0, pageSize)) {
    lines.push({ ...line, tokens });
    tokens -= line.change;
  }
  return { lines, hasMore: found.length > pageSize };
};
