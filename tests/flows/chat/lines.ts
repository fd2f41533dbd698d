import type { Message } from '#contract/chat.ts';
import { errNo } from '#contract/errNo.ts';
import { type ChatSnapshot, isAgreeing } from '#machines/chat/chatSelectors.ts';
import text from '../../../messages/en.json' with { type: 'json' };
import { clockText } from '#tests/browser/support/clockText.ts';
import { mira, said } from './model.ts';

/** What stands in a conversation, in the words of the fixture and of the catalogue. */

export const named = (words: string) => words.replaceAll('{name}', mira.name);
const escaped = (words: string) => words.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

export const isSending = (snapshot: ChatSnapshot): boolean =>
  snapshot.matches({ open: { exchange: { running: 'sending' } } });
export const isStopping = (snapshot: ChatSnapshot): boolean =>
  snapshot.matches({ open: { exchange: { running: 'stopping' } } });
const isAnswering = (snapshot: ChatSnapshot): boolean =>
  snapshot.matches({ open: { exchange: { running: 'answering' } } }) || isStopping(snapshot);

/** A message as it stands there. */
export interface Line {
  /** Empty for what the server does not have. */
  readonly msgId: string;
  readonly words: RegExp;
}

const saidBy: Readonly<Record<Message['role'], string>> = { user: text.chat_you, companion: mira.name };
const feet: Readonly<Partial<Record<Message['status'], string>>> = { stopped: text.chat_stopped };

/** What is told of the picture that an answer waits for. */
const waitOf = ({ status, picture }: Message): string =>
  status !== 'generating' || picture === undefined
    ? ''
    : text.picture_making_percent.replace('{percent}', '40') + text.picture_making_text + text.chat_picture_cancel;

/** An avatar without its picture shows an initial; the time stands below the last of a group and where the row of acts is open; which of several answers stands there shows where the row of acts is open. */
const lineOf = (role: Message['role'], words: string, after: string, time = '', which = ''): RegExp =>
  new RegExp(`^M?${escaped(`${saidBy[role]}: ${words}${after}`)}${maybe(time)}${maybe(which)}$`);
const maybe = (words: string): string => (words === '' ? '' : `(?:${escaped(words)})?`);

/** What became of an answer that failed; of the newest a notice tells. */
const endOf = ({ text: words, status, isCut }: Message, isNewest: boolean): string => {
  if (isCut === true) return text.chat_cut;
  if (status !== 'failed' && status !== 'interrupted') return '';
  if (words === '') return text.chat_no_answer;
  return isNewest ? '' : text.chat_broke_off;
};

const storedLine = (
  message: Message,
  isWritten: boolean,
  isNewest: boolean,
  sent?: { readonly text: string; readonly foot: string },
) => {
  const { msgId, role, status, chosen, alternatives } = message;
  const words = sent?.text ?? (isWritten && message.text === '' ? named(text.chat_typing) : message.text);
  const which = text.chat_alternative_of
    .replace('{number}', String(chosen + 1))
    .replace('{count}', String(alternatives));
  const time = status === 'generating' || sent !== undefined ? '' : clockText(message.createTime);
  const after = waitOf(message) + (sent?.foot ?? feet[status] ?? endOf(message, isNewest));
  return {
    msgId,
    words: lineOf(
      role,
      words,
      after,
      time,
      alternatives > 1 ? which : message.isCut === true ? text.chat_continue : '',
    ),
  };
};

/** The greeting that is chosen, with the choice among all. */
const greetingLine = ({ context: { character, greeting } }: ChatSnapshot) => {
  const greetings = character?.greetings ?? [];
  const which = text.chat_alternative_of
    .replace('{number}', String(greeting + 1))
    .replace('{count}', String(greetings.length));
  return lineOf('companion', greetings[greeting] ?? '', '', '', which);
};

/** Every message from top to bottom: what the server has, or the greeting, and what is on its way to it. */
export const linesOf = (snapshot: ChatSnapshot): readonly Line[] => {
  const { messages, request } = snapshot.context;
  const foot = isSending(snapshot) ? text.chat_sending : text.chat_not_sent;
  const stored = messages.map((message, index) =>
    storedLine(
      message,
      isAnswering(snapshot) && index === messages.length - 1,
      index === messages.length - 1 && request?.kind !== 'send',
      request?.kind === 'edit' && request.msgId === message.msgId ? { text: request.text, foot } : undefined,
    ),
  );
  const greeting = messages.length === 0 ? [{ msgId: '', words: greetingLine(snapshot) }] : [];
  const sent = request?.kind === 'send' ? [{ msgId: '', words: lineOf('user', request.text, foot) }] : [];
  return [...greeting, ...stored, ...sent];
};

