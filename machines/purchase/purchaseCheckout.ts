import { failureOf, noAnswer } from '#machines/failure.ts';
import { assertPresent } from '#machines/assertPresent.ts';
import { closed, opened, purchaseSetup } from './purchaseSetup.ts';

/** From the choice to the checkout. */

const unanswered = {
  target: '#purchase.open.choosing',
  actions: ['reset', { type: 'setFailure', params: noAnswer }],
} as const;

/** Sign-in or setup is in front: nothing of the purchase is on show. */
export const awaitingAccount = purchaseSetup.createStateConfig({
  on: {
    'account.known': [
      {
        guard: { type: 'isReady', params: ({ event }) => event },
        target: '#purchase.checkingOut',
        actions: { type: 'setAccount', params: ({ event }) => event },
      },
      // After a reload nobody was asked yet; whoever is asked already is not disturbed.
      { actions: [{ type: 'setAccount', params: ({ event }) => event }, 'tellAccountNeeded'] },
    ],
    'account.refused': { target: '#purchase.open.choosing', actions: 'reset' },
    'purchase.opened': opened,
    'purchase.closed': closed,
  },
});

export const checkingOut = purchaseSetup.createStateConfig({
  tags: ['open', 'busy'],
  invoke: {
    id: 'checkout',
    src: 'checkout',
    input: ({ context }) => assertPresent(context.choice),
    onDone: {
      target: '#purchase.leaving',
      actions: [
        { type: 'setOrderId', params: ({ event }) => event.output },
        { type: 'tellNavigation', params: ({ event }) => event.output },
      ],
    },
    onError: [
      {
        guard: { type: 'isAccountMissing', params: ({ event }) => failureOf(event.error) },
        target: '#purchase.awaitingAccount',
        actions: 'tellAccountNeeded',
      },
      {
        target: '#purchase.open.choosing',
        actions: ['reset', { type: 'setFailure', params: ({ event }) => failureOf(event.error) }],
      },
    ],
  },
  after: { checkoutTimeout: unanswered },
  on: {
    'checkout.cancelled': { target: '#purchase.open.choosing', actions: 'reset' },
    'purchase.closed': closed,
    'purchase.covered': '#purchase.awaitingAccount',
  },
});

/** The browser is on its way to the checkout. One that comes back by its own Back has given the checkout up. */
export const leaving = purchaseSetup.createStateConfig({
  tags: ['open', 'busy'],
  after: { leaveTimeout: unanswered },
  on: {
    'checkout.cancelled': { target: '#purchase.cancelling', actions: 'tellStaying' },
    'page.restored': '#purchase.cancelling',
    'purchase.closed': closed,
    'purchase.covered': closed,
  },
});
