import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { errNo, setupErrNos } from '#contract/errNo.ts';
import { NO_ANSWER } from '#machines/failure.ts';
import { purchaseMachine } from '#machines/purchase/purchaseMachine.ts';
import {
  choiceOf,
  failureErrNo,
  hasLoadFailed,
  isBusy,
  offersOf,
  orderOf,
  presentationOf,
  type PurchaseSnapshot,
  stepOf,
  viewOf,
} from '#machines/purchase/purchaseSelectors.ts';
import { PURCHASE_DELAYS, type PurchaseContext } from '#machines/purchase/purchaseSetup.ts';
import { checkoutJourneys, coveredJourneys, outcomeJourneys } from './purchase.journeys.ts';
import { keptChoice, offers, purchaseModel } from './purchase.model.ts';
import { describeFlow } from './support/describeFlow.ts';
import { actorsOf } from './support/journeys.ts';
import { waited } from './support/runner.ts';

const { done, failed } = actorsOf(purchaseMachine);
const opened = { type: 'purchase.opened', view: 'tokens', presentation: 'modal', returnPath: '/' } as const;
const openedAsPage = {
  type: 'purchase.opened',
  view: 'subscriptions',
  presentation: 'page',
  returnPath: '/subscriptions',
} as const;
const closed = { type: 'purchase.closed' } as const;
const loaded = done('loadOffers', offers);
const retried = { type: 'load.retried' } as const;
const toSubscriptions = { type: 'view.chosen', view: 'subscriptions' } as const;
const chosen = { type: 'product.chosen', kind: 'package', productId: 'tokens-500' } as const;
const chosenPlan = { type: 'product.chosen', kind: 'subscription', productId: 'plus-1' } as const;
const ready = { type: 'account.known', isReady: true } as const;
const notReady = { type: 'account.known', isReady: false } as const;
const refused = { type: 'account.refused' } as const;
const restored = { type: 'page.restored' } as const;
const again = { type: 'retry.requested' } as const;

/** As the page is loaded with a choice that was kept. */
const atStart: PurchaseContext = {
  view: 'subscriptions',
  presentation: 'modal',
  returnPath: '/chat/mira',
  isAccountReady: false,
  offers: null,
  choice: keptChoice,
  orderId: null,
  order: null,
  failure: null,
};
const atOpening: PurchaseContext = { ...atStart, view: 'tokens', returnPath: '/', choice: null };
const atOffers: PurchaseContext = { ...atOpening, offers };
const choice = { kind: 'package', productId: 'tokens-500', returnPath: '/' } as const;
const broken = { errNo: errNo.internal, fields: [] };
const unanswered = { errNo: NO_ANSWER, fields: [] };
const needed = { type: 'account.needed' } as const;
const load = { id: 'loadOffers', input: undefined };
const checkout = { id: 'checkout', input: choice };
const keptCheckout = { id: 'checkout', input: keptChoice };

const isHidden = (snapshot: PurchaseSnapshot) => stepOf(snapshot) === null && presentationOf(snapshot) === null;
const isShown = (snapshot: PurchaseSnapshot, step: ReturnType<typeof stepOf>) =>
  stepOf(snapshot) === step &&
  presentationOf(snapshot) === snapshot.context.presentation &&
  choiceOf(snapshot) === null;
const isUnderWay = (snapshot: PurchaseSnapshot) =>
  isBusy(snapshot) && snapshot.can(closed) && !snapshot.can(opened) && !snapshot.can(again);
const isDecided = (snapshot: PurchaseSnapshot) =>
  !isBusy(snapshot) && orderOf(snapshot) !== null && failureErrNo(snapshot) === null && snapshot.can(opened);

