import { askedFirst, closed, confirmingDeletion, deleting, requesting } from '#machines/confirmedActs.ts';
import { failed, unanswered, withFailure } from '#machines/failure.ts';
import { withEvent, withOutput } from '#machines/params.ts';
import {
  deletionOf,
  nothingAsked,
  ownCharacterActsSetup,
  retryOf,
  visibilityChangeOf,
} from './ownCharacterActsSetup.ts';

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
        'deletion.requested': askedFirst('confirmingDeletion'),
        'visibility.requested': askedFirst('choosingVisibility'),
        'creation.retried': { target: 'retrying', actions: [withEvent('setTarget'), withEvent('requestRetry')] },
      },
      states: {
        idle: {},
        retryFailed: {
          tags: 'failed',
          on: { 'failure.dismissed': { target: 'idle', actions: 'reset' } },
        },
      },
    },
    confirmingDeletion,
    deleting: deleting('deleteCharacter', deletionOf, removed),
    choosingVisibility: {
      tags: 'open',
      on: {
        'visibility.chosen': [
          { guard: withEvent('isSameVisibility'), ...closed },
          { target: 'changingVisibility', actions: withEvent('requestVisibility') },
        ],
        'dialog.closed': closed,
      },
    },
    changingVisibility: {
      tags: ['open', 'busy'],
      ...requesting('changeVisibility', visibilityChangeOf, {
        onDone: { target: 'resting', actions: [withOutput('tellChanged'), 'reset'] },
        onError: [
          { guard: withFailure('isNotFound'), ...removed },
          { target: 'choosingVisibility', actions: failed },
        ],
      }),
      after: { visibilityTimeout: { target: 'choosingVisibility', actions: unanswered } },
    },
    retrying: {
      tags: 'busy',
      ...requesting('retryCreation', retryOf, {
        onDone: resumed,
        onError: [
          { guard: withFailure('isNotFound'), ...removed },
          // It is on its way already.
          { guard: withFailure('isConflict'), ...resumed },
          { target: 'resting.retryFailed', actions: failed },
        ],
      }),
      after: { retryTimeout: { target: 'resting.retryFailed', actions: unanswered } },
    },
  },
});
