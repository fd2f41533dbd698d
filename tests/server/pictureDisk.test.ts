import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import type { PictureWish } from '#contract/picture.ts';
import { openJobs } from '#server/features/jobs/jobs.ts';
import { openMissingWallets } from '#server/features/ledger/wallet.ts';
import { heldFor } from '#server/features/conversation/pictureHolders.ts';
import { openPictures } from '#server/features/picture/pictures.ts';
import { bucketStorage } from '#server/providers/image/storage/bucketStorage.ts';
import { folderStorage } from '#server/providers/image/storage/folderStorage.ts';
import type { MediaStorage } from '#server/providers/image/storage/mediaStorage.ts';
import { moderationProviderFrom } from '#server/features/care/moderationProviderFrom.ts';
import { pictureProviderFrom } from '#server/providers/picture/pictureProviderFrom.ts';
import { wish } from './support/asker.ts';
import { type BucketServer, errs, startBucketServer } from './support/bucketServer.ts';
import { addCaller } from './support/castOf.ts';
import { describeOnDatabases } from './support/describeOnDatabases.ts';
import { startStudio } from './support/studio.ts';
import { type DatabaseKind, openTestDatabase } from './support/testDatabase.ts';
import { expectSound, filesIn } from './support/usePictures.ts';
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

/** Where pictures are kept. */
interface Place extends AsyncDisposable {
  readonly storage: MediaStorage;
  /** Keys of what it holds. */
  files(): Promise<readonly string[]>;
}

const disk = async (errors: readonly (Error | undefined)[]): Promise<Place> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'liora-disk-'));
  return {
    storage: failing(folderStorage(join(dataDir, 'media')), errors),
    files: () => filesIn(dataDir),
    [Symbol.asyncDispose]: () => rm(dataDir, { recursive: true, force: true }),
  };
};

/** A bucket that is readied by `prepare`. */
const bucket = async (prepare: (server: BucketServer) => void): Promise<Place> => {
  const server = await startBucketServer();
  prepare(server);
  return {
    storage: bucketStorage(server.settings, { answer: 20_000, pause: 1 }),
    files: async () => [...server.pictures.keys()].toSorted(),
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  };
};

/** Somebody asks for pictures that are kept at such a place; gives what became of the task, and how often a picture was made. */
const makeOn = async (kind: DatabaseKind, opened: Promise<Place>, change: Partial<PictureWish> = {}) => {
  await using place = await opened;
  await using studio = await startStudio();
  const database = await openTestDatabase(kind);
  const { db } = database;
  const jobs = await openJobs(database, log);
  const pictures = await openPictures({
    db,
    jobs,
    storage: place.storage,
    provider: pictureProviderFrom(studio.env),
    moderation: moderationProviderFrom({ MODERATION_MODEL: '' }),
    heldFor,
    log,
    cost: 10,
    pauses: [1, 1],
  });
  try {
    const caller = await addCaller(db, 'Ada');
    await openMissingWallets(db, 100);
    const { taskId } = await db.transaction((tx) => pictures.tasks.create(tx, caller, { ...wish, ...change }, null));
    await jobs.start();
    const task = await until(async () => {
      const found = await pictures.tasks.detail(caller, taskId);
      return ['ready', 'failed'].includes(found.status) && found;
    });
    await pictures.jobs.close();
    await jobs.close();
    await pictures.orphanedFiles.sweep();
    await expectSound(database, await place.files());
    const { status, failure, pictures: made } = task;
    return { status, failure, pictures: made.length, asked: studio.requests.length };
  } finally {
    await jobs.close();
    await database.close();
  }
};

describeOnDatabases('disks that fail', (kind) => {
  it.each(['ENOSPC', 'EDQUOT'])(
    '[PIC-03] %s fails the task, gives the tokens back and leaves no file',
    async (code) => {
      const full = { status: 'failed', failure: 'noSpace', pictures: 0 };
      expect(await makeOn(kind, disk([errorOf(code)]))).toEqual({ ...full, asked: 1 });
      expect(await makeOn(kind, disk([undefined, errorOf(code)]), { count: 3 })).toEqual({ ...full, asked: 2 });
    },
  );

  it('[PIC-03] a fault that passes has the task begun anew', async () => {
    expect(await makeOn(kind, disk([undefined, errorOf('EIO')]), { count: 2 })).toEqual({
      status: 'ready',
      failure: null,
      pictures: 2,
      asked: 4,
    });
  });

  const broken = (tries: number) => bucket((server) => server.fail(...Array.from({ length: tries }, () => errs(500))));

  it('[PIC-03] a bucket that is away for a moment gets the picture that was made', async () => {
    expect(await makeOn(kind, broken(7))).toEqual({ status: 'ready', failure: null, pictures: 1, asked: 1 });
  });

  it('[PIC-03] a bucket that stays away fails the task, gives the tokens back and has nothing made anew', async () => {
    expect(await makeOn(kind, broken(9))).toEqual({ status: 'failed', failure: 'interrupted', pictures: 0, asked: 1 });
  });

  it('[PIC-03] a bucket that is full fails the task, gives the tokens back and keeps no picture of it', async () => {
    const place = bucket((server) => server.limit(1));
    expect(await makeOn(kind, place, { count: 3 })).toEqual({
      status: 'failed',
      failure: 'noSpace',
      pictures: 0,
      asked: 2,
    });
  });
});
