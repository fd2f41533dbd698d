import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { errNo } from '#contract/errNo.ts';
import { paymentEvents } from '#server/db/paymentSchema.ts';
import { transact } from '#server/db/transact.ts';
import { deleteAccount } from '#server/features/account/userRepository.ts';
import { describeOnDatabases } from './support/describeOnDatabases.ts';
import { useQuietShop } from './support/useQuietShop.ts';

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const err = expect.any(String);

describeOnDatabases('[N-12] what is told of payments that go wrong', (kind) => {
  const { database, service, payments, whileRefused, take, join, choose, orderOf, tell, buy } = useQuietShop(kind);
  const failed = (work: () => Promise<unknown>) =>
    expect(whileRefused(work)).rejects.toMatchObject({ errNo: errNo.providerFailed });

  it('is an order whose checkout cannot be opened or closed, a refund that waits, and pages that do not open', async () => {
    const { caller, orderId } = await buy('package', 'small');
    const other = await choose(caller, 'package', 'small');
    take();
    const request = { kind: 'package', productId: 'small', returnPath: '/' } as const;
    await failed(() => payments().orders.checkout(caller, request, randomUUID()));
    await failed(() => payments().orders.cancel(caller, other.orderId));
    await failed(() => payments().subscriptions.portal(caller));
    const { status } = await whileRefused(() => payments().orders.refund(caller, orderId));
    expect([status, take()]).toEqual([
      'refunding',
      [
        { level: 'error', msg: 'the payment provider failed', err },
        { level: 'error', msg: 'the payment provider failed', err },
        { level: 'error', msg: 'the payment provider did not open its pages', err },
        { level: 'error', msg: 'a refund has to be finished later', orderId, err },
      ],
    ]);
  });

  it('is a plan that is not changed', async () => {
    const { caller, subscription } = await buy('subscription', 'plus-1');
    take();
    await failed(() => payments().subscriptions.resume(caller));
    expect(take()).toEqual([
      {
        level: 'error',
        msg: 'the payment provider did not change a subscription',
        subscriptionId: subscription,
        err,
      },
    ]);
  });

  it('is an event about nothing of ours', async () => {
    const row = await tell('invoice', 'in_unknown');
    expect([row?.status, row?.tries, take()]).toEqual([
      'unknown',
      0,
      [{ level: 'info', msg: 'an event is about nothing that was ordered here', id: row?.id, type: 'a.type' }],
    ]);
  });

  it.each([
    [0, SECOND],
    [3, 8 * SECOND],
    [40, HOUR],
    [78, HOUR],
  ])('is an event that failed %i times before, and is tried again after %i ms', async (tries, wait) => {
    const before = Date.now();
    const row = await whileRefused(() => tell('invoice', 'in_unknown', tries));
    const due = (row?.dueTime ?? 0) - wait;
    expect([row?.status, row?.tries, due >= before && due <= Date.now()]).toEqual(['waiting', tries + 1, true]);
    expect(take()).toEqual([
      { level: 'error', msg: 'an event has to be tried again', id: row?.id, type: 'a.type', tries: tries + 1, err },
    ]);
    await database()
      .db.delete(paymentEvents)
      .where(eq(paymentEvents.id, row?.id ?? ''));
  });

  it('is an event that was tried often enough, and is given up', async () => {
    const row = await whileRefused(() => tell('invoice', 'in_unknown', 79));
    expect([row?.status, row?.tries, take()]).toEqual([
      'failed',
      80,
      [{ level: 'error', msg: 'an event was given up', id: row?.id, type: 'a.type', tries: 80, err }],
    ]);
  });

  it.each([
    ['package', 'small', 'amount', { amount: 1 }],
    ['package', 'small', 'currency', { currency: 'jpy' }],
    ['subscription', 'plus-1', 'amount', { amount: 1 }],
    ['subscription', 'plus-1', 'currency', { currency: 'jpy' }],
  ] as const)('is that a %s (%s) was paid by another %s, which fails it at once', async (...given) => {
    const [productKind, productId, , other] = given;
    const { orderId, sessionId } = await choose(await join(), productKind, productId);
    await service().engine.pay(sessionId);
    const { checkouts, invoices } = service().records;
    const checkout = await checkouts.get(sessionId);
    if (checkout.invoice === undefined) await checkouts.put({ ...checkout, ...other });
    else await invoices.put({ ...(await invoices.get(checkout.invoice)), ...other });
    const row = await tell('checkout', orderId);
    const order = await orderOf(orderId);
    expect([row?.status, order?.status, order?.reason, order?.payTime, take()]).toEqual([
      'failed',
      'failed',
      errNo.conflict,
      null,
      [
        {
          level: 'error',
          msg: 'an event was given up',
          id: row?.id,
          type: 'a.type',
          tries: 1,
          err: expect.stringMatching(new RegExp(`^order ${orderId} is .*, paid were `)),
        },
      ],
    ]);
  });

  it('is money that goes back: of a second plan, and of an account that is gone', async () => {
    const caller = await join();
    const [first, second] = [
      await choose(caller, 'subscription', 'plus-1'),
      await choose(caller, 'subscription', 'plus-1'),
    ];
    await service().engine.pay(first.sessionId);
    await service().engine.pay(second.sessionId);
    const gone = await join();
    const late = await choose(gone, 'package', 'small');
    await service().engine.pay(late.sessionId);
    await transact(database().db, (tx) => deleteAccount(tx, gone.id));
    take();
    await tell('checkout', first.orderId);
    await tell('checkout', late.orderId);
    const goesBack = { level: 'warn', msg: 'money came that brings nothing: it goes back' };
    expect(take()).toEqual([
      { ...goesBack, orderId: second.orderId, reason: errNo.alreadySubscribed },
      { ...goesBack, orderId: late.orderId, reason: errNo.notFound },
    ]);
    const [again, lost] = [await orderOf(second.orderId), await orderOf(late.orderId)];
    expect([again, lost]).toMatchObject([
      { status: 'refunding', reason: errNo.alreadySubscribed, refundTries: 1, refundId: expect.any(String) },
      { status: 'refunding', reason: errNo.notFound, refundTries: 1, refundId: expect.any(String) },
    ]);
    expect([
      again?.subscriptionId,
      (await service().records.subscriptions.get(again?.subscriptionId ?? '')).status,
      (await payments().subscriptions.find(caller)).subscription?.planId,
    ]).toEqual([(await service().records.checkouts.get(second.sessionId)).subscription, 'canceled', 'plus-1']);
  });

  it('is money that the payment service does not give back', async () => {
    const { caller, orderId, paymentIntent } = await buy('package', 'small');
    const payment = await service().records.payments.get(paymentIntent);
    await service().records.payments.put({ ...payment, status: 'processing' });
    take();
    const { status } = await payments().orders.refund(caller, orderId);
    expect([status, take()]).toEqual([
      'refundFailed',
      [{ level: 'error', msg: 'the payment provider does not give money back', orderId, err }],
    ]);
  });

  it('is a renewal that does not fit, while what was paid before goes back', async () => {
    const { caller, orderId, subscription } = await buy('subscription', 'plus-1');
    const { invoices, subscriptions } = service().records;
    await service().engine.renew(subscription);
    const { latestInvoice = '' } = await subscriptions.get(subscription);
    await invoices.put({ ...(await invoices.get(latestInvoice)), amount: 1 });
    take();
    const { status } = await payments().orders.refund(caller, orderId);
    expect([status, (await subscriptions.get(subscription)).status, take()]).toEqual([
      'refunding',
      'canceled',
      [
        {
          level: 'error',
          msg: 'the last invoice of a subscription does not fit',
          subscriptionId: subscription,
          err: expect.stringMatching(new RegExp(`^invoice ${latestInvoice} over 1 USD for [0-9.]+ days fits nothing `)),
        },
      ],
    ]);
  });

  it('is a payment alone by which a plan begins, and one of an order that is not paid', async () => {
    const [caller, other] = [await join(), await join()];
    const { orderId, sessionId } = await choose(caller, 'subscription', 'plus-1');
    await service().engine.pay(sessionId);
    const { invoice = '' } = await service().records.checkouts.get(sessionId);
    const { paymentIntent } = await service().records.invoices.get(invoice);
    const late = await choose(other, 'package', 'small');
    await service().engine.payLater(late.sessionId);
    const { paymentIntent: pending = '' } = await service().records.checkouts.get(late.sessionId);
    const [paid, waits] = [await tell('payment', paymentIntent), await tell('payment', pending)];
    expect([
      [paid?.status, (await orderOf(orderId))?.status, (await orderOf(orderId))?.paymentIntentId],
      [waits?.status, (await orderOf(late.orderId))?.status, (await orderOf(late.orderId))?.paymentIntentId],
      take(),
    ]).toEqual([['done', 'paid', paymentIntent], ['done', 'pending', null], []]);
  });
});
