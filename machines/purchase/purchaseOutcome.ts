import type { DoneActorEvent, ErrorActorEvent } from 'xstate';
import type { Order } from '#contract/order.ts';
import { failureOf, noAnswer } from '#machines/failure.ts';
import { assertPresent } from '#machines/assertPresent.ts';
import { closed, covered, opened, purchaseSetup } from './purchaseSetup.ts';

/** From the checkout to what came of the order. */

const chosenAnew = { target: '#purchase.open.choosing', actions: 'reset' } as const;

const order = ({ event }: { event: DoneActorEvent<Order> }) => event.output;
const setOrder = { type: 'setOrder', params: order } as const;
const whenPaid = { guard: { type: 'isPaid', params: order }, target: '#purchase.done', actions: setOrder } as const;
/** Where an order leads that is neither paid nor under way. */
const whenOver = [
  { guard: { type: 'isDeclined', params: order }, target: '#purchase.declined', actions: setOrder },
  { guard: { type: 'isGivenBack', params: order }, target: '#purchase.refunded', actions: setOrder },
  { target: '#purchase.cancelled', actions: setOrder },
] as const;

const failure = ({ event }: { event: ErrorActorEvent }) => failureOf(event.error);
const setFailure = { type: 'setFailure', params: failure } as const;

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
        onDone: [
          whenPaid,
          { guard: { type: 'isUnderWay', params: order }, target: 'waiting', actions: setOrder },
          ...whenOver,
        ],
        onError: [
          // Of somebody else.
          { guard: { type: 'isNotFound', params: failure }, ...closed },
          { guard: { type: 'isSignedOut', params: failure }, target: '#purchase.givenUp', actions: setFailure },
          { target: 'waiting', actions: setFailure },
        ],
      },
      after: { askTimeout: { target: 'waiting', actions: { type: 'setFailure', params: noAnswer } } },
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
      { guard: { type: 'isPending', params: order }, target: '#purchase.following', actions: setOrder },
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

const cameToNothing = purchaseSetup.createStateConfig({
  tags: 'open',
  on: {
    'purchase.opened': opened,
    'purchase.closed': closed,
    'purchase.covered': covered,
    'retry.requested': chosenAnew,
  },
});
export const declined = cameToNothing;
export const cancelled = cameToNothing;
export const refunded = cameToNothing;

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
