import { and, asc, count, desc, eq, inArray, isNotNull, max, not, notExists, type SQL, sql } from 'drizzle-orm';
import type { GalleryCharacter, Picture } from '#contract/picture.ts';
import type { Queries, Transaction } from '#server/db/database.ts';
import { pictures, pictureTasks } from '#server/db/pictureSchema.ts';
import { characters } from '#server/db/schema.ts';
import { alternatives, conversations, messages } from '#server/db/conversationSchema.ts';
import { asSeenBy } from '#server/features/character/characterAccess.ts';
import { imageThere, isThere } from './blockedRepository.ts';

export type PictureRow = typeof pictures.$inferSelect;
/** A picture before it is known of which task and whose it is. */
export type NewPicture = Omit<PictureRow, 'taskId' | 'accountId' | 'blockTime'>;

/** Where a page ended. */
export interface GalleryPlace {
  readonly createTime: number;
  readonly id: string;
}

export const insertPictures = async (
  tx: Transaction,
  task: { readonly id: string; readonly accountId: string },
  made: readonly NewPicture[],
): Promise<void> => {
  const { id: taskId, accountId } = task;
  await tx.insert(pictures).values(made.map((picture) => ({ ...picture, taskId, accountId })));
};

const newestFirst = [asc(sql`(-${pictures.createTime})`), asc(pictures.id)];

/** Pictures with what was asked for. */
const select = async (
  db: Queries,
  where: SQL | undefined,
  { order, limit }: { readonly order: readonly SQL[]; readonly limit?: number },
): Promise<Picture[]> => {
  const query = db
    .select({ picture: pictures, wish: pictureTasks.wish, isFromChat: pictureTasks.isFromChat })
    .from(pictures)
    .innerJoin(pictureTasks, eq(pictureTasks.id, pictures.taskId))
    .where(and(isThere, where))
    .orderBy(...order)
    .$dynamic();
  const rows = await (limit === undefined ? query : query.limit(limit));
  return rows.map(({ picture, wish, isFromChat }) => ({
    pictureId: picture.id,
    taskId: picture.taskId,
    characterId: picture.characterId,
    characterName: picture.characterName,
    image: picture.image,
    placeholder: picture.placeholder,
    prompt: wish.prompt,
    style: wish.style,
    mood: wish.mood,
    setting: wish.setting,
    aspect: wish.aspect,
    isFromChat,
    createTime: picture.createTime,
  }));
};

/** In the order in which they were made. */
export const picturesOfTasks = (db: Queries, taskIds: readonly string[]): Promise<Picture[]> =>
  taskIds.length === 0
    ? Promise.resolve([])
    : select(db, inArray(pictures.taskId, [...taskIds]), { order: [asc(pictures.createTime), asc(pictures.id)] });

/** Of a person, all or those of a character. */
interface Whose {
  readonly accountId: string;
  readonly characterId: string | undefined;
}

const isOf = ({ accountId, characterId }: Whose): SQL | undefined =>
  and(
    isThere,
    eq(pictures.accountId, accountId),
    characterId === undefined ? undefined : eq(pictures.characterId, characterId),
  );
const comesAfter = ({ createTime, id }: GalleryPlace): SQL =>
  sql`((-${pictures.createTime}), ${pictures.id}) > (${-createTime}::bigint, ${id}::uuid)`;

/** A page of somebody's pictures, the newest first. */
export const galleryPage = (
  db: Queries,
  whose: Whose,
  { after, limit }: { readonly after: GalleryPlace | undefined; readonly limit: number },
): Promise<Picture[]> => select(db, and(isOf(whose), after && comesAfter(after)), { order: newestFirst, limit });

/** How many pictures come after a place until one of them, with that; 0 where that is not among them. */
export const countUntil = async (
  db: Queries,
  whose: Whose,
  after: GalleryPlace | undefined,
  pictureId: string,
): Promise<number> => {
  const among = and(isOf(whose), after && comesAfter(after));
  const [last] = await db
    .select({ id: pictures.id, createTime: pictures.createTime })
    .from(pictures)
    .where(and(among, eq(pictures.id, pictureId)));
  if (last === undefined) return 0;
  const [found] = await db
    .select({ count: count() })
    .from(pictures)
    .where(and(among, not(comesAfter(last))));
  return found?.count ?? 0;
};

