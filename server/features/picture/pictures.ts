import { createOrphanedFiles, type OrphanedFilesDeps } from '#server/features/media/orphanedFiles.ts';
import type { Database } from '#server/db/database.ts';
import { defaultPictureLimits, type PictureLimits } from '#server/envPictures.ts';
import { createJudge } from '#server/features/care/judge.ts';
import type { Jobs } from '#server/features/jobs/jobs.ts';
import type { Log } from '#server/log.ts';
import type { MediaStorage } from '#server/providers/image/storage/mediaStorage.ts';
import type { ModerationProvider } from '#server/providers/moderation/moderationProvider.ts';
import type { PictureProvider } from '#server/providers/picture/pictureProvider.ts';
import { createChatPictures } from './chatPictures.ts';
import { createGalleryService } from './galleryService.ts';
import { createMayLoad, createOpennessOf } from './mayLoad.ts';
import { PAUSES } from './retryPolicy.ts';
import { createTaskJobs } from './taskJobs.ts';
import { createTaskService } from './taskService.ts';

export interface PicturesDeps {
  readonly db: Database;
  readonly jobs: Jobs;
  readonly storage: MediaStorage;
  readonly provider: PictureProvider;
  readonly moderation: ModerationProvider;
  readonly heldFor: OrphanedFilesDeps['heldFor'];
  readonly log: Log;
  /** Of one picture, in tokens. */
  readonly cost: number;
  /** Milliseconds before each further try of one picture; left out, `PAUSES`. */
  readonly pauses?: readonly number[];
  /** Left out, those that nothing was said about. */
  readonly limits?: PictureLimits;
}

/** Everything about pictures that people ask for, put together. Before the jobs are started. */
export const openPictures = async (deps: PicturesDeps) => {
  const { db, storage, provider, heldFor, log, cost } = deps;
  const orphanedFiles = createOrphanedFiles({ db, storage, heldFor, log });
  const judge = createJudge(deps);
  const jobs = await createTaskJobs({
    pauses: PAUSES,
    limits: defaultPictureLimits,
    ...deps,
    judge,
    orphanedFiles,
  });
  return {
    db,
    cost,
    judge,
    isDemo: provider.isDemo,
    orphanedFiles,
    jobs,
    tasks: createTaskService({ db, tasks: jobs, cost }),
    gallery: createGalleryService({ db, storage, orphanedFiles }),
    mayLoad: createMayLoad(db),
    opennessOf: createOpennessOf(db),
    illustrator: createChatPictures({ jobs, orphanedFiles }),
  };
};
export type Pictures = Awaited<ReturnType<typeof openPictures>>;
