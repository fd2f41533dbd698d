import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { describeOnDatabases } from './support/describeOnDatabases.ts';
import { useShop } from './support/useShop.ts';

const declined = { status: 402, errNo: 1013, data: null };

describeOnDatabases('a change of plan whose card is declined', (kind) => {
  const { payments, join, buy, subscriptionOf } = useShop(kind);

  it.each(['the same key', 'another key'])(
    '[M-01] changes nothing, and is made once the card works, by %s',
    async (keys) => {
      const buyer = await join();
      const { sessionId } = await buy(buyer, 'subscription', 'plus-1');
      const before = await buyer.subscription();
      const { records, engine } = payments();
      const id = await subscriptionOf(sessionId);
      const { customer } = await records.subscriptions.get(id);
      const first = randomUUID();
      const change = (planId: string, key: string = keys === 'the same key' ? first : randomUUID()) =>
        buyer.changePlan(planId, { 'idempotency-key': key });

      await engine.setDeclines(customer, true);
      expect([await change('premium-1'), await change('premium-1')]).toEqual([declined, declined]);
      expect(await change('premium-12', randomUUID())).toEqual(declined);
      expect(await buyer.subscription()).toEqual(before);

      await engine.setDeclines(customer, false);
      expect(await change('premium-1')).toMatchObject({ status: 200, errNo: 0 });
      await expect.poll(async () => (await buyer.detail()).tokens).toBe(4100);
      expect(await buyer.subscription()).toMatchObject({ planId: 'premium-1', amount: 2499, nextPlanId: null });
      const invoices = (await records.invoices.list()).filter(({ subscription }) => subscription === id);
      expect(invoices.map(({ amount, status }) => `${amount} ${status}`).toSorted()).toEqual([
        '1299 paid',
        '2499 paid',
      ]);
    },
  );
});
