import { loadingBy } from '#machines/listStates.ts';
import { withEvent, withOutput } from '#machines/params.ts';
import { awaitingAccount, checkingOut, leaving } from './purchaseCheckout.ts';
import { cancelled, cancelling, declined, done, following, givenUp, refunded } from './purchaseOutcome.ts';
import { closed, covered, opened, purchaseSetup } from './purchaseSetup.ts';

/**
 * The container in which people buy plans and tokens: they choose, sign in if need be, pay at the checkout of the payment
 * provider, and are told what came of it when they are back. Only the server says that an order is paid.
 */
export const purchaseMachine = purchaseSetup.createMachine({
  id: 'purchase',
  context: ({ input }) => ({
    view: 'tokens',
    presentation: 'modal',
    returnPath: '/',
    isAccountReady: false,
    months: 1,
    offers: null,
    choice: input.choice,
    orderId: null,
    order: null,
    failure: null,
  }),
  on: {
    'account.known': { actions: withEvent('setAccount') },
    'checkout.returned': [
      {
        guard: withEvent('isCancelled'),
        target: '.cancelling',
        actions: ['reset', 'showAsModal', withEvent('setOrderId')],
      },
      { target: '.following', actions: ['reset', 'showAsModal', withEvent('setOrderId')] },
    ],
  },
  initial: 'closed',
  states: {
    closed: {
      // Only a choice from before the page was loaded anew: what closes drops its own.
      always: { guard: 'hasChoice', target: 'awaitingAccount', actions: 'takeUpChoice' },
      on: {
        'purchase.opened': { target: 'open', actions: withEvent('setOpening') },
      },
    },
    open: {
      tags: 'open',
      on: {
        'purchase.opened': opened,
        'purchase.closed': closed,
        'purchase.covered': covered,
        'view.chosen': { actions: withEvent('setView') },
      },
      initial: 'loadingOffers',
      states: {
        loadingOffers: loadingBy('loadOffers', { target: 'choosing', actions: withOutput('setOffers') }, 'loadFailed'),
        loadFailed: {
          tags: 'failed',
          on: { 'load.retried': { target: 'loadingOffers', actions: 'clearFailure' } },
        },
        choosing: {
          always: { guard: 'hasNoOffers', target: 'loadingOffers' },
          on: {
            'view.chosen': { actions: [withEvent('setView'), 'clearFailure'] },
            'length.chosen': { guard: 'arePlansShown', actions: withEvent('setLength') },
            'product.chosen': [
              { guard: 'isAccountReady', target: '#purchase.checkingOut', actions: withEvent('setChoice') },
              { target: '#purchase.awaitingAccount', actions: [withEvent('setChoice'), 'tellAccountNeeded'] },
            ],
          },
        },
      },
    },
    awaitingAccount,
    checkingOut,
    leaving,
    following,
    cancelling,
    done,
    declined,
    cancelled,
    refunded,
    givenUp,
  },
});
