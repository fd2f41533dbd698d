import { randomUUID } from 'node:crypto';
import type { OpenDatabase } from '#server/db/database.ts';
import { wallets } from '#server/db/walletSchema.ts';
import { orders, subscriptions } from '#server/db/paymentSchema.ts';
import { accounts } from '#server/db/schema.ts';
import type { NewOrder } from '#server/features/billing/orderRepository.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
/** Any time. */
export const NOW = 1_800_000_000_000;

/** Stores what is kept of orders, as at `NOW`. */
export const orderRows = ({ db }: OpenDatabase) => ({
  newWallet: async ({ isOwned = true } = {}) => {
    const [id, accountId] = [randomUUID(), randomUUID()];
    if (isOwned) await db.insert(accounts).values({ id: accountId, email: `${id}@example.org`, createTime: NOW });
    await db.insert(wallets).values({ id, accountId: isOwned ? accountId : null, createTime: NOW });
    return { walletId: id, accountId };
  },
  /** Stores an order whose checkout is its name, and gives its id. */
  newOrder: async (walletId: string, name: string, values: Partial<NewOrder> = {}): Promise<string> => {
    const id = randomUUID();
    await db.insert(orders).values({
      id,
      walletId,
      kind: 'package',
      productId: 'small',
      tokens: 200,
      amount: 499,
      currency: 'USD',
      status: 'open',
      returnPath: '/',
      sessionId: name,
      createTime: NOW - HOUR,
      ...values,
    });
    return id;
  },
  newPlan: async (
    walletId: string,
    id: string,
    values: Partial<typeof subscriptions.$inferInsert> = {},
  ): Promise<void> => {
    const plan = { planId: 'plus-1', name: 'Plus', months: 1, amount: 1299, currency: 'USD' };
    const period = { periodStart: NOW - 10 * DAY, periodEnd: NOW + 20 * DAY, invoiceId: `in_${id}` };
    await db.insert(subscriptions).values({
      id,
      walletId,
      ...plan,
      ...period,
      status: 'active',
      isEnding: false,
      version: 1,
      createTime: NOW - 10 * DAY,
      ...values,
    });
  },
});
export type OrderRows = ReturnType<typeof orderRows>;
