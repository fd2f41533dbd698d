import type { ActorRefFrom } from 'xstate';
import { meetingMachine } from '#machines/meeting/meetingMachine.ts';
import { meetingActors } from '#src/actors/meetingActors.ts';
import type { FlowHost } from './screenFlows.ts';
import { readUnsent, writeUnsent } from '#src/browser/unsent.ts';

export type Meeting = ActorRefFrom<typeof meetingMachine>;

/** What was typed to that character, or said, and is not with the server yet. */
export const readLine = (characterId: string): string => {
  const unsent = readUnsent(characterId);
  return unsent?.request?.kind === 'send' ? unsent.request.text : (unsent?.draft ?? '');
};

/** Meeting a character on the screen at `path`. */
export const createMeeting = ({ api, flows }: FlowHost, characterId: string, path: string): Meeting =>
  flows.begin(meetingMachine.provide({ actors: meetingActors(api) }), {
    id: 'meeting',
    input: { characterId, line: readLine(characterId), greeting: readUnsent(characterId)?.greeting ?? 0 },
    screens: [path],
  });

/**
 * Keeps what was typed where the conversation with that character looks for it. What a member was changing there when the session ended
 * stays.
 */
export const keepLine = (characterId: string, draft: string, greeting: number): void => {
  const { editing = null, request = null, wasSending = false } = readUnsent(characterId) ?? {};
  const unsent = request?.kind === 'send' ? { request: null, wasSending: false } : { request, wasSending };
  writeUnsent(characterId, { draft, editing, ...unsent, ...(greeting > 0 && { greeting }) });
};
