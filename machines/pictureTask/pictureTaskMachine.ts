import { failed, noAnswer, unanswered, withFailure } from '#machines/failure.ts';
import { assertPresent } from '#machines/assertPresent.ts';
import { withEvent, withOutput } from '#machines/params.ts';
import { actOf, nothingAsked, createOf, followedOf, nextOf, otherOf, pictureTaskSetup } from './pictureTaskSetup.ts';

const setStudio = withOutput('setStudio');
const setProgress = withOutput('setProgress');
const created = withOutput('setTask');
const following = { target: '#pictureTask.standing.following' } as const;
const settled = '#pictureTask.standing.settling';
const acting = (kind: 'cancel' | 'retry' | 'dismiss') =>
  ({
    target: '#pictureTask.acting',
    actions: {
      type: 'requestAct',
      params: ({ event }: { event: { intentId: string } }) => ({ kind, intentId: event.intentId }),
    },
  }) as const;
const forgotten = { target: settled, actions: 'dropRequest' } as const;

/**
 * Pictures that somebody wishes for: asks for them once an intent, and follows them until they are there. The server makes them whether or
 * not somebody looks; who comes back, by a page loaded anew or in another tab, finds them as they stand. One task is followed; those beside
 * it are told of with it, and followed in their turn.
 */
