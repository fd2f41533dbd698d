import { useSelector } from '@xstate/react';
import type { Subscription } from '#contract/subscription.ts';
import { isCancellationOpen } from '#machines/subscription/subscriptionSelectors.ts';
import { m } from '#src/paraglide/messages.js';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { dialogButtons } from './billingStyles.ts';
import type { SubscriptionRef } from './billingTypes.ts';
import { dateText } from './dates.ts';
import { isCancelling } from './planState.ts';

export interface CancellationDialogProps {
  subscription: SubscriptionRef;
  running: Subscription;
}

/** Asks before the plan ends. */
export const CancellationDialog = ({ subscription, running }: CancellationDialogProps) => {
  const isOpen = useSelector(subscription, isCancellationOpen);
  const isWaiting = useSelector(subscription, isCancelling);
  const dismiss = () => {
    subscription.send({ type: 'cancellation.dismissed' });
  };
  if (!isOpen) return null;
  return (
    <Dialog
      isOpen
      onClose={dismiss}
      title={m.billing_cancel_title()}
      description={m.billing_cancel_text({ plan: running.name, date: dateText(running.periodEnd) })}
      closeLabel={m.action_close()}
      closesOutside
    >
      <div className={dialogButtons}>
        <Button size="md" variant="outline" color="ink" disabled={isWaiting} onClick={dismiss}>
          {m.billing_cancel_dismiss()}
        </Button>
        <Button
          size="md"
          color="danger"
          isLoading={isWaiting}
          onClick={() => {
            subscription.send({ type: 'cancellation.confirmed' });
          }}
        >
          {m.billing_cancel_submit()}
        </Button>
      </div>
    </Dialog>
  );
};
