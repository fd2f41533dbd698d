import { and, desc, eq, inArray, isNotNull, isNull, lt, ne, sql } from 'drizzle-orm';
import type { Queries, Transaction } from '#server/db/database.ts';
import { ledgerAccounts } from '#server/db/moneySchema.ts';
import { wallets } from '#server/db/walletSchema.ts';
import { orders, subscriptions, subscriptionTerms } from '#server/db/paymentSchema.ts';

export type OrderRow = typeof orders.$inferSelect;
export type NewOrder = typeof orders.$inferInsert;
export type SubscriptionRow = typeof subscriptions.$inferSelect;
export type WalletRow = typeof wallets.$inferSelect;

const PAYMENT = 'payment:';

/** What a lot of tokens was paid with. */
export const causeOf = (paymentId: string): string => `${PAYMENT}${paymentId}`;

export const findWallet = async (db: Queries, accountId: string): Promise<WalletRow> => {
  const [wallet] = await db.select().from(wallets).where(eq(wallets.accountId, accountId));
  if (wallet === undefined) throw new Error('The account has no wallet');
  return wallet;
};

/** Whether the account of a wallet is there. */
export const isOwned = async (db: Queries, walletId: string): Promise<boolean> =>
  (
    await db
      .select({ id: wallets.id })
      .from(wallets)
      .where(and(eq(wallets.id, walletId), isNotNull(wallets.accountId)))
  ).length > 0;

/** Whom the payment provider knows the owner of a wallet as, if there was a checkout. */
export const customerOf = async (db: Queries, walletId: string): Promise<string | null | undefined> =>
  (await db.select({ customerId: wallets.customerId }).from(wallets).where(eq(wallets.id, walletId)))[0]?.customerId;

export const setCustomer = (db: Queries, walletId: string, customerId: string) =>
  db.update(wallets).set({ customerId }).where(eq(wallets.id, walletId));

export const insertOrder = async (tx: Transaction, order: NewOrder): Promise<OrderRow> => {
  const [row] = await tx.insert(orders).values(order).returning();
  if (row === undefined) throw new Error('The order was not stored');
  return row;
};

export const findOrderOfIntent = async (
  db: Queries,
  walletId: string,
  idempotencyKey: string,
): Promise<OrderRow | undefined> =>
  (
    await db
      .select()
      .from(orders)
      .where(and(eq(orders.walletId, walletId), eq(orders.idempotencyKey, idempotencyKey)))
  )[0];

export const findOrder = async (db: Queries, orderId: string): Promise<OrderRow | undefined> =>
  (await db.select().from(orders).where(eq(orders.id, orderId)))[0];

export const findOrderOfPayment = async (db: Queries, paymentIntentId: string): Promise<OrderRow | undefined> =>
  (await db.select().from(orders).where(eq(orders.paymentIntentId, paymentIntentId)))[0];

export const findOrderOfInvoice = async (db: Queries, invoiceId: string): Promise<OrderRow | undefined> =>
  (await db.select().from(orders).where(eq(orders.paymentId, invoiceId)))[0];

/** The order, held against others until the transaction ends. */
export const lockOrder = async (tx: Transaction, orderId: string): Promise<OrderRow> => {
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update');
  if (order === undefined) throw new Error('The order is gone');
  return order;
};

export const updateOrder = async (
  db: Queries,
  orderId: string,
  values: Partial<Omit<OrderRow, 'id' | 'walletId'>>,
): Promise<void> => {
  await db.update(orders).set(values).where(eq(orders.id, orderId));
};

/** Notes which refund gives the money of an order back, unless it was asked for anew meanwhile. */
export const setRefund = async (
  db: Queries,
  { id, refundTries }: Pick<OrderRow, 'id' | 'refundTries'>,
  refundId: string,
): Promise<void> => {
  await db
    .update(orders)
    .set({ refundId })
    .where(and(eq(orders.id, id), eq(orders.refundTries, refundTries)));
};

/** Fails an order, unless it is paid. */
export const failUnpaid = async (db: Queries, orderId: string, reason: number): Promise<void> => {
  await db
    .update(orders)
    .set({ status: 'failed', reason })
    .where(and(eq(orders.id, orderId), isNull(orders.payTime)));
};

/** What is left of the tokens that an order brought. */
const tokensLeft =
  sql<number>`coalesce((select l.balance from ${ledgerAccounts} l where l.cause = ${PAYMENT}::text || ${orders.paymentId}), 0)`.mapWith(
    Number,
  );
const withTokens = { order: orders, tokensLeft };

export const findOwnOrder = async (db: Queries, walletId: string, orderId: string) =>
  (
    await db
      .select(withTokens)
      .from(orders)
      .where(and(eq(orders.id, orderId), eq(orders.walletId, walletId)))
  )[0];

export const ordersBefore = (db: Queries, walletId: string, endTime: number | undefined, limit: number) =>
  db
    .select(withTokens)
    .from(orders)
    .where(and(eq(orders.walletId, walletId), endTime === undefined ? undefined : lt(orders.createTime, endTime)))
    .orderBy(desc(orders.createTime), desc(orders.id))
    .limit(limit);

/** Ends orders that never got a checkout. */
export const expireUnopened = (db: Queries, now: number) =>
  db
    .update(orders)
    .set({ status: 'expired' })
    .where(and(eq(orders.status, 'open'), isNull(orders.sessionId), lt(orders.expireTime, now)));

