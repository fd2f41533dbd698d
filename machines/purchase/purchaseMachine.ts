import { failureOf, noAnswer } from '#machines/failure.ts';
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
    'account.known': { actions: { type: 'setAccount', params: ({ event }) => event } },
    'checkout.returned': [
      {
        guard: { type: 'isCancelled', params: ({ event }) => event },
        target: '.cancelling',
        actions: ['reset', 'showAsModal', { type: 'setOrderId', params: ({ event }) => event }],
      },
      {
        target: '.following',
        actions: ['reset', 'showAsModal', { type: 'setOrderId', params: ({ event }) => event }],
      },
    ],
  },
  initial: 'closed',
  states: {
    closed: {
      // Only a choice from before the page was loaded anew: what closes drops its own.
      always: { guard: 'hasChoice', target: 'awaitingAccount', actions: 'takeUpChoice' },
      on: {
        'purchase.opened': { target: 'open', actions: { type: 'setOpening', params: ({ event }) => event } },
      },
    },
    open: {
      tags: 'open',
      on: {
        'purchase.opened': opened,
        'purchase.closed': closed,
        'purchase.covered': covered,
        'view.chosen': { actions: { type: 'setView', params: ({ event }) => event } },
      },
      initial: 'loadingOffers',
      states: {
        loadingOffers: {
          tags: 'busy',
          invoke: {
            id: 'loadOffers',
            src: 'loadOffers',
            onDone: { target: 'choosing', actions: { type: 'setOffers', params: ({ event }) => event.output } },
            onError: {
              target: 'loadFailed',
              actions: { type: 'setFailure', params: ({ event }) => failureOf(event.error) },
            },
          },
          after: { loadTimeout: { target: 'loadFailed', actions: { type: 'setFailure', params: noAnswer } } },
        },
        loadFailed: {
          tags: 'failed',
          on: { 'load.retried': { target: 'loadingOffers', actions: 'clearFailure' } },
        },
        choosing: {
          always: { guard: 'hasNoOffers', target: 'loadingOffers' },
          on: {
            'view.chosen': { actions: [{ type: 'setView', params: ({ event }) => event }, 'clearFailure'] },
            'length.chosen': {
              guard: 'arePlansShown',
              actions: { type: 'setLength', params: ({ event }) => event },
            },
            'product.chosen': [
              {
                guard: 'isAccountReady',
                target: '#purchase.checkingOut',
                actions: { type: 'setChoice', params: ({ event }) => event },
              },
              {
                target: '#purchase.awaitingAccount',
                actions: [{ type: 'setChoice', params: ({ event }) => event }, 'tellAccountNeeded'],
              },
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
