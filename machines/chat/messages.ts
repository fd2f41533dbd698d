import type { Message } from '#contract/chat.ts';
import type { AnswerPicture } from '#contract/picture.ts';
import { assertPresent } from '#machines/assertPresent.ts';
import type { AnswerInput, ChatContext } from './chatTypes.ts';

/** Joins two lists by `msgId`, oldest first; where both have a message, `newer` wins. */
export const mergeMessages = (older: readonly Message[], newer: readonly Message[]): Message[] => {
  const byId = new Map([...older, ...newer].map((message) => [message.msgId, message]));
  return [...byId.values()].sort((a, b) => a.createTime - b.createTime);
};

/** An answer that is being written as it stands now, with what is on the screen of the same alternative already: what begins a stream tells of no picture. */
const keepSeen = (ours: Message | undefined, message: Message): Message => {
  const isSame = ours?.chosen === message.chosen && ours.status === 'generating';
  if (!isSame || message.status !== 'generating') return message;
  if (ours.text.length > message.text.length) return ours;
  return ours.picture !== undefined ? { picture: ours.picture, ...message } : message;
};

/** `newer` as it is, but an answer that is being written never loses what is on the screen already. */
const keepText = (stored: readonly Message[], newer: readonly Message[]): Message[] =>
  newer.map((message) =>
    keepSeen(
      stored.find(({ msgId }) => msgId === message.msgId),
      message,
    ),
  );

/** Like `mergeMessages`, but an answer that is being written never loses what is on the screen already. */
export const mergeKeepingText = (stored: readonly Message[], newer: readonly Message[]): Message[] =>
  mergeMessages(stored, keepText(stored, newer));

/**
 * The latest messages as they are now in place of those that were known. Earlier ones stay when both lists meet; where they do not,
 * they would leave a gap.
 */
export const replaceLatest = (stored: readonly Message[], latest: readonly Message[], hasMore: boolean) => {
  const first = latest[0]?.createTime ?? 0;
  const meets = hasMore && stored.some(({ createTime }) => createTime >= first);
  const earlier = meets ? stored.filter(({ createTime }) => createTime < first) : [];
  return { messages: [...earlier, ...keepText(stored, latest)], keepsEarlier: earlier.length > 0 };
};

/** What the person said last, whether or not it is answered: what can be said in other words, and answered anew. */
export const lastSaid = (messages: readonly Message[]): Message | null => {
  const said = messages.at(answerOf(messages) === null ? -1 : -2);
  return said?.role === 'user' ? said : null;
};

/** The companion's last word, when it comes last: the one that can be generating, failed or written anew. */
export const answerOf = (messages: readonly Message[]): Message | null => {
  const last = messages.at(-1);
  return last?.role === 'companion' ? last : null;
};

/** A piece of an answer; `seq` is the answer's length after it, in UTF-16 code units. */
export interface Piece {
  msgId: string;
  seq: number;
  text: string;
}

/** What a piece adds to the answer; `null` when it belongs elsewhere, brings nothing new or leaves a gap. */
export const addedText = (answer: Message | null, piece: Piece): string | null => {
  if (answer?.msgId !== piece.msgId || answer.status !== 'generating') return null;
  const told = answer.text.length - (piece.seq - piece.text.length);
  return told >= 0 && told < piece.text.length ? piece.text.slice(told) : null;
};

/** The messages with what the piece adds to its answer. */
export const withPiece = (messages: readonly Message[], piece: Piece): readonly Message[] =>
  messages.map((message) => {
    const added = addedText(message, piece);
    return added === null ? message : { ...message, text: message.text + added };
  });

/** The messages with how far the picture of one of them is. */
export const withPicture = (
  messages: readonly Message[],
  { msgId, picture }: { msgId: string; picture: AnswerPicture },
): readonly Message[] => messages.map((message) => (message.msgId === msgId ? { ...message, picture } : message));

/** What the actor `answer` is asked for: the request, or else to follow the answer that was accepted. */
export const answerInput = ({ messages, request }: ChatContext): AnswerInput => {
  if (request !== null) return request;
  const { msgId, text } = assertPresent(answerOf(messages));
  return { kind: 'follow', msgId, after: text.length };
};
