import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import type { PictureWish } from '#contract/picture.ts';
import { openJobs } from '#server/features/jobs/jobs.ts';
import { openMissingWallets } from '#server/features/ledger/wallet.ts';
import { openPictures } from '#server/features/picture/pictures.ts';
import { folderStorage } from '#server/providers/image/storage/folderStorage.ts';
import type { MediaStorage } from '#server/providers/image/storage/mediaStorage.ts';
import { moderationProviderFrom } from '#server/providers/moderation/moderationProviderFrom.ts';
import { pictureProviderFrom } from '#server/providers/picture/pictureProviderFrom.ts';
import { wish } from './support/asker.ts';
import { addCaller } from './support/castOf.ts';
import { describeOnDatabases } from './support/describeOnDatabases.ts';
import { startStudio } from './support/studio.ts';
import { type DatabaseKind, openTestDatabase } from './support/testDatabase.ts';
import { expectSound } from './support/usePictures.ts';
import { until } from './support/until.ts';

const log = pino({ level: 'silent' });
const errorOf = (code: string): Error => Object.assign(new Error(`${code}: write`), { code });

/** A place that fails writes with these errors, in order; those that are undefined succeed. */
const failing = (storage: MediaStorage, errors: readonly (Error | undefined)[]): MediaStorage => {
  const left = [...errors];
  return {
    ...storage,
    async write(key, picture) {
      const error = left.shift();
      if (error === undefined) return storage.write(key, picture);
      // As a disk that fills up in the middle of the file.
      await storage.write(key, picture.subarray(0, 100));
      throw error;
    },
  };
};

/** Somebody asks for pictures that are kept at such a place; gives what became of the task. */
const makeOn = async (
  kind: DatabaseKind,
  errors: readonly (Error | undefined)[],
  change: Partial<PictureWish> = {},
) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'liora-disk-'));
  await using studio = await startStudio();
  const database = await openTestDatabase(kind);
  const { db } = database;
  const jobs = await openJobs(database, log);
  const pictures = await openPictures({
    db,
    jobs,
    storage: failing(folderStorage(join(dataDir, 'media')), errors),
    provider: pictureProviderFrom(studio.env),
    moderation: moderationProviderFrom({ MODERATION_MODEL: '' }),
    log,
    cost: 10,
  });
  try {
    const caller = await addCaller(db, 'Ada');
    await openMissingWallets(db, 100);
    const { taskId } = await db.transaction((tx) => pictures.tasks.create(tx, caller, { ...wish, ...change }));
    await jobs.start();
    const task = await until(async () => {
      const found = await pictures.tasks.detail(caller, taskId);
      return ['ready', 'failed'].includes(found.status) && found;
    });
    await pictures.jobs.close();
    await jobs.close();
    await pictures.leftovers.sweep();
    await expectSound(database, dataDir);
    return { status: task.status, failure: task.failure, pictures: task.pictures.length };
  } finally {
    await jobs.close();
    await database.close();
    await rm(dataDir, { recursive: true, force: true });
  }
};

describeOnDatabases('disks that fail', (kind) => {
  it.each(['ENOSPC', 'EDQUOT'])(
    '[PIC-03] %s fails the task, gives the tokens back and leaves no file',
    async (code) => {
      expect(await makeOn(kind, [errorOf(code)])).toEqual({ status: 'failed', failure: 'noSpace', pictures: 0 });
      expect(await makeOn(kind, [undefined, errorOf(code)], { count: 3 })).toEqual({
        status: 'failed',
        failure: 'noSpace',
        pictures: 0,
      });
    },
  );

  it('[PIC-03] a fault that passes has the task begun anew', async () => {
    expect(await makeOn(kind, [undefined, errorOf('EIO')], { count: 2 })).toEqual({
      status: 'ready',
      failure: null,
      pictures: 2,
    });
  });
});
