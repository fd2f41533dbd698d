import { asc, desc, eq } from 'drizzle-orm';
import type { Queries, Transaction } from '#server/db/database.ts';
import { pictureReports, pictures, pictureTasks } from '#server/db/pictureSchema.ts';

/** A picture that somebody told operators of. */
export interface Reported {
  readonly picture: typeof pictures.$inferSelect;
  readonly report: typeof pictureReports.$inferSelect;
  readonly prompt: string;
}

/** What somebody says of a picture; what was said before is replaced. */
export const putReport = async (tx: Transaction, report: typeof pictureReports.$inferInsert): Promise<void> => {
  const { pictureId, ...said } = report;
  await tx
    .insert(pictureReports)
    .values({ pictureId, ...said })
    .onConflictDoUpdate({ target: pictureReports.pictureId, set: said });
};

/** The latest first. */
export const reportsOf = async (db: Queries, limit: number): Promise<Reported[]> => {
  const rows = await db
    .select({ picture: pictures, report: pictureReports, wish: pictureTasks.wish })
    .from(pictureReports)
    .innerJoin(pictures, eq(pictures.id, pictureReports.pictureId))
    .innerJoin(pictureTasks, eq(pictureTasks.id, pictures.taskId))
    .orderBy(desc(pictureReports.createTime), asc(pictures.id))
    .limit(limit);
  return rows.map(({ wish, ...row }) => ({ ...row, prompt: wish.prompt }));
};

/** Key of a picture that was reported. */
export const findReported = async (db: Queries, pictureId: string): Promise<string | undefined> =>
  (
    await db
      .select({ image: pictures.image })
      .from(pictureReports)
      .innerJoin(pictures, eq(pictures.id, pictureReports.pictureId))
      .where(eq(pictures.id, pictureId))
  )[0]?.image;
