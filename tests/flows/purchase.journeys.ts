import { errNo } from '#contract/errNo.ts';
import { NO_ANSWER } from '#machines/failure.ts';
import { purchaseMachine } from '#machines/purchase/purchaseMachine.ts';
import type { PurchaseContext } from '#machines/purchase/purchaseSetup.ts';
import { cancelled, declined, keptChoice, offers, order, paid, pending, refunded } from './purchase.model.ts';
import { plus } from './subscription.model.ts';
import { actorsOf } from './support/journeys.ts';
import { waited } from './support/runner.ts';

/** From the checkout to what came of the order, told by hand. */

const { done, failed } = actorsOf(purchaseMachine);
const { orderId } = order;
const opened = { type: 'purchase.opened', view: 'tokens', presentation: 'modal', returnPath: '/' } as const;
const openedAsPage = {
  type: 'purchase.opened',
  view: 'subscriptions',
  presentation: 'page',
  returnPath: '/subscriptions',
} as const;
const closed = { type: 'purchase.closed' } as const;
const chosen = { type: 'product.chosen', kind: 'package', productId: 'tokens-500' } as const;
const ready = { type: 'account.known', isReady: true } as const;
const notReady = { type: 'account.known', isReady: false } as const;
const returned = { type: 'checkout.returned', orderId, isCancelled: false } as const;
const turnedRound = { type: 'checkout.returned', orderId, isCancelled: true } as const;
const restored = { type: 'page.restored' } as const;
const again = { type: 'retry.requested' } as const;
const checkoutURL = 'https://pay.example/checkout/abc';
const checkedOut = done('checkout', { orderId, checkoutURL });
const toldURL = { type: 'navigation.wanted', url: checkoutURL } as const;
const toldChange = { type: 'account.changed' } as const;

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
const atOffers: PurchaseContext = {
  ...atStart,
  view: 'tokens',
  returnPath: '/',
  isAccountReady: true,
  offers,
  choice: null,
};
const choice = { kind: 'package', productId: 'tokens-500', returnPath: '/' } as const;
/** After an order, which tells where the person was. */
const chosenThere = { ...choice, returnPath: '/explore' };
const back: PurchaseContext = { ...atStart, choice: null, orderId };
const told = (known: typeof order): PurchaseContext => ({
  ...back,
  view: 'tokens',
  returnPath: '/explore',
  order: known,
});
const refundedContext: PurchaseContext = { ...back, returnPath: '/settings', order: refunded };
const broken = { errNo: errNo.internal, fields: [] };
const signedOut = { errNo: errNo.notSignedIn, fields: [] };
const unanswered = { errNo: NO_ANSWER, fields: [] };
const ask = { id: 'loadOrder', input: { orderId } };
const cancel = { id: 'cancelOrder', input: { orderId } };
const load = { id: 'loadOffers', input: undefined };
const toCheckout = [opened, done('loadOffers', offers), ready, chosen, checkedOut];
const checkoutStarted = [load, { id: 'checkout', input: choice }];

const covered = { type: 'purchase.covered' } as const;
const toCheckoutAsPage = [openedAsPage, done('loadOffers', offers), ready, chosen, checkedOut];
/** After the browser's Back from the checkout of a page, as the order turned out to be. */
const backOnPage = (known: typeof order): PurchaseContext => ({
  ...atOffers,
  view: known.kind === 'package' ? 'tokens' : 'subscriptions',
  presentation: 'page',
  returnPath: known.returnPath,
  choice: { ...choice, returnPath: '/subscriptions' },
  orderId,
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
    steps: [opened, done('loadOffers', offers), ready, covered],
    end: { value: 'closed', context: atOffers, emitted: [] },
  },
  'stays as a page below a modal while people choose': {
    steps: [openedAsPage, done('loadOffers', offers), ready, covered],
    end: {
      value: { open: 'choosing' },
      context: { ...atOffers, view: 'subscriptions', presentation: 'page', returnPath: '/subscriptions' },
      emitted: [],
    },
  },
  '[BUY-06] keeps what is being checked out when sign-in comes in front': {
    steps: [opened, done('loadOffers', offers), ready, chosen, covered],
    end: { value: 'awaitingAccount', context: { ...atOffers, choice }, emitted: [], started: checkoutStarted },
  },
  'makes room when the browser has not left yet': {
    steps: [...toCheckout, covered],
    end: { value: 'closed', context: atOffers, emitted: [toldURL] },
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
      context: { ...atOffers, choice, orderId },
      emitted: [toldURL],
      started: checkoutStarted,
    },
  },
  'takes the checkout for given up when the browser goes back': {
    steps: [...toCheckout, restored, done('cancelOrder', cancelled)],
    end: {
      value: 'cancelled',
      context: { ...atOffers, returnPath: cancelled.returnPath, choice, orderId, order: cancelled },
      emitted: [toldURL],
      started: [...checkoutStarted, cancel],
    },
  },
  'opens another checkout after one that was given up': {
    steps: [...toCheckout, restored, done('cancelOrder', cancelled), again, chosen],
    end: {
      value: 'checkingOut',
      context: { ...atOffers, returnPath: cancelled.returnPath, choice: chosenThere },
      emitted: [toldURL],
      started: [...checkoutStarted, cancel, { id: 'checkout', input: chosenThere }],
    },
  },
  'gives the browser time to leave': {
    steps: [...toCheckout, waited(29_999)],
    end: { value: 'leaving', context: { ...atOffers, choice, orderId }, emitted: [toldURL] },
  },
  'counts a browser that is still here after a while as not gone': {
    steps: [...toCheckout, waited(30_000)],
    end: { value: { open: 'choosing' }, context: { ...atOffers, failure: unanswered }, emitted: [toldURL] },
  },
  'forgets the checkout when the person closes before the browser has left': {
    steps: [...toCheckout, closed],
    end: { value: 'closed', context: atOffers, emitted: [toldURL] },
  },
  'opens nothing else while the browser leaves': {
    steps: [...toCheckout, openedAsPage],
    end: { value: 'leaving', context: { ...atOffers, choice, orderId }, emitted: [toldURL] },
  },
};

