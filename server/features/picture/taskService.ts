import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Content } from '#contract/care.ts';
import { errNo } from '#contract/errNo.ts';
import { type PictureTask, type PictureWish, standOf } from '#contract/picture.ts';
import type { Database, Queries, Transaction } from '#server/db/database.ts';
import { isOpenTo } from '#server/features/character/characterAccess.ts';
import { findCharacter } from '#server/features/character/characterRepository.ts';
import { endHold, hold } from '#server/features/ledger/ledger.ts';
import { ApiError } from '#server/http/apiError.ts';
import type { Caller } from '#server/http/endpoint.ts';
import { holdOf } from './attempt.ts';
import { picturesOfTasks } from './galleryRepository.ts';
import type { TaskJobs } from './taskJobs.ts';
import * as repository from './taskRepository.ts';
import type { TaskRow } from './taskRepository.ts';
import { answerPictureOf, nextTurn, viewOf } from './taskView.ts';

export interface TaskDeps {
  readonly db: Database;
  readonly tasks: Pick<TaskJobs, 'send'>;
  /** Of one picture, in tokens. */
  readonly cost: number;
}

const DAY = 24 * 60 * 60_000;
/** Milliseconds for which a question is held at most: less than browsers and proxies wait. */
const HELD_MAX = 10_000;
/** Milliseconds between two looks: another process may be at the task. */
const LOOK_EVERY = 300;

/** A question that is held until there is something to tell. */
export interface Held {
  /** What `standOf` said of the tasks. */
  readonly seen: string;
  /** Nobody waits any more. */
  readonly isOver: () => boolean;
}

const taskOf = async (db: Queries, row: TaskRow): Promise<PictureTask> =>
  viewOf(db, row, row.status === 'ready' ? await picturesOfTasks(db, [row.id]) : []);

const mustOwn = (caller: Caller, row: TaskRow | undefined): TaskRow => {
  if (row === undefined) throw new ApiError(errNo.notFound, 'No such task');
  if (row.accountId !== caller.id) throw new ApiError(errNo.forbidden, 'The task is not yours');
  return row;
};

/** What people ask for, and what becomes of it. */
export const createTaskService = ({ db, tasks, cost }: TaskDeps) => {
  const lock = async (tx: Transaction, caller: Caller, taskId: string): Promise<TaskRow> =>
    mustOwn(caller, await repository.lockTask(tx, taskId));

  const begin = async (tx: Transaction, task: TaskRow): Promise<void> => {
    const { id: taskId, accountId, attempt, cost: price } = task;
    await hold(tx, { accountId, job: holdOf({ taskId, attempt }), service: 'picture', cost: price });
    await tasks.send(tx, task);
  };

  const checkCharacter = async (tx: Transaction, caller: Caller, characterId: string): Promise<void> => {
    const character = await findCharacter(tx, characterId);
    if (character === undefined || character.deleteTime !== null)
      throw new ApiError(errNo.notFound, 'No such character');
    if (!isOpenTo(character, caller)) throw new ApiError(errNo.forbidden, 'The character may not be seen');
  };

  /** How a task and those of the person that are under way beside it stand. */
  const standWith = async (row: TaskRow): Promise<string> => {
    const listed = await repository.listTasks(db, row.accountId, Date.now());
    const beside = listed.filter((other) => other.id !== row.id && repository.isOn(other));
    return standOf(await Promise.all([row, ...beside].map((one) => answerPictureOf(db, one))));
  };

  return {
    /** `content` is what the wish was judged to hold. */
    async create(tx: Transaction, caller: Caller, wish: PictureWish, content: Content | null): Promise<PictureTask> {
      if (wish.characterId !== null) await checkCharacter(tx, caller, wish.characterId);
      const row = await repository.insertTask(tx, {
        id: randomUUID(),
        accountId: caller.id,
        wish,
        content,
        status: 'queued',
        cost: cost * wish.count,
        turnTime: await nextTurn(tx, caller.id),
        createTime: Date.now(),
      });
      await begin(tx, row);
      return taskOf(tx, row);
    },

    async detail(caller: Caller, taskId: string, held?: Held): Promise<PictureTask> {
      const end = performance.now() + HELD_MAX;
      for (;;) {
        const row = mustOwn(caller, await repository.findTask(db, taskId));
        if (held === undefined || !repository.isOn(row) || held.isOver() || performance.now() >= end)
          return taskOf(db, row);
        if ((await standWith(row)) !== held.seen) return taskOf(db, row);
        await wait(LOOK_EVERY);
      }
    },

    async list(caller: Caller): Promise<PictureTask[]> {
      const rows = await repository.listTasks(db, caller.id, Date.now() - DAY);
      return Promise.all(rows.map((row) => viewOf(db, row, [])));
    },

    async cancel(tx: Transaction, caller: Caller, taskId: string): Promise<PictureTask> {
      const { attempt } = await lock(tx, caller, taskId);
      const change = { status: 'cancelled', endTime: Date.now() } as const;
      const ended = await repository.endAttempt(tx, { taskId, attempt }, change);
      if (ended !== undefined) await endHold(tx, holdOf({ taskId, attempt }), 'void');
      return taskOf(tx, ended ?? (await lock(tx, caller, taskId)));
    },

    async retry(tx: Transaction, caller: Caller, taskId: string): Promise<PictureTask> {
      const { status, attempt, wish, isFromChat } = await lock(tx, caller, taskId);
      if (status !== 'failed' || isFromChat)
        throw new ApiError(errNo.conflict, 'Only what failed, and came with no answer, can be tried again');
      const row = await repository.changeTask(tx, taskId, {
        status: 'queued',
        progress: 0,
        failure: null,
        isPutAway: false,
        endTime: null,
        attempt: attempt + 1,
        cost: cost * wish.count,
        turnTime: await nextTurn(tx, caller.id),
      });
      await begin(tx, row);
      return taskOf(tx, row);
    },

    async dismiss(tx: Transaction, caller: Caller, taskId: string): Promise<void> {
      const row = await lock(tx, caller, taskId);
      if (repository.isOn(row) || row.status === 'ready')
        throw new ApiError(errNo.conflict, 'Only what ended without pictures can be put away');
      await repository.changeTask(tx, taskId, { isPutAway: true });
    },
  };
};
