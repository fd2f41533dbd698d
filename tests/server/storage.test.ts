import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bucketStorage } from '#server/providers/image/storage/bucketStorage.ts';
import { folderStorage } from '#server/providers/image/storage/folderStorage.ts';
import type { MediaStorage } from '#server/providers/image/storage/mediaStorage.ts';
import { rememberVersions } from '#server/providers/image/storage/rememberVersions.ts';
import { type BucketServer, startBucketServer } from './support/bucketServer.ts';

const KEY = 'pictures/one-two.webp';
const bytesOf = (...bytes: number[]): Uint8Array<ArrayBuffer> => new Uint8Array(bytes);

const ODD_KEYS: readonly string[] = [
  '',
  '/',
  '..',
  '../secret.webp',
  'pictures/../../secret.webp',
  'pictures/./one.webp',
  'pictures//one.webp',
  '/pictures/one.webp',
  'pictures/one.webp/',
  'Pictures/one.webp',
  'pictures/one.png',
  'pictures/one.webp?acl',
  'pictures/one.webp#x',
  'pictures/%2e%2e/one.webp',
  String.raw`pictures\one.webp`,
  'pictures/one two.webp',
  'pictures/\u00e9.webp',
  'pictures/\0.webp',
  'pictures/one.webp\n',
  'a/b/c/d/e/f/one.webp',
  `pictures/${'a'.repeat(300)}.webp`,
];

const places = ['a folder', 'a bucket', 'a bucket whose versions are remembered'] as const;

describe.each(places)('pictures in %s', (place) => {
  let home: string;
  let bucket: BucketServer;
  let storage: MediaStorage;

  beforeEach(async () => {
    home = await mkdtemp(join(tmpdir(), 'liora-storage-'));
    bucket = await startBucketServer();
    storage = {
      'a folder': () => folderStorage(join(home, 'media')),
      'a bucket': () => bucketStorage(bucket.settings),
      'a bucket whose versions are remembered': () => rememberVersions(bucketStorage(bucket.settings), 60_000),
    }[place]();
  });
  afterEach(async () => {
    await bucket[Symbol.asyncDispose]();
    await rm(home, { recursive: true, force: true });
  });

  it('come back as they were written, under a version of their own', async () => {
    await storage.write(KEY, bytesOf(1, 2, 3));
    const first = await storage.version(KEY);
    expect([await storage.read(KEY), first === undefined]).toEqual([bytesOf(1, 2, 3), false]);
    await storage.write(KEY, bytesOf(4, 5, 6, 7));
    expect([await storage.read(KEY), (await storage.version(KEY)) === first]).toEqual([bytesOf(4, 5, 6, 7), false]);
    expect(await storage.version(KEY)).toBe(await storage.version(KEY));
  });

  it('are not there before they are written, and not after they are removed, once or twice', async () => {
    const state = async () => [await storage.version(KEY), await storage.read(KEY)];
    expect(await state()).toEqual([undefined, undefined]);
    await storage.write(KEY, bytesOf(1));
    await storage.remove(KEY);
    expect(await state()).toEqual([undefined, undefined]);
    await storage.remove(KEY);
    await storage.remove('nowhere/none.webp');
    expect(await state()).toEqual([undefined, undefined]);
  });

  it.each(ODD_KEYS)('have no key %j', async (key) => {
    await expect(storage.write(key, bytesOf(1))).rejects.toThrow(`Not a key of a picture: ${key}`);
    await storage.remove(key);
    expect([await storage.version(key), await storage.read(key)]).toEqual([undefined, undefined]);
  });

  it('may be empty, and may be huge', async () => {
    const huge = new Uint8Array(30 * 1024 * 1024).map((_, index) => index % 251);
    await storage.write('pictures/empty.webp', bytesOf());
    await storage.write('pictures/huge.webp', huge);
    const read = await storage.read('pictures/huge.webp');
    expect([await storage.read('pictures/empty.webp'), Buffer.compare(read ?? bytesOf(), huge)]).toEqual([
      bytesOf(),
      0,
    ]);
  });

  it('are whole, whoever writes at the same time', async () => {
    const versions = Array.from({ length: 12 }, (_, index) => new Uint8Array(200_000).fill(index));
    const reads = versions.map(async (picture) => {
      await storage.write(KEY, picture);
      return storage.read(KEY);
    });
    const seen = [...(await Promise.all(reads)), await storage.read(KEY)];
    expect(
      seen.map((picture) => versions.some((version) => Buffer.compare(version, picture ?? bytesOf()) === 0)),
    ).toEqual(seen.map(() => true));
  });
});

it('a folder keeps what was written before when a write breaks off, and loses the drafts when it is tidied', async () => {
  const home = await mkdtemp(join(tmpdir(), 'liora-drafts-'));
  try {
    const storage = folderStorage(home);
    await storage.write(KEY, bytesOf(1));
    const draft = join(home, `${KEY}.00000000-0000-4000-8000-000000000000.tmp`);
    const foreign = join(home, 'pictures/notes.tmp');
    for (const file of [draft, foreign]) await writeFile(file, 'half');
    await mkdir(join(home, 'pictures/blocked.webp'), { recursive: true });
    await expect(storage.write('pictures/blocked.webp', bytesOf(1))).rejects.toThrow('EISDIR');
    const names = async () => (await readdir(join(home, 'pictures'))).toSorted();
    const kept = ['blocked.webp', 'notes.tmp', 'one-two.webp'];
    expect(await names()).toEqual([...kept, 'one-two.webp.00000000-0000-4000-8000-000000000000.tmp'].toSorted());
    await utimes(draft, 1000, 1000);
    await storage.tidy(999_000);
    expect((await names()).length).toBe(4);
    await storage.tidy(1_001_000);
    expect([await names(), await storage.read(KEY)]).toEqual([kept, bytesOf(1)]);
  } finally {
    await rm(home, { recursive: true, force: true });
  }
});