export const pictureTaskMachine = pictureTaskSetup.createMachine({
  id: 'pictureTask',
  context: nothingAsked,
  on: {
    'page.hidden': { actions: 'setHidden' },
    'page.shown': { actions: 'setShown' },
    'wish.restored': { guard: 'hasReplaced', actions: 'restoreWish' },
    'wish.changed': { guard: 'isLoaded', actions: withEvent('changeWish') },
  },
  initial: 'closed',
  states: {
    closed: { on: { 'studio.opened': { target: 'loading', actions: withEvent('open') } } },
    loading: {
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'loadStudio',
        src: 'loadStudio',
        input: ({ context: { wish, taskId } }) => ({ characterId: wish.characterId, taskId }),
        onDone: [
          { guard: 'isUnaffordable', target: 'standing.tokensNeeded', actions: setStudio },
          { guard: 'isUnsent', target: 'creating', actions: setStudio },
          { target: 'standing.settling', actions: setStudio },
        ],
        onError: { target: 'loadFailed', actions: failed },
      },
      after: { loadTimeout: { target: 'loadFailed', actions: unanswered } },
    },
    loadFailed: {
      tags: 'failed',
      on: {
        'load.retried': 'loading',
        'session.restored': 'loading',
        'network.restored': { guard: 'hasNoAnswer', target: 'loading' },
      },
    },
    creating: {
      tags: 'busy',
      entry: ['clearFailure', 'forgetCancel'],
      invoke: {
        id: 'createTask',
        src: 'createTask',
        input: ({ context }) => createOf(context),
        onDone: [
          {
            guard: withOutput('isCancelDue'),
            target: 'acting',
            actions: [created, 'requestDueCancel', 'tellAccountChanged'],
          },
          {
            target: 'standing.settling',
            actions: [created, 'tellAccountChanged'],
          },
        ],
        onError: [
          { guard: withFailure('isTokensNeeded'), target: 'standing.tokensNeeded', actions: 'needTokens' },
          { guard: withFailure('isWishRefused'), target: 'standing.settling', actions: withFailure('setRefused') },
          { target: 'standing.notCreated', actions: failed },
        ],
      },
      after: { createTimeout: { target: 'standing.notCreated', actions: unanswered } },
      on: {
        /** Cannot be called off before the server has accepted it. */
        'task.cancelled': { actions: withEvent('wantCancel') },
      },
    },
    /** The task is cancelled, tried again or put away. */
    acting: {
      tags: 'busy',
      entry: 'clearActFailure',
      invoke: {
        id: 'actOnTask',
        src: 'actOnTask',
        input: ({ context }) => actOf(context),
        onDone: [
          { guard: withOutput('isPutAway'), target: settled, actions: 'dropTask' },
          {
            target: 'standing.settling',
            actions: [{ type: 'setTask', params: ({ event }) => assertPresent(event.output) }, 'tellAccountChanged'],
          },
        ],
        onError: [
          { guard: withFailure('isNotFound'), target: 'standing.gone' },
          // It does not stand as it was when this was asked for: by a press whose answer was lost, or in another tab.
          { guard: withFailure('isConflict'), ...following },
          { target: 'standing.presenting', actions: withFailure('setActFailure') },
        ],
      },
      after: {
        actTimeout: { target: 'standing.presenting', actions: { type: 'setActFailure', params: noAnswer } },
      },
    },
    standing: {
      initial: 'settling',
      on: {
        'wish.submitted': [
          { guard: 'isWishWrong', actions: 'findErrors' },
          { target: 'creating', actions: withEvent('request') },
        ],
        'task.chosen': {
          guard: { type: 'isListed', params: ({ context, event }) => otherOf(context, event.taskId) },
          target: '.presenting',
          actions: [
            { type: 'bring', params: ({ context, event }) => assertPresent(otherOf(context, event.taskId)) },
            'dropRequest',
          ],
        },
      },
      states: {
        /** What is under way comes first. */
        settling: {
          always: [
            { guard: 'isUnderWay', target: 'following.polling.waiting' },
            {
              guard: 'hasNext',
              target: 'following',
              actions: { type: 'bring', params: ({ context }) => assertPresent(nextOf(context)) },
            },
            'presenting',
          ],
        },
        /** As the task stands. */
        presenting: {
          always: [
            { guard: 'isUnderWay', target: 'following.polling.waiting' },
            { guard: 'isReady', target: 'ready' },
            { guard: 'isRefused', target: 'refused' },
            { guard: 'isFailed', target: 'failed' },
            { guard: 'isCancelled', target: 'cancelled' },
            'idle',
          ],
        },
        idle: {},
        tokensNeeded: { on: { 'task.dismissed': forgotten } },
        notCreated: {
          tags: 'failed',
          on: {
            'network.restored': { guard: 'isWishAsSent', target: '#pictureTask.creating' },
            'task.dismissed': forgotten,
          },
        },
        following: {
          tags: 'following',
          initial: 'polling',
          on: { 'task.cancelled': { guard: 'isUnderWay', ...acting('cancel') } },
          states: {
            polling: {
              entry: 'shortenPause',
              always: { guard: 'isHidden', target: 'paused' },
              after: { followTimeout: '#pictureTask.standing.givenUp' },
              initial: 'asking',
              states: {
                asking: {
                  invoke: {
                    id: 'loadTask',
                    src: 'loadTask',
                    input: ({ context }) => followedOf(context),
                    onDone: [
                      {
                        guard: withOutput('isOver'),
                        target: settled,
                        actions: [setProgress, 'clearActFailure', 'tellAccountChanged'],
                      },
                      { target: 'waiting', actions: setProgress },
                    ],
                    onError: [
                      { guard: withFailure('isNotFound'), target: '#pictureTask.standing.gone' },
                      { guard: withFailure('isSignedOut'), target: '#pictureTask.standing.signedOut' },
                      { target: 'waiting', actions: failed },
                    ],
                  },
                  after: { askTimeout: { target: 'waiting', actions: unanswered } },
                },
                waiting: {
                  on: { 'network.restored': 'asking' },
                  after: { askPause: { target: 'asking', actions: 'lengthenPause' } },
                },
              },
            },
            paused: { always: { guard: 'isShown', target: 'polling' } },
          },
        },
        givenUp: {
          entry: 'clearFailure',
          on: {
            'follow.resumed': 'following',
            'page.shown': { target: 'following', actions: 'setShown' },
          },
        },
        signedOut: {
          entry: 'clearFailure',
          on: { 'follow.resumed': 'following', 'session.restored': 'following' },
        },
        ready: { on: { 'task.dismissed': { target: 'idle', actions: 'dropTask' } } },
        /** By the content rules, for good: another wish may do. */
        refused: { on: { 'task.dismissed': acting('dismiss') } },
        /** For a reason on the server's side. */
        failed: {
          tags: 'failed',
          on: { 'task.retried': acting('retry'), 'task.dismissed': acting('dismiss') },
        },
        cancelled: { on: { 'task.dismissed': { target: 'idle', actions: 'dropTask' } } },
        gone: { on: { 'task.dismissed': { target: 'settling', actions: 'dropTask' } } },
      },
    },
  },
});
