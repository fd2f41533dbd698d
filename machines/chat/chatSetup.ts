import { assign, setup } from 'xstate';
import { chatCompletion, type Message } from '#contract/chat.ts';
import { errNo } from '#contract/errNo.ts';
import { type Failure, NO_ANSWER } from '#machines/failure.ts';
import { callbackPlaceholder, promisePlaceholder } from '#machines/placeholder.ts';
import type {
  AnswerInput,
  AnswerRequest,
  ChatContext,
  ChatInput,
  ChatEvent,
  LoadConversationInput,
  LoadedConversation,
  LoadedOlder,
  LoadOlderInput,
  Stopped,
  StopInput,
} from './chatTypes.ts';
import { addedText, answerOf, mergeKeepingText, mergeMessages, type Piece, withPiece } from './messages.ts';

/** How long each wait may take, in milliseconds. */
export const CHAT_DELAYS = {
  loadTimeout: 30_000,
  olderTimeout: 30_000,
  /** Until the server has accepted a message. */
  sendTimeout: 30_000,
  /** Between two pieces of an answer. */
  silenceTimeout: 45_000,
  stopTimeout: 10_000,
  takeBackTimeout: 5_000,
} as const;

interface Intent {
  intentId: string;
}
interface Stored {
  messages: readonly Message[];
}
interface Ended {
  message: Message;
  errNo?: number;
}

const speechText = chatCompletion.request.shape.speechText;

const regeneration = ({ characterId, messages }: ChatContext, intentId: string): AnswerRequest | null => {
  const answer = answerOf(messages);
  if (answer === null) return null;
  return { kind: 'regenerate', characterId, msgId: answer.msgId, createTime: answer.createTime, intentId };
};

/** The unsent text goes in front of what was typed since. */
const giveBack = ({ draft, request }: ChatContext): Partial<ChatContext> => {
  const text = request?.kind === 'send' ? request.text : '';
  return { draft: draft.trim() === '' ? text : `${text}\n${draft}`, request: null, failure: null };
};

/** True when a message of the person that is new to us says what `request` says. */
const wasAccepted = ({ messages, request }: ChatContext, loaded: readonly Message[]): boolean =>
  request?.kind === 'send' &&
  loaded.some(
    ({ msgId, role, text }) =>
      role === 'user' && text === request.text && !messages.some((known) => known.msgId === msgId),
  );

const types: { context?: ChatContext; events?: ChatEvent; input?: ChatInput; tags?: 'busy' | 'failed' } = {};

/** What the states of a conversation are made of; the flow itself is in chatMachine.ts. */
export const chatSetup = setup({
  types,
  actors: {
    loadConversation: promisePlaceholder<LoadedConversation, LoadConversationInput>('loadConversation'),
    loadOlder: promisePlaceholder<LoadedOlder, LoadOlderInput>('loadOlder'),
    answer: callbackPlaceholder<AnswerInput>('answer'),
    stop: promisePlaceholder<Stopped, StopInput>('stop'),
  },
  guards: {
    canSubmit: ({ context }) => speechText.safeParse(context.draft).success,
    canExtend: ({ context }, piece: Piece) => addedText(answerOf(context.messages), piece) !== null,
    hasOlder: ({ context }) => context.hasOlder,
    hasUnsent: ({ context }) => context.request?.kind === 'send',
    hasRequest: ({ context }) => context.request !== null,
    hasAnswerFailed: ({ context }) => {
      const status = answerOf(context.messages)?.status;
      return status === 'failed' || status === 'interrupted';
    },
    isAnswering: ({ context }) => answerOf(context.messages)?.status === 'generating',
    hasEnded: ({ context }) => context.request === null && answerOf(context.messages)?.status !== 'generating',
    isAnswer: ({ context }, message: Message) =>
      context.request === null && answerOf(context.messages)?.msgId === message.msgId,
    isNotFound: (_, failure: Failure) => failure.errNo === errNo.notFound,
    isRefused: ({ context }) => context.failure !== null && context.failure.errNo !== NO_ANSWER,
  },
  actions: {
    setConversation: assign({
      character: (_, loaded: LoadedConversation) => loaded.character,
      messages: (_, loaded: LoadedConversation) => loaded.messages,
      hasOlder: (_, loaded: LoadedConversation) => loaded.hasOlder,
      isDemo: (_, loaded: LoadedConversation) => loaded.isDemo,
    }),
    prependOlder: assign({
      messages: ({ context }, { messages }: LoadedOlder) => mergeMessages(messages, context.messages),
      hasOlder: (_, loaded: LoadedOlder) => loaded.hasOlder,
    }),
    setDraft: assign({ draft: (_, { text }: { text: string }) => text }),
    requestSend: assign({
      request: ({ context }, { intentId }: Intent) => ({
        kind: 'send' as const,
        characterId: context.characterId,
        text: speechText.parse(context.draft),
        intentId,
      }),
      draft: '',
      failure: null,
    }),
    requestAnew: assign({
      request: ({ context }, { intentId }: Intent) => context.request ?? regeneration(context, intentId),
      failure: null,
    }),
    accept: assign({
      messages: ({ context }, { messages }: Stored) => mergeMessages(context.messages, messages),
      request: null,
    }),
    takeUp: assign({
      messages: ({ context }, { messages }: Stored) => mergeKeepingText(context.messages, messages),
    }),
    extendAnswer: assign({
      messages: ({ context }, piece: Piece) => withPiece(context.messages, piece),
    }),
    endAnswer: assign({
      messages: ({ context }, { message }: Ended) => mergeMessages(context.messages, [message]),
      failure: (_, { errNo }: Ended) => (errNo === undefined ? null : { errNo, fields: [] }),
    }),
    giveBack: assign(({ context }) => giveBack(context)),
    reconcile: assign(({ context }, { messages }: LoadedConversation) => ({
      ...(wasAccepted(context, messages) ? { request: null, failure: null } : giveBack(context)),
      messages: mergeMessages(context.messages, messages),
    })),
    setFailure: assign({ failure: (_, failure: Failure) => failure }),
    setOlderFailure: assign({ olderFailure: (_, failure: Failure) => failure }),
    clearFailure: assign({ failure: null }),
    clearOlderFailure: assign({ olderFailure: null }),
  },
  delays: CHAT_DELAYS,
});
