import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { characterSummary } from './character.ts';
import { nothing, time } from './text.ts';

export const conversation = z.object({
  character: characterSummary,
  lastText: z.string(),
  lastRole: z.enum(['user', 'companion']),
  lastTime: time,
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
