import { askedFirst, closed, confirmingDeletion, deleting, requesting } from '#machines/confirmedActs.ts';
import { failed, unanswered, withFailure } from '#machines/failure.ts';
import { withEvent, withOutput } from '#machines/params.ts';
import { deletionOf, nothingAsked, pictureActsSetup, useOf } from './pictureActsSetup.ts';

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
        'deletion.requested': askedFirst('confirmingDeletion'),
        'use.requested': [
          {
            guard: withEvent('hasCharacter'),
            target: 'usingAtOnce',
            actions: [withEvent('setTarget'), withEvent('requestUse')],
          },
          askedFirst('loadingCharacters'),
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
    confirmingDeletion,
    deleting: deleting('deletePicture', deletionOf, removed),
    usingAtOnce: {
      tags: 'busy',
      ...requesting('usePicture', useOf, {
        onDone: used,
        onError: [
          { guard: withFailure('isOutOfReach'), target: 'loadingCharacters' },
          { target: 'resting.useFailed', actions: failed },
        ],
      }),
      after: { useTimeout: { target: 'resting.useFailed', actions: unanswered } },
    },
    loadingCharacters: {
      tags: ['open', 'busy'],
      entry: 'clearFailure',
      invoke: {
        id: 'loadCharacters',
        src: 'loadCharacters',
        onDone: { target: 'choosingCharacter', actions: withOutput('setCharacters') },
        onError: { target: 'charactersFailed', actions: failed },
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
        'character.chosen': { target: 'using', actions: withEvent('requestUse') },
        'dialog.closed': closed,
      },
    },
    using: {
      tags: ['open', 'busy'],
      ...requesting('usePicture', useOf, {
        onDone: used,
        onError: { target: 'choosingCharacter', actions: failed },
      }),
      after: { useTimeout: { target: 'choosingCharacter', actions: unanswered } },
    },
  },
});
