import type { SnapshotFrom } from 'xstate';
import type { Help } from '#contract/care.ts';
import { type AnswerFailure, MESSAGE_MAX, type Message } from '#contract/chat.ts';
import { errNo } from '#contract/errNo.ts';
import type { AnswerPicture } from '#contract/picture.ts';
import { NO_ANSWER } from '#machines/failure.ts';
import { assertPresent } from '#machines/assertPresent.ts';
import { anyIntent } from '#machines/messageActs/intended.ts';
import type { chatMachine } from './chatMachine.ts';
import type { ChatCharacter, Unsent } from './chatTypes.ts';
import { chosenGreeting, greetingsOf } from './greetings.ts';
import { answerOf, lastSaid } from './messages.ts';
import { isSpeech, joined } from './requests.ts';

export type ChatSnapshot = SnapshotFrom<typeof chatMachine>;

/** A line of the conversation as the screen shows it: stored, about to be sent, or the greeting before anything is stored. */
export interface VisibleMessage extends Omit<Message, 'status' | 'createTime'> {
  status: Message['status'] | 'sending' | 'unsent';
  /** `null` before it is stored. */
  createTime: number | null;
}

/** What went wrong in the exchange and what is done about it, as a code that the screen words. */
export type ChatNoticeCode =
  | 'unsent'
  | 'unsentEdit'
  | 'unsentAnew'
  /** What the person said has no answer, and none was asked for. */
  | 'unsentAnswer'
  /** There is no more of an answer that was cut at its length. */
  | 'unsentMore'
  | 'takingBack'
  | 'answerFailed'
  | 'answerInterrupted'
  /** The content rules, or whoever makes pictures, allow none. */
  | 'pictureRefused'
  /** None came, for a reason on the server's side. */
  | 'pictureFailed'
  | 'lost'
  | 'stopFailed';

/** There is something of it to see: not of an answer that never came. */
export const hasContent = ({ text, image, isTakenBack = false }: VisibleMessage): boolean =>
  text.trim() !== '' || image !== null || isTakenBack;

/** `msgId` of a greeting that the server has not stored yet. */
export const GREETING_ID = 'greeting';

/** A line that is not stored. */
const fresh = {
  status: 'done',
  createTime: null,
  chosen: 0,
  alternatives: 1,
  liked: false,
  hasFeedback: false,
  image: null,
} as const;

/** Help lines for what the person said last that tells of need; null where nothing has, lately. */
export const helpShown = ({ context: { messages, help: above } }: ChatSnapshot): Help | null =>
  messages.findLast(({ help }) => help !== undefined)?.help ?? above;

/** The help lines are for what the person said last: nothing was said since. */
export const isHelpNew = ({ context: { messages } }: ChatSnapshot): boolean =>
  messages.findLast(({ role }) => role === 'user')?.help !== undefined;

/** What the companion begins with, before it is stored. */
const greetingLine = (character: ChatCharacter, wanted: number): readonly VisibleMessage[] => {
  const greetings = greetingsOf(character);
  const chosen = chosenGreeting(greetings, wanted);
  return greetings
    .slice(chosen, chosen + 1)
    .map((text) => ({ ...fresh, msgId: GREETING_ID, role: 'companion', text, chosen, alternatives: greetings.length }));
};

/** Everything to show, oldest first; the context's own list when nothing comes on top of it. */
export const visibleMessages = (snapshot: ChatSnapshot): readonly VisibleMessage[] => {
  const { character, messages, request } = snapshot.context;
  const greeting = character === null || messages.length > 0 ? [] : greetingLine(character, snapshot.context.greeting);
  const status = isSending(snapshot) ? 'sending' : 'unsent';
  switch (request?.kind) {
    case 'send':
      return [
        ...greeting,
        ...messages,
        { ...fresh, msgId: request.intentId, role: 'user', text: request.text, status },
      ];
    case 'edit':
      return messages.map((message) =>
        message.msgId === request.msgId ? { ...message, text: request.text, status } : message,
      );
    case 'regenerate':
    case 'continue':
    case undefined:
      return greeting.length === 0 ? messages : greeting;
  }
};

/**
 * Whether two lists show the same but for the words of the answer that is being written, which its own line follows: a streamed piece
 * must not draw the whole list again.
 */
export const areSameMessages = (one: readonly VisibleMessage[], other: readonly VisibleMessage[]): boolean =>
  one === other ||
  (one.every((message, index) => message === other[index] || isSameWriting(message, other[index])) &&
    one.length === other.length);

