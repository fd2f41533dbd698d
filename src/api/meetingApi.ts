import { meetingSay, meetingTake } from '#contract/meeting.ts';
import type { ApiClient, CallOptions } from './client.ts';

/** Milliseconds: a model may take its time. */
const ANSWER_TIMEOUT = 60_000;

export const createMeetingApi = (client: ApiClient) => ({
  /** What was said, and the whole answer; the same key gives the same. */
  say: (
    request: { meetingId: string; characterId: string; speechText: string; greeting: number },
    options: CallOptions & { readonly idempotencyKey: string },
  ) => client.call(meetingSay, request, { ...options, timeout: ANSWER_TIMEOUT }),

  /** Puts what was said into the conversation; a meeting that is there already comes to the same. */
  take: (meetingId: string, options?: CallOptions) =>
    client.call(meetingTake, { meetingId }, { ...options, idempotencyKey: meetingId, isUnattended: true }),
});
