import { errNo } from '#contract/errNo.ts';
import { SUBSCRIPTION_DELAYS, type SubscriptionContext } from '#machines/subscription/subscriptionSetup.ts';
import { onPlus, onUltra, plus, ultra, underWay } from './model.ts';
import {
  blank,
  broken,
  changeConfirmed,
  changed,
  chosen,
  done,
  failed,
  load,
  loaded,
  plans,
  plansOpened,
  running,
  type SubscriptionJourney,
} from './steps.ts';
import { waited } from '@liora/flow-kit/model/runner.ts';

const found = (subscription: typeof onPlus | null) => done('loadSubscription', { subscription, plans });
const resumed = { type: 'follow.resumed' } as const;
const change = {
  id: 'changePlan',
  input: { planId: ultra.planId, amount: ultra.amount, currency: ultra.currency },
};
const confirmed = [loaded, plansOpened, chosen, changeConfirmed] as const;
const changedTo = [...confirmed, done('changePlan', underWay)] as const;
const pause = waited(SUBSCRIPTION_DELAYS.askPause);

const followed: SubscriptionContext = { ...running, subscription: underWay, planId: ultra.planId };
const begun: SubscriptionContext = { ...running, subscription: onUltra, isBegun: true };
const asked = (times: number) => Array.from({ length: times }, () => load);

/** Following a plan that begins at once until it is paid. */
export const followJourneys: Readonly<Record<string, SubscriptionJourney>> = {
  '[M-23] follows a change whose payment is on its way': {
    steps: changedTo,
    end: { value: { following: 'waiting' }, context: followed, emitted: [changed], started: [load, change] },
  },
  '[M-23] waits two seconds before it asks': {
    steps: [...changedTo, waited(1999)],
    end: { value: { following: 'waiting' }, context: followed, emitted: [changed], started: [load, change] },
  },
  '[M-23] asks then': {
    steps: [...changedTo, waited(2000)],
    end: { value: { following: 'asking' }, context: followed, emitted: [changed], started: [load, change, load] },
  },
  '[M-23] asks at once when the person wants it': {
    steps: [...changedTo, resumed],
    end: { value: { following: 'asking' }, context: followed, emitted: [changed], started: [load, change, load] },
  },
  '[M-23] shows the plan that has begun once it is paid, and tells': {
    steps: [...changedTo, pause, found(onUltra)],
    end: { value: 'ready', context: begun, emitted: [changed, changed], started: [load, change, load] },
  },
  '[M-23] asks again while it is not paid, and shows what else has changed': {
    steps: [...changedTo, pause, found({ ...underWay, isEnding: true }), pause],
    end: {
      value: { following: 'asking' },
      context: { ...followed, subscription: { ...underWay, isEnding: true } },
      emitted: [changed],
      started: [load, change, load, load],
    },
  },
  '[M-23] shows how the plan stands when the change came to nothing': {
    steps: [...changedTo, pause, found(onPlus)],
    end: { value: 'ready', context: running, emitted: [changed, changed] },
  },
  '[M-23] shows that the plan has ended meanwhile': {
    steps: [...changedTo, pause, found(null)],
    end: { value: 'ready', context: { ...running, subscription: null }, emitted: [changed, changed] },
  },
  '[M-23] asks again after it could not be asked': {
    steps: [...changedTo, pause, failed('loadSubscription', broken), pause],
    end: { value: { following: 'asking' }, context: followed, emitted: [changed], started: [load, change, load, load] },
  },
  '[M-23] waits for an answer as long as it may': {
    steps: [...changedTo, pause, waited(29_999)],
    end: { value: { following: 'asking' }, context: followed, emitted: [changed], started: [load, change, load] },
  },
  '[M-23] asks again after no answer in time': {
    steps: [...changedTo, pause, waited(SUBSCRIPTION_DELAYS.askTimeout), pause],
    end: { value: { following: 'asking' }, context: followed, emitted: [changed], started: [load, change, load, load] },
  },
  '[M-23] asks nobody who is signed out again and again': {
    steps: [...changedTo, pause, failed('loadSubscription', { errNo: errNo.notSignedIn }), waited(60_000)],
    end: { value: 'ready', context: followed, emitted: [changed], started: [load, change, load] },
  },
  '[M-23] asks no more after three minutes': {
    steps: [...changedTo, waited(180_000), waited(60_000)],
    end: { value: 'ready', context: followed, emitted: [changed] },
  },
  '[M-23] changes to no third plan before the second one is paid': {
    steps: [...changedTo, waited(180_000), plansOpened],
    end: { value: 'ready', context: followed, emitted: [changed] },
  },
  '[M-23] follows for three minutes': {
    steps: [...changedTo, waited(179_999)],
    end: { value: { following: 'asking' }, context: followed, emitted: [changed] },
  },
  '[M-23] goes on asking when the person wants it, and knows what has begun': {
    steps: [...changedTo, waited(180_000), resumed, found(onUltra)],
    end: { value: 'ready', context: begun, emitted: [changed, changed] },
  },
  '[M-23] follows what was changed to before the page was loaded': {
    steps: [found(underWay)],
    end: { value: { following: 'waiting' }, context: followed, emitted: [], started: [load] },
  },
  '[M-23] shows that as begun, too': {
    steps: [found(underWay), pause, found(onUltra)],
    end: { value: 'ready', context: begun, emitted: [changed], started: asked(2) },
  },
  '[M-23] has nothing to follow where no plan is known': {
    steps: [done('loadSubscription', { subscription: underWay, plans: [] })],
    end: { value: 'ready', context: { ...blank, subscription: underWay }, emitted: [], started: [load] },
  },
  '[M-23] has nothing to follow where nothing is to be paid at once': {
    steps: [loaded, resumed],
    end: { value: 'ready', context: running, emitted: [], started: [load] },
  },
  '[M-23] follows no lower plan, which begins with the next period': {
    steps: [
      found(onUltra),
      plansOpened,
      { ...chosen, planId: plus.planId },
      changeConfirmed,
      done('changePlan', { ...onUltra, nextPlanId: plus.planId }),
    ],
    end: {
      value: 'ready',
      context: { ...running, subscription: { ...onUltra, nextPlanId: plus.planId } },
      emitted: [changed],
    },
  },
  '[M-23] charges nothing for the plan that is kept': {
    steps: [
      found({ ...onUltra, nextPlanId: plus.planId }),
      plansOpened,
      chosen,
      changeConfirmed,
      done('changePlan', onUltra),
    ],
    end: { value: 'ready', context: { ...running, subscription: onUltra }, emitted: [changed] },
  },
  '[M-23] forgets what has begun once the plan is loaded anew': {
    steps: [...changedTo, pause, found(onUltra), { type: 'list.refreshRequested' }, found(onUltra)],
    end: { value: 'ready', context: { ...running, subscription: onUltra }, emitted: [changed, changed] },
  },
  '[M-23] forgets what has begun once the plan is another': {
    steps: [
      ...confirmed,
      done('changePlan', onUltra),
      { type: 'cancellation.requested' },
      { type: 'cancellation.confirmed' },
      done('cancelSubscription', { ...onUltra, isEnding: true }),
    ],
    end: {
      value: 'ready',
      context: { ...running, subscription: { ...onUltra, isEnding: true } },
      emitted: [changed, changed],
    },
  },
};