const isSameWriting = (one: VisibleMessage, other: VisibleMessage | undefined): boolean =>
  one.status === 'generating' && other?.status === 'generating' && one.msgId === other.msgId;

/** The words of the answer that is being written so far. */
export const writtenText = ({ context }: ChatSnapshot): string => answerOf(context.messages)?.text ?? '';

/** The picture of the last answer: how far it is, or why none has come; `null` where there is nothing to tell. */
export const pictureOf = ({ context }: ChatSnapshot): AnswerPicture | null =>
  answerOf(context.messages)?.picture ?? null;

/** The words ask for a picture, and it is asked whether it may cost what it does. */
export const isAgreeing = (snapshot: ChatSnapshot): boolean => snapshot.matches({ open: { exchange: 'agreeing' } });

/** What is lost when the page is left now, unless it is kept. */
export const unsentOf = (snapshot: ChatSnapshot): Unsent => {
  const { draft, editing, request, wasSending, greeting } = snapshot.context;
  const unsent = { draft, editing, request, wasSending: wasSending || isSending(snapshot) || isAgreeing(snapshot) };
  return greeting === 0 ? unsent : { ...unsent, greeting };
};

/** The message that can be edited: the last one of the person. */
export const editableId = (snapshot: ChatSnapshot): string | null => {
  const said = lastSaid(snapshot.context.messages);
  return said !== null && snapshot.can({ type: 'edit.opened', msgId: said.msgId }) ? said.msgId : null;
};
export const isEditing = ({ context }: ChatSnapshot): boolean => context.editing !== null;

/** The message to go to, once it is loaded, or the next one after it when it is there no more. */
export const soughtId = (snapshot: ChatSnapshot): string | null => {
  const { seekTime, messages } = snapshot.context;
  if (seekTime === null || !snapshot.matches({ open: { history: 'idle' } })) return null;
  return messages.find(({ createTime }) => createTime >= seekTime)?.msgId ?? null;
};

export const canSubmit = (snapshot: ChatSnapshot): boolean => snapshot.can({ type: 'message.submitted', ...anyIntent });
export const canStop = (snapshot: ChatSnapshot): boolean => snapshot.can({ type: 'message.stopRequested' });
export const canAskAnother = (snapshot: ChatSnapshot): boolean =>
  snapshot.can({ type: 'answer.anotherRequested', ...anyIntent });
/** Whether another greeting can be chosen now. */
export const canChooseGreeting = (snapshot: ChatSnapshot, ordinal: number): boolean =>
  snapshot.can({ type: 'greeting.chosen', ordinal });
export const canContinue = (snapshot: ChatSnapshot): boolean =>
  snapshot.can({ type: 'answer.continueRequested', ...anyIntent });
/** Whether a picture can be asked for with these words now. */
export const canAskForPicture = (snapshot: ChatSnapshot, text: string): boolean =>
  snapshot.can({ type: 'picture.requested', text, ...anyIntent });
export const canRetry = (snapshot: ChatSnapshot): boolean => snapshot.can({ type: 'message.retried', ...anyIntent });
export const canDiscard = (snapshot: ChatSnapshot): boolean => snapshot.can({ type: 'message.discarded' });
export const canLoadOlder = (snapshot: ChatSnapshot): boolean => snapshot.can({ type: 'older.requested' });

/** What stands above has to be settled before more can be said. */
export const isHeldUp = (snapshot: ChatSnapshot): boolean =>
  isAgreeing(snapshot) ||
  snapshot.matches({ open: { exchange: 'unsent' } }) ||
  snapshot.matches({ open: { exchange: 'takingBack' } }) ||
  snapshot.matches({ open: { exchange: 'lost' } });

/** Characters left for the draft; negative when it is too long. */
export const charactersLeft = ({ context }: ChatSnapshot): number => MESSAGE_MAX - context.draft.trim().length;

/** The built-in demo companion answers, which the screen says. */
export const isDemo = ({ context }: ChatSnapshot): boolean => context.isDemo;
export const isOpen = (snapshot: ChatSnapshot): boolean => snapshot.matches('open');
/** Sent, and not accepted yet. */
export const isSending = (snapshot: ChatSnapshot): boolean =>
  snapshot.matches({ open: { exchange: { running: 'sending' } } });
/** The companion is writing. */
export const isAnswering = (snapshot: ChatSnapshot): boolean =>
  snapshot.matches({ open: { exchange: { running: 'answering' } } }) || isStopping(snapshot);
export const isStopping = (snapshot: ChatSnapshot): boolean =>
  snapshot.matches({ open: { exchange: { running: 'stopping' } } });