export const outcomeJourneys = {
  '[BUY-03] tells that the order is paid, and brings back where the person was': {
    steps: [returned, done('loadOrder', paid), closed],
    end: {
      value: 'closed',
      context: { ...told(paid), orderId: null, order: null },
      emitted: [toldChange, { type: 'purchase.finished', order: paid }],
      started: [ask],
    },
  },
  '[BUY-05] shows a payment once, however often it is asked after': {
    steps: [
      returned,
      done('loadOrder', order),
      waited(2_000),
      done('loadOrder', pending),
      waited(2_000),
      done('loadOrder', paid),
      waited(600_000),
    ],
    end: { value: 'done', context: told(paid), emitted: [toldChange], started: [ask, ask, ask] },
  },
  '[BUY-05] asks no more often than every two seconds': {
    steps: [returned, done('loadOrder', pending), waited(1_999)],
    end: { value: { following: 'waiting' }, context: told(pending), emitted: [], started: [ask] },
  },
  'asks anew when the checkout leads back once more': {
    steps: [returned, returned, done('loadOrder', paid)],
    end: { value: 'done', context: told(paid), emitted: [toldChange], started: [ask, ask] },
  },
  'opens another time after a payment': {
    steps: [returned, done('loadOrder', paid), openedAsPage],
    end: {
      value: { open: 'loadingOffers' },
      context: { ...atStart, presentation: 'page', returnPath: '/subscriptions', choice: null },
      emitted: [toldChange],
      started: [ask, load],
    },
  },
  'tells that the payment was declined': {
    steps: [returned, done('loadOrder', declined)],
    end: { value: 'declined', context: told(declined), emitted: [], started: [ask] },
  },
  'offers the products again after that, where the order was': {
    steps: [returned, done('loadOrder', declined), again, done('loadOffers', offers)],
    end: {
      value: { open: 'choosing' },
      context: { ...told(declined), offers, orderId: null, order: null },
      emitted: [],
      started: [ask, load],
    },
  },
  '[BUY-04] tells that the money of a second subscription went back, and why': {
    steps: [returned, done('loadOrder', refunded)],
    end: { value: 'refunded', context: refundedContext, emitted: [], started: [ask] },
  },
  '[BUY-01] offers the subscriptions again after that': {
    steps: [returned, done('loadOrder', refunded), again],
    end: {
      value: { open: 'loadingOffers' },
      context: { ...refundedContext, orderId: null, order: null },
      emitted: [],
      started: [ask, load],
    },
  },
  ...Object.fromEntries(
    (['refunding', 'disputed'] as const).map((status) => [
      `tells of money that goes back as of money that went back, when it is ${status}`,
      {
        steps: [returned, done('loadOrder', { ...paid, status })],
        end: { value: 'refunded', context: told({ ...paid, status }), emitted: [], started: [ask] },
      },
    ]),
  ),
  'counts a checkout that was never finished as cancelled': {
    steps: [returned, done('loadOrder', { ...order, status: 'expired' })],
    end: { value: 'cancelled', context: told({ ...order, status: 'expired' }), emitted: [], started: [ask] },
  },
  'asks again after a failure, and shows it meanwhile': {
    steps: [returned, failed('loadOrder', broken)],
    end: { value: { following: 'waiting' }, context: { ...back, failure: broken }, emitted: [] },
  },
  'forgets the failure with the next answer': {
    steps: [returned, failed('loadOrder', broken), waited(2_000), done('loadOrder', pending)],
    end: { value: { following: 'waiting' }, context: told(pending), emitted: [], started: [ask, ask] },
  },
  'asks again when no answer comes': {
    steps: [returned, waited(30_000), waited(2_000)],
    end: {
      value: { following: 'asking' },
      context: { ...back, failure: unanswered },
      emitted: [],
      started: [ask, ask],
    },
  },
  'waits for an answer as long as it may': {
    steps: [returned, waited(29_999)],
    end: { value: { following: 'asking' }, context: back, emitted: [], started: [ask] },
  },
  'stops asking after three minutes': {
    steps: [
      returned,
      ...Array.from({ length: 6 }, () => [waited(28_000), done('loadOrder', pending), waited(2_000)]).flat(),
    ],
    end: { value: 'givenUp', context: told(pending), emitted: [], started: Array.from({ length: 6 }, () => ask) },
  },
  'asks up to then': {
    steps: [
      returned,
      ...Array.from({ length: 6 }, () => [waited(28_000), done('loadOrder', pending), waited(1_999)]).flat(),
    ],
    end: {
      value: { following: 'waiting' },
      context: told(pending),
      emitted: [],
      started: Array.from({ length: 6 }, () => ask),
    },
  },
  'does not ask on for somebody who signed out': {
    steps: [returned, failed('loadOrder', signedOut)],
    end: { value: 'givenUp', context: { ...back, failure: signedOut }, emitted: [], started: [ask] },
  },
  'asks on when the person wants it, for as long again': {
    steps: [returned, failed('loadOrder', signedOut), again, done('loadOrder', pending)],
    end: { value: { following: 'waiting' }, context: told(pending), emitted: [], started: [ask, ask] },
  },
  'forgets why it stopped while it asks on': {
    steps: [returned, failed('loadOrder', signedOut), again],
    end: { value: { following: 'asking' }, context: back, emitted: [], started: [ask, ask] },
  },
  'shows nothing of the order of somebody else': {
    steps: [returned, failed('loadOrder', { errNo: errNo.notFound })],
    end: { value: 'closed', context: { ...back, orderId: null }, emitted: [], started: [ask] },
  },
  'asks nothing any more when the person closes': {
    steps: [returned, done('loadOrder', pending), closed, waited(600_000)],
    end: {
      value: 'closed',
      context: { ...told(pending), orderId: null, order: null },
      emitted: [],
      started: [ask],
    },
  },
  'opens nothing else while it asks': {
    steps: [returned, openedAsPage],
    end: { value: { following: 'asking' }, context: back, emitted: [], started: [ask] },
  },
  'goes on asking when the session ends meanwhile': {
    steps: [ready, returned, notReady],
    end: {
      value: { following: 'asking' },
      context: back,
      emitted: [],
      started: [{ id: 'checkout', input: keptChoice }, ask],
    },
  },
  'comes back over the screen, and forgets what was there before': {
    steps: [openedAsPage, failed('loadOffers', broken), returned],
    end: {
      value: { following: 'asking' },
      context: { ...back, returnPath: '/subscriptions' },
      emitted: [],
      started: [load, ask],
    },
  },
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
    end: { value: 'refunded', context: refundedContext, emitted: [], started: [cancel] },
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
  ...Object.fromEntries(
    [declined, cancelled, refunded].flatMap((known) => {
      const { kind, returnPath, status } = known;
      const context = {
        ...back,
        view: kind === 'package' ? ('tokens' as const) : ('subscriptions' as const),
        returnPath,
        orderId: null,
      };
      return [
        [
          `closes after an order that is ${status}, and brings nobody anywhere`,
          {
            steps: [returned, done('loadOrder', known), closed],
            end: { value: 'closed', context, emitted: [], started: [ask] },
          },
        ],
        [
          `opens another time after an order that is ${status}`,
          {
            steps: [returned, done('loadOrder', known), openedAsPage],
            end: {
              value: { open: 'loadingOffers' },
              context: { ...context, view: 'subscriptions', presentation: 'page', returnPath: '/subscriptions' },
              emitted: [],
              started: [ask, load],
            },
          },
        ],
      ];
    }),
  ),
  ...Object.fromEntries(
    [declined, refunded].map((known) => [
      `shows the offers that are known after an order that is ${known.status}`,
      {
        steps: [opened, done('loadOffers', offers), returned, done('loadOrder', known), again],
        end: {
          value: { open: 'choosing' },
          context: {
            ...atOffers,
            view: known.kind === 'package' ? ('tokens' as const) : ('subscriptions' as const),
            returnPath: known.returnPath,
            isAccountReady: false,
          },
          emitted: [],
          started: [load, ask],
        },
      },
    ]),
  ),
  'closes after nobody asked any more': {
    steps: [returned, failed('loadOrder', signedOut), closed],
    end: { value: 'closed', context: { ...back, orderId: null }, emitted: [], started: [ask] },
  },
  'opens another time after that': {
    steps: [returned, failed('loadOrder', signedOut), openedAsPage],
    end: {
      value: { open: 'loadingOffers' },
      context: { ...back, presentation: 'page', returnPath: '/subscriptions', orderId: null },
      emitted: [],
      started: [ask, load],
    },
  },
  'knows a renewal for one of a subscription': {
    steps: [returned, done('loadOrder', { ...paid, kind: 'renewal', productId: plus.planId })],
    end: {
      value: 'done',
      context: { ...back, returnPath: '/explore', order: { ...paid, kind: 'renewal', productId: plus.planId } },
      emitted: [toldChange],
      started: [ask],
    },
  },
};
