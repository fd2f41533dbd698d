import type { SnapshotFrom } from 'xstate';
import type { Help } from '#contract/care.ts';
import { MESSAGE_MAX, type Message } from '#contract/chat.ts';
import { chosenGreeting, greetingsOf } from '#machines/chat/greetings.ts';
import { isSpeech, joined } from '#machines/chat/requests.ts';
import { MEETING_ANSWERS } from '#contract/meeting.ts';
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

/** Another beginning can be chosen: nothing was said yet. */
export const canChooseGreeting = (snapshot: MeetingSnapshot): boolean =>
  greetingIn(snapshot).count > 1 && snapshot.context.messages.length === 0 && !isAnswering(snapshot);

/** The companion is writing. */
export const isAnswering = (snapshot: MeetingSnapshot): boolean => snapshot.matches('answering');
/** What is being answered; `null` where nothing is. */
export const askedOf = (snapshot: MeetingSnapshot): string | null =>
  isAnswering(snapshot) ? (snapshot.context.request?.text ?? null) : null;
/** What was said last, and its answer; empty before. */
export const lastTurnsIn = ({ context: { messages } }: MeetingSnapshot): readonly Message[] => messages.slice(-2);
/** Whom somebody in need can reach, by what they said last of that kind; and whether that was just now. */
export const helpOf = ({ context: { messages } }: MeetingSnapshot): { help: Help; isNew: boolean } | null => {
  const said = messages.filter(({ role }) => role === 'user');
  const help = said.findLast((message) => message.help !== undefined)?.help;
  return help === undefined ? null : { help, isNew: said.at(-1)?.help !== undefined };
};
/** How many more answers there are without an account: those to people in need do not count. */
export const answersLeft = ({ context: { messages } }: MeetingSnapshot): number => {
  const counted = messages.filter(({ role }, index) => role === 'companion' && messages[index - 1]?.help === undefined);
  return Math.max(0, MEETING_ANSWERS - counted.length);
};
/** Everything that was written here and is not answered, for a page that is loaded anew. */
export const unansweredIn = (snapshot: MeetingSnapshot): string => {
  const { line } = snapshot.context;
  const asked = askedOf(snapshot);
  return asked === null ? line : joined(asked, line);
};

/** The line is kept until there is an account. */
export const isSaid = (snapshot: MeetingSnapshot): boolean => snapshot.matches('said');
/** Whether the line is one that can be said. */
export const canSay = (snapshot: MeetingSnapshot): boolean =>
  (isSaid(snapshot) || snapshot.matches('met')) && isSpeech(snapshot.context.line);
/** How much more the line may hold, in UTF-16 code units; negative when it is too long. */
export const lineLeft = ({ context }: MeetingSnapshot): number => MESSAGE_MAX - context.line.trim().length;
