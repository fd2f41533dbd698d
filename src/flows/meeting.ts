import type { ActorRefFrom } from 'xstate';
import { meetingMachine } from '#machines/meeting/meetingMachine.ts';
import { type MeetingSnapshot, unansweredIn } from '#machines/meeting/meetingSelectors.ts';
import { meetingActors } from '#src/actors/meetingActors.ts';
import { type FlowHost, onceOnline } from './screenFlows.ts';
import { newIntentId } from '#src/api/newIntentId.ts';
import { readMeeting, writeMeeting } from '#src/browser/meetingStore.ts';
import { readUnsent, writeUnsent } from '#src/browser/unsent.ts';

export type Meeting = ActorRefFrom<typeof meetingMachine>;

/** What was typed to that character, or said, and is not with the server yet. */
export const readLine = (characterId: string): string => {
  const unsent = readUnsent(characterId);
  return unsent?.request?.kind === 'send' ? unsent.request.text : (unsent?.draft ?? '');
};

/** Meeting a character on the screen at `path`. */
export const createMeeting = ({ api, flows }: FlowHost, characterId: string, path: string): Meeting =>
  onceOnline(
    flows.begin(meetingMachine.provide({ actors: meetingActors(api) }), {
      id: 'meeting',
      input: {
        characterId,
        line: readLine(characterId),
        greeting: readUnsent(characterId)?.greeting ?? 0,
        ...(readMeeting(characterId) ?? { meetingId: newIntentId(), messages: [], request: null }),
      },
      screens: [path],
    }),
    (flow) => flow.send({ type: 'network.restored' }),
  );

/**
 * Keeps what was typed where the conversation with that character looks for it. What a member was changing there when the session ended
 * stays.
 */
const keepLine = (characterId: string, draft: string, greeting: number): void => {
  const { editing = null, request = null, wasSending = false } = readUnsent(characterId) ?? {};
  const unsent = request?.kind === 'send' ? { request: null, wasSending: false } : { request, wasSending };
  writeUnsent(characterId, { draft, editing, ...unsent, ...(greeting > 0 && { greeting }) });
};

/** Keeps what a meeting has come to, in this tab, with each change from now on; gives what ends that. */
export const keepMeeting = (meeting: Meeting): (() => void) => {
  const lineOf = (snapshot: MeetingSnapshot) => [unansweredIn(snapshot), snapshot.context.greeting] as const;
  let [line, greeting] = lineOf(meeting.getSnapshot());
  let { messages, request } = meeting.getSnapshot().context;
  const keeping = meeting.subscribe((snapshot) => {
    const { characterId, meetingId, ...context } = snapshot.context;
    const [written, chosen] = lineOf(snapshot);
    if (written !== line || chosen !== greeting) {
      [line, greeting] = [written, chosen];
      keepLine(characterId, line, greeting);
    }
    if (context.messages === messages && context.request === request) return;
    ({ messages, request } = context);
    writeMeeting(characterId, { meetingId, messages, request });
  });
  return () => {
    keeping.unsubscribe();
  };
};
