import { requesting } from '#machines/confirmedActs.ts';
import { failed, unanswered, withFailure } from '#machines/failure.ts';
import { withEvent, withOutput } from '#machines/params.ts';
import {
  characterCreationSetup,
  createOf,
  followedOf,
  type KeptCreation,
  nothingAsked,
  retryOf,
} from './characterCreationSetup.ts';

const setCreation = withOutput('setCreation');
/** Where it leads that it is not under way any more. */
const whenOver = [
  { guard: withOutput('isReady'), target: '#characterCreation.ready', actions: setCreation },
  { guard: withOutput('isRefused'), target: '#characterCreation.refused', actions: setCreation },
  { guard: withOutput('isFailed'), target: '#characterCreation.failed', actions: setCreation },
] as const;
const goesOn = { target: '#characterCreation.following.waiting', actions: setCreation } as const;

const returned = { target: '#characterCreation.idle', actions: ['forget', 'tellReturned'] } as const;
const setKept = {
  type: 'setKept',
  params: ({ event }: { event: { kept: KeptCreation } }) => event.kept,
} as const;
const created = { target: '#characterCreation.creating' } as const;

/**
 * Makes a character of a draft, once an intent, and follows it until it can be talked to. The server makes it whether or not somebody
 * looks; who comes back, by a page loaded anew or in another tab, finds it as it stands.
 */
export const characterCreationMachine = characterCreationSetup.createMachine({
  id: 'characterCreation',
  context: { ...nothingAsked, isHidden: false },
  on: { 'page.hidden': { actions: 'setHidden' }, 'page.shown': { actions: 'setShown' } },
  initial: 'idle',
  states: {
    idle: {
      on: {
        'creation.requested': { ...created, actions: withEvent('setRequest') },
        'creation.found': [
          { guard: { type: 'isAccepted', params: ({ event }) => event.kept }, target: 'following', actions: setKept },
          {
            guard: { type: 'isUnaffordable', params: ({ event }) => event.kept },
            target: 'tokensNeeded',
            actions: setKept,
          },
          { ...created, actions: setKept },
        ],
      },
    },
    /** Cannot be cancelled: nobody could tell whether it came too late. */
    creating: {
      tags: 'busy',
      ...requesting('createCharacter', createOf, {
        onDone: [...whenOver, { ...goesOn, actions: [setCreation, 'tellAccountChanged'] }],
        onError: [
          { guard: withFailure('isTokensNeeded'), target: 'tokensNeeded', actions: 'needTokens' },
          { guard: withFailure('isDraftWrong'), target: 'idle', actions: ['forget', withFailure('tellRefused')] },
          { target: 'notCreated', actions: failed },
        ],
      }),
      after: { createTimeout: { target: 'notCreated', actions: unanswered } },
    },
    tokensNeeded: {
      on: {
        'creation.retried': { ...created, actions: withEvent('requestAnew') },
        'creation.dismissed': returned,
      },
    },
    notCreated: {
      tags: 'failed',
      on: {
        'creation.retried': { ...created, actions: withEvent('requestAnew') },
        'network.restored': { guard: 'hasNoAnswer', ...created },
        'creation.dismissed': returned,
      },
    },
    following: {
      tags: 'following',
      entry: 'shortenPause',
      always: { guard: 'isHidden', target: 'paused' },
      after: { followTimeout: 'givenUp' },
      initial: 'asking',
      states: {
        asking: {
          invoke: {
            id: 'loadStatus',
            src: 'loadStatus',
            input: ({ context }) => followedOf(context),
            onDone: [...whenOver, goesOn],
            onError: [
              { guard: withFailure('isNotFound'), target: '#characterCreation.gone' },
              { guard: withFailure('isSignedOut'), target: '#characterCreation.givenUp', actions: failed },
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
    paused: {
      tags: 'following',
      always: { guard: 'isShown', target: 'following' },
    },
    givenUp: {
      exit: 'clearFailure',
      on: {
        'follow.resumed': 'following',
        'page.shown': { target: 'following', actions: 'setShown' },
        'creation.dismissed': returned,
      },
    },
    ready: {
      entry: ['tellReady', 'tellAccountChanged'],
      on: { 'creation.dismissed': { target: 'idle', actions: 'forget' } },
      initial: 'revealing',
      states: {
        revealing: {
          tags: 'busy',
          invoke: {
            id: 'loadCharacter',
            src: 'loadCharacter',
            input: ({ context }) => followedOf(context),
            onDone: { target: 'revealed', actions: withOutput('setCharacter') },
            onError: 'revealed',
          },
          after: { revealTimeout: 'revealed' },
        },
        revealed: {},
      },
    },
    /** By the content rules, for good: another draft may do. */
    refused: {
      entry: 'tellAccountChanged',
      on: { 'creation.dismissed': returned },
    },
    /** For a reason on the server's side. */
    failed: {
      tags: 'failed',
      entry: 'tellAccountChanged',
      on: {
        'creation.retried': { target: 'retrying', actions: withEvent('requestRetry') },
        'creation.dismissed': returned,
      },
    },
    retrying: {
      tags: 'busy',
      ...requesting('retryCreation', retryOf, {
        onDone: [...whenOver, { ...goesOn, actions: [setCreation, 'tellAccountChanged'] }],
        onError: [
          // Under way again already, by a try whose answer was lost, or in another tab.
          { guard: withFailure('isConflict'), target: 'following' },
          { guard: withFailure('isNotFound'), target: 'gone' },
          { target: 'failed', actions: failed },
        ],
      }),
      after: { retryTimeout: { target: 'failed', actions: unanswered } },
    },
    /** Deleted meanwhile. */
    gone: { on: { 'creation.dismissed': returned } },
  },
});
