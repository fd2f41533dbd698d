import { failureOf, noAnswer, withFailure } from '#machines/failure.ts';
import { withEvent, withOutput } from '#machines/params.ts';
import { cardImportSetup, type Lane, nothingBrought, sendingOf } from './cardImportSetup.ts';

/** What tells a lane from the other. */
interface LaneParts {
  lane: Lane;
  send: 'sendFirst' | 'sendSecond';
  hasNext: 'hasWaiting' | 'hasWaitingForSecond';
  take: 'takeFirst' | 'takeSecond';
  free: 'freeFirst' | 'freeSecond';
}

/** One card at a time. */
const laneOf = ({ lane, send, hasNext, take, free }: LaneParts) =>
  cardImportSetup.createStateConfig({
    initial: 'idle',
    states: {
      idle: {
        entry: free,
        always: { guard: hasNext, target: 'sending', actions: take },
      },
      sending: {
        tags: 'busy',
        invoke: {
          id: send,
          src: send,
          input: ({ context }) => sendingOf(context, lane),
          onDone: {
            target: 'idle',
            actions: [
              { type: 'setDone', params: ({ event }) => ({ lane, imported: event.output }) },
              withOutput('tellImported'),
            ],
          },
          onError: [
            {
              guard: withFailure('isAgeless'),
              target: 'idle',
              actions: { type: 'setAsking', params: { lane } },
            },
            {
              guard: withFailure('isRefusal'),
              target: 'idle',
              actions: { type: 'setRefused', params: ({ event }) => ({ lane, failure: failureOf(event.error) }) },
            },
            {
              guard: withFailure('isTooMany'),
              target: 'resting',
              actions: { type: 'putBack', params: ({ event }) => ({ lane, failure: failureOf(event.error) }) },
            },
            {
              target: 'idle',
              actions: { type: 'setFailed', params: ({ event }) => ({ lane, failure: failureOf(event.error) }) },
            },
          ],
        },
        after: {
          importTimeout: { target: 'idle', actions: { type: 'setFailed', params: { lane, failure: noAnswer } } },
        },
        on: {
          'file.cancelled': {
            guard: { type: 'isInLane', params: ({ event }) => ({ lane, id: event.id }) },
            target: 'idle',
            actions: withEvent('cancel'),
          },
          'batch.cancelled': { target: 'idle', actions: 'cancelAll' },
        },
      },
      resting: {
        entry: free,
        tags: 'resting',
        always: { guard: 'hasNoneWaiting', target: 'idle' },
        after: { importPause: { target: 'idle' } },
      },
    },
  });

/**
 * Brings a batch of cards, two at a time: each gets a result of its own, and a bad one never stops the others. Where they are more than the
 * server takes at a time, the rest waits until it takes some again. One that tells no age is asked for it, and is sent with it then.
 */
export const cardImportMachine = cardImportSetup.createMachine({
  id: 'cardImport',
  type: 'parallel',
  context: nothingBrought,
  on: {
    'files.added': { actions: withEvent('add') },
    // Of one that still waits; what is on its way its lane cancels.
    'file.cancelled': { guard: withEvent('canCancel'), actions: withEvent('cancel') },
    'file.retried': { guard: withEvent('canRetry'), actions: withEvent('retry') },
    'age.given': [
      { guard: withEvent('isAskingForThat'), actions: withEvent('setAge') },
      { guard: withEvent('isAsking'), actions: withEvent('setWrongAge') },
    ],
    'age.changed': { guard: withEvent('isAsking'), actions: withEvent('dropCorrected') },
    'batch.cancelled': { guard: 'hasWaiting', actions: 'cancelAll' },
    'batch.retried': { guard: 'hasRetryable', actions: 'retryAll' },
    'batch.cleared': { guard: 'isThrough', actions: 'clear' },
  },
  states: {
    first: laneOf({ lane: 'first', send: 'sendFirst', hasNext: 'hasWaiting', take: 'takeFirst', free: 'freeFirst' }),
    second: laneOf({
      lane: 'second',
      send: 'sendSecond',
      hasNext: 'hasWaitingForSecond',
      take: 'takeSecond',
      free: 'freeSecond',
    }),
  },
});
