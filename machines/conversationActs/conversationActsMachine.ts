import { askedFirst, closed, deleting, requesting } from '#machines/confirmedActs.ts';
import { failed, unanswered } from '#machines/failure.ts';
import { withEvent, withOutput } from '#machines/params.ts';
import { changeOf, conversationActsSetup, importOf, nothingAsked } from './conversationActsSetup.ts';

const removed = { target: 'resting', actions: ['tellRemoved', 'reset'] } as const;

/**
 * What one does with a whole conversation: one act at a time. None of it can be cancelled: nobody could tell whether that came
 * too late.
 */
export const conversationActsMachine = conversationActsSetup.createMachine({
  id: 'conversationActs',
  context: nothingAsked,
  initial: 'resting',
  states: {
    resting: {
      initial: 'idle',
      on: {
        'clear.requested': askedFirst('confirmingClear'),
        'deletion.requested': askedFirst('confirmingDeletion'),
        'file.chosen': { target: 'importing', actions: withEvent('requestImport') },
        'act.dismissed': { target: '.idle', actions: 'reset' },
      },
      states: {
        idle: {},
        importFailed: {
          tags: 'failed',
          on: {
            'act.retried': { target: '#conversationActs.importing', actions: withEvent('requestAnew') },
          },
        },
      },
    },
    confirmingClear: {
      tags: 'open',
      on: {
        'act.confirmed': {
          target: 'clearing',
          actions: { type: 'requestChange', params: ({ event }) => ({ kind: 'clear', intentId: event.intentId }) },
        },
        'dialog.closed': closed,
      },
    },
    clearing: {
      tags: ['open', 'busy'],
      ...requesting('clearConversation', changeOf, {
        onDone: { target: 'resting', actions: ['tellChanged', 'reset'] },
        onError: { target: 'confirmingClear', actions: failed },
      }),
      after: { clearTimeout: { target: 'confirmingClear', actions: unanswered } },
    },
    confirmingDeletion: {
      tags: 'open',
      on: {
        'act.confirmed': {
          target: 'deleting',
          actions: { type: 'requestChange', params: ({ event }) => ({ kind: 'delete', intentId: event.intentId }) },
        },
        'dialog.closed': closed,
      },
    },
    deleting: deleting('deleteConversation', changeOf, removed),
    importing: {
      tags: 'busy',
      ...requesting('importConversation', importOf, {
        onDone: { target: 'resting', actions: [withOutput('setImported'), withOutput('tellImported')] },
        onError: { target: 'resting.importFailed', actions: failed },
      }),
      after: { importTimeout: { target: 'resting.importFailed', actions: unanswered } },
    },
  },
});
