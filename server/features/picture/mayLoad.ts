import { and, eq } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { pictures } from '#server/db/pictureSchema.ts';
import { alternatives, conversations, messages } from '#server/db/schema.ts';

/** Whether somebody may load the picture of a key. */
export type MayLoad = (accountId: string, key: string) => Promise<boolean>;

/** Pictures belong to whoever had them made, and those that came with an answer to whose conversation it is too. */
export const createMayLoad =
  (db: Database): MayLoad =>
  async (accountId, key) => {
    const own = await db
      .select({ id: pictures.id })
      .from(pictures)
      .where(and(eq(pictures.image, key), eq(pictures.accountId, accountId)));
    if (own.length > 0) return true;
    if (!key.startsWith('chat/')) return false;
    const told = await db
      .select({ id: messages.id })
      .from(alternatives)
      .innerJoin(messages, eq(messages.id, alternatives.messageId))
      .innerJoin(conversations, eq(conversations.id, messages.conversationId))
      .where(and(eq(alternatives.image, key), eq(conversations.accountId, accountId)))
      .limit(1);
    return told.length > 0;
  };
