import { errNo } from '#contract/errNo.ts';
import { NO_ANSWER } from '#machines/failure.ts';
import {
  SUBSCRIPTION_DELAYS,
  type SubscriptionContext,
  subscriptionMachine,
} from '#machines/subscription/subscriptionMachine.ts';
import {
  failureErrNo,
  hasLoadFailed,
  isBusy,
  isCancellationOpen,
  isChoosingPlan,
  isLoadingFirst,
  planToChangeToOf,
  subscriptionOf,
  type SubscriptionSnapshot,
} from '#machines/subscription/subscriptionSelectors.ts';
import { ending, onPlus, onUltra, plus, subscriptionModel, ultra } from './subscription.model.ts';
import { describeFlow } from './support/describeFlow.ts';
import { actorsOf } from './support/journeys.ts';
import { waited } from './support/runner.ts';

const { done, failed } = actorsOf(subscriptionMachine);
const plans = [plus, ultra];
const loaded = done('loadSubscription', { subscription: onPlus, plans });
const loadedEnding = done('loadSubscription', { subscription: ending, plans });
const loadedNone = done('loadSubscription', { subscription: null, plans });
const retried = { type: 'load.retried' } as const;
const refreshed = { type: 'list.refreshRequested' } as const;
const plansOpened = { type: 'plans.opened' } as const;
const plansClosed = { type: 'plans.closed' } as const;
const chosen = { type: 'plan.chosen', planId: ultra.planId } as const;
const changeConfirmed = { type: 'change.confirmed' } as const;
const changeDismissed = { type: 'change.dismissed' } as const;
const cancellation = { type: 'cancellation.requested' } as const;
const cancellationConfirmed = { type: 'cancellation.confirmed' } as const;
const cancellationDismissed = { type: 'cancellation.dismissed' } as const;
const resumption = { type: 'resumption.requested' } as const;
const portal = { type: 'portal.requested' } as const;
const restored = { type: 'page.restored' } as const;

const blank: SubscriptionContext = { subscription: null, plans: [], planId: null, failure: null };
const running: SubscriptionContext = { ...blank, subscription: onPlus, plans };
const endingSoon: SubscriptionContext = { ...running, subscription: ending };
const none: SubscriptionContext = { ...running, subscription: null };
const toUltra: SubscriptionContext = { ...running, planId: ultra.planId };
const broken = { errNo: errNo.providerFailed, fields: [] };
const unanswered = { errNo: NO_ANSWER, fields: [] };
const changed = { type: 'account.changed' } as const;
const portalURL = 'https://pay.example/portal/abc';
const load = { id: 'loadSubscription', input: undefined };
const change = { id: 'changePlan', input: { planId: ultra.planId } };
const cancel = { id: 'cancelSubscription', input: undefined };
const resume = { id: 'resumeSubscription', input: undefined };
const open = { id: 'openPortal', input: undefined };

const isIdle = (snapshot: SubscriptionSnapshot) => !isBusy(snapshot) && !hasLoadFailed(snapshot);
const isWaitingFor = (snapshot: SubscriptionSnapshot, source: keyof SubscriptionSnapshot['children']) =>
  isBusy(snapshot) && failureErrNo(snapshot) === null && snapshot.children[source] !== undefined;

