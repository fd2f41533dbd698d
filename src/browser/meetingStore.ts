import * as z from 'zod/mini';
import { message, type Message } from '#contract/chat.ts';
import { MEETING_LIFE } from '#contract/meeting.ts';
import type { LineRequest } from '#machines/meeting/meetingMachine.ts';
import { MEETING_PREFIX } from './forgetUnsent.ts';
import { readStored, writeStored } from './sessionStore.ts';

/** What was said to a character in this tab before there was an account. */
export interface KeptMeeting {
  meetingId: string;
  messages: readonly Message[];
  /** What was said last and is not answered. */
  request: LineRequest | null;
}

const kept = z.strictObject({
  meetingId: z.string(),
  messages: z.array(message),
  request: z.nullable(z.strictObject({ text: z.string(), intentId: z.string() })),
  savedTime: z.number(),
});

/** `null` when nothing is kept, or what the server does not know any more. */
export const readMeeting = (characterId: string): KeptMeeting | null => {
  try {
    const { savedTime, ...meeting } = kept.parse(JSON.parse(readStored(MEETING_PREFIX + characterId) ?? ''));
    return Date.now() - savedTime < MEETING_LIFE ? meeting : null;
  } catch {
    return null;
  }
};

export const writeMeeting = (characterId: string, meeting: KeptMeeting): void =>
  writeStored(MEETING_PREFIX + characterId, JSON.stringify({ ...meeting, savedTime: Date.now() }));

/** It is in the conversation, or nowhere. */
export const forgetMeeting = (characterId: string): void => writeStored(MEETING_PREFIX + characterId, null);
