import { useSelector } from '@xstate/react';
import { remainingOf } from '#machines/ledger/ledgerSelectors.ts';
import { hasLoadFailed, isLoadingFirst, subscriptionOf } from '#machines/subscription/subscriptionSelectors.ts';
import { css } from '#styled/css';
import type { BillingRefs } from './billingTypes.ts';
import { lossTexts } from './lossTexts.ts';

const list = css({ listStyleType: 'disc', ps: '5', mb: '4', color: 'fg.muted' });

/** What of that which was paid goes with the account, as far as it is known. */
export const DeletionLosses = ({ billing }: { billing: BillingRefs }) => {
  const remaining = useSelector(billing.ledger, remainingOf);
  const running = useSelector(billing.subscription, subscriptionOf);
  const isPlanKnown = useSelector(
    billing.subscription,
    (snapshot) => !isLoadingFirst(snapshot) && !hasLoadFailed(snapshot),
  );
  const orders = useSelector(billing.orders, (snapshot) => snapshot.context.orders);
  const texts = lossTexts({ remaining, running, isPlanKnown, orders });
  return texts.length === 0 ? null : (
    <ul className={list}>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
};
