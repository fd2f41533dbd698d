import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';

/**
 * Fills the ledger of a PostgreSQL database with lines of wallets that are nobody's: `entries` of them, `perWallet` each. They are not written
 * by the ledger's functions, which would take hours for millions, and do not add up.
 */
export const fillLedger = async (db: Database, entries: number, perWallet = 100): Promise<void> => {
  const wallets = Math.ceil(entries / perWallet);
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`set local synchronous_commit = off`);
    await tx.execute(sql`insert into wallets (id, create_time, next_seq)
      select md5('wallet' || w)::uuid, 1, ${perWallet}::int + 1 from generate_series(1, ${wallets}::int) w`);
    await tx.execute(sql`insert into ledger_accounts (id, wallet_id, kind, cause, create_time)
      select md5(kind || w)::uuid, md5('wallet' || w)::uuid, kind, case kind when 'lot' then 'filled:' || w end, 1
      from generate_series(1, ${wallets}::int) w, unnest(array['lot', 'held', 'debt', 'outside']) kind`);
    await tx.execute(sql`insert into transfers (id, wallet_id, seq, kind, change, spendable, create_time)
      select md5('transfer' || w || ':' || t)::uuid, md5('wallet' || w)::uuid, t, 'purchase', 1, t, 1
      from generate_series(1, ${wallets}::int) w, generate_series(1, ${perWallet}::int) t`);
    await tx.execute(sql`insert into entries (transfer_id, wallet_id, from_id, to_id, amount)
      select md5('transfer' || w || ':' || t)::uuid, md5('wallet' || w)::uuid, md5('outside' || w)::uuid, md5('lot' || w)::uuid, 1
      from generate_series(1, ${wallets}::int) w, generate_series(1, ${perWallet}::int) t`);
  });
  await db.execute(sql`analyze`);
};
