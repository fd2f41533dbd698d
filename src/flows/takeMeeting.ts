import { errNo } from '#contract/errNo.ts';
import { failureOf, NO_ANSWER } from '#machines/failure.ts';
import type { Api } from '#src/api/api.ts';
import { createMeetingApi } from '#src/api/meetingApi.ts';
import { forgetMeeting, readMeeting } from '#src/browser/meetingStore.ts';

/** It may go another time. */
const LATER: ReadonlySet<number> = new Set([NO_ANSWER, errNo.databaseAway, errNo.shuttingDown]);
/** It never will. */
const NEVER: ReadonlySet<number> = new Set([errNo.notFound, errNo.blocked, errNo.invalidInput]);

/**
 * Puts what was said to that character in this tab, before there was an account, into the conversation. Throws where nothing answers, for the
 * conversation cannot be read then either; where the server refuses, it is read without.
 */
export const takeMeeting = async (api: Api, characterId: string, signal: AbortSignal): Promise<void> => {
  const met = readMeeting(characterId);
  if (met === null) return;
  try {
    await createMeetingApi(api.client).take(met.meetingId, { signal });
  } catch (error) {
    signal.throwIfAborted();
    const { errNo: code } = failureOf(error);
    if (LATER.has(code)) throw error;
    if (!NEVER.has(code)) return;
  }
  forgetMeeting(characterId);
};
