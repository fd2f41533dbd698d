import { errNo } from '#contract/errNo.ts';
import { NO_ANSWER } from '#machines/failure.ts';
import { subscriptionMachine } from '#machines/subscription/subscriptionMachine.ts';
import type { SubscriptionContext } from '#machines/subscription/subscriptionSetup.ts';
import { onPlus, plus, ultra } from './model.ts';
import { actorsOf, type Journey } from '@liora/flow-kit/model/journeys.ts';

export const { done, failed } = actorsOf(subscriptionMachine);
export type SubscriptionJourney = Journey<typeof subscriptionMachine>;

export const plans = [plus, ultra];
export const loaded = done('loadSubscription', { subscription: onPlus, plans });
export const loadedNone = done('loadSubscription', { subscription: null, plans });

export const plansOpened = { type: 'plans.opened' } as const;
export const chosen = { type: 'plan.chosen', planId: ultra.planId } as const;
export const changeConfirmed = { type: 'change.confirmed' } as const;
export const cancellation = { type: 'cancellation.requested' } as const;
export const cancellationConfirmed = { type: 'cancellation.confirmed' } as const;
export const resumption = { type: 'resumption.requested' } as const;

export const blank: SubscriptionContext = {
  subscription: null,
  plans: [],
  planId: null,
  failure: null,
  isBegun: false,
};
export const running: SubscriptionContext = { ...blank, subscription: onPlus, plans };
export const none: SubscriptionContext = { ...running, subscription: null };
export const broken = { errNo: errNo.providerFailed, fields: [] };
export const unanswered = { errNo: NO_ANSWER, fields: [] };
export const changed = { type: 'account.changed' } as const;
export const load = { id: 'loadSubscription', input: undefined };