describeFlow(subscriptionModel, {
  stateChecks: {
    loading: (snapshot) =>
      isWaitingFor(snapshot, 'loadSubscription') &&
      isLoadingFirst(snapshot) === (snapshot.context.plans.length === 0) &&
      !snapshot.can(portal),
    loadFailed: (snapshot) => hasLoadFailed(snapshot) && failureErrNo(snapshot) !== null && snapshot.can(retried),
    ready: (snapshot) =>
      isIdle(snapshot) &&
      snapshot.can(portal) &&
      snapshot.can(plansOpened) === (subscriptionOf(snapshot) !== null) &&
      snapshot.can(cancellation) === (subscriptionOf(snapshot)?.isEnding === false) &&
      snapshot.can(resumption) === (subscriptionOf(snapshot)?.isEnding === true) &&
      planToChangeToOf(snapshot) === null &&
      !isCancellationOpen(snapshot) &&
      !isLoadingFirst(snapshot),
    choosingPlan: (snapshot) =>
      isChoosingPlan(snapshot) && isIdle(snapshot) && snapshot.can(chosen) && planToChangeToOf(snapshot) === null,
    confirmingChange: (snapshot) =>
      planToChangeToOf(snapshot) === ultra &&
      isIdle(snapshot) &&
      !isChoosingPlan(snapshot) &&
      snapshot.can(changeConfirmed),
    changing: (snapshot) => planToChangeToOf(snapshot) === ultra && isWaitingFor(snapshot, 'changePlan'),
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
    'goes over to another plan, once it is confirmed, and tells': {
      steps: [loaded, plansOpened, chosen, changeConfirmed, done('changePlan', onUltra)],
      end: {
        value: 'ready',
        context: { ...running, subscription: onUltra },
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
    'lets the subscription end with its period, once that is confirmed, and tells': {
      steps: [loaded, cancellation, cancellationConfirmed, done('cancelSubscription', ending)],
      end: { value: 'ready', context: endingSoon, emitted: [changed], started: [load, cancel] },
    },
    'ends nothing before that': {
      steps: [loaded, cancellation],
      end: { value: 'confirmingCancel', context: running, emitted: [], started: [load] },
    },
    'ends nothing that the person thinks better of': {
      steps: [loaded, cancellation, cancellationDismissed, cancellationConfirmed],
      end: { value: 'ready', context: running, emitted: [], started: [load] },
    },
    'ends nothing that ends already': {
      steps: [loadedEnding, cancellation],
      end: { value: 'ready', context: endingSoon, emitted: [] },
    },
    'ends nothing where nothing runs': {
      steps: [loadedNone, cancellation],
      end: { value: 'ready', context: none, emitted: [] },
    },
    'shows that a subscription is over that was to be ended': {
      steps: [loaded, cancellation, cancellationConfirmed, done('cancelSubscription', null)],
      end: { value: 'ready', context: none, emitted: [changed] },
    },
    'tells why it could not be ended': {
      steps: [loaded, cancellation, cancellationConfirmed, failed('cancelSubscription', broken)],
      end: { value: 'ready', context: { ...running, failure: broken }, emitted: [] },
    },
    'forgets that with the next try to end it': {
      steps: [loaded, cancellation, cancellationConfirmed, failed('cancelSubscription', broken), cancellation],
      end: { value: 'confirmingCancel', context: running, emitted: [] },
    },
    'waits for the end as long as it may': {
      steps: [loaded, cancellation, cancellationConfirmed, cancellationDismissed, waited(29_999)],
      end: { value: 'cancelling', context: running, emitted: [], started: [load, cancel] },
    },
    'gives up on the end after a while': {
      steps: [loaded, cancellation, cancellationConfirmed, waited(SUBSCRIPTION_DELAYS.cancelTimeout - 1), waited(1)],
      end: { value: 'ready', context: { ...running, failure: unanswered }, emitted: [] },
    },
    'takes the end back, and tells': {
      steps: [loadedEnding, resumption, done('resumeSubscription', onPlus)],
      end: { value: 'ready', context: running, emitted: [changed], started: [load, resume] },
    },
    'takes no end back where there is none': {
      steps: [loaded, resumption],
      end: { value: 'ready', context: running, emitted: [], started: [load] },
    },
    'takes no end back where nothing runs': {
      steps: [loadedNone, resumption],
      end: { value: 'ready', context: none, emitted: [], started: [load] },
    },
    'tells why the end could not be taken back': {
      steps: [loadedEnding, resumption, failed('resumeSubscription', broken)],
      end: { value: 'ready', context: { ...endingSoon, failure: broken }, emitted: [] },
    },
    'forgets that with the next try to take it back': {
      steps: [loadedEnding, resumption, failed('resumeSubscription', broken), resumption],
      end: { value: 'resuming', context: endingSoon, emitted: [], started: [load, resume, resume] },
    },
    'waits as long as it may for the end to be taken back': {
      steps: [loadedEnding, resumption, waited(29_999)],
      end: { value: 'resuming', context: endingSoon, emitted: [] },
    },
    'gives up on taking the end back after a while': {
      steps: [loadedEnding, resumption, waited(SUBSCRIPTION_DELAYS.resumeTimeout - 1), waited(1)],
      end: { value: 'ready', context: { ...endingSoon, failure: unanswered }, emitted: [] },
    },
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