/** Orders of a wallet that money can still come for. */
export const unsettledOrders = (db: Queries, walletId: string) =>
  db
    .select({ id: orders.id, sessionId: orders.sessionId })
    .from(orders)
    .where(and(eq(orders.walletId, walletId), inArray(orders.status, ['open', 'pending'])));

export const openSubscriptionOrders = (db: Queries, walletId: string) =>
  db
    .select()
    .from(orders)
    .where(and(eq(orders.walletId, walletId), eq(orders.kind, 'subscription'), eq(orders.status, 'open')));

export const liveSubscription = async (db: Queries, walletId: string): Promise<SubscriptionRow | undefined> =>
  (
    await db
      .select()
      .from(subscriptions)
      .where(and(eq(subscriptions.walletId, walletId), ne(subscriptions.status, 'ended')))
  )[0];

export const liveSubscriptionOfAccount = async (db: Queries, accountId: string): Promise<SubscriptionRow | undefined> =>
  (
    await db
      .select({ subscription: subscriptions })
      .from(subscriptions)
      .innerJoin(wallets, eq(wallets.id, subscriptions.walletId))
      .where(and(eq(wallets.accountId, accountId), ne(subscriptions.status, 'ended')))
  )[0]?.subscription;

/** Paid orders of a subscription, the latest first. */
export const ordersOfSubscription = (db: Queries, subscriptionId: string): Promise<OrderRow[]> =>
  db
    .select()
    .from(orders)
    .where(and(eq(orders.subscriptionId, subscriptionId), isNotNull(orders.payTime)))
    .orderBy(desc(orders.payTime));

/** The order that paid another period of a subscription, which is not over yet: of several, the one that was paid last. */
export const otherPaidPeriod = async (
  db: Queries,
  subscriptionId: string,
  orderId: string,
  now: number,
): Promise<OrderRow | undefined> =>
  (
    await db
      .select({ order: orders })
      .from(orders)
      .innerJoin(ledgerAccounts, sql`${ledgerAccounts.cause} = ${PAYMENT}::text || ${orders.paymentId}`)
      .where(
        and(
          eq(orders.subscriptionId, subscriptionId),
          ne(orders.id, orderId),
          eq(orders.status, 'paid'),
          sql`${ledgerAccounts.expireTime} - ${ledgerAccounts.grace} > ${now}`,
        ),
      )
      .orderBy(desc(orders.payTime))
      .limit(1)
  )[0]?.order;

/** What changes of plan may have had a subscription cost. */
export const termsOfSubscription = (db: Queries, subscriptionId: string) => {
  const { planId, name, months, tokens, amount, currency } = subscriptionTerms;
  return db
    .select({ planId, name, months, tokens, amount, currency })
    .from(subscriptionTerms)
    .where(eq(subscriptionTerms.subscriptionId, subscriptionId));
};

export const noteTerms = async (tx: Transaction, terms: typeof subscriptionTerms.$inferInsert): Promise<void> => {
  await tx.insert(subscriptionTerms).values(terms).onConflictDoNothing();
};

export const findSubscription = async (db: Queries, id: string): Promise<SubscriptionRow | undefined> =>
  (await db.select().from(subscriptions).where(eq(subscriptions.id, id)))[0];

export const insertSubscription = async (tx: Transaction, row: typeof subscriptions.$inferInsert): Promise<void> => {
  await tx.insert(subscriptions).values(row);
};

export const updateSubscription = async (
  db: Queries,
  id: string,
  values: Partial<Omit<SubscriptionRow, 'id' | 'walletId'>>,
  ifVersion?: number,
): Promise<boolean> =>
  (
    await db
      .update(subscriptions)
      .set(values)
      .where(and(eq(subscriptions.id, id), ifVersion === undefined ? undefined : eq(subscriptions.version, ifVersion)))
      .returning({ id: subscriptions.id })
  ).length > 0;

/** The provider has answered what it was asked for at that attempt. */
export const endChange = async (db: Queries, id: string, attempt: number, isRefused: boolean): Promise<void> => {
  await db
    .update(subscriptions)
    .set({ changePlanId: null, changeTime: null, ...(isRefused && { changeKey: null }) })
    .where(and(eq(subscriptions.id, id), eq(subscriptions.changeTries, attempt)));
};

type Standing = Pick<
  SubscriptionRow,
  'status' | 'isEnding' | 'confirmPlanId' | 'confirmUrl' | 'confirmEnd' | 'nextPlanId'
>;

/**
 * Writes how a subscription stands at the provider, unless it was written since `row` was read: `false`. What it says already makes no new
 * version, so that many who look at once do not keep each other from it.
 */
export const takeSubscriptionOver = async (
  tx: Transaction,
  row: SubscriptionRow,
  standing: Standing,
): Promise<boolean> => {
  const isKnown =
    row.status === standing.status &&
    row.isEnding === standing.isEnding &&
    row.confirmPlanId === standing.confirmPlanId &&
    row.confirmUrl === standing.confirmUrl &&
    row.confirmEnd === standing.confirmEnd &&
    row.nextPlanId === standing.nextPlanId;
  if (isKnown) return (await findSubscription(tx, row.id))?.version === row.version;
  return updateSubscription(tx, row.id, { ...standing, version: row.version + 1 }, row.version);
};
