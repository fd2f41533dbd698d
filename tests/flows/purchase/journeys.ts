import type { PurchaseContext } from '#machines/purchase/purchaseSetup.ts';
import { cancelled, declined, order, paid, pending, refunded } from './model.ts';
import {
  again,
  ask,
  atShop,
  back,
  broken,
  cancel,
  cancelledCheckout,
  checkout,
  choice,
  chosen,
  closed,
  covered,
  done,
  failed,
  load,
  loaded,
  opened,
  openedAsPage,
  ready,
  restored,
  returned,
  told,
  toldChange,
  toldRefund,
  turnedRound,
  unanswered,
} from './steps.ts';
import { waited } from '@liora/flow-kit/model/runner.ts';

const checkoutURL = 'https://pay.example/checkout/abc';
const toldURL = { type: 'navigation.wanted', url: checkoutURL } as const;
const checkedOut = done('checkout', { orderId: order.orderId, checkoutURL });
const toCheckout = [opened, loaded, ready, chosen, checkedOut];
const checkoutStarted = [load, checkout];
/** After an order, which tells where the person was. */
const chosenThere = { ...choice, returnPath: '/explore' };
const toCheckoutAsPage = [openedAsPage, loaded, ready, chosen, checkedOut];
/** After the browser's Back from the checkout of a page, as the order turned out to be. */
const backOnPage = (known: typeof order): PurchaseContext => ({
  ...atShop,
  view: known.kind === 'package' ? 'tokens' : 'subscriptions',
  presentation: 'page',
  returnPath: known.returnPath,
  choice: { ...choice, returnPath: '/subscriptions' },
  orderId: order.orderId,
  order: known,
});
const stays = <State extends string>(state: State, known: typeof order, emitted: readonly object[] = []) =>
  ({
    steps: [...toCheckoutAsPage, restored, done('cancelOrder', known), covered],
    end: { value: state, context: backOnPage(known), emitted: [toldURL, ...emitted] },
  }) as const;

/** Sign-in or setup comes in front. */
export const coveredJourneys = {
  'makes room for another modal while people choose': {
    steps: [opened, loaded, ready, covered],
    end: { value: 'closed', context: atShop, emitted: [] },
  },
  'stays as a page below a modal while people choose': {
    steps: [openedAsPage, loaded, ready, covered],
    end: {
      value: { open: 'choosing' },
      context: { ...atShop, view: 'subscriptions', presentation: 'page', returnPath: '/subscriptions' },
      emitted: [],
    },
  },
  '[BUY-06] keeps what is being checked out when sign-in comes in front': {
    steps: [opened, loaded, ready, chosen, covered],
    end: { value: 'awaitingAccount', context: { ...atShop, choice }, emitted: [], started: checkoutStarted },
  },
  'makes room when the browser has not left yet': {
    steps: [...toCheckout, covered],
    end: { value: 'closed', context: atShop, emitted: [toldURL] },
  },
  'makes room while an order is followed': {
    steps: [returned, covered],
    end: { value: 'closed', context: { ...back, orderId: null }, emitted: [] },
  },
  'makes room while a checkout is given up': {
    steps: [turnedRound, covered],
    end: { value: 'closed', context: { ...back, orderId: null }, emitted: [] },
  },
  'makes room when an order was paid': {
    steps: [returned, done('loadOrder', paid), covered],
    end: { value: 'closed', context: { ...told(paid), orderId: null, order: null }, emitted: [toldChange] },
  },
  'stays as a page below a modal when an order was paid': stays('done', paid, [toldChange]),
  'stays as a page below a modal when an order was declined': stays('declined', declined),
  'stays as a page below a modal when an order was cancelled': stays('cancelled', cancelled),
  'lets people go where they want to from the screen that tells that they paid': {
    steps: [...toCheckoutAsPage, restored, done('cancelOrder', paid), closed],
    end: {
      value: 'closed',
      context: { ...backOnPage(paid), choice: null, orderId: null, order: null },
      emitted: [toldURL, toldChange],
    },
  },
  'stays as a page below a modal when an order was given back': stays('refunded', refunded),
  'stays as a page below a modal when nobody asks any more': {
    steps: [...toCheckoutAsPage, restored, done('cancelOrder', pending), waited(180_000), covered],
    end: { value: 'givenUp', context: { ...backOnPage(pending), failure: unanswered }, emitted: [toldURL] },
  },
} as const;

