import { randomUUID } from 'node:crypto';
import type { Need } from '#contract/care.ts';
import type { Message } from '#contract/chat.ts';
import type { AnswerPicture } from '#contract/picture.ts';
import { helpOf } from '#server/features/care/help.ts';

/** An answer that is to be written. */
export const UNWRITTEN = { text: '', status: 'generating' } as const;

export const newMessage = (role: Message['role'], text: string, createTime: number): Message => ({
  msgId: randomUUID(),
  role,
  text,
  status: 'done',
  createTime,
  chosen: 0,
  alternatives: 1,
  liked: false,
  hasFeedback: false,
  image: null,
});

/** The first message of a conversation, where the character says one: which of all that it could be counts, and all of them. */
export const openingOf = (
  greetings: readonly string[],
  createTime: number,
  wanted = 0,
): readonly (Message & { readonly all: readonly string[] })[] => {
  const chosen = greetings[wanted] === undefined ? 0 : wanted;
  const text = greetings[chosen];
  if (text === undefined) return [];
  return [{ ...newMessage('companion', text, createTime), chosen, alternatives: greetings.length, all: greetings }];
};

/** What the person says, with the help lines for what it was judged to need. */
export const saidInNeed = (message: Message, need: Need | null): Message =>
  need === null ? message : { ...message, help: helpOf(need) };

export const emptyAnswer = (createTime: number): Message => ({
  ...newMessage('companion', '', createTime),
  ...UNWRITTEN,
});

/** The message with a new alternative, its last one, which is chosen. */
export const anew = (
  { msgId, role, createTime }: Message,
  ordinal: number,
  { text, status }: Pick<Message, 'text' | 'status'>,
): Message => ({
  ...newMessage(role, text, createTime),
  msgId,
  status,
  chosen: ordinal,
  alternatives: ordinal + 1,
});

/** Longer than this, in UTF-16 code units, no word is looked for. */
const WORD_MAX = 40;

/** Without a last word that may be half of one, with the space before it; as it is where nothing separates words. */
export const wholeWords = (text: string): string => {
  const start = Math.max(0, text.length - WORD_MAX);
  const place = text.slice(start).search(/\S*$/u);
  return place > 0 ? text.slice(0, start + place) : text;
};

/** Whether a picture is told of with an answer that stands so: how far it is, or why it has not come. */
export const isToldOf = (answer: Message['status'], { status }: AnswerPicture): boolean => {
  switch (status) {
    case 'queued':
    case 'moderating':
    case 'making':
      return answer === 'generating';
    case 'refused':
    case 'failed':
      return answer === 'failed';
    case 'ready':
    case 'cancelled':
      return false;
  }
};
