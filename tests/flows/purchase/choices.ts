import { errNo, setupErrNos } from '#contract/errNo.ts';
import { PURCHASE_DELAYS } from '#machines/purchase/purchaseSetup.ts';
import { offers } from './model.ts';
import {
  atOffers,
  atOpening,
  atShop,
  atStart,
  broken,
  cancelledCheckout,
  checkout,
  choice,
  chosen,
  closed,
  failed,
  keptCheckout,
  load,
  loaded,
  notReady,
  opened,
  openedAsPage,
  ready,
  retried,
  toSubscriptions,
  toYears,
  unanswered,
} from './steps.ts';
import { waited } from '@liora/flow-kit/model/runner.ts';

const toTokens = { type: 'view.chosen', view: 'tokens' } as const;
const chosenPlan = { type: 'product.chosen', kind: 'subscription', productId: 'plus-1' } as const;
const refused = { type: 'account.refused' } as const;
const needed = { type: 'account.needed' } as const;

/** From the opening to the checkout. */
export const choiceJourneys = {
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
  '[BUY-01] shows the plans of another length': {
    steps: [openedAsPage, loaded, toYears],
    end: {
      value: { open: 'choosing' },
      context: { ...atOffers, view: 'subscriptions', presentation: 'page', returnPath: '/subscriptions', months: 12 },
      emitted: [],
      started: [load],
    },
  },
  'tokens have no length': {
    steps: [opened, loaded, toYears],
    end: { value: { open: 'choosing' }, context: atOffers, emitted: [], started: [load] },
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
      context: { ...atShop, choice },
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
      context: { ...atShop, choice },
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
      context: { ...atShop, failure: { errNo: errNo.alreadySubscribed, fields: [] } },
      emitted: [],
      started: [load, { id: 'checkout', input: { ...choice, kind: 'subscription', productId: 'plus-1' } }],
    },
  },
  '[BUY-04] forgets that in the other view': {
    steps: [openedAsPage, loaded, ready, chosenPlan, failed('checkout', { errNo: errNo.alreadySubscribed }), toTokens],
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
      context: { ...atShop, choice },
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
      context: { ...atShop, failure: unanswered },
      emitted: [],
    },
  },
  'waits for the checkout as long as it may, and asks for it once': {
    steps: [opened, loaded, ready, chosen, chosen, waited(29_999)],
    end: {
      value: 'checkingOut',
      context: { ...atShop, choice },
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
  '[M-26] shows the offers again when a checkout that is opening is cancelled': {
    steps: [opened, loaded, ready, chosen, cancelledCheckout],
    end: { value: { open: 'choosing' }, context: atShop, emitted: [], started: [load, checkout] },
  },
  '[M-26] opens another checkout after that': {
    steps: [opened, loaded, ready, chosen, cancelledCheckout, chosen],
    end: { value: 'checkingOut', context: { ...atShop, choice }, emitted: [], started: [load, checkout, checkout] },
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
};