/** Characters with how many pictures of them somebody has; whoever is on the newest comes first. */
export const charactersOfGallery = async (db: Queries, accountId: string): Promise<GalleryCharacter[]> => {
  const found = await db
    .select({
      characterId: characters.id,
      name: characters.name,
      portrait: characters.portrait,
      accountId: characters.accountId,
      lastShown: characters.lastShown,
      count: count(pictures.id),
    })
    .from(pictures)
    .innerJoin(characters, eq(characters.id, pictures.characterId))
    .where(and(isThere, eq(pictures.accountId, accountId)))
    .groupBy(characters.id)
    .orderBy(desc(max(pictures.createTime)), asc(characters.id));
  return found.map(({ accountId: ownerId, lastShown, ...character }) => ({
    ...character,
    name: asSeenBy({ name: character.name, accountId: ownerId, lastShown }, { id: accountId }).name,
  }));
};

export const countPictures = async (db: Queries, accountId: string): Promise<number> => {
  const [found] = await db
    .select({ count: count() })
    .from(pictures)
    .where(and(isThere, eq(pictures.accountId, accountId)));
  return found?.count ?? 0;
};

export const findPicture = async (db: Queries, pictureId: string): Promise<PictureRow | undefined> =>
  (
    await db
      .select()
      .from(pictures)
      .where(and(isThere, eq(pictures.id, pictureId)))
  )[0];

/** Held against others who want to change it until the transaction ends. */
export const lockPicture = async (tx: Transaction, pictureId: string): Promise<PictureRow | undefined> =>
  (
    await tx
      .select()
      .from(pictures)
      .where(and(isThere, eq(pictures.id, pictureId)))
      .for('update')
  )[0];

/** Deletes pictures by their keys. */
export const deletePictures = async (tx: Transaction, keys: readonly string[]): Promise<void> => {
  if (keys.length > 0) await tx.delete(pictures).where(inArray(pictures.image, [...keys]));
};

/** Deletes those of the pictures that came with answers, and come with no message of their owner any more. */
export const deleteUntold = async (tx: Transaction, keys: readonly string[]): Promise<void> => {
  if (keys.length === 0) return;
  const fromChat = tx.select({ id: pictureTasks.id }).from(pictureTasks).where(eq(pictureTasks.isFromChat, true));
  const told = tx
    .select({ id: messages.id })
    .from(alternatives)
    .innerJoin(messages, eq(messages.id, alternatives.messageId))
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .where(and(eq(alternatives.image, pictures.image), eq(conversations.accountId, pictures.accountId)));
  await tx
    .delete(pictures)
    .where(and(inArray(pictures.image, [...keys]), inArray(pictures.taskId, fromChat), notExists(told)));
};

/** Keys of all that somebody has, also of what is blocked. */
export const imagesOfAccount = (db: Queries, accountId: string): Promise<Pick<PictureRow, 'image' | 'blockTime'>[]> =>
  db
    .select({ image: pictures.image, blockTime: pictures.blockTime })
    .from(pictures)
    .where(eq(pictures.accountId, accountId));

/** Takes a picture from the messages of somebody's conversations, which keep their words. */
export const takeFromMessages = async (tx: Transaction, accountId: string, image: string): Promise<void> => {
  const own = tx
    .select({ id: messages.id })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .where(eq(conversations.accountId, accountId));
  await tx
    .update(alternatives)
    .set({ image: null })
    .where(and(eq(alternatives.image, image), inArray(alternatives.messageId, own)));
};

/** Those of the keys that are pictures which somebody had made. */
export const existingImages = async (db: Queries, keys: readonly string[]): Promise<string[]> =>
  (
    await db
      .select({ image: pictures.image })
      .from(pictures)
      .where(inArray(pictures.image, [...keys]))
  ).map(({ image }) => image);

/** Whether somebody had the picture of a key made, and neither it nor whoever is on it is blocked. */
export const ownsImage = async (db: Queries, accountId: string, key: string): Promise<boolean> =>
  (
    await db
      .select({ id: pictures.id })
      .from(pictures)
      .where(and(eq(pictures.image, key), eq(pictures.accountId, accountId), isThere))
  ).length > 0;

/** Whether the picture of a key came with an answer in a conversation of the account's own, and nothing of it is blocked. */
export const wasTold = async (db: Queries, accountId: string, key: string): Promise<boolean> =>
  (
    await db
      .select({ id: messages.id })
      .from(alternatives)
      .innerJoin(messages, eq(messages.id, alternatives.messageId))
      .innerJoin(conversations, eq(conversations.id, messages.conversationId))
      .where(and(eq(alternatives.image, key), eq(conversations.accountId, accountId), isNotNull(imageThere)))
      .limit(1)
  ).length > 0;
