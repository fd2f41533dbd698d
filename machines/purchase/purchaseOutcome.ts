import { failureOf, noAnswer } from '#machines/failure.ts';
import { known, type Opening, purchaseSetup } from './purchaseSetup.ts';

/** From the checkout to what came of the order. */

const closed = { target: '#purchase.closed', actions: 'reset' } as const;
const opened = {
  target: '#purchase.open',
  actions: [{ type: 'setOpening', params: ({ event }: { event: Opening }) => event }, 'reset'],
} as const;
const covered = { guard: 'isModal', ...closed } as const;
const chosenAnew = { target: '#purchase.open.choosing', actions: 'reset' } as const;

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
        input: ({ context }) => ({ orderId: known(context.orderId) }),
        onDone: [
          {
            guard: { type: 'isPaid', params: ({ event }) => event.output },
            target: '#purchase.done',
            actions: { type: 'setOrder', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isUnderWay', params: ({ event }) => event.output },
            target: 'waiting',
            actions: { type: 'setOrder', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isDeclined', params: ({ event }) => event.output },
            target: '#purchase.declined',
            actions: { type: 'setOrder', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isGivenBack', params: ({ event }) => event.output },
            target: '#purchase.refunded',
            actions: { type: 'setOrder', params: ({ event }) => event.output },
          },
          {
            target: '#purchase.cancelled',
            actions: { type: 'setOrder', params: ({ event }) => event.output },
          },
        ],
        onError: [
          // Of somebody else.
          { guard: { type: 'isNotFound', params: ({ event }) => failureOf(event.error) }, ...closed },
          {
            guard: { type: 'isSignedOut', params: ({ event }) => failureOf(event.error) },
            target: '#purchase.givenUp',
            actions: { type: 'setFailure', params: ({ event }) => failureOf(event.error) },
          },
          {
            target: 'waiting',
            actions: { type: 'setFailure', params: ({ event }) => failureOf(event.error) },
          },
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
    input: ({ context }) => ({ orderId: known(context.orderId) }),
    onDone: [
      {
        guard: { type: 'isPaid', params: ({ event }) => event.output },
        target: '#purchase.done',
        actions: { type: 'setOrder', params: ({ event }) => event.output },
      },
      {
        guard: { type: 'isPending', params: ({ event }) => event.output },
        target: '#purchase.following',
        actions: { type: 'setOrder', params: ({ event }) => event.output },
      },
      {
        guard: { type: 'isDeclined', params: ({ event }) => event.output },
        target: '#purchase.declined',
        actions: { type: 'setOrder', params: ({ event }) => event.output },
      },
      {
        guard: { type: 'isGivenBack', params: ({ event }) => event.output },
        target: '#purchase.refunded',
        actions: { type: 'setOrder', params: ({ event }) => event.output },
      },
      {
        target: '#purchase.cancelled',
        actions: { type: 'setOrder', params: ({ event }) => event.output },
      },
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
    'purchase.closed': { target: '#purchase.closed', actions: ['tellFinished', 'reset'] },
    'purchase.covered': covered,
  },
});

export const declined = purchaseSetup.createStateConfig({
  tags: 'open',
  on: {
    'purchase.opened': opened,
    'purchase.closed': closed,
    'purchase.covered': covered,
    'retry.requested': chosenAnew,
  },
});

export const cancelled = purchaseSetup.createStateConfig({
  tags: 'open',
  on: {
    'purchase.opened': opened,
    'purchase.closed': closed,
    'purchase.covered': covered,
    'retry.requested': chosenAnew,
  },
});

export const refunded = purchaseSetup.createStateConfig({
  tags: 'open',
  on: {
    'purchase.opened': opened,
    'purchase.closed': closed,
    'purchase.covered': covered,
    'retry.requested': chosenAnew,
  },
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