/** Whether what stands in the field can be sent: only where nothing is on its way, and not what was said already. */
export const isSendable = (snapshot: ChatSnapshot): boolean => {
  const { draft, editing } = snapshot.context;
  const words = draft.trim();
  return (
    (snapshot.matches({ open: { exchange: 'idle' } }) || hasNoAnswer(snapshot)) &&
    words !== '' &&
    (editing === null || words !== said.text)
  );
};

const hasNoAnswer = (snapshot: ChatSnapshot): boolean =>
  snapshot.matches({ open: { exchange: 'heldBack' } }) || snapshot.matches({ open: { exchange: 'answerFailed' } });

/** What the model said of why it gave no answer; not where asking again failed, of which is told then. */
const modelReason = ({ context: { messages, failure } }: ChatSnapshot) =>
  failure === null || failure.errNo === errNo.providerFailed || failure.errNo === errNo.contentRefused
    ? messages.at(-1)?.failure?.reason
    : undefined;

/** Why there is no answer. */
const whyNone = (snapshot: ChatSnapshot, reason: string): string => {
  const told = modelReason(snapshot);
  if (told !== undefined) return text[`chat_failed_${told}`];
  const isInterrupted = snapshot.context.messages.at(-1)?.status === 'interrupted';
  return `${isInterrupted ? text.chat_interrupted : text.chat_answer_failed} ${reason}`;
};

/** The same with what it costs and the ways on. */
const noneNotice = (snapshot: ChatSnapshot, reason: string): RegExp | string => {
  const isHeldBack = snapshot.matches({ open: { exchange: 'heldBack' } });
  const words = `${named(whyNone(snapshot, isHeldBack ? text.failure_too_many : reason))} ${text.chat_free}`;
  const mayEdit = modelReason(snapshot) === 'refused' && !isHeldBack;
  const [before = '', after = ''] = text.chat_retry_in.split('{time}');
  if (isHeldBack) return new RegExp(`^${escaped(words + before)}\\d+:\\d\\d${escaped(after)}$`);
  return `${words}${mayEdit ? text.chat_edit : ''}${text.action_retry}`;
};

/** What a picture costs here, and the ways on. */
const agreement = [
  text.chat_picture_price_question,
  named(text.chat_picture_price).replace('{cost}', '10'),
  text.chat_picture_choice,
  text.chat_picture_always,
  text.chat_picture_once,
  text.chat_picture_never,
  text.chat_unsent_edit,
].join('');

/** What is told under the messages, before its reason and the ways on. */
const noticeIn = (snapshot: ChatSnapshot): readonly [words: string, ...ways: readonly string[]] | null => {
  const { request, failure } = snapshot.context;
  const isWish = request?.kind === 'regenerate' || request?.kind === 'continue';
  if (snapshot.matches({ open: { exchange: 'unsent' } })) {
    const isAnswered = snapshot.context.messages.at(-1)?.role === 'companion';
    const anew = isAnswered ? text.chat_another_unsent : text.chat_answer_unsent;
    const words = {
      send: text.chat_unsent,
      edit: text.chat_edit_unsent,
      regenerate: anew,
      continue: text.chat_more_unsent,
    };
    const drop = isWish ? text.chat_another_drop : text.chat_unsent_edit;
    return [words[request?.kind ?? 'send'], text.action_retry, drop];
  }
  if (snapshot.matches({ open: { exchange: 'takingBack' } }))
    return [text.chat_taking_back, isWish ? text.chat_another_drop : text.chat_unsent_edit];
  if (snapshot.matches({ open: { exchange: 'lost' } })) return [text.chat_lost, text.chat_reconnect];
  return isAnswering(snapshot) && failure !== null ? [''] : null;
};

/** What is told under the messages, with the ways on that are offered; `reason` where there is one. */
export const noticesOf = (snapshot: ChatSnapshot, reason: string): readonly (RegExp | string)[] => {
  if (hasNoAnswer(snapshot)) return [noneNotice(snapshot, reason)];
  if (isAgreeing(snapshot)) return [agreement];
  const notice = noticeIn(snapshot);
  if (notice === null) return [];
  const [words, ...ways] = notice;
  const acts = ways.join('');
  if (words === text.chat_lost || words === text.chat_taking_back) return [words + acts];
  return [`${words} ${reason}${acts}`];
};
