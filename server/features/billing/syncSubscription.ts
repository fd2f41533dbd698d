import { transact } from '#server/db/transact.ts';
import { lockWallet, prolong } from '#server/features/ledger/ledger.ts';
import * as repository from './orderRepository.ts';
import type { PaymentSyncDeps } from './paymentSyncDeps.ts';
import { graceOf } from './periods.ts';

/** Tries to take over a subscription while others do the same. */
const TRIES = 10;

/** Takes over how a subscription stands, and ends it where its account is gone. `false`: it is not known. */
export const syncSubscription = async (
  { db, provider, renewalGrace }: Pick<PaymentSyncDeps, 'db' | 'provider' | 'renewalGrace'>,
  subscriptionId: string,
): Promise<boolean> => {
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    const row = await repository.findSubscription(db, subscriptionId);
    if (row === undefined) return false;
    // What has ended does not begin again.
    if (row.status === 'ended') return true;
    if (!(await repository.isOwned(db, row.walletId))) await provider.endSubscription(subscriptionId);
    const { status, planId, isEnding, confirmation } = await provider.subscription(subscriptionId);
    const values = {
      status,
      isEnding,
      confirmPlanId: confirmation?.planId ?? null,
      confirmUrl: confirmation?.url ?? null,
      confirmEnd: confirmation?.expireTime ?? null,
      nextPlanId: planId === row.planId ? null : planId,
    };
    const isTaken = await transact(db, async (tx) => {
      await lockWallet(tx, row.walletId);
      if (!(await repository.takeSubscriptionOver(tx, row, values))) return false;
      await prolong(tx, repository.causeOf(row.invoiceId), graceOf(values, renewalGrace));
      return true;
    });
    if (isTaken) return true;
  }
  throw new Error(`The subscription ${subscriptionId} changes faster than it can be read`);
};
