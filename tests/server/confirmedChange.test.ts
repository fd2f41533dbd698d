import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { passwordDigest } from '#src/api/passwordDigest.ts';
import type { Buyer } from './support/buyer.ts';
import { describeOnDatabases } from './support/describeOnDatabases.ts';
import { useShop } from './support/useShop.ts';

const HOUR = 3_600_000;

describeOnDatabases('a change of plan whose payment the bank wants confirmed', (kind) => {
  /** How far the payment service is ahead. */
  let ahead = 0;
  const { payments, join, buy, subscriptionOf } = useShop(kind, undefined, () => Date.now() + ahead);

  /** Somebody with Plus, whose bank asks from now on. */
  const subscribe = async () => {
    ahead = 0;
    const buyer = await join();
    const { sessionId } = await buy(buyer, 'subscription', 'plus-1');
    const id = await subscriptionOf(sessionId);
    const { records, engine } = payments();
    const atService = () => records.subscriptions.get(id);
    await engine.setAsks((await atService()).customer, true);
    return {
      buyer,
      atService,
      /** The invoice that waits, or waited last. */
      latest: async () => (await atService()).latestInvoice ?? '',
      invoices: async () =>
        (await records.invoices.list())
          .filter(({ subscription }) => subscription === id)
          .map(({ amount, status }) => `${amount} ${status}`)
          .toSorted(),
    };
  };
  const standingOf = async (buyer: Buyer) => {
    const subscription = await buyer.subscription();
    return [subscription?.planId, subscription?.confirmation?.planId, (await buyer.detail()).tokens];
  };
  const before = ['plus-1', undefined, 1100];
  const waiting = ['plus-1', 'premium-1', 1100];
  const begun = ['premium-1', undefined, 4100];

  it('[N-05] waits for the person, and goes on by itself then', async () => {
    const { buyer, atService, latest, invoices } = await subscribe();
    const waitingSince = Date.now();
    const answer = await buyer.changePlan('premium-1');
    const { confirmation } = Object(answer.data).subscription;
    expect([answer.status, confirmation]).toEqual([
      200,
      {
        planId: 'premium-1',
        confirmURL: `http://pay.example/dev/checkout/invoice/${await latest()}`,
        expireTime: expect.any(Number),
      },
    ]);
    expect(Math.abs(confirmation.expireTime - waitingSince - 23 * HOUR)).toBeLessThan(HOUR);
    expect([await standingOf(buyer), await invoices()]).toEqual([waiting, ['1299 paid', '2499 open']]);

    await payments().engine.confirmInvoice(await latest(), true);
    await expect.poll(() => standingOf(buyer)).toEqual(begun);
    expect([(await atService()).metadata['planId'], await invoices()]).toEqual([
      'premium-1',
      ['1299 paid', '2499 paid'],
    ]);
  });

  it('[N-05] is asked for once, however often the person comes again', async () => {
    const { buyer, invoices } = await subscribe();
    const key = { 'idempotency-key': randomUUID() };
    const answers = [
      await buyer.changePlan('premium-1', key),
      await buyer.changePlan('premium-1', key),
      await buyer.changePlan('premium-1'),
    ];
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect([await standingOf(buyer), await invoices()]).toEqual([waiting, ['1299 paid', '2499 open']]);
  });

  it('[N-05] can be confirmed after the bank said no at first', async () => {
    const { buyer, latest } = await subscribe();
    await buyer.changePlan('premium-1');
    await payments().engine.confirmInvoice(await latest(), false);
    expect(await standingOf(buyer)).toEqual(waiting);
    await payments().engine.confirmInvoice(await latest(), true);
    await expect.poll(() => standingOf(buyer)).toEqual(begun);
  });

  it('[N-05] is given up after 23 hours, and nothing is charged', async () => {
    const { buyer, invoices } = await subscribe();
    await buyer.changePlan('premium-1');
    ahead = 23 * HOUR - 60_000;
    await payments().engine.passTime();
    expect(await standingOf(buyer)).toEqual(waiting);
    ahead = 23 * HOUR + 60_000;
    await payments().engine.passTime();
    await expect.poll(() => standingOf(buyer)).toEqual(before);
    expect(await invoices()).toEqual(['1299 paid', '2499 void']);
  });

  it('[N-05] is given up where the person keeps the plan, and can be asked for anew', async () => {
    const { buyer, latest, invoices } = await subscribe();
    await buyer.changePlan('premium-1');
    expect(await buyer.changePlan('plus-1')).toMatchObject({ status: 200, errNo: 0 });
    expect([await standingOf(buyer), await invoices()]).toEqual([before, ['1299 paid', '2499 void']]);
    expect(await buyer.changePlan('plus-1')).toMatchObject({ errNo: 60_003 });
    await buyer.changePlan('premium-1');
    await payments().engine.confirmInvoice(await latest(), true);
    await expect.poll(() => standingOf(buyer)).toEqual(begun);
  });

  it('[N-05] cannot be confirmed any more once the account is deleted', async () => {
    const { buyer, atService, latest, invoices } = await subscribe();
    await buyer.changePlan('premium-1');
    const { email } = Object((await buyer.visitor.get('/api/user/detail')).data);
    const password = passwordDigest('correct horse');
    expect(await buyer.visitor.post('/api/user/delete', { email, password })).toMatchObject({ errNo: 0 });
    await expect.poll(async () => (await atService()).status).toBe('canceled');
    await expect(payments().engine.confirmInvoice(await latest(), true)).rejects.toThrow('The invoice is void');
    expect(await invoices()).toEqual(['1299 paid', '2499 void']);
  });

  it('[N-05] makes room for a change to another plan', async () => {
    const { buyer, invoices } = await subscribe();
    await buyer.changePlan('premium-1');
    await buyer.changePlan('premium-12');
    expect([await standingOf(buyer), await invoices()]).toEqual([
      ['plus-1', 'premium-12', 1100],
      ['1299 paid', '2499 void', '8996 open'].toSorted(),
    ]);
  });

  it('[N-05] has a plan that was to end go on once it is confirmed, and not before', async () => {
    const { buyer, latest } = await subscribe();
    await buyer.visitor.post('/api/subscription/cancel', {});
    await buyer.changePlan('premium-1');
    expect(await buyer.subscription()).toMatchObject({ planId: 'plus-1', isEnding: true });
    await payments().engine.confirmInvoice(await latest(), true);
    await expect.poll(() => buyer.subscription()).toMatchObject({ planId: 'premium-1', isEnding: false });
  });
});
