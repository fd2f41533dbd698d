import * as z from 'zod/mini';
import type { LineSaid } from '#machines/meeting/meetingMachine.ts';
import { readKept, writeKept } from '#src/browser/keptStore.ts';
import { FIRST_LINE_KEY } from '#src/browser/persistentStore.ts';
import { readMeeting, writeMeeting } from '#src/browser/meetingStore.ts';
import { readUnsent, writeUnsent } from '#src/browser/unsent.ts';

const firstLine = z.strictObject({
  characterId: z.string(),
  text: z.string(),
  intentId: z.string(),
  greeting: z.optional(z.number()),
  meetingId: z.optional(z.string()),
  /** In milliseconds since 1970. */
  saidTime: z.number(),
});

/** Somebody else may sit there the next day. In milliseconds. */
const KEPT_FOR = 24 * 3600 * 1000;

const readFirstLine = () => {
  try {
    return firstLine.parse(JSON.parse(readKept(FIRST_LINE_KEY) ?? ''));
  } catch {
    return null;
  }
};

const waiting = ({ characterId, text, greeting, intentId }: Omit<LineSaid, 'type' | 'meetingId'>) => {
  const beginning = greeting === undefined ? {} : { greeting };
  return {
    draft: '',
    editing: null,
    request: { kind: 'send', characterId, text, picture: false, ...beginning, intentId } as const,
    wasSending: true,
    ...beginning,
  };
};

/**
 * Has the conversation with that character send the line as soon as it opens: in this tab, or in the one that the link of the sign-up's mail
 * opens.
 */
export const keepSaid = ({ type: _type, ...said }: LineSaid): void => {
  writeUnsent(said.characterId, waiting(said));
  writeKept(FIRST_LINE_KEY, JSON.stringify({ ...said, saidTime: Date.now() }));
};

/** Takes up in this tab what was said to that character in another one, before there was an account. Both send it as one intent. */
export const takeUpFirstLine = (characterId: string): void => {
  const known = readFirstLine();
  if (known?.characterId !== characterId) return;
  writeKept(FIRST_LINE_KEY, null);
  if (Date.now() - known.saidTime >= KEPT_FOR) return;
  const { meetingId } = known;
  if (meetingId !== undefined && readMeeting(characterId) === null)
    writeMeeting(characterId, { meetingId, messages: [], request: null });
  if (readUnsent(characterId) === null) writeUnsent(characterId, waiting(known));
};
