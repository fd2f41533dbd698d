import { failureOf, noAnswer } from '#machines/failure.ts';
import { chatSetup } from './chatSetup.ts';
import { answerInput, answerOf } from './messages.ts';

/**
 * One conversation with one character. The server owns the answers: leaving `running` ends the connection, never the answer.
 * A message whose fate is unknown keeps its intent until the server has told, so that it is stored and charged once.
 */
export const chatMachine = chatSetup.createMachine({
  id: 'chat',
  context: ({ input }) => ({
    characterId: input.characterId,
    character: null,
    messages: [],
    hasOlder: false,
    isDemo: false,
    draft: input.draft ?? '',
    request: null,
    failure: null,
    olderFailure: null,
  }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'loadConversation',
        src: 'loadConversation',
        input: ({ context }) => ({ characterId: context.characterId }),
        onDone: { target: 'open', actions: { type: 'setConversation', params: ({ event }) => event.output } },
        onError: [
          { guard: { type: 'isNotFound', params: ({ event }) => failureOf(event.error) }, target: 'notFound' },
          {
            target: 'loadFailed',
            actions: { type: 'setFailure', params: ({ event }) => failureOf(event.error) },
          },
        ],
      },
      after: { loadTimeout: { target: 'loadFailed', actions: { type: 'setFailure', params: noAnswer } } },
    },
    loadFailed: {
      tags: 'failed',
      on: { 'load.retried': 'loading' },
    },
    notFound: { type: 'final' },
    open: {
      type: 'parallel',
      on: { 'draft.changed': { actions: { type: 'setDraft', params: ({ event }) => event } } },
      states: {
        history: {
          initial: 'idle',
          states: {
            idle: {
              on: { 'older.requested': { guard: 'hasOlder', target: 'loadingOlder' } },
            },
            loadingOlder: {
              tags: 'busy',
              entry: 'clearOlderFailure',
              invoke: {
                id: 'loadOlder',
                src: 'loadOlder',
                input: ({ context }) => ({
                  characterId: context.characterId,
                  endTime: context.messages[0]?.createTime ?? 0,
                }),
                onDone: { target: 'idle', actions: { type: 'prependOlder', params: ({ event }) => event.output } },
                onError: {
                  target: 'olderFailed',
                  actions: { type: 'setOlderFailure', params: ({ event }) => failureOf(event.error) },
                },
              },
              after: {
                olderTimeout: { target: 'olderFailed', actions: { type: 'setOlderFailure', params: noAnswer } },
              },
            },
            olderFailed: {
              tags: 'failed',
              on: { 'older.requested': 'loadingOlder' },
            },
          },
        },
        exchange: {
          initial: 'settled',
          states: {
            settled: {
              always: [
                { guard: 'hasUnsent', target: 'unsent' },
                { guard: 'hasAnswerFailed', target: 'answerFailed' },
                { guard: 'isAnswering', target: 'running.answering' },
                { target: 'idle' },
              ],
            },
            idle: {
              entry: 'clearFailure',
              on: {
                'message.submitted': {
                  guard: 'canSubmit',
                  target: 'running',
                  actions: { type: 'requestSend', params: ({ event }) => event },
                },
              },
            },
            running: {
              tags: 'busy',
              initial: 'sending',
              invoke: {
                id: 'answer',
                src: 'answer',
                input: ({ context }) => answerInput(context),
                onError: [
                  {
                    guard: 'hasRequest',
                    target: 'settled',
                    actions: { type: 'setFailure', params: ({ event }) => failureOf(event.error) },
                  },
                  { target: 'lost', actions: { type: 'setFailure', params: ({ event }) => failureOf(event.error) } },
                ],
              },
              always: { guard: 'hasEnded', target: 'settled' },
              on: {
                'answer.ended': {
                  guard: { type: 'isAnswer', params: ({ event }) => event.message },
                  actions: { type: 'endAnswer', params: ({ event }) => event },
                },
                'answer.refused': {
                  target: 'lost',
                  actions: { type: 'setFailure', params: ({ event }) => event.failure },
                },
                'answer.lost': { target: 'lost', actions: { type: 'setFailure', params: noAnswer } },
              },
              states: {
                sending: {
                  on: {
                    'answer.started': {
                      target: 'answering',
                      actions: { type: 'accept', params: ({ event }) => event },
                    },
                    'answer.refused': {
                      target: '#chat.open.exchange.settled',
                      actions: { type: 'setFailure', params: ({ event }) => event.failure },
                    },
                    'answer.lost': {
                      target: '#chat.open.exchange.settled',
                      actions: { type: 'setFailure', params: noAnswer },
                    },
                    'message.stopRequested': '#chat.open.exchange.settled',
                  },
                  after: {
                    sendTimeout: {
                      target: '#chat.open.exchange.settled',
                      actions: { type: 'setFailure', params: noAnswer },
                    },
                  },
                },
                answering: {
                  on: {
                    'answer.started': {
                      target: 'answering',
                      reenter: true,
                      actions: { type: 'takeUp', params: ({ event }) => event },
                    },
                    'answer.extended': {
                      guard: { type: 'canExtend', params: ({ event }) => event },
                      target: 'answering',
                      reenter: true,
                      actions: { type: 'extendAnswer', params: ({ event }) => event },
                    },
                    'message.stopRequested': { target: 'stopping', actions: 'clearFailure' },
                  },
                  after: {
                    silenceTimeout: {
                      target: '#chat.open.exchange.lost',
                      actions: { type: 'setFailure', params: noAnswer },
                    },
                  },
                },
                stopping: {
                  invoke: {
                    id: 'stop',
                    src: 'stop',
                    input: ({ context }) => ({ msgId: answerOf(context.messages)?.msgId ?? '' }),
                    onDone: {
                      target: 'answering',
                      actions: { type: 'endAnswer', params: ({ event }) => event.output },
                    },
                    onError: {
                      target: 'answering',
                      actions: { type: 'setFailure', params: ({ event }) => failureOf(event.error) },
                    },
                  },
                  on: {
                    'answer.started': { actions: { type: 'takeUp', params: ({ event }) => event } },
                    'answer.extended': {
                      guard: { type: 'canExtend', params: ({ event }) => event },
                      actions: { type: 'extendAnswer', params: ({ event }) => event },
                    },
                  },
                  after: {
                    stopTimeout: {
                      target: '#chat.open.exchange.lost',
                      actions: { type: 'setFailure', params: noAnswer },
                    },
                  },
                },
              },
            },
            unsent: {
              tags: 'failed',
              on: {
                'message.retried': { target: 'running', actions: 'clearFailure' },
                'message.discarded': [
                  { guard: 'isRefused', target: 'settled', actions: 'giveBack' },
                  { target: 'takingBack' },
                ],
              },
            },
            takingBack: {
              tags: 'busy',
              invoke: {
                id: 'loadConversation',
                src: 'loadConversation',
                input: ({ context }) => ({ characterId: context.characterId }),
                onDone: { target: 'settled', actions: { type: 'reconcile', params: ({ event }) => event.output } },
                onError: { target: 'settled', actions: 'giveBack' },
              },
              on: { 'message.discarded': { target: 'settled', actions: 'giveBack' } },
              after: { takeBackTimeout: { target: 'settled', actions: 'giveBack' } },
            },
            answerFailed: {
              tags: 'failed',
              on: {
                'message.retried': {
                  target: 'running',
                  actions: { type: 'requestAnew', params: ({ event }) => event },
                },
                'message.submitted': {
                  guard: 'canSubmit',
                  target: 'running',
                  actions: { type: 'requestSend', params: ({ event }) => event },
                },
              },
            },
            lost: {
              tags: 'failed',
              on: { 'message.retried': { target: 'running.answering', actions: 'clearFailure' } },
            },
          },
        },
      },
    },
  },
});
