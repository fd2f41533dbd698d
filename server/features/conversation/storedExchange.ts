import type { Message } from '#contract/chat.ts';
import type { Transaction } from '#server/db/database.ts';
import type { characters } from '#server/db/schema.ts';
import type { Caller } from '#server/http/endpoint.ts';
import type { Commission } from './answerRequest.ts';

/** Who stores an exchange with whom, under which `Idempotency-Key`. */
export interface Storing {
  readonly tx: Transaction;
  readonly caller: Caller;
  readonly character: typeof characters.$inferSelect;
  readonly key: string;
}

/** What a call stored, and how its answer is to be written. */
export interface StoredExchange {
  readonly messages: Message[];
  readonly fresh: Omit<Commission, 'answer' | 'acceptLanguage'>;
}
