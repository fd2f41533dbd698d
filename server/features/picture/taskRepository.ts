import { and, count, desc, eq, gt, inArray, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import type { PictureStatus } from '#contract/picture.ts';
import type { Queries, Transaction } from '#server/db/database.ts';
import { pictureTasks } from '#server/db/pictureSchema.ts';
import { accounts } from '#server/db/schema.ts';
import type { Illustrated } from '#server/features/media/illustrator.ts';

export type TaskRow = typeof pictureTasks.$inferSelect;
type Change = Partial<typeof pictureTasks.$inferInsert>;

/** What goes on by itself. */
const UNDER_WAY = ['queued', 'moderating', 'making'] as const satisfies readonly PictureStatus[];
const isUnderWay = inArray(pictureTasks.status, [...UNDER_WAY]);
/** What a person is told of although it has ended. */
const WITHOUT_PICTURES = ['failed', 'refused'] as const satisfies readonly PictureStatus[];

export const isOn = ({ status }: Pick<TaskRow, 'status'>): boolean => UNDER_WAY.some((one) => one === status);

/** One try of a process to make what is asked for. */
export interface Run {
  readonly taskId: string;
  readonly attempt: number;
  /** Its number, 1 first. */
  readonly run: number;
}

export const insertTask = async (tx: Transaction, row: typeof pictureTasks.$inferInsert): Promise<TaskRow> => {
  const [inserted] = await tx.insert(pictureTasks).values(row).returning();
  if (inserted === undefined) throw new Error('The task is gone');
  return inserted;
};

export const findTask = async (db: Queries, taskId: string): Promise<TaskRow | undefined> =>
  (await db.select().from(pictureTasks).where(eq(pictureTasks.id, taskId)))[0];

/** Held against others who want to change it until the transaction ends. */
export const lockTask = async (tx: Transaction, taskId: string): Promise<TaskRow | undefined> =>
  (await tx.select().from(pictureTasks).where(eq(pictureTasks.id, taskId)).for('update'))[0];

const isOfAnswer = ({ msgId, ordinal }: Illustrated) =>
  and(eq(pictureTasks.messageId, msgId), eq(pictureTasks.ordinal, ordinal));

/** The task of the picture that comes with an answer. */
export const findTaskOf = async (db: Queries, answer: Illustrated): Promise<TaskRow | undefined> =>
  (await db.select().from(pictureTasks).where(isOfAnswer(answer)))[0];

/** As `findTaskOf`, and held as by `lockTask`. */
export const lockTaskOf = async (tx: Transaction, answer: Illustrated): Promise<TaskRow | undefined> =>
  (await tx.select().from(pictureTasks).where(isOfAnswer(answer)).for('update'))[0];

export const changeTask = async (tx: Transaction, taskId: string, change: Change): Promise<TaskRow> => {
  const [row] = await tx.update(pictureTasks).set(change).where(eq(pictureTasks.id, taskId)).returning();
  if (row === undefined) throw new Error('The task is gone');
  return row;
};

/** Those of a person that are under way. */
export const countUnderWay = async (db: Queries, accountId: string): Promise<number> => {
  const [found] = await db
    .select({ count: count() })
    .from(pictureTasks)
    .where(and(eq(pictureTasks.accountId, accountId), isUnderWay));
  return found?.count ?? 0;
};

/** How many come before one that is queued. */
export const placeOf = async (
  db: Queries,
  { id, status, turnTime }: Pick<TaskRow, 'id' | 'status' | 'turnTime'>,
): Promise<number> => {
  if (status !== 'queued') return 0;
  const [found] = await db
    .select({ count: count() })
    .from(pictureTasks)
    .where(
      and(
        eq(pictureTasks.status, 'queued'),
        or(lt(pictureTasks.turnTime, turnTime), and(eq(pictureTasks.turnTime, turnTime), lt(pictureTasks.id, id))),
      ),
    );
  return found?.count ?? 0;
};

/** Those under way, and those of no answer that ended after a time without pictures and were not put away, the newest first. */
export const listTasks = (db: Queries, accountId: string, endedAfter: number): Promise<TaskRow[]> =>
  db
    .select()
    .from(pictureTasks)
    .where(
      and(
        eq(pictureTasks.accountId, accountId),
        or(
          isUnderWay,
          and(
            inArray(pictureTasks.status, [...WITHOUT_PICTURES]),
            eq(pictureTasks.isPutAway, false),
            eq(pictureTasks.isFromChat, false),
            gt(pictureTasks.endTime, endedAfter),
          ),
        ),
      ),
    )
    .orderBy(desc(pictureTasks.createTime), desc(pictureTasks.id));

/** Holds a person against others who want to begin a task of theirs, until the transaction ends; false when the account is gone. */
export const lockUser = async (tx: Transaction, accountId: string): Promise<boolean> =>
  (await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for('no key update')).length >
  0;

/** Whether a process works on another task of a person, and gave a sign of life since. */
export const isBusy = async (
  tx: Transaction,
  accountId: string,
  taskId: string,
  aliveSince: number,
): Promise<boolean> =>
  (
    await tx
      .select({ id: pictureTasks.id })
      .from(pictureTasks)
      .where(
        and(
          eq(pictureTasks.accountId, accountId),
          ne(pictureTasks.id, taskId),
          inArray(pictureTasks.status, ['moderating', 'making']),
          gt(pictureTasks.beatTime, aliveSince),
        ),
      )
      .limit(1)
  ).length > 0;

const change = async (db: Queries, where: SQL | undefined, values: Record<string, unknown>) =>
  (await db.update(pictureTasks).set(values).where(and(where, isUnderWay)).returning())[0];

const isAttempt = ({ taskId, attempt }: Pick<Run, 'taskId' | 'attempt'>) =>
  and(eq(pictureTasks.id, taskId), eq(pictureTasks.attempt, attempt));

/** Begins another run of an attempt; undefined when that has ended. */
export const beginRun = (
  tx: Transaction,
  attempt: Pick<Run, 'taskId' | 'attempt'>,
  now: number,
): Promise<TaskRow | undefined> =>
  change(tx, isAttempt(attempt), {
    status: 'moderating',
    progress: 0,
    runs: sql`${pictureTasks.runs} + 1`,
    beatTime: now,
  });

/** Changes what a run makes; undefined when it has ended, was begun anew or is gone. */
export const changeRun = (db: Queries, run: Run, values: Change): Promise<TaskRow | undefined> =>
  change(db, and(isAttempt(run), eq(pictureTasks.runs, run.run)), values);

/** Ends an attempt, whoever is at it; undefined when it has ended. */
export const endAttempt = (
  tx: Transaction,
  attempt: Pick<Run, 'taskId' | 'attempt'>,
  values: Change,
): Promise<TaskRow | undefined> => change(tx, isAttempt(attempt), values);
