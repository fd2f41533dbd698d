import { errNo } from '#contract/errNo.ts';
import { SUBSCRIPTION_DELAYS } from '#machines/subscription/subscriptionSetup.ts';
import {
  canResume,
  canWithdraw,
  failureErrNo,
  hasLoadFailed,
  isBegun,
  isBusy,
  isCancellationOpen,
  isChoosingPlan,
  isFollowing,
  isLoadingFirst,
  isUnconfirmed,
  isWithdrawing,
  planToChangeToOf,
  subscriptionOf,
  type SubscriptionSnapshot,
} from '#machines/subscription/subscriptionSelectors.ts';
import { changeJourneys } from './changing.ts';
import { confirmJourneys } from './confirming.ts';
import { followJourneys } from './following.ts';
import { endJourneys } from './ending.ts';
import { onUltra, subscriptionModel, ultra } from './model.ts';
import {
  blank,
  broken,
  cancellation,
  cancellationConfirmed,
  changeConfirmed,
  chosen,
  done,
  failed,
  load,
  loaded,
  plansOpened,
  resumption,
  running,
  unanswered,
} from './steps.ts';
import { describeFlow } from '@liora/flow-kit/model/describeFlow.ts';
import { waited } from '@liora/flow-kit/model/runner.ts';

const retried = { type: 'load.retried' } as const;
const refreshed = { type: 'list.refreshRequested' } as const;
const portal = { type: 'portal.requested' } as const;
const restored = { type: 'page.restored' } as const;
const portalURL = 'https://pay.example/portal/abc';
const open = { id: 'openPortal', input: undefined };

const isIdle = (snapshot: SubscriptionSnapshot) => !isBusy(snapshot) && !hasLoadFailed(snapshot);
const isWaitingFor = (snapshot: SubscriptionSnapshot, source: keyof SubscriptionSnapshot['children']) =>
  isBusy(snapshot) && failureErrNo(snapshot) === null && snapshot.children[source] !== undefined;

const toConfirmBy = (snapshot: SubscriptionSnapshot) => subscriptionOf(snapshot)?.confirmation?.planId;
const awaitedBy = (snapshot: SubscriptionSnapshot) => subscriptionOf(snapshot)?.nextPlanId ?? toConfirmBy(snapshot);

