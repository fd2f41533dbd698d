import { failed, unanswered, withFailure } from '#machines/failure.ts';
import { assertPresent } from '#machines/assertPresent.ts';
import { withOutput } from '#machines/params.ts';
import { closed, covered, opened, purchaseSetup } from './purchaseSetup.ts';

/** From the checkout to what came of the order. */

const chosenAnew = { target: '#purchase.open.choosing', actions: 'reset' } as const;

const setOrder = withOutput('setOrder');
const whenPaid = { guard: withOutput('isPaid'), target: '#purchase.done', actions: setOrder } as const;
/** Where an order leads that is neither paid nor under way. */
const whenOver = [
  { guard: withOutput('isDeclined'), target: '#purchase.declined', actions: setOrder },
  { guard: withOutput('isGivenBack'), target: '#purchase.refunded', actions: setOrder },
  { target: '#purchase.cancelled', actions: setOrder },
] as const;

/** Asks how the order stands until it is decided. Closing does not end it: the server goes on. */
export const following = purchaseSetup.createStateConfig({
  tags: ['open', 'busy'],
  after: { followTimeout: '#purchase.givenUp' },
  on: { 'purchase.closed': closed, 'purchase.covered': closed },
  initial: 'asking',
  states: {
    asking: {
      invoke: {
        id: 'loadOrder',
        src: 'loadOrder',
        input: ({ context }) => ({ orderId: assertPresent(context.orderId) }),
        onDone: [whenPaid, { guard: withOutput('isUnderWay'), target: 'waiting', actions: setOrder }, ...whenOver],
        onError: [
          // Of somebody else.
          { guard: withFailure('isNotFound'), ...closed },
          { guard: withFailure('isSignedOut'), target: '#purchase.givenUp', actions: failed },
          { target: 'waiting', actions: failed },
        ],
      },
      after: { askTimeout: { target: 'waiting', actions: unanswered } },
    },
    waiting: { after: { askPause: 'asking' } },
  },
});

/** Gives the checkout up. Whoever paid meanwhile is told so; whatever goes wrong is found out by asking. */
export const cancelling = purchaseSetup.createStateConfig({
  tags: ['open', 'busy'],
  invoke: {
    id: 'cancelOrder',
    src: 'cancelOrder',
    input: ({ context }) => ({ orderId: assertPresent(context.orderId) }),
    onDone: [
      whenPaid,
      { guard: withOutput('isPending'), target: '#purchase.following', actions: setOrder },
      ...whenOver,
    ],
    onError: '#purchase.following',
  },
  after: { cancelTimeout: '#purchase.following' },
  on: { 'purchase.closed': closed, 'purchase.covered': closed },
});

export const done = purchaseSetup.createStateConfig({
  tags: 'open',
  entry: 'tellAccountChanged',
  on: {
    'purchase.opened': opened,
    // Whoever leaves the screen of buying has chosen where to go.
    'purchase.closed': [{ guard: 'isModal', target: '#purchase.closed', actions: ['tellFinished', 'reset'] }, closed],
    'purchase.covered': covered,
  },
});

const ways = { 'purchase.opened': opened, 'purchase.closed': closed, 'purchase.covered': covered };

const cameToNothing = purchaseSetup.createStateConfig({
  tags: 'open',
  on: { ...ways, 'retry.requested': chosenAnew },
});
export const declined = cameToNothing;
export const cancelled = cameToNothing;

export const refunded = purchaseSetup.createStateConfig({
  tags: 'open',
  // Whoever has a plan already would have the next one given back too.
  on: { ...ways, 'retry.requested': { guard: 'isChoiceFree', ...chosenAnew } },
});

/** Nobody asks any more, but the payment goes on by itself. */
export const givenUp = purchaseSetup.createStateConfig({
  tags: 'open',
  on: {
    'purchase.opened': opened,
    'purchase.closed': closed,
    'purchase.covered': covered,
    'retry.requested': { target: '#purchase.following', actions: 'clearFailure' },
  },
});
