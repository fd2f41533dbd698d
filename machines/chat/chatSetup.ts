import { assign, setup } from 'xstate';
import { HISTORY_PAGE_MAX, HISTORY_PAGE_SIZE, type Message } from '#contract/chat.ts';
import { errNo } from '#contract/errNo.ts';
import type { AnswerPicture } from '#contract/picture.ts';
import { type Failure, NO_ANSWER } from '#machines/failure.ts';
import { assertPresent } from '#machines/assertPresent.ts';
import { callbackPlaceholder, promisePlaceholder } from '#machines/placeholder.ts';
import type {
  AnswerInput,
  ChatContext,
  ChatInput,
  ChatEvent,
  LoadConversationInput,
  LoadedConversation,
  LoadedOlder,
  LoadOlderInput,
  Stopped,
  StopInput,
  Unsent,
} from './chatTypes.ts';
import { isOtherGreeting } from './greetings.ts';
import {
  addedText,
  answerOf,
  lastSaid,
  mergeKeepingText,
  mergeMessages,
  type Piece,
  replaceLatest,
  withPicture,
  withPiece,
} from './messages.ts';
import {
  agreement,
  canSubmit,
  continuation,
  editOf,
  giveBack,
  isSaid,
  isSpeech,
  opening,
  pictureRequest,
  regeneration,
  submission,
} from './requests.ts';

/** How long each wait may take, in milliseconds. */
export const CHAT_DELAYS = {
  loadTimeout: 30_000,
  olderTimeout: 30_000,
  /** Until the server has accepted a message. */
  sendTimeout: 30_000,
  /** Between two pieces of an answer; a provider may think for 60 s before the first. */
  silenceTimeout: 70_000,
  stopTimeout: 10_000,
  /** Before a lost connection is looked for again; nobody may tell that the server is back. */
  reconnectWait: 10_000,
  takeBackTimeout: 5_000,
  /** Nobody waits for it: longer than any wait beside it. */
  refreshTimeout: 80_000,
} as const;

interface Intent {
  intentId: string;
}
interface Wish extends Intent {
  text: string;
}
interface Agreed extends Intent {
  isForAll: boolean;
}
interface Named {
  msgId: string;
}
interface Stored {
  messages: readonly Message[];
}
interface Pictured extends Named {
  picture: AnswerPicture;
}
interface Ended {
  message: Message;
  errNo?: number;
}

const types: { context?: ChatContext; events?: ChatEvent; input?: ChatInput; tags?: 'busy' | 'failed' } = {};

const hasFailed = ({ messages }: ChatContext): boolean => {
  const status = answerOf(messages)?.status;
  return status === 'failed' || status === 'interrupted';
};

/** What is to be waited for before the last answer is asked for again; `null` where nothing is. */
const waitOf = (messages: readonly Message[]): Failure | null => {
  const retryAfter = answerOf(messages)?.failure?.retryAfter;
  return retryAfter === undefined ? null : { errNo: errNo.providerFailed, fields: [], retryAfter };
};
const secondsLeft = ({ failure }: ChatContext): number => failure?.retryAfter ?? 0;

/** There are messages between the one to go to and the first that is known. */
const isSeeking = ({ seekTime, hasMore, messages }: ChatContext): boolean =>
  seekTime !== null && hasMore && (messages[0]?.createTime ?? 0) > seekTime;

/** So many of the last messages are in the page, where the browser finds words in them. */
export const FINDABLE = 300;

/** More than the page that one begins with is there to be found, and less is loaded. */
export const lacksFindable = ({ hasMore, messages: { length } }: ChatContext): boolean =>
  hasMore && length >= HISTORY_PAGE_SIZE && length < FINDABLE;

const olderSize = (context: ChatContext): number => {
  if (isSeeking(context)) return HISTORY_PAGE_MAX;
  return lacksFindable(context) ? Math.max(HISTORY_PAGE_SIZE, FINDABLE - context.messages.length) : HISTORY_PAGE_SIZE;
};