export const checkoutJourneys = {
  '[BUY-03] leads to the checkout of what was chosen': {
    steps: toCheckout,
    end: {
      value: 'leaving',
      context: { ...atShop, choice, orderId: order.orderId },
      emitted: [toldURL],
      started: checkoutStarted,
    },
  },
  'takes the checkout for given up when the browser goes back': {
    steps: [...toCheckout, restored, done('cancelOrder', cancelled)],
    end: {
      value: 'cancelled',
      context: { ...atShop, returnPath: cancelled.returnPath, choice, orderId: order.orderId, order: cancelled },
      emitted: [toldURL],
      started: [...checkoutStarted, cancel],
    },
  },
  'opens another checkout after one that was given up': {
    steps: [...toCheckout, restored, done('cancelOrder', cancelled), again, chosen],
    end: {
      value: 'checkingOut',
      context: { ...atShop, returnPath: cancelled.returnPath, choice: chosenThere },
      emitted: [toldURL],
      started: [...checkoutStarted, cancel, { id: 'checkout', input: chosenThere }],
    },
  },
  'gives the browser time to leave': {
    steps: [...toCheckout, waited(29_999)],
    end: { value: 'leaving', context: { ...atShop, choice, orderId: order.orderId }, emitted: [toldURL] },
  },
  'counts a browser that is still here after a while as not gone': {
    steps: [...toCheckout, waited(30_000)],
    end: { value: { open: 'choosing' }, context: { ...atShop, failure: unanswered }, emitted: [toldURL] },
  },
  'forgets the checkout when the person closes before the browser has left': {
    steps: [...toCheckout, closed],
    end: { value: 'closed', context: atShop, emitted: [toldURL] },
  },
  '[M-26] stays, and gives the order up, when a checkout is cancelled on the way there': {
    steps: [...toCheckout, cancelledCheckout],
    end: {
      value: 'cancelling',
      context: { ...atShop, choice, orderId: order.orderId },
      emitted: [toldURL, { type: 'navigation.dropped' }],
      started: [...checkoutStarted, cancel],
    },
  },
  'opens nothing else while the browser leaves': {
    steps: [...toCheckout, openedAsPage],
    end: { value: 'leaving', context: { ...atShop, choice, orderId: order.orderId }, emitted: [toldURL] },
  },
};

/** The person turns round in the checkout. */
export const turnedRoundJourneys = {
  '[BUY-03] gives up a checkout in which the person turned round': {
    steps: [openedAsPage, turnedRound, done('cancelOrder', cancelled)],
    end: { value: 'cancelled', context: told(cancelled), emitted: [], started: [load, cancel] },
  },
  'offers the products again after that': {
    steps: [turnedRound, done('cancelOrder', cancelled), again],
    end: {
      value: { open: 'loadingOffers' },
      context: { ...told(cancelled), orderId: null, order: null },
      emitted: [],
      started: [cancel, load],
    },
  },
  'counts one that is still open as cancelled': {
    steps: [turnedRound, done('cancelOrder', order)],
    end: { value: 'cancelled', context: told(order), emitted: [], started: [cancel] },
  },
  '[BUY-05] tells of a payment that came before the checkout could be given up': {
    steps: [turnedRound, done('cancelOrder', paid)],
    end: { value: 'done', context: told(paid), emitted: [toldChange], started: [cancel] },
  },
  'follows a payment that is on its way': {
    steps: [turnedRound, done('cancelOrder', pending)],
    end: { value: { following: 'asking' }, context: told(pending), emitted: [], started: [cancel, ask] },
  },
  'tells that a payment was declined before that': {
    steps: [turnedRound, done('cancelOrder', declined)],
    end: { value: 'declined', context: told(declined), emitted: [], started: [cancel] },
  },
  'tells that money went back before that': {
    steps: [turnedRound, done('cancelOrder', refunded)],
    end: { value: 'refunded', context: toldRefund, emitted: [], started: [cancel] },
  },
  'finds out how the order stands when it could not be given up': {
    steps: [turnedRound, failed('cancelOrder', broken)],
    end: { value: { following: 'asking' }, context: back, emitted: [], started: [cancel, ask] },
  },
  'finds it out when no answer comes': {
    steps: [turnedRound, waited(30_000)],
    end: { value: { following: 'asking' }, context: back, emitted: [], started: [cancel, ask] },
  },
  'waits for that answer as long as it may': {
    steps: [turnedRound, waited(29_999)],
    end: { value: 'cancelling', context: back, emitted: [], started: [cancel] },
  },
  'closes while a checkout is given up': {
    steps: [turnedRound, closed],
    end: { value: 'closed', context: { ...back, orderId: null }, emitted: [], started: [cancel] },
  },
};
