import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { characterSummary } from './character.ts';
import { role } from './chat.ts';
import { id, nothing, time } from './text.ts';

export const conversation = z.object({
  character: characterSummary,
  /** The last message, shortened; empty when it was cleared, or when nothing is written yet. */
  lastText: z.string(),
  /** null when it was cleared. */
  lastRole: z.nullable(role),
  lastTime: time,
  /** An answer is being written. */
  isWriting: z.boolean(),
  /** Finished answers that have come since it was read. */
  unread: z.int().check(z.nonnegative()),
});
export type Conversation = z.infer<typeof conversation>;

/** The person's conversations, the latest first. */
export const conversationList = defineCall({
  method: 'GET',
  path: '/api/conversation/list',
  encoding: 'query',
  access: 'ready',
  request: nothing,
  response: z.object({ conversations: z.array(conversation) }),
});

/** Notes that everything up to `readTime`, the createTime of a message, was read. It never goes back. */
export const conversationRead = defineCall({
  method: 'POST',
  path: '/api/conversation/read',
  encoding: 'json',
  access: 'ready',
  request: z.strictObject({ characterId: id, readTime: time }),
  response: z.object({ readTime: time }),
});

/** Deletes all messages and begins anew; an answer that is being written is stopped. The conversation stays in the list. */
export const conversationClear = defineCall({
  method: 'POST',
  path: '/api/conversation/clear',
  encoding: 'json',
  access: 'ready',
  request: z.strictObject({ characterId: id }),
  response: nothing,
  needsIdempotencyKey: true,
});

/** Deletes the conversation with all messages for good; an answer that is being written is stopped. */
export const conversationDelete = defineCall({
  method: 'POST',
  path: '/api/conversation/delete',
  encoding: 'json',
  access: 'ready',
  request: z.strictObject({ characterId: id }),
  response: nothing,
  needsIdempotencyKey: true,
});
