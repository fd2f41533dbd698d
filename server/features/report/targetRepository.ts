import { and, asc, desc, eq, isNull, lt } from 'drizzle-orm';
import { alternatives, conversations, messages } from '#server/db/conversationSchema.ts';
import type { Queries } from '#server/db/database.ts';
import { pictures, pictureTasks } from '#server/db/pictureSchema.ts';
import { accounts, characters } from '#server/db/schema.ts';
import { withChosen } from '#server/features/conversation/chatRepository.ts';

/** A message of that person's conversations, with what of it is chosen. */
export const saidTo = async (db: Queries, accountId: string, msgId: string) =>
  (
    await db
      .select({
        conversationId: messages.conversationId,
        createTime: messages.createTime,
        role: messages.role,
        character: { name: characters.name, accountId: characters.accountId, lastShown: characters.lastShown },
        alternative: alternatives,
      })
      .from(messages)
      .innerJoin(conversations, eq(conversations.id, messages.conversationId))
      .innerJoin(characters, eq(characters.id, conversations.characterId))
      .innerJoin(alternatives, withChosen)
      .where(and(eq(messages.id, msgId), eq(conversations.accountId, accountId)))
  )[0];

type Said = Pick<typeof messages.$inferSelect, 'conversationId' | 'createTime'>;

/** The text of the message before that one, and what it was judged to hold. */
export const saidBefore = async (db: Queries, { conversationId, createTime }: Said) =>
  (
    await db
      .select({ text: alternatives.text, content: alternatives.content })
      .from(messages)
      .innerJoin(alternatives, withChosen)
      .where(and(eq(messages.conversationId, conversationId), lt(messages.createTime, createTime)))
      .orderBy(desc(messages.createTime))
      .limit(1)
  )[0];

/** A picture that is not blocked, and the wish that it is made of with what that was judged to hold. */
export const shownPicture = async (db: Queries, pictureId: string) =>
  (
    await db
      .select({ picture: pictures, wish: pictureTasks.wish, content: pictureTasks.content })
      .from(pictures)
      .innerJoin(pictureTasks, eq(pictureTasks.id, pictures.taskId))
      .where(and(eq(pictures.id, pictureId), isNull(pictures.blockTime)))
  )[0];

/** What somebody is called, and the latest of the characters that are theirs. */
export const madeBy = async (db: Queries, accountId: string, limit: number) => {
  const [account] = await db.select({ name: accounts.name }).from(accounts).where(eq(accounts.id, accountId));
  const made = await db
    .select({ name: characters.name, tagline: characters.tagline })
    .from(characters)
    .where(and(eq(characters.accountId, accountId), isNull(characters.deleteTime), eq(characters.status, 'ready')))
    .orderBy(desc(characters.createTime), asc(characters.id))
    .limit(limit);
  return { name: account?.name ?? '', characters: made };
};