/** What to load in front: a page, more behind the first one, or a long way at once for a message from long ago. */
export const olderInput = (context: ChatContext): LoadOlderInput => ({
  characterId: context.characterId,
  endTime: context.messages[0]?.createTime ?? 0,
  pageSize: olderSize(context),
});

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
    canSubmit: ({ context }) => canSubmit(context),
    canWishForPicture: ({ context }, { text }: Wish) => context.editing === null && isSpeech(text),
    canEdit: ({ context }, { msgId }: Named) => lastSaid(context.messages)?.msgId === msgId,
    isEditing: ({ context }) => context.editing !== null,
    canChooseGreeting: ({ context: { character, messages, request, greeting } }, { ordinal }: { ordinal: number }) =>
      messages.length === 0 && request === null && isOtherGreeting(character, greeting, ordinal),
    canRegenerate: ({ context }) => lastSaid(context.messages) !== null,
    canContinue: ({ context }) => lastSaid(context.messages) !== null && answerOf(context.messages)?.isCut === true,
    canExtend: ({ context }, piece: Piece) => addedText(answerOf(context.messages), piece) !== null,
    hasMore: ({ context }) => context.hasMore,
    /** One that is being written belongs to its stream. */
    isWritten: ({ context }, { msgId }: Named) =>
      context.messages.some((message) => message.msgId === msgId && message.status !== 'generating'),
    isSought: ({ context }) => context.seekTime !== null,
    isSeeking: ({ context }) => isSeeking(context),
    wasSending: ({ context }) => context.wasSending,
    hasUnsent: ({ context }) =>
      context.request !== null && (context.request.kind !== 'regenerate' || !hasFailed(context)),
    hasRequest: ({ context }) => context.request !== null,
    hasNoRequest: ({ context }) => context.request === null,
    hasAnswerFailed: ({ context }) => hasFailed(context),
    mustWait: ({ context }) => hasFailed(context) && secondsLeft(context) > 0,
    hasNoFailedAnswer: ({ context }) => !hasFailed(context),
    isUnsettled: ({ context }) => hasFailed(context) || answerOf(context.messages)?.status === 'generating',
    isAnswering: ({ context }) => answerOf(context.messages)?.status === 'generating',
    hasEnded: ({ context }) => context.request === null && answerOf(context.messages)?.status !== 'generating',
    isAnswer: ({ context }, { msgId }: Named) =>
      context.request === null && answerOf(context.messages)?.msgId === msgId,
    isNotFound: (_, failure: Failure) => failure.errNo === errNo.notFound,
    isAgreementNeeded: ({ context }, failure: Failure) =>
      context.request?.kind === 'send' && failure.errNo === errNo.pictureAgreementNeeded,
    isRefused: ({ context }) => context.failure !== null && context.failure.errNo !== NO_ANSWER,
    isUnanswered: ({ context }) => context.failure?.errNo === NO_ANSWER,
  },
  actions: {
    setConversation: assign(({ context }, { character, messages, hasMore, isDemo, help }: LoadedConversation) => ({
      ...editOf(context, messages),
      character,
      messages,
      hasMore,
      isDemo,
      help: help ?? null,
      failure: waitOf(messages),
    })),
    refresh: assign(({ context }, loaded: LoadedConversation) => {
      const { messages, keepsEarlier } = replaceLatest(context.messages, loaded.messages, loaded.hasMore);
      return {
        ...editOf(context, messages),
        ...(isSaid(context, loaded.messages) && { request: null }),
        messages,
        hasMore: keepsEarlier ? context.hasMore : loaded.hasMore,
        help: loaded.help ?? null,
      };
    }),
    prependOlder: assign({
      messages: ({ context }, { messages }: LoadedOlder) => mergeMessages(messages, context.messages),
      hasMore: (_, loaded: LoadedOlder) => loaded.hasMore,
    }),
    restore: assign((_, unsent: Unsent) => ({
      ...unsent,
      wasSending: unsent.wasSending && unsent.request !== null,
      greeting: unsent.greeting ?? 0,
    })),
    seek: assign({ seekTime: (_, { createTime }: { createTime: number }) => createTime }),
    stopSeeking: assign({ seekTime: null }),
    chooseGreeting: assign({ greeting: (_, { ordinal }: { ordinal: number }) => ordinal }),
    setDraft: assign({ draft: (_, { text }: { text: string }) => text }),
    openEdit: assign(({ context }) => opening(context)),
    closeEdit: assign({ draft: ({ context }) => assertPresent(context.editing).draft, editing: null }),
    submit: assign(({ context }, { intentId }: Intent) => ({ ...submission(context, intentId), failure: null })),
    wishForPicture: assign(({ context }, { text, intentId }: Wish) => pictureRequest(context, text, intentId)),
    agree: assign({
      request: ({ context }, { isForAll, intentId }: Agreed) =>
        agreement(context, { picture: true, intentId, ...(isForAll && { choice: 'always' }) }),
    }),
    decline: assign({
      request: ({ context }, { intentId }: Intent) => agreement(context, { picture: false, intentId, choice: 'never' }),
    }),
    requestAnew: assign({
      request: ({ context }, { intentId }: Intent) => context.request ?? regeneration(context, intentId),
      failure: null,
    }),
    requestMore: assign({
      request: ({ context }, { intentId }: Intent) => continuation(context, intentId),
    }),
    takeUpSending: assign({ wasSending: false }),
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
    setPicture: assign({
      messages: ({ context }, pictured: Pictured) => withPicture(context.messages, pictured),
    }),
    endAnswer: assign({
      messages: ({ context }, { message }: Ended) => mergeMessages(context.messages, [message]),
      failure: (_, { message, errNo: code }: Ended) =>
        code === undefined ? null : (waitOf([message]) ?? { errNo: code, fields: [] }),
    }),
    changeMessage: assign({
      messages: ({ context }, { message }: { message: Message }) =>
        context.messages.map((one) => (one.msgId === message.msgId ? message : one)),
    }),
    removeMessage: assign(({ context }, { msgId }: Named) => {
      const messages = context.messages.filter((message) => message.msgId !== msgId);
      return { ...editOf(context, messages), messages };
    }),
    giveBack: assign(({ context }) => giveBack(context)),
    reconcile: assign(({ context }, { messages }: LoadedConversation) => ({
      ...(isSaid(context, messages) ? { request: null } : giveBack(context)),
      messages: mergeMessages(context.messages, messages),
    })),
    setFailure: assign({ failure: (_, failure: Failure) => failure }),
    setOlderFailure: assign({ olderFailure: (_, failure: Failure) => failure }),
    clearFailure: assign({ failure: null }),
    clearOlderFailure: assign({ olderFailure: null }),
  },
  delays: {
    ...CHAT_DELAYS,
    /** Until the answer may be asked for again. */
    retryWait: ({ context }) => secondsLeft(context) * 1000,
  },
});
