import { failureIn, noAnswer } from '#machines/failure.ts';
import { changeOf, conversationActsSetup, importOf, nothingAsked } from './conversationActsSetup.ts';

const unanswered = { type: 'setFailure', params: noAnswer } as const;
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
        'clear.requested': {
          target: 'confirmingClear',
          actions: ['reset', { type: 'setTarget', params: ({ event }) => event }],
        },
        'deletion.requested': {
          target: 'confirmingDeletion',
          actions: ['reset', { type: 'setTarget', params: ({ event }) => event }],
        },
        'file.chosen': { target: 'importing', actions: { type: 'requestImport', params: ({ event }) => event } },
        'act.dismissed': { target: '.idle', actions: 'reset' },
      },
      states: {
        idle: {},
        importFailed: {
          tags: 'failed',
          on: {
            'act.retried': {
              target: '#conversationActs.importing',
              actions: { type: 'requestAnew', params: ({ event }) => event },
            },
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
        'dialog.closed': { target: 'resting', actions: 'reset' },
      },
    },
    clearing: {
      tags: ['open', 'busy'],
      entry: 'clearFailure',
      invoke: {
        id: 'clearConversation',
        src: 'clearConversation',
        input: ({ context }) => changeOf(context),
        onDone: { target: 'resting', actions: ['tellChanged', 'reset'] },
        onError: { target: 'confirmingClear', actions: { type: 'setFailure', params: failureIn } },
      },
      after: { clearTimeout: { target: 'confirmingClear', actions: unanswered } },
    },
    confirmingDeletion: {
      tags: 'open',
      on: {
        'act.confirmed': {
          target: 'deleting',
          actions: { type: 'requestChange', params: ({ event }) => ({ kind: 'delete', intentId: event.intentId }) },
        },
        'dialog.closed': { target: 'resting', actions: 'reset' },
      },
    },
    deleting: {
      tags: ['open', 'busy'],
      entry: 'clearFailure',
      invoke: {
        id: 'deleteConversation',
        src: 'deleteConversation',
        input: ({ context }) => changeOf(context),
        onDone: removed,
        onError: [
          // Gone already, by a try whose answer was lost, or on another device.
          { guard: { type: 'isNotFound', params: failureIn }, ...removed },
          { target: 'confirmingDeletion', actions: { type: 'setFailure', params: failureIn } },
        ],
      },
      after: { deleteTimeout: { target: 'confirmingDeletion', actions: unanswered } },
    },
    importing: {
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'importConversation',
        src: 'importConversation',
        input: ({ context }) => importOf(context),
        onDone: {
          target: 'resting',
          actions: [
            { type: 'setImported', params: ({ event }) => event.output },
            { type: 'tellImported', params: ({ event }) => event.output },
          ],
        },
        onError: { target: 'resting.importFailed', actions: { type: 'setFailure', params: failureIn } },
      },
      after: { importTimeout: { target: 'resting.importFailed', actions: unanswered } },
    },
  },
});
