import type { SnapshotFrom } from 'xstate';
import { MESSAGE_MAX } from '#contract/chat.ts';
import { chosenGreeting, greetingsOf } from '#machines/chat/greetings.ts';
import { isSpeech } from '#machines/chat/requests.ts';
import type { meetingMachine } from './meetingMachine.ts';

export type MeetingSnapshot = SnapshotFrom<typeof meetingMachine>;

/** Nothing has been shown yet: the place for a skeleton. */
export const isLoading = (snapshot: MeetingSnapshot): boolean => snapshot.matches('loading');
export const isMissing = (snapshot: MeetingSnapshot): boolean => snapshot.matches('missing');
export const hasFailed = (snapshot: MeetingSnapshot): boolean => snapshot.matches('failed');

/** What they say first, as it was chosen, and which of how many that is. */
export const greetingIn = ({
  context: { character, greeting },
}: MeetingSnapshot): { text: string; chosen: number; count: number } => {
  const greetings = character === null ? [] : greetingsOf(character);
  const chosen = chosenGreeting(greetings, greeting);
  return { text: greetings[chosen] ?? '', chosen, count: greetings.length };
};

/** The line is kept until there is an account. */
export const isSaid = (snapshot: MeetingSnapshot): boolean => snapshot.matches('said');
/** Whether the line is one that can be said. */
export const canSay = (snapshot: MeetingSnapshot): boolean =>
  isSaid(snapshot) || (snapshot.matches('met') && isSpeech(snapshot.context.line));
/** How much more the line may hold, in UTF-16 code units; negative when it is too long. */
export const lineLeft = ({ context }: MeetingSnapshot): number => MESSAGE_MAX - context.line.trim().length;
