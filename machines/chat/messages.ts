import type { Message } from '#contract/chat.ts';
import type { AnswerInput, ChatContext } from './chatTypes.ts';

/** Joins two lists by `msgId`, oldest first; where both have a message, `newer` wins. */
export const mergeMessages = (older: readonly Message[], newer: readonly Message[]): Message[] => {
  const byId = new Map([...older, ...newer].map((message) => [message.msgId, message]));
  return [...byId.values()].sort((a, b) => a.createTime - b.createTime);
};

/** Like `mergeMessages`, but an answer that is being written never loses text that is on the screen already. */
export const mergeKeepingText = (known: readonly Message[], newer: readonly Message[]): Message[] =>
  mergeMessages(
    known,
    newer.map((message) => {
      const ours = known.find(({ msgId }) => msgId === message.msgId);
      const isBehind = message.status === 'generating' && ours !== undefined && ours.text.length > message.text.length;
      return isBehind ? ours : message;
    }),
  );

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
  const known = answer.text.length - (piece.seq - piece.text.length);
  return known >= 0 && known < piece.text.length ? piece.text.slice(known) : null;
};

/** The messages with what the piece adds to its answer. */
export const withPiece = (messages: readonly Message[], piece: Piece): readonly Message[] =>
  messages.map((message) =>
    message.msgId === piece.msgId ? { ...message, text: message.text + (addedText(message, piece) ?? '') } : message,
  );

/** What the actor `answer` is asked for: the request, or else to follow the answer that was accepted. */
export const answerInput = ({ messages, request }: ChatContext): AnswerInput => {
  if (request !== null) return request;
  const answer = answerOf(messages);
  return { kind: 'follow', msgId: answer?.msgId ?? '', after: answer?.text.length ?? 0 };
};
