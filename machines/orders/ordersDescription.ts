import { by, type Description } from '@liora/flow-kit/machine/description.ts';
import { cannotBeCalledOff, noAnswerComes } from '#machines/sharedWords.ts';
import type { ordersMachine } from './ordersMachine.ts';

export const ordersDescription = {
  purpose: 'Lists what the person has bought, and gives the money of an order back.',
  screen: 'The section Orders of the settings',
  begins: 'Sign in and open /settings; the section is the one called “Orders”',
  states: {
    loading: 'The orders are being loaded; placeholders stand there until the first ones are known.',
    loadFailed: '“We couldn’t load your orders.” Try again is offered.',
    ready: 'The orders are listed, with Refund… and Show more where there is that to do; it says what went wrong last.',
    loadingMore: '“Loading more”: the orders known so far stay.',
    confirming: 'A dialog asks “Refund this order?” Refund and “Keep order” are offered.',
    refunding: 'The money is on its way back; the button in the dialog is busy, and it cannot be called off.',
  },
  events: {
    'load.retried': by(['user', 'flow session'], 'Press Try again where nothing could be loaded'),
    'list.refreshRequested': by(
      ['flow purchase', 'flow subscription'],
      'Something was bought, or the plan has changed',
    ),
    'more.requested': by('user', 'Press Show more, or Try again below the orders'),
    'refund.requested': by('user', 'Press Refund… at an order'),
    'refund.confirmed': by('user', 'Press Refund'),
    'refund.cancelled': by('user', 'Press “Keep order”, or close the dialog'),
  },
  actors: {
    loadOrders: { does: 'Loads orders', done: 'The orders are there', failed: 'The orders cannot be loaded' },
    refundOrder: {
      does: 'Gives the money of the order back',
      done: 'The money goes back, and the tokens are taken from the account',
      failed: 'The money does not go back',
    },
  },
  guards: {
    hasMore: 'there are more orders',
    canRefund: 'the order can be refunded',
  },
  delays: {
    loadTimeout: noAnswerComes,
    pageTimeout: noAnswerComes,
    refundTimeout: noAnswerComes,
  },
  home: ['ready'],
  unclosable: {
    refunding: cannotBeCalledOff,
  },
} as const satisfies Description<typeof ordersMachine>;
