import { failureIn, noAnswer } from '#machines/failure.ts';
import { deletionOf, nothingAsked, pictureActsSetup, useOf } from './pictureActsSetup.ts';

const unanswered = { type: 'setFailure', params: noAnswer } as const;
const closed = { target: 'resting', actions: 'reset' } as const;
const removed = { target: 'resting', actions: ['tellRemoved', 'reset'] } as const;
const used = { target: 'resting', actions: ['tellUsed', 'reset'] } as const;

/**
 * What one does with a picture of one's own, one act at a time. What changes something cannot be cancelled: nobody could tell whether that
 * came too late.
 */
export const pictureActsMachine = pictureActsSetup.createMachine({
  id: 'pictureActs',
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
        'use.requested': [
          {
            guard: { type: 'hasCharacter', params: ({ event }) => event },
            target: 'usingAtOnce',
            actions: [
              { type: 'setTarget', params: ({ event }) => event },
              { type: 'requestUse', params: ({ event }) => event },
            ],
          },
          {
            target: 'loadingCharacters',
            actions: ['reset', { type: 'setTarget', params: ({ event }) => event }],
          },
        ],
      },
      states: {
        idle: {},
        useFailed: {
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
        'dialog.closed': closed,
      },
    },
    deleting: {
      tags: ['open', 'busy'],
      entry: 'clearFailure',
      invoke: {
        id: 'deletePicture',
        src: 'deletePicture',
        input: ({ context }) => deletionOf(context),
        onDone: removed,
        onError: [
          // Gone already, by a try whose answer was lost, or on another device.
          { guard: { type: 'isNotFound', params: failureIn }, ...removed },
          {
            target: 'confirmingDeletion',
            actions: { type: 'setFailure', params: failureIn },
          },
        ],
      },
      after: { deleteTimeout: { target: 'confirmingDeletion', actions: unanswered } },
    },
    usingAtOnce: {
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'usePicture',
        src: 'usePicture',
        input: ({ context }) => useOf(context),
        onDone: used,
        onError: [
          {
            guard: { type: 'isOutOfReach', params: failureIn },
            target: 'loadingCharacters',
          },
          {
            target: 'resting.useFailed',
            actions: { type: 'setFailure', params: failureIn },
          },
        ],
      },
      after: { useTimeout: { target: 'resting.useFailed', actions: unanswered } },
    },
    loadingCharacters: {
      tags: ['open', 'busy'],
      entry: 'clearFailure',
      invoke: {
        id: 'loadCharacters',
        src: 'loadCharacters',
        onDone: {
          target: 'choosingCharacter',
          actions: { type: 'setCharacters', params: ({ event }) => event.output },
        },
        onError: {
          target: 'charactersFailed',
          actions: { type: 'setFailure', params: failureIn },
        },
      },
      after: { loadTimeout: { target: 'charactersFailed', actions: unanswered } },
      on: { 'dialog.closed': closed },
    },
    charactersFailed: {
      tags: ['open', 'failed'],
      on: { 'load.retried': 'loadingCharacters', 'dialog.closed': closed },
    },
    choosingCharacter: {
      tags: 'open',
      on: {
        'character.chosen': { target: 'using', actions: { type: 'requestUse', params: ({ event }) => event } },
        'dialog.closed': closed,
      },
    },
    using: {
      tags: ['open', 'busy'],
      entry: 'clearFailure',
      invoke: {
        id: 'usePicture',
        src: 'usePicture',
        input: ({ context }) => useOf(context),
        onDone: used,
        onError: {
          target: 'choosingCharacter',
          actions: { type: 'setFailure', params: failureIn },
        },
      },
      after: { useTimeout: { target: 'choosingCharacter', actions: unanswered } },
    },
  },
});
