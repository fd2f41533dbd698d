import { useSelector } from '@xstate/react';
import { Link } from 'react-router';
import { hasLoadFailed, isLoadingFirst, subscriptionOf } from '#machines/subscription/subscriptionSelectors.ts';
import { m } from '#src/paraglide/messages.js';
import { paths } from '#src/addresses/paths.ts';
import { Notice } from '#src/ui/Notice.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { css } from '#styled/css';
import { button } from '#styled/recipes';
import { ReloadNotice } from '../ReloadNotice.tsx';
import { BillingSection } from './BillingSection.tsx';
import { buttons, muted, stack } from './billingStyles.ts';
import type { SubscriptionRef } from './billingTypes.ts';
import { planFailureText } from './billingWording.ts';
import { isActing } from './planState.ts';
import { RunningPlan } from './RunningPlan.tsx';

const line = css({ width: 'half', height: '5' });
const pill = css({ width: '40', height: '11', borderRadius: 'full' });

const PlanSkeleton = () => (
  <div className={stack}>
    <VisuallyHidden>{m.billing_plan_loading()}</VisuallyHidden>
    <Skeleton className={line} />
    <Skeleton className={pill} />
  </div>
);

const NoPlan = () => (
  <div className={stack}>
    <p className={muted}>{m.billing_plan_none()}</p>
    <div className={buttons}>
      <Link to={paths.subscriptions()} className={button({ size: 'md', variant: 'outline', color: 'ink' })}>
        {m.billing_plan_see()}
      </Link>
    </div>
  </div>
);

/** Why the last act on the plan came to nothing. */
const PlanFailure = ({ subscription }: { subscription: SubscriptionRef }) => {
  const failure = useSelector(subscription, (snapshot) => snapshot.context.failure);
  return failure === null ? null : (
    <div className={stack}>
      <Notice tone="danger" isAlert>
        {planFailureText(failure)}
      </Notice>
    </div>
  );
};

const PlanBody = ({ subscription }: { subscription: SubscriptionRef }) => {
  const running = useSelector(subscription, subscriptionOf);
  return (
    <>
      {running === null ? <NoPlan /> : <RunningPlan subscription={subscription} running={running} />}
      <PlanFailure subscription={subscription} />
    </>
  );
};

/** Leaves what is asked, a step at a time. */
const leave = (subscription: SubscriptionRef): void => {
  const step = (['change.dismissed', 'plans.closed'] as const).find((type) => subscription.getSnapshot().can({ type }));
  if (step !== undefined) subscription.send({ type: step });
};

/** The running plan and what can be done about it, or where to get one. */
export const PlanSection = ({ subscription }: { subscription: SubscriptionRef }) => {
  const isWaiting = useSelector(subscription, isLoadingFirst);
  const isFailed = useSelector(subscription, hasLoadFailed);
  const isOpen = useSelector(subscription, isActing);
  return (
    <BillingSection
      title={m.billing_plan()}
      isActing={isOpen}
      onEscape={() => {
        leave(subscription);
      }}
    >
      {isFailed ? (
        <div className={stack}>
          <ReloadNotice flow={subscription}>{m.billing_plan_failed()}</ReloadNotice>
        </div>
      ) : isWaiting ? (
        <PlanSkeleton />
      ) : (
        <PlanBody subscription={subscription} />
      )}
    </BillingSection>
  );
};
