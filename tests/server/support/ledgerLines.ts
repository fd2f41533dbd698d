import { asc, eq } from 'drizzle-orm';
import type { LedgerLine } from '#contract/tokens.ts';
import type { Database } from '#server/db/database.ts';
import { holds, transfers } from '#server/db/moneySchema.ts';
import { readLedger } from '#server/features/ledger/ledgerPage.ts';

type Line = Omit<LedgerLine, 'expireTime'>;

const kinds = { held: 'hold', captured: 'capture', voided: 'void' } as const;

/**
 * The lines that a wallet must have by its transfers, the latest first, in pages of `pageSize`: one a hold, counted up from the first
 * one as if nothing had ever been set aside that came back.
 */
export const expectedPages = async (db: Database, walletId: string, pageSize: number): Promise<Line[][]> => {
  const rows = await db.select().from(transfers).where(eq(transfers.walletId, walletId)).orderBy(asc(transfers.seq));
  const held = new Map((await db.select().from(holds).where(eq(holds.walletId, walletId))).map((row) => [row.id, row]));
  const lines: Line[] = [];
  let tokens = 0;
  for (const { id: transferId, seq, kind, holdId, change: moved, orderId, createTime } of rows) {
    if (kind === 'capture' || kind === 'void') continue;
    const hold = holdId === null ? undefined : held.get(holdId);
    const change = hold?.status === 'voided' ? 0 : moved;
    tokens += change;
    lines.unshift({
      transferId,
      seq,
      kind: hold === undefined ? kind : kinds[hold.status],
      service: hold?.service ?? null,
      characterName: null,
      change,
      tokens,
      orderId,
      createTime,
    });
  }
  return Array.from({ length: Math.max(1, Math.ceil(lines.length / pageSize)) }, (_, page) =>
    lines.slice(page * pageSize, (page + 1) * pageSize),
  );
};

/** All pages of somebody's ledger, as they are read one after the other. */
export const readPages = async (db: Database, accountId: string, pageSize: number): Promise<Line[][]> => {
  const pages: Line[][] = [];
  for (let before: number | undefined; ;) {
    const { lines, hasMore } = await readLedger(db, accountId, before, pageSize);
    pages.push(lines.map(({ expireTime: _expireTime, ...line }) => line));
    if (!hasMore) return pages;
    before = lines.at(-1)?.seq;
  }
};
