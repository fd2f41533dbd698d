import { expect, it } from 'vitest';
import { paymentEvents } from '#server/db/paymentSchema.ts';
import { transact } from '#server/db/transact.ts';
import { deleteAccount } from '#server/features/account/userRepository.ts';
import { describeOnDatabases } from './support/describeOnDatabases.ts';
import { useQuietShop } from './support/useQuietShop.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

describeOnDatabases('[N-12] what is told of reconciling', (kind) => {
  const { database, service, payments, whileRefused, take, join, choose } = useQuietShop(kind);

  it('is how many events came by no notice, and all that has to be finished later', async () => {
    const [caller, gone] = [await join(), await join()];
    const first = await choose(caller, 'package', 'small');
    const plan = await choose(gone, 'subscription', 'plus-1');
    await service().engine.pay(first.sessionId);
    await service().engine.pay(plan.sessionId);
    await payments().lookAfter(Date.now() + 6 * MINUTE);
    const statuses = async () => (await database().db.select().from(paymentEvents)).map(({ status }) => status);
    await expect.poll(statuses).toEqual(['done', 'done', 'done', 'done', 'done']);
    expect(take()).toEqual([{ level: 'warn', msg: 'events came by no notice, and are worked off now', count: 5 }]);
    await whileRefused(() => payments().orders.refund(caller, first.orderId));
    await choose(caller, 'package', 'small');
    await choose(gone, 'package', 'small');
    await transact(database().db, (tx) => deleteAccount(tx, gone.id));
    take();
    await whileRefused(() => payments().lookAfter(Date.now() + 26 * HOUR));
    const later = { level: 'error', msg: 'something has to be finished later', err: expect.any(String) };
    expect(take()).toEqual(
      ['reconciliation', 'refund', 'order', 'order', 'subscription'].map((what) => ({ ...later, what })),
    );
  });
});
