import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { role } from './chat.ts';
import { feedback } from './chatActs.ts';
import { id, text, time } from './text.ts';

/** The largest file that is taken, in bytes. */
export const CONVERSATION_FILE_MAX = 20 * 1024 * 1024;

const alternative = z.strictObject({
  text: text({ max: 1_000_000 }),
  /** An answer that is being written is exported as interrupted. */
  status: z.enum(['done', 'stopped', 'interrupted', 'failed']),
  liked: z.boolean(),
  feedback: z.nullable(feedback),
  image: z.nullable(z.string().check(z.maxLength(200))),
});

/** A conversation with all alternatives, as it is exported and imported. It holds no ids of messages: an import makes its own. */
export const conversationFile = z.strictObject({
  format: z.literal('liora.conversation.v1'),
  character: z.strictObject({ characterId: id, name: z.string().check(z.maxLength(200)) }),
  messages: z.array(
    z.strictObject({
      role,
      /** Rising. */
      createTime: time,
      chosen: z.int().check(z.nonnegative()),
      alternatives: z.array(alternative).check(z.minLength(1)),
    }),
  ),
});
export type ConversationFile = z.infer<typeof conversationFile>;

/**
 * Downloads a conversation: as a `conversationFile` (`json`), or as text to read (`text`). The answer is the file itself, without
 * envelope. A conversation that has not begun: 1004.
 */
export const chatExport = defineCall({
  method: 'GET',
  path: '/api/chat/export',
  encoding: 'query',
  access: 'ready',
  request: z.strictObject({ characterId: id, format: z._default(z.enum(['json', 'text']), 'json') }),
  response: conversationFile,
});

/**
 * Brings an exported conversation back: exported again, it is the same file byte for byte. The character must exist: 1004; a conversation
 * with it that holds messages is not touched: 1005; times that do not rise, or a choice that there is not: 1001.
 */
export const chatImport = defineCall({
  method: 'POST',
  path: '/api/chat/import',
  encoding: 'json',
  access: 'ready',
  request: z.strictObject({ conversation: conversationFile }),
  response: z.object({ characterId: id, messages: z.int() }),
  needsIdempotencyKey: true,
});