describeFlow(subscriptionModel, {
  stateChecks: {
    loading: (snapshot) =>
      isBusy(snapshot) &&
      // The prices are looked at again, and why is said meanwhile.
      (failureErrNo(snapshot) ?? errNo.priceChanged) === errNo.priceChanged &&
      snapshot.children['loadSubscription'] !== undefined &&
      isLoadingFirst(snapshot) === (snapshot.context.plans.length === 0) &&
      !snapshot.can(portal),
    loadFailed: (snapshot) => hasLoadFailed(snapshot) && failureErrNo(snapshot) !== null && snapshot.can(retried),
    ready: (snapshot) =>
      isIdle(snapshot) &&
      snapshot.can(portal) &&
      snapshot.can(plansOpened) ===
        (subscriptionOf(snapshot)?.nextPlanId === null && subscriptionOf(snapshot)?.confirmation === null) &&
      snapshot.can(cancellation) === (subscriptionOf(snapshot)?.isEnding === false) &&
      snapshot.can(resumption) === (subscriptionOf(snapshot)?.isEnding === true) &&
      planToChangeToOf(snapshot) === null &&
      canResume(snapshot) === (awaitedBy(snapshot) === ultra.planId) &&
      canWithdraw(snapshot) === (toConfirmBy(snapshot) === ultra.planId) &&
      isBegun(snapshot) === snapshot.context.isBegun &&
      !isFollowing(snapshot) &&
      !isCancellationOpen(snapshot) &&
      !isLoadingFirst(snapshot),
    choosingPlan: (snapshot) =>
      isChoosingPlan(snapshot) &&
      isIdle(snapshot) &&
      !isBegun(snapshot) &&
      snapshot.can(chosen) &&
      planToChangeToOf(snapshot) === null,
    confirmingChange: (snapshot) =>
      planToChangeToOf(snapshot) === ultra &&
      isIdle(snapshot) &&
      !isChoosingPlan(snapshot) &&
      snapshot.can(changeConfirmed),
    changing: (snapshot) => planToChangeToOf(snapshot) === ultra && isWaitingFor(snapshot, 'changePlan'),
    following: (snapshot) =>
      isBusy(snapshot) &&
      isFollowing(snapshot) &&
      canResume(snapshot) &&
      awaitedBy(snapshot) === ultra.planId &&
      canWithdraw(snapshot) === (toConfirmBy(snapshot) === ultra.planId) &&
      !isBegun(snapshot) &&
      !snapshot.can(plansOpened),
    'following.waiting': (snapshot) => isFollowing(snapshot) && snapshot.children['loadSubscription'] === undefined,
    'following.asking': (snapshot) => isFollowing(snapshot) && snapshot.children['loadSubscription'] !== undefined,
    withdrawing: (snapshot) =>
      isWaitingFor(snapshot, 'changePlan') &&
      isWithdrawing(snapshot) &&
      canWithdraw(snapshot) &&
      !isFollowing(snapshot),
    unconfirmed: (snapshot) =>
      isUnconfirmed(snapshot) &&
      isIdle(snapshot) &&
      toConfirmBy(snapshot) === undefined &&
      !canWithdraw(snapshot) &&
      snapshot.can(plansOpened),
    confirmingCancel: (snapshot) =>
      isCancellationOpen(snapshot) && isIdle(snapshot) && snapshot.can(cancellationConfirmed),
    cancelling: (snapshot) => isCancellationOpen(snapshot) && isWaitingFor(snapshot, 'cancelSubscription'),
    resuming: (snapshot) => isWaitingFor(snapshot, 'resumeSubscription') && !isCancellationOpen(snapshot),
    openingPortal: (snapshot) => isWaitingFor(snapshot, 'openPortal'),
    leaving: (snapshot) => isBusy(snapshot) && snapshot.can(restored),
  },
  journeys: {
    '[BUY-02] shows the running subscription and the plans': {
      steps: [loaded],
      end: { value: 'ready', context: running, emitted: [], started: [load] },
    },
    ...changeJourneys,
    ...followJourneys,
    ...confirmJourneys,
    ...endJourneys,
    'leads to the pages of the payment provider': {
      steps: [loaded, portal, done('openPortal', { portalURL })],
      end: {
        value: 'leaving',
        context: running,
        emitted: [{ type: 'navigation.wanted', url: portalURL }],
        started: [load, open],
      },
    },
    'is as it was when the browser goes back from there': {
      steps: [loaded, portal, done('openPortal', { portalURL }), restored],
      end: {
        value: 'ready',
        context: running,
        emitted: [{ type: 'navigation.wanted', url: portalURL }],
        started: [load, open],
      },
    },
    'counts a browser that is still here after a while as not gone': {
      steps: [
        loaded,
        portal,
        done('openPortal', { portalURL }),
        waited(SUBSCRIPTION_DELAYS.leaveTimeout - 1),
        waited(1),
      ],
      end: {
        value: 'ready',
        context: { ...running, failure: unanswered },
        emitted: [{ type: 'navigation.wanted', url: portalURL }],
      },
    },
    'gives the browser time to leave': {
      steps: [loaded, portal, done('openPortal', { portalURL }), waited(29_999)],
      end: { value: 'leaving', context: running, emitted: [{ type: 'navigation.wanted', url: portalURL }] },
    },
    'tells why those pages could not be opened': {
      steps: [loaded, portal, failed('openPortal', { errNo: errNo.notFound })],
      end: { value: 'ready', context: { ...running, failure: { errNo: errNo.notFound, fields: [] } }, emitted: [] },
    },
    'forgets that with the next try to open them': {
      steps: [loaded, portal, failed('openPortal', broken), portal],
      end: { value: 'openingPortal', context: running, emitted: [], started: [load, open, open] },
    },
    'waits for their address as long as it may': {
      steps: [loaded, portal, waited(29_999)],
      end: { value: 'openingPortal', context: running, emitted: [] },
    },
    'gives up on their address after a while': {
      steps: [loaded, portal, waited(SUBSCRIPTION_DELAYS.portalTimeout - 1), waited(1)],
      end: { value: 'ready', context: { ...running, failure: unanswered }, emitted: [] },
    },
    'tells why the subscription could not be loaded': {
      steps: [failed('loadSubscription', broken)],
      end: { value: 'loadFailed', context: { ...blank, failure: broken }, emitted: [] },
    },
    'forgets that while it is loaded again': {
      steps: [failed('loadSubscription', broken), retried],
      end: { value: 'loading', context: blank, emitted: [], started: [load, load] },
    },
    'loads it again when asked to after a failure': {
      steps: [failed('loadSubscription', broken), refreshed],
      end: { value: 'loading', context: blank, emitted: [], started: [load, load] },
    },
    'keeps it on view while it is loaded anew, and shows what came since': {
      steps: [loaded, refreshed, done('loadSubscription', { subscription: onUltra, plans: [ultra] })],
      end: {
        value: 'ready',
        context: { ...blank, subscription: onUltra, plans: [ultra] },
        emitted: [],
        started: [load, load],
      },
    },
    'keeps it when that fails': {
      steps: [loaded, refreshed, failed('loadSubscription', broken)],
      end: { value: 'loadFailed', context: { ...running, failure: broken }, emitted: [] },
    },
    'forgets a failure while it is loaded anew': {
      steps: [loaded, plansOpened, chosen, changeConfirmed, failed('changePlan', broken), refreshed],
      end: { value: 'loading', context: running, emitted: [] },
    },
    'asks again when a subscription was bought while it was loading': {
      steps: [refreshed],
      end: { value: 'loading', context: blank, emitted: [], started: [load, load] },
    },
    'gives up after a while': {
      steps: [waited(SUBSCRIPTION_DELAYS.loadTimeout - 1), waited(1)],
      end: { value: 'loadFailed', context: { ...blank, failure: unanswered }, emitted: [] },
    },
    'waits as long as it may': {
      steps: [waited(29_999)],
      end: { value: 'loading', context: blank, emitted: [] },
    },
  },
});
