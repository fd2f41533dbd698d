import { type LineSaid, meetingMachine } from '#machines/meeting/meetingMachine.ts';
import { meetingActors } from './actors/meetingActors.ts';
import type { Api } from './api/api.ts';
import { readUnsent, writeUnsent } from './unsent.ts';

/** The flow of meeting a character, to be started by its screen. */
export const meetingLogic = (api: Api) => meetingMachine.provide({ actors: meetingActors(api) });

/** What was typed to that character, or said, and is not with the server yet. */
export const readLine = (characterId: string): string => {
  const unsent = readUnsent(characterId);
  return unsent?.request?.kind === 'send' ? unsent.request.text : (unsent?.draft ?? '');
};

/**
 * Keeps what was typed where the conversation with that character looks for it. What a member was changing there when the session ended
 * stays.
 */
export const keepLine = (characterId: string, draft: string): void => {
  const { editing = null, request = null, wasSending = false } = readUnsent(characterId) ?? {};
  const unsent = request?.kind === 'send' ? { request: null, wasSending: false } : { request, wasSending };
  writeUnsent(characterId, { draft, editing, ...unsent });
};

/** Has the conversation with that character send the line as soon as it opens. */
export const keepSaid = ({ characterId, text, intentId }: LineSaid): void =>
  writeUnsent(characterId, {
    draft: '',
    editing: null,
    request: { kind: 'send', characterId, text, picture: false, intentId },
    wasSending: true,
  });
