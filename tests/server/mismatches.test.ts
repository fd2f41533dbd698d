import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { errNo } from '#contract/errNo.ts';
import { describeOnDatabases } from './support/describeOnDatabases.ts';
import { useQuietShop } from './support/useQuietShop.ts';

describeOnDatabases('[N-12] what does not fit its order', (kind) => {
  const { service, payments, take, join, choose, orderOf, tell, buy } = useQuietShop(kind);
  /** Somebody whose checkout is paid, of which nothing is known yet. */
  const pay = async (productKind: 'package' | 'subscription' = 'package', productId = 'small') => {
    const caller = await join();
    const { orderId, sessionId } = await choose(caller, productKind, productId);
    await service().engine.pay(sessionId);
    const checkout = await service().records.checkouts.get(sessionId);
    return { caller, orderId, checkout };
  };
  /** What comes of news of a checkout: the event, the order, and what is told of it. */
  const outcomeOf = async (orderId: string) => {
    const event = await tell('checkout', orderId);
    const order = await orderOf(orderId);
    return [event?.status, order?.status, order?.reason, take()];
  };
  const givenUp = (message: string) => [
    expect.objectContaining({ level: 'error', msg: 'an event was given up', tries: 1, err: message }),
  ];

  it('is a payment by another customer', async () => {
    const [own, other] = [await pay(), await pay()];
    const { checkouts } = service().records;
    await checkouts.put({ ...own.checkout, customer: other.checkout.customer });
    expect(await outcomeOf(own.orderId)).toEqual([
      'failed',
      'failed',
      errNo.conflict,
      givenUp(`order ${own.orderId} was paid by another customer than it was made for`),
    ]);
  });

  it('is a checkout without a payment, and one whose payment paid another order', async () => {
    const [own, other] = [await pay(), await pay()];
    const { checkouts } = service().records;
    const { paymentIntent, ...rest } = own.checkout;
    await checkouts.put(rest);
    expect(await outcomeOf(own.orderId)).toEqual([
      'failed',
      'failed',
      errNo.conflict,
      givenUp(`order ${own.orderId} was paid by no payment`),
    ]);
    const third = await choose(own.caller, 'package', 'small');
    await service().engine.pay(third.sessionId);
    const paid = await checkouts.get(third.sessionId);
    await tell('checkout', other.orderId);
    expect((await orderOf(other.orderId))?.status).toBe('paid');
    const { paymentIntent: taken = '' } = await checkouts.get(other.checkout.id);
    await checkouts.put({ ...paid, paymentIntent: taken });
    expect((await outcomeOf(third.orderId)).slice(0, 2)).toEqual(['failed', 'failed']);
    expect(paymentIntent).not.toBe(taken);
  });

  it('is a checkout of another order, which fails nothing', async () => {
    const { orderId, checkout } = await pay();
    await service().records.checkouts.put({ ...checkout, reference: randomUUID() });
    expect(await outcomeOf(orderId)).toEqual([
      'failed',
      'open',
      null,
      givenUp(`order ${orderId} and its checkout do not fit together`),
    ]);
  });

  it('is no reason to fail what is paid', async () => {
    const { orderId, sessionId } = await buy('package', 'small');
    const { checkouts } = service().records;
    await checkouts.put({ ...(await checkouts.get(sessionId)), amount: 1 });
    expect(await outcomeOf(orderId)).toEqual(['done', 'paid', null, []]);
  });

  it('is unknown where nothing of it was ordered here', async () => {
    const { invoices, payments: paid } = service().records;
    const { subscription } = await buy('subscription', 'plus-1');
    const { latestInvoice = '' } = await service().records.subscriptions.get(subscription);
    const invoice = await invoices.get(latestInvoice);
    const payment = await paid.get(invoice.paymentIntent);
    await paid.put({ ...payment, id: 'pi_cart', metadata: { orderId: randomUUID() } });
    await paid.put({ ...payment, id: 'pi_nobody', metadata: {} });
    await invoices.put({ ...invoice, id: 'in_cart', paymentIntent: 'pi_ofCart', metadata: { orderId: randomUUID() } });
    await invoices.put({ ...invoice, id: 'in_nobody', paymentIntent: 'pi_ofNobody', metadata: {} });
    await paid.put({ ...payment, id: 'pi_ofCart', metadata: {} });
    const told = [
      await tell('checkout', randomUUID()),
      await tell('invoice', 'in_none'),
      await tell('invoice', 'in_cart'),
      await tell('invoice', 'in_nobody'),
      await tell('payment', 'pi_none'),
      await tell('payment', 'pi_cart'),
      await tell('payment', 'pi_nobody'),
      await tell('payment', 'pi_ofCart'),
      await tell('subscription', 'sub_none'),
    ];
    expect(told.map((event) => event?.status)).toEqual([...told.slice(1).map(() => 'unknown'), 'done']);
  });

  it('has nothing to say of a plan that has ended', async () => {
    const { caller, subscription } = await buy('subscription', 'plus-1');
    const { subscriptions } = service().records;
    await service().engine.end(subscription);
    const ended = await tell('subscription', subscription);
    await subscriptions.put({ ...(await subscriptions.get(subscription)), status: 'active' });
    const again = await tell('subscription', subscription);
    expect([ended?.status, again?.status, await payments().subscriptions.find(caller)]).toEqual([
      'done',
      'done',
      { subscription: null },
    ]);
  });
});
