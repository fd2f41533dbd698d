import { assign, emit, setup } from 'xstate';
import type { Help } from '#contract/care.ts';
import type { Message } from '#contract/chat.ts';
import { chatFeedback, type Feedback, type FeedbackTag } from '#contract/chatActs.ts';
import { errNo } from '#contract/errNo.ts';
import type { Failure } from '#machines/failure.ts';
import { assertPresent } from '#machines/assertPresent.ts';
import { promisePlaceholder } from '#machines/placeholder.ts';
import { askedFor, intended, type Intent } from './intended.ts';

/** How long each wait may take, in milliseconds. Calls wait longer than the API client's own 20 s. */
export const MESSAGE_ACTS_DELAYS = {
  copyTimeout: 5_000,
  actTimeout: 30_000,
  feedbackTimeout: 30_000,
  deleteTimeout: 30_000,
} as const;

/** The message that a dialog is about. */
export interface Target {
  msgId: string;
}
export interface Like extends Target {
  liked: boolean;
}
export interface Selection extends Target {
  /** Of the alternative, from 0. */
  ordinal: number;
}

/** What makes another message of a message; input of the actor `changeMessage`. */
export type MessageChange = Intent &
  (({ kind: 'like' } & Like) | ({ kind: 'select' } & Selection) | ({ kind: 'feedback' } & Target & Feedback));
/** Input of the actor `deleteMessage`. */
export interface MessageDeletion extends Target, Intent {
  kind: 'delete';
}
export type MessageAct = MessageChange | MessageDeletion;

/** Input of the actor `copyText`. */
export interface Copy {
  text: string;
}
/** Output of the actor `changeMessage`. */
export interface ChangedMessage {
  message: Message;
  /** Whom to reach, where feedback says that somebody is in need. */
  help?: Help | undefined;
}

export interface MessageActsContext {
  /** `msgId` of the message whose row of acts is open. */
  openedId: string | null;
  target: Target | null;
  feedback: Feedback;
  /** What was asked for last and is not answered. */
  request: MessageAct | null;
  /** What was to be copied last and is not. */
  copy: Copy | null;
  /** Whom to reach, where feedback that is sent says that somebody is in need. */
  help: Help | null;
  failure: Failure | null;
}

/** What the person does. `intentId` is a fresh UUID for each press. */
export type MessageActsEvent =
  /** Closes the one that is open. */
  | ({ type: 'message.opened' } & Target)
  | ({ type: 'like.toggled' } & Like & Intent)
  | ({ type: 'alternative.chosen' } & Selection & Intent)
  | ({ type: 'copy.requested' } & Copy)
  | ({ type: 'feedback.opened' } & Target)
  | { type: 'tag.toggled'; tag: FeedbackTag }
  | { type: 'content.changed'; text: string }
  | ({ type: 'feedback.submitted' } & Intent)
  | ({ type: 'deletion.opened' } & Target)
  | ({ type: 'deletion.confirmed' } & Intent)
  | { type: 'dialog.closed' }
  | ({ type: 'act.retried' } & Intent)
  | { type: 'act.dismissed' };

export type MessageActsEmitted =
  | { type: 'message.changed'; message: Message }
  | { type: 'message.removed'; msgId: string }
  | { type: 'text.copied' }
  | { type: 'feedback.sent' };

const types: {
  context?: MessageActsContext;
  events?: MessageActsEvent;
  emitted?: MessageActsEmitted;
  tags?: 'busy' | 'failed' | 'open';
} = {};

export const nothingAsked: MessageActsContext = {
  openedId: null,
  target: null,
  feedback: { tags: [], content: '' },
  request: null,
  copy: null,
  help: null,
  failure: null,
};

export const changeOf = ({ request }: MessageActsContext): MessageChange =>
  askedFor(request, 'like', 'select', 'feedback');
