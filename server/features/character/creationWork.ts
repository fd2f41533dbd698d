import * as z from 'zod';
import type { Appearance } from '#contract/appearance.ts';
import type { Database } from '#server/db/database.ts';
import { transact } from '#server/db/transact.ts';
import { mayPublish } from '#server/features/blocking/blockingRepository.ts';
import type { Work } from '#server/features/jobs/jobs.ts';
import { endHold } from '#server/features/ledger/ledger.ts';
import type { OrphanedFiles } from '#server/features/media/orphanedFiles.ts';
import type { PortraitLibrary } from '#server/features/media/portraitLibrary.ts';
import { picturesOf } from '#server/features/media/portraits.ts';
import { seedOf } from '#server/features/media/seedOf.ts';
import type { ModerationProvider } from '#server/providers/moderation/moderationProvider.ts';
import { isToBeReviewed } from './ageUnsure.ts';
import { textsOf } from './moderation.ts';
import * as repository from './ownCharacterRepository.ts';
import { ownGalleryOf } from './ownGallery.ts';
import type { Reviews } from './reviews.ts';

export interface CreationWorkDeps {
  readonly db: Database;
  readonly library: Pick<PortraitLibrary, 'storage' | 'painter'>;
  readonly moderation: ModerationProvider;
  readonly reviews: Reviews;
  readonly orphanedFiles: OrphanedFiles;
}

/** Per cent when each status begins. */
export const PROGRESS = { queued: 0, moderating: 10, painting: 35, ready: 100 } as const;

export const creationJob = z.object({ characterId: z.string(), attempt: z.int() });
/** What is sent for each attempt at a character. */
export type CreationJob = z.infer<typeof creationJob>;

/** What is set aside for an attempt. */
export const holdOf = ({ characterId, attempt }: CreationJob): string => `character:${characterId}:${attempt}`;

/** Moderates and paints one character. */
export const createCreationWork = ({
  db,
  library,
  moderation,
  reviews,
  orphanedFiles,
}: CreationWorkDeps): Pick<Work<CreationJob>, 'run' | 'giveUp'> => {
  /** Paints portrait and gallery; gives the keys of the gallery, undefined when the character was deleted meanwhile. */
  const paint = async (
    job: CreationJob,
    row: repository.CharacterRow,
    appearance: Appearance,
    signal: AbortSignal,
  ): Promise<string[] | undefined> => {
    const gallery = ownGalleryOf(row.id, appearance);
    const pictures = [{ key: row.portrait, appearance }, ...gallery];
    const share = (PROGRESS.ready - PROGRESS.painting) / pictures.length;
    for (const [painted, picture] of pictures.entries()) {
      signal.throwIfAborted();
      const progress = Math.round(PROGRESS.painting + painted * share);
      if ((await repository.changeUnderWay(db, job, { status: 'painting', progress })) === undefined) return undefined;
      // The same seed, so that it is the same person everywhere.
      await library.storage.write(picture.key, await library.painter.paint(picture.appearance, seedOf(appearance)));
    }
    return gallery.map(({ key }) => key);
  };

  /** False when the character was deleted meanwhile. */
  const end = (job: CreationJob, row: repository.CharacterRow, gallery: string[]): Promise<boolean> =>
    transact(db, async (tx) => {
      const isPrivate = row.accountId !== null && !(await mayPublish(tx, row.accountId));
      const visibility = isPrivate ? 'private' : row.visibility;
      const review = isToBeReviewed({ ...row, visibility }) ? 'pending' : 'none';
      const change = { status: 'ready', progress: PROGRESS.ready, visibility, review, gallery } as const;
      const ended = await repository.changeUnderWay(tx, job, change);
      if (ended === undefined) return false;
      await endHold(tx, holdOf(job), 'capture');
      await reviews.send(tx, ended);
      return true;
    });

  /** Whoever deleted it could not delete what was painted since. */
  const forget = async ({ characterId }: CreationJob): Promise<void> => {
    await transact(db, (tx) => orphanedFiles.lose(tx, picturesOf(characterId)));
    await orphanedFiles.sweep();
  };

  const run = async (job: CreationJob, signal: AbortSignal): Promise<void> => {
    const row = await repository.changeUnderWay(db, job, { status: 'moderating', progress: PROGRESS.moderating });
    if (row === undefined) return forget(job);
    const verdict = await moderation.judge(textsOf(row), signal);
    if (verdict !== null) {
      await transact(db, async (tx) => {
        const ended = await repository.changeUnderWay(tx, job, { status: 'refused', refusal: verdict.refusal });
        if (ended !== undefined) await endHold(tx, holdOf(job), 'void');
      });
      return;
    }
    if (row.appearance === null) throw new Error('Nobody knows what the character looks like');
    const gallery = await paint(job, row, row.appearance, signal);
    const isReady = gallery !== undefined && (await end(job, row, gallery));
    if (isReady) {
      reviews.wake();
      return;
    }
    await forget(job);
  };

  const giveUp = (job: CreationJob): Promise<void> =>
    transact(db, async (tx) => {
      const ended = await repository.changeUnderWay(tx, job, { status: 'failed' });
      if (ended !== undefined) await endHold(tx, holdOf(job), 'void');
    });

  return { run, giveUp };
};
