import { errNo } from '#contract/errNo.ts';
import { SUBSCRIPTION_DELAYS, type SubscriptionContext } from '#machines/subscription/subscriptionSetup.ts';
import { onPlus, onUltra, plus, toConfirm, ultra, underWay } from './model.ts';
import {
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
  unanswered,
} from './steps.ts';
import { waited } from '@liora/flow-kit/model/runner.ts';

const found = (subscription: typeof onPlus | null) => done('loadSubscription', { subscription, plans });
const withdrawn = { type: 'change.withdrawn' } as const;
const resumed = { type: 'follow.resumed' } as const;
const dismissed = { type: 'change.dismissed' } as const;
const pause = waited(SUBSCRIPTION_DELAYS.askPause);
const changedTo = [loaded, plansOpened, chosen, changeConfirmed, done('changePlan', toConfirm)] as const;
const termsOf = ({ planId, amount, currency }: typeof plus) => ({
  id: 'changePlan',
  input: { planId, amount, currency },
});
const asked = [load, termsOf(ultra)];

const waiting: SubscriptionContext = { ...running, subscription: toConfirm, planId: ultra.planId };

/** A change whose payment the person has to confirm at the payment provider. */
export const confirmJourneys: Readonly<Record<string, SubscriptionJourney>> = {
  '[N-05] waits for a payment that the person has to confirm': {
    steps: changedTo,
    end: { value: { following: 'waiting' }, context: waiting, emitted: [changed], started: asked },
  },
  '[N-05] goes on by itself once that is done': {
    steps: [...changedTo, pause, found(onUltra)],
    end: {
      value: 'ready',
      context: { ...running, subscription: onUltra, isBegun: true },
      emitted: [changed, changed],
      started: [...asked, load],
    },
  },
  '[N-05] goes on following what was confirmed and is not paid yet': {
    steps: [...changedTo, pause, found(underWay), pause],
    end: {
      value: { following: 'asking' },
      context: { ...waiting, subscription: underWay },
      emitted: [changed],
      started: [...asked, load, load],
    },
  },
  '[N-05] asks again while it is not confirmed': {
    steps: [...changedTo, pause, found(toConfirm), pause],
    end: { value: { following: 'asking' }, context: waiting, emitted: [changed], started: [...asked, load, load] },
  },
  '[N-05] waits for what was to be confirmed before the page was loaded': {
    steps: [found(toConfirm)],
    end: { value: { following: 'waiting' }, context: waiting, emitted: [], started: [load] },
  },
  '[N-05] says that it was not confirmed in time': {
    steps: [...changedTo, pause, found(onPlus)],
    end: {
      value: 'unconfirmed',
      context: { ...running, planId: ultra.planId },
      emitted: [changed],
      started: [...asked, load],
    },
  },
  '[N-05] says that until it is taken note of': {
    steps: [...changedTo, pause, found(onPlus), dismissed],
    end: { value: 'ready', context: running, emitted: [changed] },
  },
  '[N-05] lets another plan be chosen then': {
    steps: [...changedTo, pause, found(onPlus), plansOpened],
    end: { value: 'choosingPlan', context: running, emitted: [changed] },
  },
  '[N-05] shows what was bought since': {
    steps: [...changedTo, pause, found(onPlus), { type: 'list.refreshRequested' }],
    end: { value: 'loading', context: running, emitted: [changed], started: [...asked, load, load] },
  },
  '[N-05] shows that the plan has ended meanwhile': {
    steps: [...changedTo, pause, found(null)],
    end: { value: 'ready', context: { ...running, subscription: null }, emitted: [changed, changed] },
  },
  '[N-05] asks no more after three minutes, and again when the person wants it': {
    steps: [...changedTo, waited(180_000), resumed],
    end: { value: { following: 'asking' }, context: waiting, emitted: [changed] },
  },
  '[N-05] changes to no third plan before': {
    steps: [...changedTo, waited(180_000), plansOpened],
    end: { value: 'ready', context: waiting, emitted: [changed] },
  },
  '[N-05] keeps the plan where the person wants that': {
    steps: [...changedTo, withdrawn, done('changePlan', onPlus)],
    end: { value: 'ready', context: running, emitted: [changed, changed], started: [...asked, termsOf(plus)] },
  },
  '[N-05] keeps it also after three minutes': {
    steps: [...changedTo, waited(180_000), withdrawn],
    end: { value: 'withdrawing', context: { ...running, subscription: toConfirm }, emitted: [changed] },
  },
  '[N-05] tells why the plan could not be kept': {
    steps: [...changedTo, withdrawn, failed('changePlan', broken)],
    end: { value: 'ready', context: { ...waiting, failure: broken }, emitted: [changed] },
  },
  '[N-05] waits as long as it may for the plan to be kept': {
    steps: [...changedTo, withdrawn, waited(29_999)],
    end: { value: 'withdrawing', context: waiting, emitted: [changed] },
  },
  '[N-05] gives up on that after a while': {
    steps: [...changedTo, withdrawn, waited(SUBSCRIPTION_DELAYS.withdrawTimeout)],
    end: { value: 'ready', context: { ...waiting, failure: unanswered }, emitted: [changed] },
  },
  '[N-05] gives up nothing where nothing is to be confirmed': {
    steps: [loaded, withdrawn],
    end: { value: 'ready', context: running, emitted: [], started: [load] },
  },
  '[N-05] cannot go back to a plan that is sold no more': {
    steps: [done('loadSubscription', { subscription: toConfirm, plans: [ultra] }), withdrawn],
    end: {
      value: { following: 'waiting' },
      context: { ...waiting, plans: [ultra] },
      emitted: [],
      started: [load],
    },
  },
  '[N-05] asks nobody who is signed out': {
    steps: [...changedTo, pause, failed('loadSubscription', { errNo: errNo.notSignedIn }), waited(60_000)],
    end: { value: 'ready', context: waiting, emitted: [changed], started: [...asked, load] },
  },
};
