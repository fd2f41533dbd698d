import { failureIn, noAnswer } from '#machines/failure.ts';
import { nothingLoaded, ownReportsSetup, requestOf, type Target } from './ownReportsSetup.ts';

const unanswered = { type: 'setFailure', params: noAnswer } as const;
const appealed = {
  guard: { type: 'canAppeal', params: ({ event }: { event: Target }) => event },
  target: 'writing',
  actions: { type: 'setTarget', params: ({ event }: { event: Target }) => event },
} as const;
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
      tags: 'busy',
      invoke: {
        id: 'loadReports',
        src: 'loadReports',
        onDone: { target: 'ready', actions: { type: 'setList', params: ({ event }) => event.output } },
        onError: { target: 'loadFailed', actions: { type: 'setFailure', params: failureIn } },
      },
      after: { loadTimeout: { target: 'loadFailed', actions: unanswered } },
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
        'page.shown': { target: 'loading', actions: 'reset' },
      },
    },
    writing: {
      tags: 'open',
      on: {
        'content.changed': { actions: { type: 'setContent', params: ({ event }) => event } },
        'appeal.submitted': {
          guard: 'canSubmit',
          target: 'sending',
          actions: { type: 'request', params: ({ event }) => event },
        },
        'dialog.closed': { target: 'ready', actions: 'reset' },
      },
    },
    sending: {
      tags: ['open', 'busy'],
      entry: 'clearFailure',
      invoke: {
        id: 'sendAppeal',
        src: 'sendAppeal',
        input: ({ context }) => requestOf(context),
        onDone: {
          target: 'ready',
          actions: ['reset', { type: 'setBlock', params: ({ event }) => event.output }, 'setSent'],
        },
        onError: [
          {
            guard: { type: 'isFinal', params: failureIn },
            target: 'refused',
            actions: { type: 'setFailure', params: failureIn },
          },
          { target: 'failed', actions: { type: 'setFailure', params: failureIn } },
        ],
      },
      after: { sendTimeout: { target: 'failed', actions: unanswered } },
    },
    refused: { tags: ['open', 'failed'], on: { 'dialog.closed': closedAfterTry } },
    failed: {
      tags: ['open', 'failed'],
      on: {
        'appeal.retried': { target: 'sending', actions: { type: 'request', params: ({ event }) => event } },
        'dialog.closed': closedAfterTry,
      },
    },
  },
});
