import { failureIn, noAnswer } from '#machines/failure.ts';
import { changeOf, copyOf, deletionOf, messageActsSetup, nothingAsked } from './messageActsSetup.ts';

const unanswered = { type: 'setFailure', params: noAnswer } as const;
const closed = { target: 'resting', actions: 'reset' } as const;
const removed = { target: 'resting', actions: ['tellRemoved', 'reset', 'closeRow'] } as const;

/**
 * What one does with a single message of the conversation on view: one act at a time. What cannot be taken back waits without a
 * way out but its time-out: nobody could tell whether leaving came too late.
 */
export const messageActsMachine = messageActsSetup.createMachine({
  id: 'messageActs',
  context: nothingAsked,
  on: { 'message.opened': { actions: { type: 'toggleRow', params: ({ event }) => event } } },
  initial: 'resting',
  states: {
    resting: {
      initial: 'idle',
      on: {
        'like.toggled': {
          target: 'acting',
          actions: { type: 'requestLike', params: ({ event }) => event },
        },
        'alternative.chosen': {
          target: 'acting',
          actions: { type: 'requestSelection', params: ({ event }) => event },
        },
        'copy.requested': {
          target: 'copying',
          actions: ['reset', { type: 'setCopy', params: ({ event }) => event }],
        },
        'feedback.opened': {
          target: 'writingFeedback',
          actions: ['reset', { type: 'setTarget', params: ({ event }) => event }],
        },
        'deletion.opened': {
          target: 'confirmingDeletion',
          actions: ['reset', { type: 'setTarget', params: ({ event }) => event }],
        },
      },
      states: {
        idle: {},
        actFailed: {
          tags: 'failed',
          on: {
            'act.retried': [
              { guard: 'isCopy', target: '#messageActs.copying' },
              { target: '#messageActs.acting', actions: { type: 'requestAnew', params: ({ event }) => event } },
            ],
            'act.dismissed': { target: 'idle', actions: 'reset' },
          },
        },
      },
    },
    copying: {
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'copyText',
        src: 'copyText',
        input: ({ context }) => copyOf(context),
        onDone: { target: 'resting', actions: ['reset', 'tellCopied'] },
        onError: { target: 'resting.actFailed', actions: { type: 'setFailure', params: failureIn } },
      },
      after: { copyTimeout: { target: 'resting.actFailed', actions: unanswered } },
    },
    acting: {
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'changeMessage',
        src: 'changeMessage',
        input: ({ context }) => changeOf(context),
        onDone: {
          target: 'resting',
          actions: ['reset', { type: 'tellChanged', params: ({ event }) => event.output }],
        },
        onError: { target: 'resting.actFailed', actions: { type: 'setFailure', params: failureIn } },
      },
      after: { actTimeout: { target: 'resting.actFailed', actions: unanswered } },
    },
    writingFeedback: {
      tags: 'open',
      on: {
        'tag.toggled': { actions: { type: 'toggleTag', params: ({ event }) => event } },
        'content.changed': { actions: { type: 'setContent', params: ({ event }) => event } },
        'feedback.submitted': {
          guard: 'canSubmit',
          target: 'sendingFeedback',
          actions: { type: 'requestFeedback', params: ({ event }) => event },
        },
        'dialog.closed': closed,
      },
    },
    sendingFeedback: {
      tags: ['open', 'busy'],
      entry: 'clearFailure',
      invoke: {
        id: 'changeMessage',
        src: 'changeMessage',
        input: ({ context }) => changeOf(context),
        onDone: {
          target: 'resting',
          actions: ['reset', { type: 'tellChanged', params: ({ event }) => event.output }, 'tellFeedbackSent'],
        },
        onError: { target: 'writingFeedback', actions: { type: 'setFailure', params: failureIn } },
      },
      after: { feedbackTimeout: { target: 'writingFeedback', actions: unanswered } },
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
        id: 'deleteMessage',
        src: 'deleteMessage',
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
  },
});
