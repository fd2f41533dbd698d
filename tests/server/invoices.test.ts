import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { orders } from '#server/db/paymentSchema.ts';
import { spendableTokens } from '#server/features/ledger/wallet.ts';
import { accounts } from '#server/db/schema.ts';
import type { Caller } from '#server/http/endpoint.ts';
import { describeOnDatabases } from './support/describeOnDatabases.ts';
import { useQuietShop } from './support/useQuietShop.ts';

describeOnDatabases('[N-12] the invoice of a plan', (kind) => {
  const { database, service, payments, take, tell, buy } = useQuietShop(kind);

  /** What somebody has of it: tokens, how the plan stands, its orders. */
  const standingOf = async (caller: Caller, subscription: string) => {
    const { db } = database();
    const [found] = await db
      .select({ tokens: spendableTokens(caller.id, Date.now()) })
      .from(accounts)
      .limit(1);
    const own = await db.select().from(orders).where(eq(orders.subscriptionId, subscription));
    const { subscription: plan } = await payments().subscriptions.find(caller);
    return [found?.tokens, plan?.status, own.map(({ status }) => status)];
  };
  const latestOf = async (subscription: string): Promise<string> =>
    (await service().records.subscriptions.get(subscription)).latestInvoice ?? '';

  it('brings nothing while it is owed, and the tokens of the period once it is paid', async () => {
    const { caller, subscription } = await buy('subscription', 'plus-1');
    await service().engine.renew(subscription, false);
    const invoice = await latestOf(subscription);
    const owed = await tell('invoice', invoice);
    expect([owed?.status, await standingOf(caller, subscription)]).toEqual(['done', [1000, 'pastDue', ['paid']]]);
    await service().engine.payInvoice(invoice);
    const paid = await tell('invoice', invoice);
    expect([paid?.status, await standingOf(caller, subscription), take()]).toEqual([
      'done',
      [2000, 'active', ['paid', 'paid']],
      [],
    ]);
  });

  it('over nothing brings nothing, but how the plan stands', async () => {
    const { caller, subscription } = await buy('subscription', 'plus-1');
    await service().engine.renew(subscription);
    const { invoices, subscriptions } = service().records;
    const invoice = await latestOf(subscription);
    await invoices.put({ ...(await invoices.get(invoice)), amount: 0 });
    await subscriptions.put({ ...(await subscriptions.get(subscription)), status: 'past_due' });
    const told = await tell('invoice', invoice);
    expect([told?.status, await standingOf(caller, subscription), take()]).toEqual([
      'done',
      [1000, 'pastDue', ['paid']],
      [],
    ]);
  });

  it('pays its period once, however often it is told of, and whatever is asked about', async () => {
    const { caller, orderId, subscription } = await buy('subscription', 'plus-1');
    await service().engine.renew(subscription);
    const invoice = await latestOf(subscription);
    const { paymentIntent } = await service().records.invoices.get(invoice);
    const told = [
      await tell('payment', paymentIntent),
      await tell('invoice', invoice),
      await tell('checkout', orderId),
      await tell('subscription', subscription),
    ];
    expect([told.map((event) => event?.status), await standingOf(caller, subscription), take()]).toEqual([
      ['done', 'done', 'done', 'done'],
      [2000, 'active', ['paid', 'paid']],
      [],
    ]);
  });
});
