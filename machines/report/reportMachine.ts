import { failureIn, noAnswer } from '#machines/failure.ts';
import { nothingReported, reportSetup, requestOf } from './reportSetup.ts';

const closed = { target: 'closed', actions: 'reset' } as const;

/**
 * Telling operators of a message, a character, a picture or the maker of a character. Closing the dialog before it is sent leaves nothing; what is
 * sent cannot be called off: nobody could tell whether that came too late.
 */
export const reportMachine = reportSetup.createMachine({
  id: 'report',
  context: nothingReported,
  initial: 'closed',
  states: {
    closed: {
      on: {
        'report.requested': {
          target: 'choosing',
          actions: { type: 'setTarget', params: ({ event }) => event },
        },
      },
    },
    choosing: {
      tags: 'open',
      on: {
        'reason.chosen': { actions: { type: 'setReason', params: ({ event }) => event } },
        'content.changed': { actions: { type: 'setContent', params: ({ event }) => event } },
        'report.submitted': {
          guard: 'canSubmit',
          target: 'sending',
          actions: { type: 'request', params: ({ event }) => event },
        },
        'dialog.closed': closed,
      },
    },
    sending: {
      tags: ['open', 'busy'],
      entry: 'clearFailure',
      invoke: {
        id: 'sendReport',
        src: 'sendReport',
        input: ({ context }) => requestOf(context),
        onDone: 'sent',
        onError: [
          {
            guard: { type: 'isFinal', params: failureIn },
            target: 'refused',
            actions: { type: 'setFailure', params: failureIn },
          },
          { target: 'failed', actions: { type: 'setFailure', params: failureIn } },
        ],
      },
      after: { sendTimeout: { target: 'failed', actions: { type: 'setFailure', params: noAnswer } } },
    },
    sent: { tags: 'open', on: { 'dialog.closed': closed } },
    refused: { tags: ['open', 'failed'], on: { 'dialog.closed': closed } },
    failed: {
      tags: ['open', 'failed'],
      on: {
        'report.retried': { target: 'sending', actions: { type: 'request', params: ({ event }) => event } },
        'dialog.closed': closed,
      },
    },
  },
});
