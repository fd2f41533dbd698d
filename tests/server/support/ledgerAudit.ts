import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Database } from '#server/db/database.ts';

/** Each names what must never be found, and finds it. */
const queries = {
  'balances that are not the sum of their entries': sql`
    select a.id from ledger_accounts a where a.balance <>
      coalesce((select sum(e.amount) from entries e where e.to_id = a.id), 0) -
      coalesce((select sum(e.amount) from entries e where e.from_id = a.id), 0)`,
  'wallets whose accounts do not sum to zero': sql`
    select wallet_id as id from ledger_accounts group by wallet_id having sum(balance) <> 0`,
  'transfers that move nothing': sql`
    select t.id from transfers t where not exists (select 1 from entries e where e.transfer_id = t.id)`,
  'accounts out of their bounds': sql`
    select id from ledger_accounts where (kind in ('lot', 'held') and balance < 0) or (kind = 'debt' and balance > 0)`,
  'gaps in a ledger': sql`
    select w.id from wallets w where w.next_seq - 1 <> (select count(*) from transfers t where t.wallet_id = w.id)
      or w.next_seq - 1 <> coalesce((select max(t.seq) from transfers t where t.wallet_id = w.id), 0)`,
  'lines that do not follow from the line before': sql`
    select id from (select id, spendable, change, coalesce(lag(spendable) over (partition by wallet_id order by seq), 0) as before
      from transfers) t where spendable <> before + change or spendable < 0`,
  'ledgers whose last line is not what can be spent': sql`
    select w.id from wallets w where coalesce((select t.spendable from transfers t where t.wallet_id = w.id order by t.seq desc limit 1), 0)
      <> coalesce((select sum(a.balance) from ledger_accounts a where a.wallet_id = w.id and a.kind = 'lot'), 0)`,
  'wallets that say another sum than their lots hold': sql`
    select w.id from wallets w where w.spendable <>
      coalesce((select sum(a.balance) from ledger_accounts a where a.wallet_id = w.id and a.kind = 'lot'), 0)`,
  'holds that ended otherwise than they say': sql`
    select h.id from holds h where
      (select count(*) from transfers t where t.hold_id = h.id and t.kind = 'hold') <> 1
      or (select count(*) from transfers t where t.hold_id = h.id and t.kind = 'capture') <> (case h.status when 'captured' then 1 else 0 end)
      or (select count(*) from transfers t where t.hold_id = h.id and t.kind = 'void') <> (case h.status when 'voided' then 1 else 0 end)`,
  'tokens held for nothing': sql`
    select a.wallet_id as id from ledger_accounts a where a.kind = 'held' and a.balance <>
      coalesce((select sum(h.amount) from holds h where h.wallet_id = a.wallet_id and h.status = 'held'), 0)`,
  'answers that are written or ended while their hold is not': sql`
    select h.id from holds h left join alternatives a
      on split_part(h.job, ':', 2) = a.message_id::text and split_part(h.job, ':', 3) = a.ordinal::text
      where split_part(h.job, ':', 1) in ('chat', 'chat-picture') and (h.status = 'held') <> (a.status is not distinct from 'generating')`,
  'tokens set aside for sounds of what is gone': sql`
    select h.id from holds h
      left join alternatives a on split_part(h.job, ':', 2) = a.message_id::text and split_part(h.job, ':', 3) = a.ordinal::text
      where h.job like 'speech:%' and h.status = 'held' and a.message_id is null`,
  'tokens set aside for characters that nobody makes': sql`
    select h.id from holds h left join characters c on h.job = 'character:' || c.id || ':' || c.attempt
      where h.job like 'character:%' and (h.status = 'held') <> (c.delete_time is null and coalesce(c.status in ('queued', 'moderating', 'painting'), false))`,
  'tokens set aside for nobody': sql`
    select h.id from holds h left join wallets w on w.id = h.wallet_id where h.status = 'held' and w.account_id is null`,
  'holds of picture tasks that ended otherwise than the task': sql`
    select h.id from holds h left join picture_tasks t on h.job = 'picture:' || t.id || ':' || t.attempt
      where h.job like 'picture:%' and case when t.id is null then h.status = 'held' else
        h.status <> (case t.status when 'ready' then 'captured' when 'queued' then 'held' when 'moderating' then 'held' when 'making' then 'held' else 'voided' end) end`,
  'holds of earlier attempts at pictures, or of tasks that are gone, that gave nothing back': sql`
    select h.id from holds h where h.job like 'picture:%' and h.status <> 'voided' and not exists
      (select 1 from picture_tasks t where h.job = 'picture:' || t.id || ':' || t.attempt)
      and exists (select 1 from wallets w where w.id = h.wallet_id and w.account_id is not null)`,
  'picture tasks of which nothing was set aside': sql`
    select t.id from picture_tasks t where not t.is_from_chat and t.cost > 0 and not exists
      (select 1 from holds h where h.job = 'picture:' || t.id || ':' || t.attempt and h.amount = t.cost)`,
  'picture tasks with other pictures than they have': sql`
    select t.id from picture_tasks t where t.status <> 'ready' and exists (select 1 from pictures p where p.task_id = t.id)`,
  'files of pictures that are told to be nobody’s': sql`
    select t.id from pictures p join picture_tasks t on t.id = p.task_id join picture_leftovers l on l.key = p.image`,
  'payments that granted not exactly once': sql`
    select o.id from orders o where o.pay_time is not null and o.reason is null and
      (select count(*) from ledger_accounts a where a.cause = 'payment:' || o.payment_id) <> 1`,
  'lots that were filled otherwise than once': sql`
    select a.id from ledger_accounts a where a.kind = 'lot' and
      (select count(*) from entries e join transfers t on t.id = e.transfer_id
        where e.to_id = a.id and t.kind in ('welcome', 'promotion', 'purchase', 'allowance')) <> 1`,
  'orders of which more was taken back than granted': sql`
    select o.id from orders o where
      coalesce((select sum(case when b.kind = 'outside' then e.amount else 0 end) - sum(case when s.kind = 'outside' then e.amount else 0 end)
        from transfers t join entries e on e.transfer_id = t.id join ledger_accounts b on b.id = e.to_id join ledger_accounts s on s.id = e.from_id
        where t.order_id = o.id and t.kind = 'refund'), 0) not between 0 and o.tokens`,
  'wallets with two live subscriptions': sql`
    select wallet_id as id from subscriptions where status <> 'ended' group by wallet_id having count(*) > 1`,
};

const rows = z.object({ rows: z.array(z.object({ id: z.string() })) });

/** What is wrong with the ledgers of a database: names of what must never be, with where it is. Sound ones give `{}`. */
export const auditLedgers = async (db: Database): Promise<Record<string, string[]>> => {
  const wrong: Record<string, string[]> = {};
  for (const [name, query] of Object.entries(queries)) {
    const found = rows.parse(await db.execute(query)).rows.map(({ id }) => id);
    if (found.length > 0) wrong[name] = found;
  }
  return wrong;
};