export const isLoadingOlder = (snapshot: ChatSnapshot): boolean =>
  snapshot.matches({ open: { history: 'loadingOlder' } });

/** `msgId` of the answer that is being written. */
export const answerId = (snapshot: ChatSnapshot): string | null =>
  isAnswering(snapshot) ? assertPresent(answerOf(snapshot.context.messages)).msgId : null;

const unsentCode = ({ context: { request, messages } }: ChatSnapshot): ChatNoticeCode => {
  switch (assertPresent(request).kind) {
    case 'edit':
      return 'unsentEdit';
    case 'regenerate':
      return answerOf(messages) === null ? 'unsentAnswer' : 'unsentAnew';
    case 'continue':
      return 'unsentMore';
    case 'send':
      return 'unsent';
  }
};

const failedCode = ({ context }: ChatSnapshot): ChatNoticeCode => {
  const { status, picture } = assertPresent(answerOf(context.messages));
  if (status === 'interrupted') return 'answerInterrupted';
  switch (picture?.status) {
    case 'refused':
      return 'pictureRefused';
    case 'failed':
      return 'pictureFailed';
    case 'queued':
    case 'moderating':
    case 'making':
    case 'ready':
    case 'cancelled':
    case undefined:
      return 'answerFailed';
  }
};

const hasNoAnswer = (snapshot: ChatSnapshot): boolean =>
  snapshot.matches({ open: { exchange: 'heldBack' } }) || snapshot.matches({ open: { exchange: 'answerFailed' } });

/** Why the model gave no whole answer; `null` where that is not what is to be told. */
export const modelFailure = (snapshot: ChatSnapshot): AnswerFailure['reason'] | null => {
  const { messages, failure } = snapshot.context;
  const isOfModel =
    failure === null || failure.errNo === errNo.providerFailed || failure.errNo === errNo.contentRefused;
  return hasNoAnswer(snapshot) && isOfModel ? (answerOf(messages)?.failure?.reason ?? null) : null;
};

/** How many seconds it takes, from when they began, until the answer can be asked for again; 0 where nothing is waited for. */
export const retrySeconds = (snapshot: ChatSnapshot): number =>
  snapshot.matches({ open: { exchange: 'heldBack' } }) ? (snapshot.context.failure?.retryAfter ?? 0) : 0;

/** What to tell under the last message; `failureErrNo` gives the reason. */
export const noticeCode = (snapshot: ChatSnapshot): ChatNoticeCode | null => {
  if (snapshot.matches({ open: { exchange: 'unsent' } })) return unsentCode(snapshot);
  if (snapshot.matches({ open: { exchange: 'takingBack' } })) return 'takingBack';
  if (snapshot.matches({ open: { exchange: 'lost' } })) return 'lost';
  if (hasNoAnswer(snapshot)) return failedCode(snapshot);
  return isAnswering(snapshot) && snapshot.context.failure !== null ? 'stopFailed' : null;
};

/** Why loading or the exchange failed: a code of the server, `NO_ANSWER`, or `null` when the person cancelled or nothing failed. */
export const failureErrNo = ({ context }: ChatSnapshot): number | null => context.failure?.errNo ?? null;

/** What was said, or the answer to it, waits for the person to sign in. */
export const isWaitingForSignIn = (snapshot: ChatSnapshot): boolean =>
  canRetry(snapshot) && failureErrNo(snapshot) === errNo.notSignedIn;

/** Nothing is under way, or to be settled first: what waits can be said. */
export const isResting = (snapshot: ChatSnapshot): boolean =>
  snapshot.matches({ open: { exchange: 'idle' } }) && !isEditing(snapshot);

/** Whether the draft can wait behind what is being answered, and behind what waits there already. */
export const canQueue = (snapshot: ChatSnapshot, waiting: string): boolean =>
  (isSending(snapshot) || isAnswering(snapshot)) &&
  !isEditing(snapshot) &&
  snapshot.context.draft.trim() !== '' &&
  isSpeech(joined(waiting, snapshot.context.draft));

/** Something that was asked for has not been sent, and nothing is told of it but that tokens are missing. */
export const mayWaitForTokens = (snapshot: ChatSnapshot): boolean => {
  const code = failureErrNo(snapshot);
  return snapshot.matches({ open: { exchange: 'unsent' } }) && (code === null || code === errNo.tokensNeeded);
};

/** Why older messages could not be loaded; `null` when nothing failed. */
export const olderErrNo = (snapshot: ChatSnapshot): number | null =>
  snapshot.matches({ open: { history: 'olderFailed' } }) ? (snapshot.context.olderFailure?.errNo ?? NO_ANSWER) : null;
