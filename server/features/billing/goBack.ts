import type { Database } from '#server/db/database.ts';
import { transact } from '#server/db/transact.ts';
import { lockWallet } from '#server/features/ledger/ledger.ts';
import type { PaymentProvider } from '#server/providers/payment/paymentProvider.ts';
import * as repository from './orderRepository.ts';
import type { OrderRow } from './orderRepository.ts';
import { planOf } from './periods.ts';

/** Tries to take a period over while others write the subscription. */
const TRIES = 10;

/**
 * Has the subscription of an order whose money goes back return to a period before, which is still paid: its plan goes on until that is
 * over, and is not charged for again unless the person wants that. `false`: there is none.
 */
export const goBack = async (
  db: Database,
  provider: Pick<PaymentProvider, 'goBack' | 'invoice'>,
  { id, walletId, paymentId: endedId }: OrderRow,
  subscriptionId: string,
): Promise<boolean> => {
  const order = await repository.otherPaidPeriod(db, subscriptionId, id, Date.now());
  if (order?.paymentId === undefined || order.paymentId === null) return false;
  const { paymentId: invoiceId } = order;
  const invoice = await provider.invoice(invoiceId);
  if (invoice === undefined) return false;
  const { periodStart, periodEnd } = invoice;
  const { tokens, ...plan } = planOf(order);
  await provider.goBack(subscriptionId, { ...plan, tokens }, periodEnd);
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    const row = await repository.findSubscription(db, subscriptionId);
    if (row?.invoiceId !== endedId) return true;
    const period = { ...plan, nextPlanId: null, isEnding: true, periodStart, periodEnd, invoiceId };
    const isTaken = await transact(db, async (tx) => {
      await lockWallet(tx, walletId);
      return repository.updateSubscription(tx, subscriptionId, { ...period, version: row.version + 1 }, row.version);
    });
    if (isTaken) return true;
  }
  throw new Error(`The subscription ${subscriptionId} changes faster than it can be read`);
};
