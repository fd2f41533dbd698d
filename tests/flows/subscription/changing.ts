import { errNo } from '#contract/errNo.ts';
import { SUBSCRIPTION_DELAYS, type SubscriptionContext } from '#machines/subscription/subscriptionSetup.ts';
import { onPlus, onUltra, plus, ultra } from './model.ts';
import {
  broken,
  changeConfirmed,
  changed,
  chosen,
  done,
  failed,
  load,
  loaded,
  loadedNone,
  none,
  plansOpened,
  running,
  type SubscriptionJourney,
  unanswered,
} from './steps.ts';
import { waited } from '@liora/flow-kit/model/runner.ts';

const plansClosed = { type: 'plans.closed' } as const;
const changeDismissed = { type: 'change.dismissed' } as const;
const toUltra: SubscriptionContext = { ...running, planId: ultra.planId };
const dearer = { errNo: errNo.priceChanged, fields: [] };
const dearerPlans = { subscription: onPlus, plans: [plus, { ...ultra, amount: ultra.amount + 1000 }] };
const begun: SubscriptionContext = { ...running, subscription: onUltra, isBegun: true };
const change = {
  id: 'changePlan',
  input: { planId: ultra.planId, amount: ultra.amount, currency: ultra.currency },
};

/** Going over to another plan. */
export const changeJourneys: Readonly<Record<string, SubscriptionJourney>> = {
  'goes over to another plan, once it is confirmed, and tells': {
    steps: [loaded, plansOpened, chosen, changeConfirmed, done('changePlan', onUltra)],
    end: {
      value: 'ready',
      context: begun,
      emitted: [changed],
      started: [load, change],
    },
  },
  'changes nothing before that': {
    steps: [loaded, plansOpened, chosen],
    end: { value: 'confirmingChange', context: toUltra, emitted: [], started: [load] },
  },
  'goes back to the plans when the person thinks better of it': {
    steps: [loaded, plansOpened, chosen, changeDismissed, changeConfirmed],
    end: { value: 'choosingPlan', context: running, emitted: [], started: [load] },
  },
  'closes the plans': {
    steps: [loaded, plansOpened, plansClosed],
    end: { value: 'ready', context: running, emitted: [] },
  },
  'changes no plan without a subscription': {
    steps: [loadedNone, plansOpened],
    end: { value: 'ready', context: none, emitted: [] },
  },
  '[BUY-04] tells why a plan could not be changed to': {
    steps: [loaded, plansOpened, chosen, changeConfirmed, failed('changePlan', { errNo: errNo.alreadySubscribed })],
    end: {
      value: 'ready',
      context: { ...toUltra, failure: { errNo: errNo.alreadySubscribed, fields: [] } },
      emitted: [],
    },
  },
  '[M-13] looks at the prices again where a plan costs another amount now, and says so': {
    steps: [
      loaded,
      plansOpened,
      chosen,
      changeConfirmed,
      failed('changePlan', dearer),
      done('loadSubscription', dearerPlans),
    ],
    end: {
      value: 'ready',
      context: { ...toUltra, ...dearerPlans, failure: dearer },
      emitted: [],
      started: [load, change, load],
    },
  },
  'forgets that when the plans are opened again': {
    steps: [loaded, plansOpened, chosen, changeConfirmed, failed('changePlan', broken), plansOpened],
    end: { value: 'choosingPlan', context: running, emitted: [] },
  },
  'waits for the change as long as it may, and asks for it once': {
    steps: [loaded, plansOpened, chosen, changeConfirmed, changeConfirmed, waited(29_999)],
    end: { value: 'changing', context: toUltra, emitted: [], started: [load, change] },
  },
  'gives up on the change after a while': {
    steps: [loaded, plansOpened, chosen, changeConfirmed, waited(SUBSCRIPTION_DELAYS.changeTimeout - 1), waited(1)],
    end: { value: 'ready', context: { ...toUltra, failure: unanswered }, emitted: [] },
  },
};
