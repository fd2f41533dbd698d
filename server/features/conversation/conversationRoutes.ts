import { and, desc, eq } from 'drizzle-orm';
import { conversationList, type Conversation } from '#contract/conversation.ts';
import type { Database } from '#server/db/database.ts';
import { alternatives, characters, conversations, messages } from '#server/db/schema.ts';
import { summaryColumns } from '#server/features/character/characterRepository.ts';
import type { Endpoints } from '#server/http/endpoint.ts';

const LIST_MAX = 500;
/** The list shows a line or two. */
const LAST_TEXT_MAX = 200;

const listConversations = async (db: Database, accountId: string): Promise<Conversation[]> => {
  const rows = await db
    .select({
      character: summaryColumns,
      lastText: alternatives.text,
      lastRole: messages.role,
      lastTime: conversations.lastTime,
    })
    .from(conversations)
    .innerJoin(characters, eq(characters.id, conversations.characterId))
    .innerJoin(
      messages,
      and(eq(messages.conversationId, conversations.id), eq(messages.createTime, conversations.lastTime)),
    )
    .innerJoin(alternatives, and(eq(alternatives.messageId, messages.id), eq(alternatives.ordinal, messages.chosen)))
    .where(eq(conversations.accountId, accountId))
    .orderBy(desc(conversations.lastTime))
    .limit(LIST_MAX);
  return rows.map((row) => ({ ...row, lastText: row.lastText.slice(0, LAST_TEXT_MAX).toWellFormed() }));
};

export const conversationRoutes = (endpoints: Endpoints, db: Database): void => {
  endpoints.member(conversationList, async (_request, caller) => ({
    conversations: await listConversations(db, caller.id),
  }));
};
