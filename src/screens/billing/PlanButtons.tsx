import { useSelector } from '@xstate/react';
import type { Subscription } from '#contract/subscription.ts';
import { isCancellationOpen } from '#machines/subscription/subscriptionSelectors.ts';
import { m } from '#src/paraglide/messages.js';
import { Button } from '#src/ui/Button.tsx';
import { buttons } from './billingStyles.ts';
import type { SubscriptionRef } from './billingTypes.ts';
import { isResuming } from './planState.ts';
import { PortalButton } from './PortalButton.tsx';

const opened = { type: 'plans.opened' } as const;
const cancelled = { type: 'cancellation.requested' } as const;
const resumed = { type: 'resumption.requested' } as const;

/** Whether what is said of the renewal leads to the card already. */
const hasCardNotice = ({ status }: Subscription): boolean => status === 'pastDue' || status === 'unpaid';

export interface PlanButtonsProps {
  subscription: SubscriptionRef;
  running: Subscription;
}

/** What can be done about a running plan. */
export const PlanButtons = ({ subscription, running }: PlanButtonsProps) => {
  const canChange = useSelector(subscription, (snapshot) => snapshot.can(opened));
  // Enabled under its dialog, too: a disabled button cannot take the focus back.
  const canCancel = useSelector(subscription, (snapshot) => snapshot.can(cancelled) || isCancellationOpen(snapshot));
  const canResume = useSelector(subscription, (snapshot) => snapshot.can(resumed));
  const isWaiting = useSelector(subscription, isResuming);
  return (
    <div className={buttons}>
      {running.status === 'active' ? (
        <Button
          size="md"
          variant="outline"
          color="ink"
          disabled={!canChange}
          onClick={() => {
            subscription.send(opened);
          }}
        >
          {m.billing_plan_change()}
        </Button>
      ) : null}
      {running.isEnding ? (
        <Button
          size="md"
          variant="outline"
          color="ink"
          isLoading={isWaiting}
          disabled={!canResume}
          onClick={() => {
            subscription.send(resumed);
          }}
        >
          {m.billing_plan_keep()}
        </Button>
      ) : (
        <Button
          size="md"
          variant="outline"
          color="danger"
          disabled={!canCancel}
          onClick={() => {
            subscription.send(cancelled);
          }}
        >
          {m.billing_plan_cancel()}
        </Button>
      )}
      {hasCardNotice(running) ? null : <PortalButton subscription={subscription} text={m.billing_portal()} />}
    </div>
  );
};
