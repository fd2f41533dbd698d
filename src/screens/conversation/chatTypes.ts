import type { ActorRefFrom } from 'xstate';
import type { careReminderMachine } from '#machines/careReminder/careReminderMachine.ts';
import type { chatMachine } from '#machines/chat/chatMachine.ts';
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
export type ImageDetailRef = ActorRefFrom<typeof imageDetailMachine>;

/** The flows of a conversation on view. */
export interface ConversationFlows {
  chat: ChatRef;
  acts: MessageActsRef;
  speech: SpeechRef;
  imageDetail: ImageDetailRef;
  nextLine: NextLineRef;
  careReminder: CareReminderRef;
  report: ReportRef;
}

/** How far the person's tokens go. */
export interface TokensProps {
  /** How many more answers they pay for; `null` where that is not known, or answers cost nothing. */
  answersLeft: number | null;
  onGetTokens: () => void;
}
