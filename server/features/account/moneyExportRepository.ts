import { and, asc, eq, gt, isNotNull, sql } from 'drizzle-orm';
import type { UserExport } from '#contract/userExport.ts';
import type { Queries } from '#server/db/database.ts';
import { transfers } from '#server/db/moneySchema.ts';
import { wallets } from '#server/db/walletSchema.ts';
import { orders, subscriptions } from '#server/db/paymentSchema.ts';
import { inPages } from '#server/db/pages.ts';
import type { Streamed } from '#server/http/jsonText.ts';

type Money = Streamed<Pick<UserExport, 'customerId' | 'orders' | 'payments' | 'subscriptions' | 'ledger'>>;

/** What somebody ordered, paid and spent, the first one first. */
export const exportMoney = async (db: Queries, accountId: string): Promise<Money> => {
  const [wallet] = await db.select().from(wallets).where(eq(wallets.accountId, accountId));
  if (wallet === undefined) return { customerId: null, orders: [], payments: [], subscriptions: [], ledger: [] };
  const { id: walletId, customerId } = wallet;
  return {
    customerId,
    orders: inPages((last: UserExport['orders'][number] | undefined, size) =>
      db
        .select({
          orderId: orders.id,
          kind: orders.kind,
          productId: orders.productId,
          tokens: orders.tokens,
          amount: orders.amount,
          currency: orders.currency,
          status: orders.status,
          createTime: orders.createTime,
          payTime: orders.payTime,
        })
        .from(orders)
        .where(
          and(
            eq(orders.walletId, walletId),
            last && sql`(${orders.createTime}, ${orders.id}) > (${last.createTime}::bigint, ${last.orderId}::uuid)`,
          ),
        )
        .orderBy(asc(orders.createTime), asc(orders.id))
        .limit(size),
    ),
    payments: inPages((last: UserExport['payments'][number] | undefined, size) =>
      db
        .select({
          orderId: orders.id,
          paymentId: orders.paymentId,
          subscriptionId: orders.subscriptionId,
          amount: orders.amount,
          amountReturned: orders.amountReturned,
          currency: orders.currency,
          payTime: sql<number>`${orders.payTime}`.mapWith(Number),
          refundId: orders.refundId,
        })
        .from(orders)
        .where(
          and(
            eq(orders.walletId, walletId),
            isNotNull(orders.payTime),
            last && sql`(${orders.payTime}, ${orders.id}) > (${last.payTime}::bigint, ${last.orderId}::uuid)`,
          ),
        )
        .orderBy(asc(orders.payTime), asc(orders.id))
        .limit(size),
    ),
    subscriptions: inPages((last: UserExport['subscriptions'][number] | undefined, size) =>
      db
        .select({
          subscriptionId: subscriptions.id,
          planId: subscriptions.planId,
          nextPlanId: subscriptions.nextPlanId,
          name: subscriptions.name,
          months: subscriptions.months,
          amount: subscriptions.amount,
          currency: subscriptions.currency,
          status: subscriptions.status,
          isEnding: subscriptions.isEnding,
          periodStart: subscriptions.periodStart,
          periodEnd: subscriptions.periodEnd,
          createTime: subscriptions.createTime,
        })
        .from(subscriptions)
        .where(
          and(
            eq(subscriptions.walletId, walletId),
            last &&
              sql`(${subscriptions.createTime}, ${subscriptions.id}) > (${last.createTime}::bigint, ${last.subscriptionId}::text)`,
          ),
        )
        .orderBy(asc(subscriptions.createTime), asc(subscriptions.id))
        .limit(size),
    ),
    ledger: inPages((last: UserExport['ledger'][number] | undefined, size) =>
      db
        .select({
          seq: transfers.seq,
          kind: transfers.kind,
          change: transfers.change,
          tokens: transfers.spendable,
          createTime: transfers.createTime,
        })
        .from(transfers)
        .where(and(eq(transfers.walletId, walletId), last && gt(transfers.seq, last.seq)))
        .orderBy(asc(transfers.seq))
        .limit(size),
    ),
  };
};
