import type { Help } from '#contract/care.ts';
import type { Character, CharacterProfile } from '#contract/characterProfile.ts';
import type { Message } from '#contract/chat.ts';
import type { AnswerPicture } from '#contract/picture.ts';
import type { Failure } from '#machines/failure.ts';

/** What the companion is asked for and has not been accepted yet; `intentId` stays the same until it is. */
export type AnswerRequest =
  | {
      kind: 'send';
      characterId: string;
      text: string;
      /** `ifSaid`: where the words ask for one. */
      picture: boolean | 'ifSaid';
      /** What the person chose for good. */
      pictureChoice?: 'always' | 'never' | undefined;
      /** Which greeting it begins the conversation with; the usual one where it is left out. */
      greeting?: number | undefined;
      intentId: string;
    }
  | { kind: 'regenerate'; characterId: string; msgId: string; createTime: number; intentId: string }
  /** More of the last answer, which was cut at its length. */
  | { kind: 'continue'; characterId: string; msgId: string; createTime: number; intentId: string }
  /** The person's last message in other words. */
  | { kind: 'edit'; characterId: string; msgId: string; createTime: number; text: string; intentId: string };

/** The message that is being edited, and what stood in the composer before. */
export interface Editing {
  msgId: string;
  createTime: number;
  draft: string;
}

/** What was typed or asked for and is not with the server yet. */
export interface Typed {
  draft: string;
  editing: Editing | null;
  request: AnswerRequest | null;
  /** `request` was under way; else it had come to nothing. */
  wasSending: boolean;
}

/** The same as it is kept over a reload. */
export interface Unsent extends Typed {
  /** Which greeting is to begin the conversation; the usual one where it is left out. */
  greeting?: number | undefined;
}

/** Input of the actor `answer`. `follow` takes up an answer that was accepted, after `after` UTF-16 code units of it. */
export type AnswerInput = AnswerRequest | { kind: 'follow'; msgId: string; after: number };

/** What the actor `answer` sends back; it takes up a broken connection by itself before it says `answer.lost`. */
export type AnswerEvent =
  /** Accepted: everything that was stored, the answer last. */
  | { type: 'answer.started'; messages: readonly Message[] }
  /** A piece of the answer; `seq` is the answer's length after it, in UTF-16 code units. */
  | { type: 'answer.extended'; msgId: string; seq: number; text: string }
  /** How far the picture is that comes with the answer. */
  | { type: 'answer.pictured'; msgId: string; picture: AnswerPicture }
  /** The whole answer, however it ended; `errNo` tells why it failed. */
  | { type: 'answer.ended'; message: Message; errNo?: number }
  /** Nothing was accepted. */
  | { type: 'answer.refused'; failure: Failure }
  /** Accepted, but the connection could not be taken up again. */
  | { type: 'answer.lost' };

/** What the person does. `intentId` is a fresh UUID for each press. */
export type ChatUserEvent =
  | { type: 'load.retried' }
  | { type: 'older.requested' }
  | { type: 'draft.changed'; text: string }
  /** Before anything was said: by its place among all that the companion can say first. */
  | { type: 'greeting.chosen'; ordinal: number }
  | { type: 'message.submitted'; intentId: string }
  | { type: 'message.retried'; intentId: string }
  | { type: 'message.discarded' }
  | { type: 'message.stopRequested' }
  /** Asks for a picture with these words. */
  | { type: 'picture.requested'; text: string; intentId: string }
  /** Agrees to what the picture costs that the words ask for; `isForAll`: each time from now on. */
  | { type: 'picture.agreed'; isForAll: boolean; intentId: string }
  /** Wants no picture where words ask for one, from now on. */
  | { type: 'picture.declined'; intentId: string }
  /** Wants another answer in place of the last one, or one where that was deleted. */
  | { type: 'answer.anotherRequested'; intentId: string }
  /** Wants more of the last answer, which was cut at its length. */
  | { type: 'answer.continueRequested'; intentId: string }
  | { type: 'edit.opened'; msgId: string }
  | { type: 'edit.closed' }
  /** Wants to see the message of this time, however long ago. */
  | { type: 'message.sought'; createTime: number }
  /** It is on view. */
  | { type: 'message.found' };

/** What happens elsewhere: at a single message, in another tab, on another device. */
export type ChatOutsideEvent =
  /** What was not sent when the page was left. */
  | { type: 'unsent.restored'; unsent: Unsent }
  | { type: 'message.changed'; message: Message }
  | { type: 'message.removed'; msgId: string }
  /** The conversation may be another now. */
  | { type: 'conversation.changed' }
  | { type: 'network.restored' };

export type ChatEvent = ChatUserEvent | ChatOutsideEvent | AnswerEvent;

/** Whom one talks with; with one that `isGone` or `isBlocked` no more. */
export type ChatCharacter = Character &
  Partial<Pick<CharacterProfile, 'greetings' | 'expressions' | 'isGone' | 'isBlocked'>>;

/** Input and output of the actors `loadConversation`, `loadOlder` and `stop`. Messages are oldest first. */
export interface LoadConversationInput {
  characterId: string;
}
export interface LoadedConversation {
  character: ChatCharacter;
  messages: readonly Message[];
  hasMore: boolean;
  /** The built-in demo companion answers. */
  isDemo: boolean;
  /** Help lines for what was said above the messages, lately. */
  help?: Help | undefined;
}
export interface LoadOlderInput {
  characterId: string;
  /** Messages before this `createTime`. */
  endTime: number;
  pageSize: number;
}
export interface LoadedOlder {
  messages: readonly Message[];
  hasMore: boolean;
}
export interface StopInput {
  msgId: string;
}
export interface Stopped {
  message: Message;
}

export interface ChatInput {
  characterId: string;
}

export interface ChatContext extends Typed {
  /** Which greeting is to begin the conversation, 0 for the usual one. */
  greeting: number;
  characterId: string;
  /** `null` until it is loaded. */
  character: ChatCharacter | null;
  /** What the server has stored, oldest first. */
  messages: readonly Message[];
  hasMore: boolean;
  /** The built-in demo companion answers; false until it is loaded. */
  isDemo: boolean;
  /** Help lines for what was said above the messages, lately. */
  help: Help | null;
  /** `createTime` of the message to go to. */
  seekTime: number | null;
  /** Why loading or the last exchange failed; `null` when nothing did, or when the person cancelled. */
  failure: Failure | null;
  olderFailure: Failure | null;
}
