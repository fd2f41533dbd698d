import { requesting } from '#machines/confirmedActs.ts';
import { failed, unanswered, withFailure } from '#machines/failure.ts';
import { loadingBy } from '#machines/listStates.ts';
import { withEvent, withOutput } from '#machines/params.ts';
import { nothingLoaded, ownReportsSetup, requestOf } from './ownReportsSetup.ts';

const appealed = { guard: withEvent('canAppeal'), target: 'writing', actions: withEvent('setTarget') } as const;
/** What was sent may have arrived, or somebody else was faster. */
const closedAfterTry = { target: 'loading', actions: 'reset' } as const;

/**
 * What became of what the person reported, and what was blocked of their own, for which they can ask for another look, once. That cannot be
 * called off while it is sent: nobody could tell whether it came too late.
 */
export const ownReportsMachine = ownReportsSetup.createMachine({
  id: 'ownReports',
  context: nothingLoaded,
  initial: 'loading',
  states: {
    loading: {
      ...loadingBy('loadReports', { target: 'ready', actions: withOutput('setList') }, 'loadFailed'),
      // About what was known before.
      on: { 'appeal.requested': appealed },
    },
    loadFailed: {
      tags: 'failed',
      exit: 'clearFailure',
      on: { 'load.retried': 'loading' },
    },
    ready: {
      on: {
        'appeal.requested': appealed,
        // Whoever called for help, and looks at the page again, still needs the lines.
        'page.shown': { target: 'loading', actions: 'clearSent' },
      },
    },
    writing: {
      tags: 'open',
      on: {
        'content.changed': { actions: withEvent('setContent') },
        'appeal.submitted': { guard: 'canSubmit', target: 'sending', actions: withEvent('request') },
        'dialog.closed': { target: 'ready', actions: 'reset' },
      },
    },
    sending: {
      tags: ['open', 'busy'],
      ...requesting('sendAppeal', requestOf, {
        onDone: { target: 'ready', actions: ['reset', withOutput('setAnswer')] },
        onError: [
          { guard: withFailure('isFinal'), target: 'refused', actions: failed },
          { target: 'failed', actions: failed },
        ],
      }),
      after: { sendTimeout: { target: 'failed', actions: unanswered } },
    },
    refused: { tags: ['open', 'failed'], on: { 'dialog.closed': closedAfterTry } },
    failed: {
      tags: ['open', 'failed'],
      on: {
        'appeal.retried': { target: 'sending', actions: withEvent('request') },
        'dialog.closed': closedAfterTry,
      },
    },
  },
});
