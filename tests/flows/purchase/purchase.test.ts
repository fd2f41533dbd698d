import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { errNo } from '#contract/errNo.ts';
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
import { choiceJourneys } from './choices.ts';
import { checkoutJourneys, coveredJourneys, turnedRoundJourneys } from './journeys.ts';
import { offers, purchaseModel } from './model.ts';
import { outcomeJourneys } from './outcomes.ts';
import { again, atStart, choice, chosen, closed, opened, restored, retried, toSubscriptions } from './steps.ts';
import { describeFlow } from '@liora/flow-kit/model/describeFlow.ts';

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
    refunded: (snapshot) =>
      isShown(snapshot, 'refunded') &&
      isDecided(snapshot) &&
      snapshot.can(again) === (orderOf(snapshot)?.reason !== errNo.alreadySubscribed),
    givenUp: (snapshot) =>
      isShown(snapshot, 'givenUp') && !isBusy(snapshot) && snapshot.can(again) && snapshot.context.orderId !== null,
  },
  journeys: {
    ...choiceJourneys,
    ...checkoutJourneys,
    ...turnedRoundJourneys,
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
