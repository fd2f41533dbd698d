import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { UserExport } from '#contract/userExport.ts';
import type { Queries } from '#server/db/database.ts';
import { inPages } from '#server/db/pages.ts';
import { pictures, pictureTasks } from '#server/db/pictureSchema.ts';

type Exported = UserExport['pictureTasks'][number];
type Task = typeof pictureTasks.$inferSelect;

/** Tasks that are read at a time. */
const TASKS = 100;

const withPictures = async (db: Queries, tasks: readonly Task[]): Promise<Exported[]> => {
  const made = await db
    .select()
    .from(pictures)
    .where(
      inArray(
        pictures.taskId,
        tasks.map(({ id }) => id),
      ),
    )
    .orderBy(asc(pictures.createTime), asc(pictures.id));
  const byTask = Map.groupBy(made, (picture) => picture.taskId);
  return tasks.map(({ id: taskId, createTime, status, isFromChat, wish }) => ({
    taskId,
    createTime,
    status,
    isFromChat,
    wish,
    pictures: (byTask.get(taskId) ?? []).map((picture) => ({
      pictureId: picture.id,
      characterName: picture.characterName,
      image: picture.image,
      createTime: picture.createTime,
    })),
  }));
};

/** What somebody asked for, the first one first, with the keys of the pictures that there are. */
export const exportPictures = (db: Queries, accountId: string): AsyncIterable<Exported> =>
  inPages(async (last: Exported | undefined, size) => {
    const tasks = await db
      .select()
      .from(pictureTasks)
      .where(
        and(
          eq(pictureTasks.accountId, accountId),
          last &&
            sql`(${pictureTasks.createTime}, ${pictureTasks.id}) > (${last.createTime}::bigint, ${last.taskId}::uuid)`,
        ),
      )
      .orderBy(asc(pictureTasks.createTime), asc(pictureTasks.id))
      .limit(size);
    return withPictures(db, tasks);
  }, TASKS);
