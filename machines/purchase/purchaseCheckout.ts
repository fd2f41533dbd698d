import { failed, unanswered, withFailure } from '#machines/failure.ts';
import { assertPresent } from '#machines/assertPresent.ts';
import { withEvent, withOutput } from '#machines/params.ts';
import { closed, opened, purchaseSetup } from './purchaseSetup.ts';

/** From the choice to the checkout. */

const notLeft = { target: '#purchase.open.choosing', actions: ['reset', unanswered] } as const;

/** Sign-in or setup is in front: nothing of the purchase is on show. */
export const awaitingAccount = purchaseSetup.createStateConfig({
  on: {
    'account.known': [
      { guard: withEvent('isReady'), target: '#purchase.checkingOut', actions: withEvent('setAccount') },
      // After a reload nobody was asked yet; whoever is asked already is not disturbed.
      { actions: [withEvent('setAccount'), 'tellAccountNeeded'] },
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
    onDone: { target: '#purchase.leaving', actions: [withOutput('setOrderId'), withOutput('tellNavigation')] },
    onError: [
      { guard: withFailure('isAccountMissing'), target: '#purchase.awaitingAccount', actions: 'tellAccountNeeded' },
      { target: '#purchase.open.choosing', actions: ['reset', failed] },
    ],
  },
  after: { checkoutTimeout: notLeft },
  on: {
    'checkout.cancelled': { target: '#purchase.open.choosing', actions: 'reset' },
    'purchase.closed': closed,
    'purchase.covered': '#purchase.awaitingAccount',
  },
});

/** The browser is on its way to the checkout. One that comes back by its own Back has given the checkout up. */
export const leaving = purchaseSetup.createStateConfig({
  tags: ['open', 'busy'],
  after: { leaveTimeout: notLeft },
  on: {
    'checkout.cancelled': { target: '#purchase.cancelling', actions: 'tellStaying' },
    'page.restored': '#purchase.cancelling',
    'purchase.closed': closed,
    'purchase.covered': closed,
  },
});
