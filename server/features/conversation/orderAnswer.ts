import type { Message } from '#contract/chat.ts';
import type { Transaction } from '#server/db/database.ts';
import type { characters } from '#server/db/schema.ts';
import type { Judged } from '#server/features/care/judged.ts';
import type { Illustrator } from '#server/features/media/illustrator.ts';
import type { Caller } from '#server/http/endpoint.ts';
import { type ChatCosts, chargeFor, chargesOf } from './charge.ts';

export interface OrderDeps {
  readonly illustrator: Illustrator;
  readonly costs: ChatCosts;
}

/** An answer that is to be paid for. */
export interface Ordered {
  readonly character: typeof characters.$inferSelect;
  readonly said: string;
  readonly judged: Judged;
  readonly answer: Message;
  readonly hasPicture: boolean;
  readonly isMinor: boolean;
}

/** Sets aside what an answer costs, and asks for its picture where one comes with it. */
export const orderAnswer = async (
  { illustrator, costs }: OrderDeps,
  tx: Transaction,
  { id: accountId }: Caller,
  { character, said, judged, answer, hasPicture, isMinor }: Ordered,
): Promise<void> => {
  const alternative = { msgId: answer.msgId, ordinal: answer.chosen };
  await chargeFor(tx, accountId, alternative, chargesOf({ need: judged.need, isMinor, hasPicture }, costs));
  if (hasPicture) await illustrator.ask(tx, alternative, { accountId, character, said, content: judged.content });
};
