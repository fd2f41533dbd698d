import type { SnapshotFrom } from 'xstate';
import type { Help } from '#contract/care.ts';
import { anyIntent } from './intended.ts';
import type { messageActsMachine } from './messageActsMachine.ts';
import type { MessageAct } from './messageActsSetup.ts';
import { FEEDBACK_MAX, type Feedback } from '#contract/chatActs.ts';

export type MessageActsSnapshot = SnapshotFrom<typeof messageActsMachine>;

/** `msgId` of the message whose row of acts is open. */
export const openedIdOf = ({ context }: MessageActsSnapshot): string | null => context.openedId;
/** An answer is awaited: nothing else can be asked for. */
export const isBusy = (snapshot: MessageActsSnapshot): boolean => snapshot.hasTag('busy');

/** What failed outside of a dialog; `failure` of the context tells why. */
export const failedActOf = (snapshot: MessageActsSnapshot): MessageAct['kind'] | 'copy' | null => {
  if (!snapshot.hasTag('failed')) return null;
  return snapshot.context.request?.kind ?? 'copy';
};

/** The dialog about what is wrong with an answer. */
export const isFeedbackOpen = (snapshot: MessageActsSnapshot): boolean =>
  snapshot.matches('writingFeedback') || isSendingFeedback(snapshot) || helpOf(snapshot) !== null;
/** Whom to reach, once feedback is sent that tells of a need; `null` where nobody seems to be in need. */
export const helpOf = ({ context }: MessageActsSnapshot): Help | null => context.help;
export const isSendingFeedback = (snapshot: MessageActsSnapshot): boolean => snapshot.matches('sendingFeedback');
export const feedbackOf = ({ context }: MessageActsSnapshot): Feedback => context.feedback;
export const canSubmitFeedback = (snapshot: MessageActsSnapshot): boolean =>
  snapshot.can({ type: 'feedback.submitted', ...anyIntent });
/** Characters left for the feedback; negative when it is too long. */
export const charactersLeft = ({ context }: MessageActsSnapshot): number =>
  FEEDBACK_MAX - context.feedback.content.length;

/** The dialog that asks before a message goes. */
export const isDeletionOpen = (snapshot: MessageActsSnapshot): boolean =>
  snapshot.matches('confirmingDeletion') || isDeleting(snapshot);
export const isDeleting = (snapshot: MessageActsSnapshot): boolean => snapshot.matches('deleting');
