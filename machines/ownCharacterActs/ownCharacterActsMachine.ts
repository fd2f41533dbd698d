import { failureIn, noAnswer } from '#machines/failure.ts';
import {
  deletionOf,
  nothingAsked,
  ownCharacterActsSetup,
  retryOf,
  visibilityChangeOf,
} from './ownCharacterActsSetup.ts';

const unanswered = { type: 'setFailure', params: noAnswer } as const;
const removed = { target: 'resting', actions: ['tellRemoved', 'reset'] } as const;
const resumed = { target: 'resting', actions: ['tellResumed', 'reset'] } as const;

/**
 * What one does with a character of one's own, one act at a time. None of it can be cancelled: nobody could tell whether that came too late.
 */
export const ownCharacterActsMachine = ownCharacterActsSetup.createMachine({
  id: 'ownCharacterActs',
  context: nothingAsked,
  initial: 'resting',
  states: {
    resting: {
      initial: 'idle',
      on: {
        'deletion.requested': {
          target: 'confirmingDeletion',
          actions: ['reset', { type: 'setTarget', params: ({ event }) => event }],
        },
        'visibility.requested': {
          target: 'choosingVisibility',
          actions: ['reset', { type: 'setTarget', params: ({ event }) => event }],
        },
        'creation.retried': {
          target: 'retrying',
          actions: [
            { type: 'setTarget', params: ({ event }) => event },
            { type: 'requestRetry', params: ({ event }) => event },
          ],
        },
      },
      states: {
        idle: {},
        retryFailed: {
          tags: 'failed',
          on: { 'failure.dismissed': { target: 'idle', actions: 'reset' } },
        },
      },
    },
    confirmingDeletion: {
      tags: 'open',
      on: {
        'deletion.confirmed': {
          target: 'deleting',
          actions: { type: 'requestDeletion', params: ({ event }) => event },
        },
        'dialog.closed': { target: 'resting', actions: 'reset' },
      },
    },
    deleting: {
      tags: ['open', 'busy'],
      entry: 'clearFailure',
      invoke: {
        id: 'deleteCharacter',
        src: 'deleteCharacter',
        input: ({ context }) => deletionOf(context),
        onDone: removed,
        onError: [
          // Gone already, by a try whose answer was lost, or on another device.
          { guard: { type: 'isNotFound', params: failureIn }, ...removed },
          { target: 'confirmingDeletion', actions: { type: 'setFailure', params: failureIn } },
        ],
      },
      after: { deleteTimeout: { target: 'confirmingDeletion', actions: unanswered } },
    },
    choosingVisibility: {
      tags: 'open',
      on: {
        'visibility.chosen': [
          {
            guard: { type: 'isSameVisibility', params: ({ event }) => event },
            target: 'resting',
            actions: 'reset',
          },
          {
            target: 'changingVisibility',
            actions: { type: 'requestVisibility', params: ({ event }) => event },
          },
        ],
        'dialog.closed': { target: 'resting', actions: 'reset' },
      },
    },
    changingVisibility: {
      tags: ['open', 'busy'],
      entry: 'clearFailure',
      invoke: {
        id: 'changeVisibility',
        src: 'changeVisibility',
        input: ({ context }) => visibilityChangeOf(context),
        onDone: {
          target: 'resting',
          actions: [{ type: 'tellChanged', params: ({ event }) => event.output }, 'reset'],
        },
        onError: [
          { guard: { type: 'isNotFound', params: failureIn }, ...removed },
          { target: 'choosingVisibility', actions: { type: 'setFailure', params: failureIn } },
        ],
      },
      after: { visibilityTimeout: { target: 'choosingVisibility', actions: unanswered } },
    },
    retrying: {
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'retryCreation',
        src: 'retryCreation',
        input: ({ context }) => retryOf(context),
        onDone: resumed,
        onError: [
          { guard: { type: 'isNotFound', params: failureIn }, ...removed },
          // It is on its way already.
          { guard: { type: 'isConflict', params: failureIn }, ...resumed },
          { target: 'resting.retryFailed', actions: { type: 'setFailure', params: failureIn } },
        ],
      },
      after: { retryTimeout: { target: 'resting.retryFailed', actions: unanswered } },
    },
  },
});
