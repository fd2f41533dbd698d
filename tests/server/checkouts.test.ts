import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { errNo } from '#contract/errNo.ts';
import { wallets } from '#server/db/walletSchema.ts';
import { orders } from '#server/db/paymentSchema.ts';
import { describeOnDatabases } from './support/describeOnDatabases.ts';
import { useQuietShop } from './support/useQuietShop.ts';

const HOUR = 60 * 60_000;

describeOnDatabases('[N-12] a checkout', (kind) => {
  const { database, service, payments, whileRefused, take, join, choose, orderOf, tell, buy } = useQuietShop(kind);
  const walletOf = async (accountId: string) =>
    (await database().db.select().from(wallets).where(eq(wallets.accountId, accountId)))[0];
  const refusedWith = (code: number, data?: unknown) =>
    expect.objectContaining({ name: 'ApiError', errNo: code, ...(data !== undefined && { data }) });

  it.each([
    [
      'package',
      'small',
      { title: '200 Liora tokens', mode: 'payment', amount: 499, currency: 'usd' },
      { name: null, months: null, tokens: 200, amount: 499 },
      {},
    ],
    [
      'subscription',
      'plus-1',
      {
        title: 'Liora Plus, 1 month',
        mode: 'subscription',
        amount: 1299,
        currency: 'usd',
        recurring: { interval: 'month', interval_count: 1 },
      },
      { name: 'Plus', months: 1, tokens: 1000, amount: 1299 },
      { planId: 'plus-1', name: 'Plus', months: '1', tokens: '1000' },
    ],
  ] as const)('of a %s (%s) is opened for what it costs, and its order is stored', async (...given) => {
    const [productKind, productId, opened, stored, terms] = given;
    const caller = await join();
    const before = Date.now();
    const { orderId, sessionId } = await choose(caller, productKind, productId);
    const order = await orderOf(orderId);
    const wallet = await walletOf(caller.id);
    const { checkouts, customers } = service().records;
    const checkout = await checkouts.get(sessionId);
    expect(order).toMatchObject({
      ...stored,
      id: orderId,
      walletId: wallet?.id,
      kind: productKind,
      productId,
      currency: 'USD',
      status: 'open',
      reason: null,
      returnPath: '/tokens',
      sessionId,
      checkoutUrl: `http://pay.example/dev/checkout/${sessionId}`,
      payTime: null,
      expireTime: (order?.createTime ?? 0) + HOUR,
    });
    expect((order?.createTime ?? 0) >= before && (order?.createTime ?? 0) <= Date.now()).toBe(true);
    expect(checkout).toEqual({
      ...opened,
      id: sessionId,
      created: expect.any(Number),
      customer: wallet?.customerId,
      reference: orderId,
      metadata: { ...terms, orderId, walletId: wallet?.id },
      successUrl: `http://liora.example/tokens?orderId=${orderId}`,
      cancelUrl: `http://liora.example/tokens?orderId=${orderId}&checkout=cancelled`,
      expiresAt: Math.floor((order?.expireTime ?? 0) / 1000),
      status: 'open',
      isPaid: false,
    });
    expect(await customers.get(checkout.customer)).toMatchObject({ email: caller.email });
    expect(await payments().orders.payment(caller, orderId)).toMatchObject({
      orderId,
      status: 'open',
      canRefund: false,
    });
  });

  it('of several months says so', async () => {
    const { sessionId } = await choose(await join(), 'subscription', 'plus-12');
    const { title } = await service().records.checkouts.get(sessionId);
    expect(title).toBe('Liora Plus, 12 months');
  });

  it('is the same for the same intent, and none for another one by its key', async () => {
    const caller = await join();
    const key = randomUUID();
    const request = { kind: 'package', productId: 'small', returnPath: '/tokens' } as const;
    const [first, again] = [
      await payments().orders.checkout(caller, request, key),
      await whileRefused(() => payments().orders.checkout(caller, request, key)),
    ];
    expect(again).toEqual(first);
    const others = [
      { ...request, productId: 'medium' },
      { ...request, kind: 'subscription', productId: 'plus-1' } as const,
      { ...request, returnPath: '/' },
    ];
    for (const other of others)
      await expect(payments().orders.checkout(caller, other, key)).rejects.toEqual(refusedWith(errNo.conflict));
    // Who was a customer before stays that one.
    const { customerId } = (await walletOf(caller.id)) ?? {};
    const { sessionId } = await choose(caller, 'package', 'small');
    expect((await service().records.checkouts.get(sessionId)).customer).toBe(customerId);
  });

  it('is refused of what is not sold, for a way back to elsewhere, and of a second plan', async () => {
    const { caller } = await buy('subscription', 'plus-1');
    const open = (change: object) =>
      payments().orders.checkout(
        caller,
        { kind: 'package', productId: 'small', returnPath: '/', ...change },
        randomUUID(),
      );
    const wrong = (path: string, reason: string) => refusedWith(errNo.invalidInput, { fields: [{ path, reason }] });
    await expect(open({ productId: 'tiny' })).rejects.toEqual(wrong('productId', 'unknown'));
    await expect(open({ returnPath: 'https://elsewhere.example' })).rejects.toEqual(wrong('returnPath', 'notAPath'));
    await expect(open({ kind: 'subscription', productId: 'premium-1' })).rejects.toEqual(
      refusedWith(errNo.alreadySubscribed),
    );
    expect(await open({})).toMatchObject({ orderId: expect.any(String) });
  });

  it('that is given up is closed, and stays so whatever is told of it', async () => {
    const caller = await join();
    const { orderId, sessionId } = await choose(caller, 'package', 'small');
    const cancelled = await payments().orders.cancel(caller, orderId);
    expect([cancelled.status, (await service().records.checkouts.get(sessionId)).status]).toEqual([
      'cancelled',
      'expired',
    ]);
    await tell('checkout', orderId);
    expect([(await orderOf(orderId))?.status, (await payments().orders.cancel(caller, orderId)).status]).toEqual([
      'cancelled',
      'cancelled',
    ]);
  });

  it('that was paid, has failed or is over is as the payment service says', async () => {
    const caller = await join();
    const { engine } = service();
    const [paid, failed, over] = [
      await choose(caller, 'package', 'small'),
      await choose(caller, 'package', 'small'),
      await choose(caller, 'package', 'small'),
    ];
    await engine.pay(paid.sessionId);
    await engine.decline(failed.sessionId);
    await engine.expire(over.sessionId);
    const cancelled = await payments().orders.cancel(caller, paid.orderId);
    for (const { orderId } of [failed, over]) await tell('checkout', orderId);
    expect([
      cancelled.status,
      (await orderOf(failed.orderId))?.status,
      (await orderOf(over.orderId))?.status,
      take(),
    ]).toEqual(['paid', 'failed', 'expired', []]);
  });

  it('and its order are nobody else’s', async () => {
    const { orderId } = await buy('package', 'small');
    const stranger = await join();
    const own = payments().orders;
    const gone = refusedWith(errNo.notFound);
    await expect(own.payment(stranger, orderId)).rejects.toEqual(gone);
    await expect(own.cancel(stranger, orderId)).rejects.toEqual(gone);
    await expect(own.refund(stranger, orderId)).rejects.toEqual(gone);
    await expect(payments().subscriptions.portal(stranger)).rejects.toEqual(gone);
    await expect(payments().subscriptions.resume(stranger)).rejects.toEqual(refusedWith(errNo.subscriptionNeeded));
    expect([await own.payments(stranger, undefined, 5), (await orderOf(orderId))?.status]).toEqual([
      { orders: [], hasMore: false },
      'paid',
    ]);
  });

  it('is given back once, in whole', async () => {
    const { caller, orderId, paymentIntent } = await buy('package', 'small');
    const own = payments().orders;
    const first = await own.refund(caller, orderId);
    const row = await orderOf(orderId);
    expect([first.status, row?.lookTime, row?.refundTries, row?.version, row?.refundId]).toEqual([
      'refunding',
      null,
      1,
      1,
      expect.any(String),
    ]);
    expect((await own.refund(caller, orderId)).status).toBe('refunding');
    await tell('payment', paymentIntent);
    expect((await own.refund(caller, orderId)).status).toBe('refunded');
    const open = await choose(caller, 'package', 'small');
    await expect(own.refund(caller, open.orderId)).rejects.toEqual(refusedWith(errNo.conflict));
    expect([(await service().records.payments.get(paymentIntent)).refunded, take()]).toEqual([499, []]);
  });

  it('is listed with others, the latest first, page by page', async () => {
    const caller = await join();
    const ids: string[] = [];
    for (const createTime of [1000, 2000, 3000]) {
      const { orderId } = await choose(caller, 'package', 'small');
      await database().db.update(orders).set({ createTime }).where(eq(orders.id, orderId));
      ids.unshift(orderId);
    }
    const page = async (pageSize: number, endTime?: number) => {
      const { orders: some, hasMore } = await payments().orders.payments(caller, endTime, pageSize);
      return [some.map(({ orderId }) => orderId), hasMore];
    };
    expect([await page(2), await page(3), await page(4), await page(1, 3000)]).toEqual([
      [ids.slice(0, 2), true],
      [ids, false],
      [ids, false],
      [ids.slice(1, 2), true],
    ]);
  });
});
