import { askedFirst, closed, confirmingDeletion, deleting, requesting } from '#machines/confirmedActs.ts';
import { failed, unanswered } from '#machines/failure.ts';
import { withEvent, withOutput } from '#machines/params.ts';
import { changeOf, copyOf, deletionOf, messageActsSetup, nothingAsked } from './messageActsSetup.ts';

const removed = { target: 'resting', actions: ['tellRemoved', 'reset', 'closeRow'] } as const;

/**
 * What one does with a single message of the conversation on view: one act at a time. What cannot be taken back waits without a
 * way out but its time-out: nobody could tell whether leaving came too late.
 */
export const messageActsMachine = messageActsSetup.createMachine({
  id: 'messageActs',
  context: nothingAsked,
  on: { 'message.opened': { actions: withEvent('toggleRow') } },
  initial: 'resting',
  states: {
    resting: {
      initial: 'idle',
      on: {
        'like.toggled': { target: 'acting', actions: withEvent('requestLike') },
        'alternative.chosen': { target: 'acting', actions: withEvent('requestSelection') },
        'copy.requested': { target: 'copying', actions: ['reset', withEvent('setCopy')] },
        'feedback.opened': askedFirst('writingFeedback'),
        'deletion.opened': askedFirst('confirmingDeletion'),
      },
      states: {
        idle: {},
        actFailed: {
          tags: 'failed',
          on: {
            'act.retried': [
              { guard: 'isCopy', target: '#messageActs.copying' },
              { target: '#messageActs.acting', actions: withEvent('requestAnew') },
            ],
            'act.dismissed': { target: 'idle', actions: 'reset' },
          },
        },
      },
    },
    copying: {
      tags: 'busy',
      ...requesting('copyText', copyOf, {
        onDone: { target: 'resting', actions: ['reset', 'tellCopied'] },
        onError: { target: 'resting.actFailed', actions: failed },
      }),
      after: { copyTimeout: { target: 'resting.actFailed', actions: unanswered } },
    },
    acting: {
      tags: 'busy',
      ...requesting('changeMessage', changeOf, {
        onDone: { target: 'resting', actions: ['reset', withOutput('tellChanged')] },
        onError: { target: 'resting.actFailed', actions: failed },
      }),
      after: { actTimeout: { target: 'resting.actFailed', actions: unanswered } },
    },
    writingFeedback: {
      tags: 'open',
      on: {
        'tag.toggled': { actions: withEvent('toggleTag') },
        'content.changed': { actions: withEvent('setContent') },
        'feedback.submitted': { guard: 'canSubmit', target: 'sendingFeedback', actions: withEvent('requestFeedback') },
        'dialog.closed': closed,
      },
    },
    sendingFeedback: {
      tags: ['open', 'busy'],
      ...requesting('changeMessage', changeOf, {
        onDone: [
          {
            guard: withOutput('isInNeed'),
            target: 'helping',
            actions: ['reset', withOutput('tellChanged'), withOutput('setHelp')],
          },
          { target: 'resting', actions: ['reset', withOutput('tellChanged'), 'tellFeedbackSent'] },
        ],
        onError: { target: 'writingFeedback', actions: failed },
      }),
      after: { feedbackTimeout: { target: 'writingFeedback', actions: unanswered } },
    },
    helping: { tags: 'open', on: { 'dialog.closed': closed } },
    confirmingDeletion,
    deleting: deleting('deleteMessage', deletionOf, removed),
  },
});
