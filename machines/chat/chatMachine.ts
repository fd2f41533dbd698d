import { not, stateIn } from 'xstate';
import { failed, noAnswer, unanswered, withFailure } from '#machines/failure.ts';
import { withEvent, withOutput } from '#machines/params.ts';
import { exchange } from './chatExchange.ts';
import { chatSetup, olderInput } from './chatSetup.ts';

const isSending = stateIn({ open: { exchange: { running: 'sending' } } });
const isUnsent = stateIn({ open: { exchange: 'unsent' } });
const isTakingBack = stateIn({ open: { exchange: 'takingBack' } });

/** What was said: earlier pages, and what has changed elsewhere. */
const history = chatSetup.createStateConfig({
  initial: 'idle',
  on: { 'conversation.changed': { guard: not(isTakingBack), target: '.refreshing' } },
  states: {
    idle: {
      always: { guard: 'isSeeking', target: 'loadingOlder' },
      on: { 'older.requested': { guard: 'hasMore', target: 'loadingOlder' } },
    },
    loadingOlder: {
      tags: 'busy',
      entry: 'clearOlderFailure',
      invoke: {
        id: 'loadOlder',
        src: 'loadOlder',
        input: ({ context }) => olderInput(context),
        onDone: { target: 'idle', actions: withOutput('prependOlder') },
        onError: { target: 'olderFailed', actions: withFailure('setOlderFailure') },
      },
      after: {
        olderTimeout: { target: 'olderFailed', actions: { type: 'setOlderFailure', params: noAnswer } },
      },
    },
    olderFailed: {
      tags: 'failed',
      on: { 'older.requested': 'loadingOlder' },
    },
    /** Looks what has changed elsewhere. When that cannot be told, what is there stays. */
    refreshing: {
      invoke: {
        id: 'loadConversation',
        src: 'loadConversation',
        input: ({ context }) => ({ characterId: context.characterId }),
        onDone: [
          // What is being sent may be among what was loaded, and would be there twice.
          { guard: isSending, target: 'idle' },
          { target: 'idle', actions: withOutput('refresh') },
        ],
        onError: 'idle',
      },
      // Taking back asks by itself.
      on: { 'message.discarded': { guard: isUnsent, target: 'idle' } },
      after: { refreshTimeout: 'idle' },
    },
  },
});

/**
 * One conversation with one character. The server owns the answers: leaving `running` ends the connection, never the answer.
 * A message whose fate is unknown keeps its intent until the server has told, over a reload too, so that it is stored and charged once.
 */
export const chatMachine = chatSetup.createMachine({
  id: 'chat',
  context: ({ input: { characterId } }) => ({
    characterId,
    character: null,
    messages: [],
    hasMore: false,
    isDemo: false,
    help: null,
    draft: '',
    editing: null,
    request: null,
    wasSending: false,
    greeting: 0,
    seekTime: null,
    failure: null,
    olderFailure: null,
  }),
  initial: 'loading',
  on: { 'message.sought': { actions: withEvent('seek') } },
  states: {
    loading: {
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'loadConversation',
        src: 'loadConversation',
        input: ({ context }) => ({ characterId: context.characterId }),
        onDone: { target: 'open', actions: withOutput('setConversation') },
        onError: [
          { guard: withFailure('isNotFound'), target: 'notFound' },
          { target: 'loadFailed', actions: failed },
        ],
      },
      on: { 'unsent.restored': { actions: { type: 'restore', params: ({ event }) => event.unsent } } },
      after: { loadTimeout: { target: 'loadFailed', actions: unanswered } },
    },
    loadFailed: {
      tags: 'failed',
      on: { 'load.retried': 'loading', 'network.restored': 'loading' },
    },
    notFound: { type: 'final' },
    open: {
      type: 'parallel',
      on: {
        'greeting.chosen': { guard: withEvent('canChooseGreeting'), actions: withEvent('chooseGreeting') },
        'draft.changed': { actions: withEvent('setDraft') },
        'message.changed': {
          guard: { type: 'isWritten', params: ({ event }) => event.message },
          actions: withEvent('changeMessage'),
        },
        'message.removed': { guard: withEvent('isWritten'), actions: withEvent('removeMessage') },
        'message.found': { guard: 'isSought', actions: 'stopSeeking' },
      },
      states: { history, exchange },
    },
  },
});
