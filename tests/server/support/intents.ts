import { randomUUID } from 'node:crypto';
import type { Message } from '#contract/chat.ts';
import { filledFor } from '#server/features/character/greeting.ts';
import type { Dice } from './dice.ts';
import { character } from './talker.ts';

const { characterId } = character;
/** What the companion says first to everybody who joined. */
export const greeting = filledFor(
  { id: characterId, name: character.name },
  { id: '', name: 'Ada' },
)(character.greeting);

/** What somebody asks of a conversation, under one key for as long as it takes. */
export interface Intent {
  readonly kind: 'completion' | 'regenerate' | 'edit';
  readonly body: Readonly<Record<string, string | number>>;
  /** The words that are to be answered. */
  readonly said: string;
  readonly key: string;
}

/** What somebody does next; `words` were never said before. */
export const nextIntent = (dice: Dice, known: readonly Message[], words: string): Intent => {
  const [said, answer] = known.slice(-2);
  const key = randomUUID();
  const isNew = dice.isIn(0.4);
  if (said?.role !== 'user' || answer === undefined || isNew)
    return { kind: 'completion', body: { characterId, speechText: words }, said: words, key };
  if (dice.isIn(0.5)) {
    const { msgId, createTime } = answer;
    return { kind: 'regenerate', body: { characterId, msgId, createTime }, said: said.text, key };
  }
  const { msgId, createTime } = said;
  return { kind: 'edit', body: { characterId, msgId, createTime, speechText: words }, said: words, key };
};

const plain = { status: 'done', chosen: 0, alternatives: 1, liked: false, hasFeedback: false, image: null } as const;

/** A message with one more alternative. */
const anew = (
  { failure: _failure, ...message }: Message,
  { text, status }: Pick<Message, 'text' | 'status'>,
): Message => ({
  ...message,
  text,
  status,
  chosen: message.alternatives,
  alternatives: message.alternatives + 1,
});

/**
 * What a conversation holds when an intent was carried out once. What only the server knows, ids and times of new messages and how far
 * the answer is, comes from `told`: what it tells of the end of the conversation.
 */
export const withIntent = (
  known: readonly Message[],
  { kind, said }: Intent,
  told: readonly Message[],
): readonly Message[] => {
  const [toldSaid, toldAnswer] = told.slice(-2);
  const [knownSaid, knownAnswer] = known.slice(-2);
  const answer = toldAnswer ?? toldSaid;
  if (answer === undefined) throw new Error('The server tells of an answer');
  if (kind === 'completion') {
    if (toldSaid === undefined || toldAnswer === undefined) throw new Error('The server tells of both messages');
    const { text, status, msgId, createTime } = answer;
    const [opening] = known.length === 0 ? told : [];
    return [
      ...known,
      ...(opening === undefined
        ? []
        : [
            {
              ...plain,
              msgId: opening.msgId,
              role: 'companion' as const,
              text: greeting,
              createTime: opening.createTime,
            },
          ]),
      { ...plain, msgId: toldSaid.msgId, role: 'user', text: said, createTime: toldSaid.createTime },
      { ...plain, msgId, role: 'companion', text, status, createTime },
    ];
  }
  if (knownSaid === undefined || knownAnswer === undefined) throw new Error('Nothing was said');
  return [
    ...known.slice(0, -2),
    kind === 'edit' ? anew(knownSaid, { text: said, status: 'done' }) : knownSaid,
    anew(knownAnswer, answer),
  ];
};
