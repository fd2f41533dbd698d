import { asc, eq } from 'drizzle-orm';
import type { UserExport } from '#contract/userExport.ts';
import type { Queries } from '#server/db/database.ts';
import { pictureReports, pictures, pictureTasks } from '#server/db/pictureSchema.ts';

type Exported = UserExport['pictureTasks'];

/** What somebody asked for, the first one first, with the keys of the pictures that there are. */
export const exportPictures = async (db: Queries, accountId: string): Promise<Exported> => {
  const tasks = await db
    .select()
    .from(pictureTasks)
    .where(eq(pictureTasks.accountId, accountId))
    .orderBy(asc(pictureTasks.createTime), asc(pictureTasks.id));
  const made = await db
    .select({ picture: pictures, report: pictureReports })
    .from(pictures)
    .leftJoin(pictureReports, eq(pictureReports.pictureId, pictures.id))
    .where(eq(pictures.accountId, accountId))
    .orderBy(asc(pictures.createTime), asc(pictures.id));
  const byTask = Map.groupBy(made, ({ picture }) => picture.taskId);
  return tasks.map(({ id: taskId, createTime, status, isFromChat, wish }) => ({
    taskId,
    createTime,
    status,
    isFromChat,
    wish,
    pictures: (byTask.get(taskId) ?? []).map(({ picture, report }) => ({
      pictureId: picture.id,
      characterName: picture.characterName,
      image: picture.image,
      createTime: picture.createTime,
      report: report && { reason: report.reason, content: report.content, createTime: report.createTime },
    })),
  }));
};
