import type { Message } from '#contract/chat.ts';
import type { Database } from '#server/db/database.ts';
import type { characters } from '#server/db/schema.ts';
import type { Caller } from '#server/http/endpoint.ts';
import type { ChatRequest } from '#server/providers/chat/chatProvider.ts';
import { rejectedTexts } from './alternativeRepository.ts';
import { requestFor, TURNS_MAX } from './chatRequest.ts';
import { toldBefore, turnsBefore } from './turnRepository.ts';

/** An answer that is stored, empty or as far as it goes, and is to be written. */
export interface Commission {
  readonly conversationId: string;
  /** The message that is answered. */
  readonly saidId: string;
  readonly answer: Message;
  /** One was asked for with it. */
  readonly hasPicture: boolean;
  /** What it said until it was gone on with; left out of one that begins. */
  readonly before?: string;
  /** As the person's browser sent it. */
  readonly acceptLanguage: string;
}

/** What the provider is asked for an answer, as its conversation stands now. */
export const requestOfAnswer = async (
  db: Database,
  caller: Caller,
  character: typeof characters.$inferSelect,
  { conversationId, saidId, answer, before }: Commission,
): Promise<Omit<ChatRequest, 'signal'>> => {
  const { msgId, chosen: ordinal, createTime } = answer;
  const [earlier, rejected, told] = await Promise.all([
    turnsBefore(db, conversationId, TURNS_MAX, createTime),
    rejectedTexts(db, { msgId, ordinal }, saidId),
    toldBefore(db, conversationId, createTime),
  ]);
  const begun = before === undefined ? {} : { begun: answer.text };
  return { ...requestFor(caller, character, earlier, rejected, told), ...begun };
};
