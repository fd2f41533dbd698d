import { useSelector } from '@xstate/react';
import { Button } from '#src/ui/Button.tsx';
import type { SubscriptionRef } from './billingTypes.ts';
import { isGoingToPortal } from './planState.ts';

const wanted = { type: 'portal.requested' } as const;

export interface PortalButtonProps {
  subscription: SubscriptionRef;
  text: string;
  isCompact?: boolean;
}

/** Leads to the payment provider's pages. */
export const PortalButton = ({ subscription, text, isCompact = false }: PortalButtonProps) => {
  const isLeaving = useSelector(subscription, isGoingToPortal);
  const isPossible = useSelector(subscription, (snapshot) => snapshot.can(wanted));
  return (
    <Button
      size={isCompact ? 'sm' : 'md'}
      variant="outline"
      color="ink"
      isLoading={isLeaving}
      disabled={!isPossible}
      onClick={() => {
        subscription.send(wanted);
      }}
    >
      {text}
    </Button>
  );
};
