import type { ActorRefFrom } from 'xstate';
import type { careReminderMachine } from '#machines/careReminder/careReminderMachine.ts';
import type { chatMachine } from '#machines/chat/chatMachine.ts';
import type { chatPictureMachine } from '#machines/chatPicture/chatPictureMachine.ts';
import type { imageDetailMachine } from '#machines/imageDetail/imageDetailMachine.ts';
import type { messageActsMachine } from '#machines/messageActs/messageActsMachine.ts';
import type { nextLineMachine } from '#machines/nextLine/nextLineMachine.ts';
import type { ReportRef } from '../report/reportTypes.ts';
import type { speechMachine } from '#machines/speech/speechMachine.ts';

export type ChatRef = ActorRefFrom<typeof chatMachine>;
export type MessageActsRef = ActorRefFrom<typeof messageActsMachine>;
export type SpeechRef = ActorRefFrom<typeof speechMachine>;
export type CareReminderRef = ActorRefFrom<typeof careReminderMachine>;
export type NextLineRef = ActorRefFrom<typeof nextLineMachine>;
export type ChatPictureRef = ActorRefFrom<typeof chatPictureMachine>;
export type ImageDetailRef = ActorRefFrom<typeof imageDetailMachine>;

/** The flows of a conversation on view. */
export interface ConversationFlows {
  chat: ChatRef;
  acts: MessageActsRef;
  speech: SpeechRef;
  imageDetail: ImageDetailRef;
  nextLine: NextLineRef;
  picture: ChatPictureRef;
  careReminder: CareReminderRef;
  report: ReportRef;
}

/** What it takes to have a picture in a conversation: a plan, and tokens. */
export interface PictureTerms {
  /** In tokens, on top of the answer; `null` while that is not known. */
  cost: number | null;
  /** What the answer costs that it comes with. */
  answerCost: number;
  /** What the person has; `null` while that is not known. */
  tokens: number | null;
  hasPlan: boolean;
  onSeePlans: () => void;
}

/** How far the person's tokens go. */
export interface TokensProps {
  /** How many more answers they pay for; `null` where that is not known, or answers cost nothing. */
  answersLeft: number | null;
  onGetTokens: () => void;
}
