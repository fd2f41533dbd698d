import { useSelector } from '@xstate/react';
import type { Subscription } from '#contract/subscription.ts';
import { isCancellationOpen } from '#machines/subscription/subscriptionSelectors.ts';
import { m } from '#src/paraglide/messages.js';
import { planText } from '../plans.ts';
import { dateText } from '../times.ts';
import type { SubscriptionRef } from './billingTypes.ts';
import { ConfirmDialog } from '../ConfirmDialog.tsx';
import { isCancelling } from './planState.ts';

export interface CancellationDialogProps {
  subscription: SubscriptionRef;
  running: Subscription;
}

/** A plan whose period is over ends at once. */
const consequenceText = (running: Subscription): string =>
  running.status === 'active'
    ? m.billing_cancel_text({ plan: planText(running), date: dateText(running.periodEnd) })
    : m.billing_cancel_text_due({ plan: planText(running) });

/** Asks before the plan ends. */
export const CancellationDialog = ({ subscription, running }: CancellationDialogProps) => {
  const isOpen = useSelector(subscription, isCancellationOpen);
  const isWaiting = useSelector(subscription, isCancelling);
  if (!isOpen) return null;
  return (
    <ConfirmDialog
      title={m.billing_cancel_title()}
      text={consequenceText(running)}
      submitText={m.billing_cancel_submit()}
      dismissText={m.billing_cancel_dismiss()}
      isWaiting={isWaiting}
      onSubmit={() => {
        subscription.send({ type: 'cancellation.confirmed' });
      }}
      onDismiss={() => {
        subscription.send({ type: 'cancellation.dismissed' });
      }}
    />
  );
};
