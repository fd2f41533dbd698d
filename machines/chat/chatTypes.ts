import type { Character } from '#contract/character.ts';
import type { Message } from '#contract/chat.ts';
import type { Failure } from '#machines/failure.ts';

/** What the companion is asked for and has not been accepted yet; `intentId` stays the same until it is. */
export type AnswerRequest =
  | { kind: 'send'; characterId: string; text: string; intentId: string }
  | { kind: 'regenerate'; characterId: string; msgId: string; createTime: number; intentId: string };

/** Input of the actor `answer`. `follow` takes up an answer that was accepted, after `after` UTF-16 code units of it. */
export type AnswerInput = AnswerRequest | { kind: 'follow'; msgId: string; after: number };

/** What the actor `answer` sends back; it takes up a broken connection by itself before it says `answer.lost`. */
export type AnswerEvent =
  /** Accepted: everything that was stored, the answer last. */
  | { type: 'answer.started'; messages: readonly Message[] }
  /** A piece of the answer; `seq` is the answer's length after it, in UTF-16 code units. */
  | { type: 'answer.extended'; msgId: string; seq: number; text: string }
  /** The whole answer, however it ended; `errNo` tells why it failed. */
  | { type: 'answer.ended'; message: Message; errNo?: number }
  /** Nothing was accepted. */
  | { type: 'answer.refused'; failure: Failure }
  /** Accepted, but the connection could not be taken up again. */
  | { type: 'answer.lost' };

/** What the person does. `intentId` is a fresh UUID for each press. */
export type ChatPersonEvent =
  | { type: 'load.retried' }
  | { type: 'older.requested' }
  | { type: 'draft.changed'; text: string }
  | { type: 'message.submitted'; intentId: string }
  | { type: 'message.retried'; intentId: string }
  | { type: 'message.discarded' }
  | { type: 'message.stopRequested' };

export type ChatEvent = ChatPersonEvent | AnswerEvent;

/** Input and output of the actors `loadConversation`, `loadOlder` and `stop`. Messages are oldest first. */
export interface LoadConversationInput {
  characterId: string;
}
export interface LoadedConversation {
  character: Character;
  messages: readonly Message[];
  hasOlder: boolean;
  /** The built-in demo companion answers. */
  isDemo: boolean;
}
export interface LoadOlderInput {
  characterId: string;
  /** Messages before this `createTime`. */
  endTime: number;
}
export interface LoadedOlder {
  messages: readonly Message[];
  hasOlder: boolean;
}
export interface StopInput {
  msgId: string;
}
export interface Stopped {
  message: Message;
}

export interface ChatInput {
  characterId: string;
  /** What was typed before and not sent. */
  draft?: string;
}

export interface ChatContext {
  characterId: string;
  /** `null` until it is loaded. */
  character: Character | null;
  /** What the server has stored, oldest first. */
  messages: readonly Message[];
  hasOlder: boolean;
  /** The built-in demo companion answers; false until it is loaded. */
  isDemo: boolean;
  draft: string;
  request: AnswerRequest | null;
  /** Why loading or the last exchange failed; `null` when nothing did, or when the person cancelled. */
  failure: Failure | null;
  olderFailure: Failure | null;
}