export const deletionOf = ({ request }: MessageActsContext): MessageDeletion => askedFor(request, 'delete');
export const copyOf = ({ copy }: MessageActsContext): Copy => assertPresent(copy);

const feedbackOf = ({ target, feedback }: MessageActsContext, { intentId }: Intent): MessageChange => ({
  kind: 'feedback',
  ...assertPresent(target),
  ...feedback,
  intentId,
});

/** Says something, and no more than the server takes. */
const isFeedback = ({ tags, content }: Feedback): boolean =>
  (tags.length > 0 || content.trim() !== '') && chatFeedback.request.shape.content.safeParse(content).success;

/** What the acts are made of; the flow itself is in messageActsMachine.ts. */
export const messageActsSetup = setup({
  types,
  actors: {
    copyText: promisePlaceholder<void, Copy>('copyText'),
    changeMessage: promisePlaceholder<ChangedMessage, MessageChange>('changeMessage'),
    deleteMessage: promisePlaceholder<void, MessageDeletion>('deleteMessage'),
  },
  guards: {
    isCopy: ({ context }) => context.copy !== null,
    canSubmit: ({ context }) => isFeedback(context.feedback),
    isInNeed: (_, { help }: ChangedMessage) => help !== undefined,
    isNotFound: (_, failure: Failure) => failure.errNo === errNo.notFound,
  },
  actions: {
    toggleRow: assign({
      openedId: ({ context }, { msgId }: Target) => (context.openedId === msgId ? null : msgId),
    }),
    /** Nothing is asked for, and no dialog is open. */
    reset: assign({
      target: null,
      feedback: nothingAsked.feedback,
      request: null,
      copy: null,
      help: null,
      failure: null,
    }),
    setTarget: assign({ target: (_, { msgId }: Target) => ({ msgId }) }),
    requestLike: assign({
      request: ({ context }, { msgId, liked, intentId }: Like & Intent) =>
        intended<MessageAct>(context, { kind: 'like', msgId, liked, intentId }),
      copy: null,
    }),
    requestSelection: assign({
      request: ({ context }, { msgId, ordinal, intentId }: Selection & Intent) =>
        intended<MessageAct>(context, { kind: 'select', msgId, ordinal, intentId }),
      copy: null,
    }),
    requestFeedback: assign({
      request: ({ context }, intent: Intent) => intended<MessageAct>(context, feedbackOf(context, intent)),
    }),
    requestDeletion: assign({
      request: ({ context }, { intentId }: Intent) =>
        intended<MessageAct>(context, { kind: 'delete', ...assertPresent(context.target), intentId }),
    }),
    requestAnew: assign({
      request: ({ context }, { intentId }: Intent) =>
        intended<MessageAct>(context, { ...assertPresent(context.request), intentId }),
    }),
    setCopy: assign({ copy: (_, { text }: Copy) => ({ text }) }),
    toggleTag: assign({
      feedback: ({ context: { feedback } }, { tag }: { tag: FeedbackTag }) => ({
        ...feedback,
        tags: feedback.tags.includes(tag) ? feedback.tags.filter((other) => other !== tag) : [...feedback.tags, tag],
      }),
    }),
    setContent: assign({
      feedback: ({ context: { feedback } }, { text }: { text: string }) => ({ ...feedback, content: text }),
    }),
    setHelp: assign({ help: (_, { help }: ChangedMessage) => help ?? null }),
    closeRow: assign({ openedId: null }),
    setFailure: assign({ failure: (_, failure: Failure) => failure }),
    clearFailure: assign({ failure: null }),
    tellChanged: emit((_, { message }: ChangedMessage) => ({ type: 'message.changed' as const, message })),
    tellRemoved: emit(({ context }) => ({
      type: 'message.removed' as const,
      msgId: assertPresent(context.target).msgId,
    })),
    tellCopied: emit({ type: 'text.copied' }),
    tellFeedbackSent: emit({ type: 'feedback.sent' }),
  },
  delays: MESSAGE_ACTS_DELAYS,
});
