import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { UserExport } from '#contract/userExport.ts';
import type { Queries } from '#server/db/database.ts';
import { inPages } from '#server/db/pages.ts';
import { characters } from '#server/db/schema.ts';
import { alternatives, conversations, messages } from '#server/db/conversationSchema.ts';
import { asSeenBy } from '#server/features/character/characterAccess.ts';
import type { Streamed } from '#server/http/jsonText.ts';

type Talk = UserExport['conversations'][number];
type ExportedMessage = Talk['messages'][number];

/** Messages that are read at a time, with all that they ever said. */
const MESSAGES = 50;

const alternativesOf = async (
  db: Queries,
  messageIds: readonly string[],
): Promise<ReadonlyMap<string, ExportedMessage['alternatives']>> => {
  const rows = await db
    .select()
    .from(alternatives)
    .where(inArray(alternatives.messageId, [...messageIds]))
    .orderBy(asc(alternatives.messageId), asc(alternatives.ordinal));
  return new Map(
    [...Map.groupBy(rows, ({ messageId }) => messageId)].map(([messageId, some]) => [
      messageId,
      some.map(({ ordinal, text, status, liked, feedbackTags, feedbackContent, image }) => ({
        ordinal,
        text,
        status,
        liked,
        feedback: feedbackContent === null ? null : { tags: feedbackTags ?? [], content: feedbackContent },
        image,
      })),
    ]),
  );
};

async function* messagesOf(db: Queries, conversationId: string): AsyncGenerator<ExportedMessage, void> {
  let last = -1;
  for (;;) {
    const page = await db
      .select({ id: messages.id, role: messages.role, createTime: messages.createTime, chosen: messages.chosen })
      .from(messages)
      .where(and(eq(messages.conversationId, conversationId), gt(messages.createTime, last)))
      .orderBy(asc(messages.createTime))
      .limit(MESSAGES);
    const said = await alternativesOf(
      db,
      page.map(({ id }) => id),
    );
    for (const { id, ...message } of page) yield { msgId: id, ...message, alternatives: said.get(id) ?? [] };
    const end = page.at(-1);
    if (end === undefined || page.length < MESSAGES) return;
    last = end.createTime;
  }
}

type Talking = Pick<typeof conversations.$inferSelect, 'id' | 'characterId' | 'lastTime'> &
  Pick<typeof characters.$inferSelect, 'name' | 'accountId' | 'lastShown'>;

/** What was said in conversations, those without a word for the longest first. */
export async function* exportTalks(db: Queries, accountId: string): AsyncGenerator<Streamed<Talk>, void> {
  const talks = inPages<Talking>((last, size) =>
    db
      .select({
        id: conversations.id,
        lastTime: conversations.lastTime,
        characterId: characters.id,
        name: characters.name,
        accountId: characters.accountId,
        lastShown: characters.lastShown,
      })
      .from(conversations)
      .innerJoin(characters, eq(characters.id, conversations.characterId))
      .where(
        and(
          eq(conversations.accountId, accountId),
          last && sql`(${conversations.lastTime}, ${conversations.id}) > (${last.lastTime}::bigint, ${last.id}::uuid)`,
        ),
      )
      .orderBy(asc(conversations.lastTime), asc(conversations.id))
      .limit(size),
  );
  for await (const { id, characterId, ...character } of talks) {
    const { name: characterName } = asSeenBy(character, { id: accountId });
    yield { characterId, characterName, messages: messagesOf(db, id) };
  }
}
