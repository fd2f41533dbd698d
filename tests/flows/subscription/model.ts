import type { Plan, ShopTerms, Subscription } from '#contract/subscription.ts';
import { errNo } from '#contract/errNo.ts';
import { subscriptionMachine } from '#machines/subscription/subscriptionMachine.ts';
import { subscriptionDescription } from '#machines/subscription/subscriptionDescription.ts';
import { bare, type Fixtures, type Model } from '@liora/flow-kit/model/model.ts';
import { isRefusal } from '../support/isRefusal.ts';

/** What holds of all that is sold. */
export const terms: ShopTerms = {
  welcomeTokens: 100,
  serviceCosts: [
    { service: 'chat', cost: 1 },
    { service: 'picture', cost: 10 },
  ],
  refundDays: 14,
  discountEndTime: null,
};
export const plus: Plan = {
  planId: 'plus-1',
  name: 'Plus',
  months: 1,
  amount: 999,
  listAmount: 999,
  currency: 'USD',
  discount: '0%',
  tokens: 1000,
  rank: 1,
};
export const ultra: Plan = {
  planId: 'ultra-12',
  name: 'Ultra',
  months: 12,
  amount: 11_994,
  listAmount: 23_988,
  currency: 'USD',
  discount: '50%',
  tokens: 36_000,
  rank: 2,
};

const march = Date.UTC(2026, 2, 1);
const april = Date.UTC(2026, 3, 1);
export const onPlus: Subscription = {
  planId: plus.planId,
  name: plus.name,
  months: plus.months,
  amount: plus.amount,
  currency: plus.currency,
  status: 'active',
  periodStart: march,
  periodEnd: april,
  allowanceEnd: april + 3 * 86_400_000,
  isEnding: false,
  nextPlanId: null,
  confirmation: null,
};
export const ending: Subscription = { ...onPlus, isEnding: true };
/** Ultra was changed to, and is not paid yet. */
export const underWay: Subscription = { ...onPlus, nextPlanId: ultra.planId };
/** Ultra was changed to, and the bank wants that confirmed. */
export const toConfirm: Subscription = {
  ...onPlus,
  confirmation: { planId: ultra.planId, confirmURL: 'https://pay.example/invoice/abc', expireTime: march + 82_800_000 },
};
export const onUltra: Subscription = {
  ...onPlus,
  planId: ultra.planId,
  name: ultra.name,
  months: ultra.months,
  amount: ultra.amount,
};

const broken = { broken: { errNo: errNo.providerFailed } };

const fixtures = {
  events: {
    'load.retried': bare,
    'list.refreshRequested': bare,
    'follow.resumed': bare,
    'change.withdrawn': bare,
    'plans.opened': bare,
    'plans.closed': bare,
    'plan.chosen': { ultra: { planId: ultra.planId } },
    'change.confirmed': bare,
    'change.dismissed': bare,
    'cancellation.requested': bare,
    'cancellation.confirmed': bare,
    'cancellation.dismissed': bare,
    'resumption.requested': bare,
    'portal.requested': bare,
    'page.restored': bare,
  },
  done: {
    loadSubscription: {
      running: { subscription: onPlus, plans: [plus, ultra] },
      ending: { subscription: ending, plans: [plus, ultra] },
      none: { subscription: null, plans: [plus, ultra] },
      'under way': { subscription: underWay, plans: [plus, ultra] },
      'to confirm': { subscription: toConfirm, plans: [plus, ultra] },
      paid: { subscription: onUltra, plans: [plus, ultra] },
    },
    changePlan: { ok: onUltra, 'under way': underWay, 'to confirm': toConfirm, 'as before': onPlus },
    cancelSubscription: { ok: ending },
    resumeSubscription: { ok: onPlus },
    openPortal: { ok: { portalURL: 'https://pay.example/portal/abc' } },
  },
  failed: {
    loadSubscription: { ...broken, 'signed out': { errNo: errNo.notSignedIn } },
    changePlan: { ...broken, 'price changed': { errNo: errNo.priceChanged } },
    cancelSubscription: broken,
    resumeSubscription: broken,
    openPortal: broken,
  },
} satisfies Fixtures<typeof subscriptionMachine>;

/** Ways through the settings of a subscription that runs, ends or is none. */
export const subscriptionModel = {
  machine: subscriptionMachine,
  description: subscriptionDescription,
  isRefusal,
  fixtures,
  key: ({ subscription }) =>
    subscription && [
      subscription.planId,
      subscription.isEnding,
      subscription.nextPlanId,
      subscription.confirmation !== null,
    ],
} satisfies Model<typeof subscriptionMachine>;
