import { requesting } from '#machines/confirmedActs.ts';
import { failed, unanswered, withFailure } from '#machines/failure.ts';
import { withEvent, withOutput } from '#machines/params.ts';
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
        'report.requested': { target: 'choosing', actions: withEvent('setTarget') },
      },
    },
    choosing: {
      tags: 'open',
      on: {
        'reason.chosen': { actions: withEvent('setReason') },
        'content.changed': { actions: withEvent('setContent') },
        'report.submitted': { guard: 'canSubmit', target: 'sending', actions: withEvent('request') },
        'dialog.closed': closed,
      },
    },
    sending: {
      tags: ['open', 'busy'],
      ...requesting('sendReport', requestOf, {
        onDone: { target: 'sent', actions: withOutput('setHelp') },
        onError: [
          { guard: withFailure('isFinal'), target: 'refused', actions: failed },
          { target: 'failed', actions: failed },
        ],
      }),
      after: { sendTimeout: { target: 'failed', actions: unanswered } },
    },
    sent: { tags: 'open', on: { 'dialog.closed': closed } },
    refused: { tags: ['open', 'failed'], on: { 'dialog.closed': closed } },
    failed: {
      tags: ['open', 'failed'],
      on: {
        'report.retried': { target: 'sending', actions: withEvent('request') },
        'dialog.closed': closed,
      },
    },
  },
});
