import type { Message } from '#contract/chat.ts';
import type { Judgement } from '#contract/care.ts';
import { errNo } from '#contract/errNo.ts';
import type { Transaction } from '#server/db/database.ts';
import { ApiError, malformed } from '#server/http/apiError.ts';
import type { Caller } from '#server/http/endpoint.ts';
import { insertAlternative } from './alternativeRepository.ts';
import { lockMessage } from './chatRepository.ts';
import { anew } from './newMessages.ts';

/** What a call stored, and the answer among it. */
export interface Exchange {
  readonly messages: Message[];
  readonly answer: Message;
}

/** How a call asks for an answer: by its `Idempotency-Key`, from a browser of these languages. */
export interface Asking {
  readonly key: string;
  readonly acceptLanguage: string;
}

/** A message that a call is about. */
export interface Target {
  readonly characterId: string;
  readonly msgId: string;
  readonly createTime: number;
}

export const exchangeOf = (messages: Message[]): Exchange => {
  const answer = messages.at(-1);
  if (answer === undefined) throw new Error('An exchange holds an answer');
  return { messages, answer };
};

export const noMessage = (): ApiError => new ApiError(errNo.notFound, 'No such message');
export const conflict = (message: string): ApiError => new ApiError(errNo.conflict, message);
export const refuseWhileWriting = ({ status }: Message): void => {
  if (status === 'generating') throw conflict('An answer is still being written');
};

/** Holds the conversation of a message of the caller's own and gives both as they stand then. */
export const lockTarget = async (tx: Transaction, caller: Caller, target: Target) => {
  const locked = await lockMessage(tx, caller.id, target.msgId);
  if (locked === undefined || locked.conversation.characterId !== target.characterId) throw noMessage();
  if (locked.message.createTime !== target.createTime) throw malformed('createTime', 'doesNotFit');
  return locked;
};

/** Adds an alternative to a message, which is chosen. Gives the message as it is then. */
export const addAlternative = async (
  tx: Transaction,
  message: Message,
  values: Pick<Message, 'text' | 'status'> & { readonly judgement?: Judgement },
  idempotencyKey: string,
): Promise<Message> => {
  const fresh = { msgId: message.msgId, idempotencyKey, ...values };
  return anew(message, await insertAlternative(tx, fresh), values);
};
