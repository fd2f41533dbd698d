import { errNo } from '#contract/errNo.ts';
import { cancelled, declined, offers, order, paid, pending, refunded, secondPlan } from './model.ts';
import {
  again,
  ask,
  atOffers,
  atStart,
  back,
  broken,
  closed,
  done,
  failed,
  keptCheckout,
  load,
  loaded,
  notReady,
  opened,
  openedAsPage,
  ready,
  returned,
  told,
  toldChange,
  toldRefund,
  unanswered,
} from './steps.ts';
import { plus } from '../subscription/model.ts';
import { waited } from '@liora/flow-kit/model/runner.ts';

const signedOut = { errNo: errNo.notSignedIn, fields: [] };

/** From the checkout to what came of the order. */
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
    steps: [returned, done('loadOrder', declined), again, loaded],
    end: {
      value: { open: 'choosing' },
      context: { ...told(declined), offers, orderId: null, order: null },
      emitted: [],
      started: [ask, load],
    },
  },
  '[BUY-04] tells that the money of a second subscription went back, and why': {
    steps: [returned, done('loadOrder', secondPlan)],
    end: { value: 'refunded', context: { ...toldRefund, order: secondPlan }, emitted: [], started: [ask] },
  },
  '[BUY-04] offers no third one to who has a plan': {
    steps: [returned, done('loadOrder', secondPlan), again],
    end: { value: 'refunded', context: { ...toldRefund, order: secondPlan }, emitted: [], started: [ask] },
  },
  'tells that the money went back where no reason is named': {
    steps: [returned, done('loadOrder', refunded)],
    end: { value: 'refunded', context: toldRefund, emitted: [], started: [ask] },
  },
  '[BUY-01] offers the subscriptions again after that': {
    steps: [returned, done('loadOrder', refunded), again],
    end: {
      value: { open: 'loadingOffers' },
      context: { ...toldRefund, orderId: null, order: null },
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
      started: [keptCheckout, ask],
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
        steps: [opened, loaded, returned, done('loadOrder', known), again],
        end: {
          value: { open: 'choosing' },
          context: {
            ...atOffers,
            view: known.kind === 'package' ? ('tokens' as const) : ('subscriptions' as const),
            returnPath: known.returnPath,
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
