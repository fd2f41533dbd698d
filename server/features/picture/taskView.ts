import { errNo } from '#contract/errNo.ts';
import { refusal as refusalSchema } from '#contract/characterDraft.ts';
import {
  type AnswerPicture,
  type Picture,
  PICTURE_TASKS_MAX,
  pictureFailure,
  type PictureTask,
} from '#contract/picture.ts';
import type { Queries, Transaction } from '#server/db/database.ts';
import { ApiError } from '#server/http/apiError.ts';
import { countUnderWay, placeOf, type TaskRow } from './taskRepository.ts';

/** Whoever has tasks under way comes, with another one, as if it had been asked for so many milliseconds later for each. */
const SHARE = 20_000;

/** When it is the turn of a person's next task. Throws 1006 while too many are under way. */
export const nextTurn = async (tx: Transaction, accountId: string): Promise<number> => {
  const underWay = await countUnderWay(tx, accountId);
  if (underWay >= PICTURE_TASKS_MAX) throw new ApiError(errNo.tooManyRequests, 'Too many pictures are being made');
  return Date.now() + underWay * SHARE;
};

/** How far a task is, as whoever waits for its picture is told. */
export const answerPictureOf = async (db: Queries, row: TaskRow): Promise<AnswerPicture> => ({
  taskId: row.id,
  status: row.status,
  place: await placeOf(db, row),
  progress: row.progress,
  refusal: row.refusal === null ? null : (refusalSchema.safeParse(row.refusal).data ?? 'other'),
  failure: row.failure === null ? null : (pictureFailure.safeParse(row.failure).data ?? 'interrupted'),
});

/** A task as the person sees it. */
export const viewOf = async (db: Queries, row: TaskRow, pictures: readonly Picture[]): Promise<PictureTask> => ({
  ...(await answerPictureOf(db, row)),
  wish: row.wish,
  cost: row.cost,
  pictures: [...pictures],
  ...(row.isFromChat && { isFromChat: true }),
  createTime: row.createTime,
});
