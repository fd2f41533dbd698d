import { useSelector } from '@xstate/react';
import type { Subscription } from '#contract/subscription.ts';
import {
  canResume,
  canWithdraw,
  isBegun,
  isFollowing,
  isUnconfirmed,
  isWithdrawing,
} from '#machines/subscription/subscriptionSelectors.ts';
import { m } from '#src/paraglide/messages.js';
import { Button } from '#src/ui/Button.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { button } from '#styled/recipes';
import { priceText } from '../money.ts';
import { planText } from '../plans.ts';
import { dateText } from '../times.ts';
import type { SubscriptionRef } from './billingTypes.ts';
import { PortalButton } from './PortalButton.tsx';

const LookAgain = ({ subscription }: { subscription: SubscriptionRef }) => {
  const mayLook = useSelector(subscription, canResume);
  return (
    <Button
      size="sm"
      variant="outline"
      color="ink"
      disabled={!mayLook}
      onClick={() => {
        subscription.send({ type: 'follow.resumed' });
      }}
    >
      {m.purchase_check_again()}
    </Button>
  );
};

interface ToConfirmProps {
  subscription: SubscriptionRef;
  confirmation: NonNullable<Subscription['confirmation']>;
}

/** Leads to where the payment is confirmed, in a tab of its own: this page goes on asking whether that is done. */
const ToConfirm = ({ subscription, confirmation: { confirmURL, expireTime } }: ToConfirmProps) => {
  const mayWithdraw = useSelector(subscription, canWithdraw);
  const isWaiting = useSelector(subscription, isWithdrawing);
  return (
    <Notice
      tone="care"
      actions={
        <>
          <a href={confirmURL} target="_blank" rel="noreferrer" className={button({ size: 'sm' })}>
            {m.billing_change_confirm_open()}
          </a>
          <LookAgain subscription={subscription} />
          {mayWithdraw ? (
            <Button
              size="sm"
              variant="ghost"
              color="ink"
              isLoading={isWaiting}
              onClick={() => {
                subscription.send({ type: 'change.withdrawn' });
              }}
            >
              {m.billing_change_withdraw()}
            </Button>
          ) : null}
        </>
      }
    >
      {m.billing_change_confirm_by({ date: dateText(expireTime) })}
    </Notice>
  );
};

const Unconfirmed = ({ subscription }: { subscription: SubscriptionRef }) => (
  <Notice
    tone="danger"
    isAlert
    actions={
      <Button
        size="sm"
        variant="outline"
        color="ink"
        onClick={() => {
          subscription.send({ type: 'change.dismissed' });
        }}
      >
        {m.action_close()}
      </Button>
    }
  >
    {m.billing_change_unconfirmed()}
  </Notice>
);

export interface ChangeNoticeProps {
  subscription: SubscriptionRef;
  running: Subscription;
}

/** What becomes of a change that begins at once. */
export const ChangeNotice = ({ subscription, running }: ChangeNoticeProps) => {
  const isFollowed = useSelector(subscription, isFollowing);
  const mayLook = useSelector(subscription, canResume);
  const isPaid = useSelector(subscription, isBegun);
  const isOver = useSelector(subscription, isUnconfirmed);
  if (isOver) return <Unconfirmed subscription={subscription} />;
  if (running.confirmation !== null)
    return <ToConfirm subscription={subscription} confirmation={running.confirmation} />;
  if (mayLook)
    return (
      <Notice tone="care" actions={<LookAgain subscription={subscription} />}>
        {isFollowed ? m.billing_change_soon() : m.billing_change_waits()}
      </Notice>
    );
  return isPaid ? (
    <Notice tone="success" actions={<PortalButton subscription={subscription} text={m.billing_receipt()} isCompact />}>
      {m.billing_change_done({ plan: planText(running), amount: priceText(running.amount, running.currency) })}
    </Notice>
  ) : null;
};
