import * as z from 'zod/mini';
import { defineCall } from './call.ts';

/**
 * Why people are reminded that they talk with an AI.
 * - `start`: a conversation was opened, the first one that day (UTC).
 * - `use`: three hours of use have come together since the last time.
 */
export const careReminderKind = z.enum(['start', 'use']);
export type CareReminderKind = z.infer<typeof careReminderKind>;

/** A reminder that is due. */
export const careReminder = z.object({
  kind: careReminderKind,
  /** How many the person has acknowledged before: tells this one from the next. */
  number: z.int().check(z.nonnegative()),
});
export type CareReminder = z.infer<typeof careReminder>;

/** How it stands with somebody's use, by the clock of the server. */
export const careStanding = z.object({
  /** Due until it is acknowledged, in whatever tab; else `null`. */
  reminder: z.nullable(careReminder),
  /** Milliseconds after which a conversation that is still on view says so again. */
  nextIn: z.int().check(z.positive()),
});
export type CareStanding = z.infer<typeof careStanding>;

/**
 * Says that a conversation is on view, which counts as use since this was said last; after more than two minutes without a word, not. Tabs
 * that say so side by side count once.
 */
export const careUse = defineCall({
  method: 'POST',
  path: '/api/care/use',
  encoding: 'json',
  access: 'ready',
  request: z.strictObject({
    /** It has just come on view. */
    isOpening: z.boolean(),
  }),
  response: careStanding,
});

/** Says that this reminder was seen, and that the conversation is still on view. One that is not due, such as one that was acknowledged already, changes nothing. */
export const careAcknowledge = defineCall({
  method: 'POST',
  path: '/api/care/acknowledge',
  encoding: 'json',
  access: 'ready',
  request: z.strictObject(careReminder.shape),
  response: careStanding,
});
