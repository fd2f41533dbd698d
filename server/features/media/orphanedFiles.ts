import { and, eq, inArray, lte } from 'drizzle-orm';
import type { Database, Queries, Transaction } from '#server/db/database.ts';
import { pictureOrphanedFiles } from '#server/db/pictureSchema.ts';
import { transact } from '#server/db/transact.ts';
import type { Log } from '#server/log.ts';
import type { MediaStorage } from '#server/providers/image/storage/mediaStorage.ts';

/** Files that are looked at in one go. */
const AT_ONCE = 1000;
/** Milliseconds after which it is looked again whether somebody still has what lost its owner. */
const LOOK_AGAIN = 60 * 60_000;

/** Files that belong to something, by their keys. */
export interface Held {
  /** To a picture of somebody, a message or a character that is there. */
  readonly owned: ReadonlySet<string>;
  /** To a deleted character with whom somebody still has a conversation, or to a report of something that is deleted. */
  readonly lent: ReadonlySet<string>;
}

/** Files of pictures that belong to nothing, or that may soon, so that none stays behind whenever a process ends. */
export interface OrphanedFiles {
  /** Before files are written: from `dueTime` on they are deleted unless they were kept. */
  plan(tx: Transaction, keys: readonly string[], taskId: string | null, dueTime: number): Promise<void>;
  /** Within the transaction that stores what they belong to; false when some were deleted already. */
  keep(tx: Transaction, keys: readonly string[]): Promise<boolean>;
  /** Within the transaction that takes from them what they belonged to. What still belongs to something else stays. */
  lose(tx: Transaction, keys: readonly string[]): Promise<void>;
  /** Whatever was planned for a task and not kept. */
  loseOf(tx: Transaction, taskId: string): Promise<void>;
  /** Within the transaction that takes from them somebody who still had them: those of them that lost their owner are looked at now. */
  look(tx: Transaction, keys: readonly string[]): Promise<void>;
  /** Deletes what is due. What cannot be deleted now is deleted another time. */
  sweep(now?: number): Promise<void>;
}

export interface OrphanedFilesDeps {
  readonly db: Database;
  readonly storage: Pick<MediaStorage, 'remove'>;
  /** Which of some files belong to something. */
  readonly heldFor: (db: Queries, keys: readonly string[]) => Promise<Held>;
  readonly log: Log;
}

export const createOrphanedFiles = ({ db, storage, heldFor, log }: OrphanedFilesDeps): OrphanedFiles => {
  const plan: OrphanedFiles['plan'] = async (tx, keys, taskId, dueTime) => {
    if (keys.length === 0) return;
    await tx
      .insert(pictureOrphanedFiles)
      .values([...new Set(keys)].map((key) => ({ key, taskId, dueTime })))
      .onConflictDoUpdate({ target: pictureOrphanedFiles.key, set: { dueTime } });
  };

  /** What is due and nobody's. Whatever another transaction is about to lose is left to its own sweep. */
  const takeDue = (now: number): Promise<string[]> =>
    transact(db, async (tx) => {
      const due = (
        await tx
          .select({ key: pictureOrphanedFiles.key })
          .from(pictureOrphanedFiles)
          .where(lte(pictureOrphanedFiles.dueTime, now))
          .limit(AT_ONCE)
          .for('update', { skipLocked: true })
      ).map(({ key }) => key);
      if (due.length === 0) return due;
      const { owned, lent } = await heldFor(tx, due);
      if (owned.size > 0) await tx.delete(pictureOrphanedFiles).where(inArray(pictureOrphanedFiles.key, [...owned]));
      if (lent.size > 0)
        await tx
          .update(pictureOrphanedFiles)
          .set({ dueTime: now + LOOK_AGAIN })
          .where(inArray(pictureOrphanedFiles.key, [...lent]));
      return due.filter((key) => !owned.has(key) && !lent.has(key));
    });

  return {
    plan,

    async keep(tx, keys) {
      const kept = await tx
        .delete(pictureOrphanedFiles)
        .where(inArray(pictureOrphanedFiles.key, [...keys]))
        .returning({ key: pictureOrphanedFiles.key });
      return kept.length === keys.length;
    },

    lose: (tx, keys) => plan(tx, keys, null, 0),

    async loseOf(tx, taskId) {
      await tx.update(pictureOrphanedFiles).set({ dueTime: 0 }).where(eq(pictureOrphanedFiles.taskId, taskId));
    },

    async look(tx, keys) {
      await tx
        .update(pictureOrphanedFiles)
        .set({ dueTime: 0 })
        .where(inArray(pictureOrphanedFiles.key, [...keys]));
    },

    async sweep(now = Date.now()) {
      try {
        for (const key of await takeDue(now)) {
          await storage.remove(key);
          await db
            .delete(pictureOrphanedFiles)
            .where(and(eq(pictureOrphanedFiles.key, key), lte(pictureOrphanedFiles.dueTime, now)));
        }
      } catch (error) {
        log.warn({ err: error }, 'files of pictures that nobody has could not be deleted');
      }
    },
  };
};