describeFlow(purchaseModel, {
  stateChecks: {
    closed: (snapshot) =>
      isHidden(snapshot) &&
      choiceOf(snapshot) === null &&
      snapshot.context.choice === null &&
      snapshot.context.orderId === null &&
      orderOf(snapshot) === null &&
      failureErrNo(snapshot) === null &&
      !snapshot.can(closed),
    open: (snapshot) => isShown(snapshot, 'offers') && orderOf(snapshot) === null && snapshot.context.choice === null,
    'open.loadingOffers': (snapshot) => isBusy(snapshot) && snapshot.can(toSubscriptions) && !snapshot.can(chosen),
    'open.loadFailed': (snapshot) =>
      hasLoadFailed(snapshot) && failureErrNo(snapshot) !== null && snapshot.can(retried),
    'open.choosing': (snapshot) =>
      offersOf(snapshot) === offers && snapshot.can(chosen) && !isBusy(snapshot) && !hasLoadFailed(snapshot),
    awaitingAccount: (snapshot) => isHidden(snapshot) && choiceOf(snapshot) !== null && snapshot.tags.size === 0,
    checkingOut: (snapshot) =>
      isShown(snapshot, 'checkingOut') &&
      isUnderWay(snapshot) &&
      !snapshot.can(restored) &&
      snapshot.context.orderId === null,
    leaving: (snapshot) => isShown(snapshot, 'checkingOut') && isUnderWay(snapshot) && snapshot.can(restored),
    following: (snapshot) => isShown(snapshot, 'following') && isUnderWay(snapshot),
    'following.asking': (snapshot) => snapshot.children['loadOrder'] !== undefined,
    'following.waiting': (snapshot) =>
      snapshot.children['loadOrder'] === undefined && (failureErrNo(snapshot) !== null || orderOf(snapshot) !== null),
    cancelling: (snapshot) =>
      isShown(snapshot, 'following') && isUnderWay(snapshot) && snapshot.children['cancelOrder'] !== undefined,
    done: (snapshot) => isShown(snapshot, 'done') && isDecided(snapshot) && orderOf(snapshot)?.status === 'paid',
    declined: (snapshot) => isShown(snapshot, 'declined') && isDecided(snapshot) && snapshot.can(again),
    cancelled: (snapshot) => isShown(snapshot, 'cancelled') && isDecided(snapshot) && snapshot.can(again),
    refunded: (snapshot) => isShown(snapshot, 'refunded') && isDecided(snapshot) && snapshot.can(again),
    givenUp: (snapshot) =>
      isShown(snapshot, 'givenUp') && !isBusy(snapshot) && snapshot.can(again) && snapshot.context.orderId !== null,
  },
  journeys: {
    '[BUY-01] opens on the tokens, over the screen': {
      steps: [opened, loaded],
      end: { value: { open: 'choosing' }, context: atOffers, emitted: [], started: [load] },
    },
    '[BUY-01] opens on the subscriptions, as a page': {
      steps: [openedAsPage, loaded],
      end: {
        value: { open: 'choosing' },
        context: { ...atOffers, view: 'subscriptions', presentation: 'page', returnPath: '/subscriptions' },
        emitted: [],
        started: [load],
      },
    },
    '[BUY-01] goes over to the other view': {
      steps: [opened, loaded, toSubscriptions],
      end: {
        value: { open: 'choosing' },
        context: { ...atOffers, view: 'subscriptions' },
        emitted: [],
        started: [load],
      },
    },
    '[BUY-01] goes over to the other view while the offers are loading': {
      steps: [opened, toSubscriptions],
      end: {
        value: { open: 'loadingOffers' },
        context: { ...atOpening, view: 'subscriptions' },
        emitted: [],
        started: [load],
      },
    },
    '[BUY-02] asks for the offers anew each time, and shows those that are known meanwhile': {
      steps: [opened, loaded, closed, opened],
      end: { value: { open: 'loadingOffers' }, context: atOffers, emitted: [], started: [load, load] },
    },
    'opens anew while it is open': {
      steps: [openedAsPage, failed('loadOffers', broken), opened],
      end: { value: { open: 'loadingOffers' }, context: atOpening, emitted: [], started: [load, load] },
    },
    'tells why the offers could not be loaded': {
      steps: [opened, failed('loadOffers', broken)],
      end: { value: { open: 'loadFailed' }, context: { ...atOpening, failure: broken }, emitted: [] },
    },
    'forgets that while they are loaded again': {
      steps: [opened, failed('loadOffers', broken), retried],
      end: { value: { open: 'loadingOffers' }, context: atOpening, emitted: [], started: [load, load] },
    },
    'forgets that when the person closes': {
      steps: [opened, failed('loadOffers', broken), closed],
      end: { value: 'closed', context: atOpening, emitted: [] },
    },
    'gives up on the offers after a while': {
      steps: [opened, waited(PURCHASE_DELAYS.loadTimeout - 1), waited(1)],
      end: { value: { open: 'loadFailed' }, context: { ...atOpening, failure: unanswered }, emitted: [] },
    },
    'waits for the offers as long as it may': {
      steps: [opened, waited(29_999)],
      end: { value: { open: 'loadingOffers' }, context: atOpening, emitted: [] },
    },
    '[BUY-03] opens a checkout for what was chosen, and for where the person is': {
      steps: [opened, loaded, ready, chosen],
      end: {
        value: 'checkingOut',
        context: { ...atOffers, isAccountReady: true, choice },
        emitted: [],
        started: [load, checkout],
      },
    },
    '[BUY-06] asks who is not signed in to do so, and keeps the choice': {
      steps: [opened, loaded, chosen],
      end: { value: 'awaitingAccount', context: { ...atOffers, choice }, emitted: [needed], started: [load] },
    },
    '[BUY-06] goes straight on to the checkout when the person is signed in and set up': {
      steps: [opened, loaded, chosen, notReady, ready],
      end: {
        value: 'checkingOut',
        context: { ...atOffers, isAccountReady: true, choice },
        emitted: [needed, needed],
        started: [load, checkout],
      },
    },
    '[BUY-06] goes straight on after the page was loaded anew': {
      steps: [ready],
      end: {
        value: 'checkingOut',
        context: { ...atStart, isAccountReady: true },
        emitted: [],
        started: [keptCheckout],
      },
    },
    '[BUY-06] waits for the session after the page was loaded anew, and asks to sign in when there is none': {
      steps: [notReady],
      end: { value: 'awaitingAccount', context: atStart, emitted: [needed], started: [] },
    },
    '[BUY-06] shows the offers again to who does not sign in': {
      steps: [opened, loaded, chosen, refused],
      end: { value: { open: 'choosing' }, context: atOffers, emitted: [needed], started: [load] },
    },
    '[BUY-06] loads the offers for who does not sign in after the page was loaded anew': {
      steps: [notReady, refused, loaded],
      end: {
        value: { open: 'choosing' },
        context: { ...atStart, offers, choice: null },
        emitted: [needed],
        started: [load],
      },
    },
    'drops the choice when it opens anew': {
      steps: [opened],
      end: { value: { open: 'loadingOffers' }, context: atOpening, emitted: [], started: [load] },
    },
    'drops the choice when it closes': {
      steps: [closed, ready],
      end: { value: 'closed', context: { ...atStart, isAccountReady: true, choice: null }, emitted: [], started: [] },
    },
    'asks again after the session has ended': {
      steps: [opened, loaded, ready, notReady, chosen],
      end: { value: 'awaitingAccount', context: { ...atOffers, choice }, emitted: [needed], started: [load] },
    },
    'opens no checkout before the offers are there': {
      steps: [opened, ready, chosenPlan],
      end: {
        value: { open: 'loadingOffers' },
        context: { ...atOpening, isAccountReady: true },
        emitted: [],
        started: [load],
      },
    },
    ...Object.fromEntries(
      [errNo.notSignedIn, ...setupErrNos].map((code) => [
        `[BUY-06] keeps the choice until the account is ready when the checkout is refused with ${code}`,
        {
          steps: [ready, failed('checkout', { errNo: code })],
          end: {
            value: 'awaitingAccount',
            context: { ...atStart, isAccountReady: true },
            emitted: [needed],
            started: [keptCheckout],
          },
        },
      ]),
    ),
    '[BUY-06] asks to sign in when the session turns out to have ended': {
      steps: [ready, failed('checkout', { errNo: errNo.notSignedIn }), notReady],
      end: { value: 'awaitingAccount', context: atStart, emitted: [needed, needed], started: [keptCheckout] },
    },
    '[BUY-04] shows the offers again when a subscription runs already': {
      steps: [opened, loaded, ready, chosenPlan, failed('checkout', { errNo: errNo.alreadySubscribed })],
      end: {
        value: { open: 'choosing' },
        context: { ...atOffers, isAccountReady: true, failure: { errNo: errNo.alreadySubscribed, fields: [] } },
        emitted: [],
        started: [load, { id: 'checkout', input: { ...choice, kind: 'subscription', productId: 'plus-1' } }],
      },
    },
    '[BUY-04] forgets that in the other view': {
      steps: [
        openedAsPage,
        loaded,
        ready,
        chosenPlan,
        failed('checkout', { errNo: errNo.alreadySubscribed }),
        {
          type: 'view.chosen',
          view: 'tokens',
        },
      ],
      end: {
        value: { open: 'choosing' },
        context: { ...atOffers, presentation: 'page', returnPath: '/subscriptions', isAccountReady: true },
        emitted: [],
      },
    },
    'forgets why there was no checkout with the next try': {
      steps: [opened, loaded, ready, chosen, failed('checkout', broken), chosen],
      end: {
        value: 'checkingOut',
        context: { ...atOffers, isAccountReady: true, choice },
        emitted: [],
        started: [load, checkout, checkout],
      },
    },
    'loads the offers when there was no checkout, and still tells why': {
      steps: [ready, failed('checkout', broken), loaded],
      end: {
        value: { open: 'choosing' },
        context: { ...atStart, isAccountReady: true, offers, choice: null, failure: broken },
        emitted: [],
        started: [keptCheckout, load],
      },
    },
    'gives up on the checkout after a while': {
      steps: [opened, loaded, ready, chosen, waited(PURCHASE_DELAYS.checkoutTimeout - 1), waited(1)],
      end: {
        value: { open: 'choosing' },
        context: { ...atOffers, isAccountReady: true, failure: unanswered },
        emitted: [],
      },
    },
    'waits for the checkout as long as it may, and asks for it once': {
      steps: [opened, loaded, ready, chosen, chosen, waited(29_999)],
      end: {
        value: 'checkingOut',
        context: { ...atOffers, isAccountReady: true, choice },
        emitted: [],
        started: [load, checkout],
      },
    },
    'opens nothing else while the checkout is awaited': {
      steps: [ready, opened],
      end: {
        value: 'checkingOut',
        context: { ...atStart, isAccountReady: true },
        emitted: [],
        started: [keptCheckout],
      },
    },
    'closes while the checkout is awaited': {
      steps: [ready, closed],
      end: {
        value: 'closed',
        context: { ...atStart, isAccountReady: true, choice: null },
        emitted: [],
        started: [keptCheckout],
      },
    },
    ...checkoutJourneys,
    ...coveredJourneys,
    ...outcomeJourneys,
  },
});

describe('purchase machine without a choice that was kept', () => {
  it('[BUY-01] is closed, and would open on the tokens', () => {
    const snapshot = createActor(purchaseMachine, { input: { choice: null } }).getSnapshot();
    expect(snapshot.value).toBe('closed');
    expect(snapshot.context).toEqual({ ...atStart, view: 'tokens', returnPath: '/', choice: null });
    expect(viewOf(snapshot)).toBe('tokens');
  });
});

describe('purchase machine with a package that was kept', () => {
  it('[BUY-06] offers the tokens to who does not sign in', () => {
    const snapshot = createActor(purchaseMachine, { input: { choice } }).getSnapshot();
    expect(snapshot.value).toBe('awaitingAccount');
    expect(snapshot.context).toEqual({ ...atStart, view: 'tokens', returnPath: '/', choice });
  });
});
