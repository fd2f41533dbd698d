import type { SnapshotFrom } from 'xstate';
import { MESSAGE_MAX, type Message } from '#contract/chat.ts';
import { NO_ANSWER } from '#machines/failure.ts';
import type { chatMachine } from './chatMachine.ts';
import { answerOf } from './messages.ts';

export type ChatSnapshot = SnapshotFrom<typeof chatMachine>;

/** A line of the conversation as the screen shows it: stored, about to be sent, or the greeting before anything is stored. */
export interface VisibleMessage extends Pick<Message, 'msgId' | 'role' | 'text'> {
  status: Message['status'] | 'sending' | 'unsent';
}

/** What went wrong in the exchange and what is done about it, as a code that the screen words. */
export type ChatNoticeCode = 'unsent' | 'takingBack' | 'answerFailed' | 'answerInterrupted' | 'lost' | 'stopFailed';

/** `msgId` of a greeting that the server has not stored yet. */
export const GREETING_ID = 'greeting';

/** Everything to show, oldest first; the context's own list when nothing comes on top of it. */
export const visibleMessages = (snapshot: ChatSnapshot): readonly VisibleMessage[] => {
  const { character, messages, request } = snapshot.context;
  const greeting: readonly VisibleMessage[] =
    character !== null && character.greeting !== '' && messages.length === 0
      ? [{ msgId: GREETING_ID, role: 'companion', text: character.greeting, status: 'done' }]
      : [];
  if (request?.kind !== 'send') return greeting.length === 0 ? messages : greeting;
  const status = isSending(snapshot) ? 'sending' : 'unsent';
  return [...greeting, ...messages, { msgId: request.intentId, role: 'user', text: request.text, status }];
};

/** The text that is being sent or could not be sent. */
export const pendingText = ({ context: { request } }: ChatSnapshot): string | null =>
  request?.kind === 'send' ? request.text : null;

/** What was typed and is not sent: what could not be sent, and the draft. What is being sent may have arrived already. */
export const unsentText = (snapshot: ChatSnapshot): string => {
  const refused = snapshot.matches({ open: { exchange: 'unsent' } }) ? pendingText(snapshot) : null;
  return [refused ?? '', snapshot.context.draft].filter((text) => text.trim() !== '').join('\n');
};

export const canSubmit = (snapshot: ChatSnapshot): boolean => snapshot.can({ type: 'message.submitted', intentId: '' });
export const canStop = (snapshot: ChatSnapshot): boolean => snapshot.can({ type: 'message.stopRequested' });
export const canRetry = (snapshot: ChatSnapshot): boolean => snapshot.can({ type: 'message.retried', intentId: '' });
export const canDiscard = (snapshot: ChatSnapshot): boolean => snapshot.can({ type: 'message.discarded' });
export const canLoadOlder = (snapshot: ChatSnapshot): boolean => snapshot.can({ type: 'older.requested' });

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
  isAnswering(snapshot) ? (answerOf(snapshot.context.messages)?.msgId ?? null) : null;

/** What to tell under the last message; `failureErrNo` gives the reason. */
export const noticeCode = (snapshot: ChatSnapshot): ChatNoticeCode | null => {
  if (snapshot.matches({ open: { exchange: 'unsent' } })) return 'unsent';
  if (snapshot.matches({ open: { exchange: 'takingBack' } })) return 'takingBack';
  if (snapshot.matches({ open: { exchange: 'lost' } })) return 'lost';
  if (snapshot.matches({ open: { exchange: 'answerFailed' } })) {
    return answerOf(snapshot.context.messages)?.status === 'interrupted' ? 'answerInterrupted' : 'answerFailed';
  }
  return isAnswering(snapshot) && snapshot.context.failure !== null ? 'stopFailed' : null;
};

/** Why loading or the exchange failed: a code of the server, `NO_ANSWER`, or `null` when the person cancelled or nothing failed. */
export const failureErrNo = ({ context }: ChatSnapshot): number | null => context.failure?.errNo ?? null;

/** Why older messages could not be loaded; `null` when nothing failed. */
export const olderErrNo = (snapshot: ChatSnapshot): number | null =>
  snapshot.matches({ open: { history: 'olderFailed' } }) ? (snapshot.context.olderFailure?.errNo ?? NO_ANSWER) : null;
