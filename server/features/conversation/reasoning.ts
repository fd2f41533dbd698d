import type { Message } from '#contract/chat.ts';
import type { Queries } from '#server/db/database.ts';
import type { Caller } from '#server/http/endpoint.ts';
import { reasoningOf } from './chatRepository.ts';

/** More of what a model thinks before one answer is not kept, in UTF-16 code units. */
export const REASONING_MAX = 16_000;

/** What was thought so far with more of it, as much as is kept. */
export const withThought = (thought: string, more: string): string =>
  thought.length < REASONING_MAX ? (thought + more).slice(0, REASONING_MAX).toWellFormed() : thought;

/** Messages of the caller's own with what the model thought before them, for those who want to see it. Of what was taken back, nothing is told. */
export const tellReasoning = async (
  db: Queries,
  { showsReasoning }: Pick<Caller, 'showsReasoning'>,
  told: readonly Message[],
): Promise<Message[]> => {
  const answers = told.filter(({ role }) => role === 'companion').map(({ msgId }) => msgId);
  if (!showsReasoning || answers.length === 0) return [...told];
  const thoughts = await reasoningOf(db, answers);
  return told.map((message) => {
    const reasoning = thoughts.get(message.msgId) ?? '';
    return reasoning === '' ? message : { ...message, reasoning };
  });
};

/** A message as it is told to those who do not want to see what the model thought. */
export const withoutReasoning = ({ reasoning: _reasoning, ...message }: Message): Message => message;
