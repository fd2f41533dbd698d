import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { exchange, greetingOrdinal, speechText } from './chat.ts';
import { id } from './text.ts';

/** So many answers somebody without an account gets from each whom they meet. */
export const MEETING_ANSWERS = 2;
/** A meeting is kept so long for whoever signs up, in milliseconds: somebody else may sit there the next day. */
export const MEETING_LIFE = 24 * 60 * 60 * 1000;

/**
 * Says `speechText` to a character before there is an account. `meetingId` is made by the browser and known to it alone: all that is said
 * under one belongs together, and is about one character. Answers like `chatCompletion`, without the greeting. Whoever has had
 * `MEETING_ANSWERS`, or whose address, browser or hour has had its own: 1018. Somebody in need is answered all the same. No such character,
 * none whom strangers may see, or another one's meeting: 1004.
 */
export const meetingSay = defineCall({
  method: 'POST',
  path: '/api/meeting/say',
  encoding: 'json',
  access: 'public',
  request: z.strictObject({
    meetingId: id,
    characterId: id,
    speechText,
    greeting: z.optional(greetingOrdinal),
  }),
  response: exchange,
  needsIdempotencyKey: true,
  streams: true,
});

/**
 * Puts what was said in a meeting into the conversation with that character, which begins with it if need be. The meeting is no more then.
 * `messages` tells how many that were: none of a meeting that is over, or in which nothing was answered.
 */
export const meetingTake = defineCall({
  method: 'POST',
  path: '/api/meeting/take',
  encoding: 'json',
  access: 'ready',
  request: z.strictObject({ meetingId: id }),
  response: z.object({ messages: z.int() }),
  needsIdempotencyKey: true,
});
