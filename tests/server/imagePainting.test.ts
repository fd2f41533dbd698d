import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { paintMissingPortraits } from '#server/features/media/paintMissingPortraits.ts';
import { createPortraitLibrary } from '#server/features/media/portraitLibrary.ts';
import { threadedPainter } from '#server/providers/image/threadedPainter.ts';
import { folderStorage } from '#server/providers/image/storage/folderStorage.ts';
import { portraitKey } from '#server/seed/seedCharacter.ts';
import { seedCharacters } from '#server/seed/seedCharacters.ts';

const slugs = seedCharacters.map(({ slug }) => slug);
const files = slugs.map((slug) => `${slug}.webp`).toSorted();

describe('painting at the first start', () => {
  let home: string;

  beforeAll(async () => {
    home = await mkdtemp(join(tmpdir(), 'liora-painting-'));
    // Each picture is painted here.
    vi.stubEnv('LIORA_PAINTED', undefined);
  });
  afterAll(async () => {
    vi.unstubAllEnvs();
    await rm(home, { recursive: true, force: true });
  });

  it('paints every seed character, goes on where it was broken off and leaves the event loop free', async () => {
    const mediaDir = join(home, 'all');
    const stop = new AbortController();
    const library = createPortraitLibrary({
      storage: folderStorage(mediaDir),
      cacheDir: join(home, 'cache'),
      painter: threadedPainter(1),
    });
    const first = portraitKey(slugs[0] ?? '');
    const version = await library.ensure(first);
    stop.abort();
    await paintMissingPortraits(library, stop.signal);
    const broken = await readdir(join(mediaDir, 'portraits'));

    let turns = 0;
    let isDone = false;
    const count = (): void => {
      turns += 1;
      if (!isDone) setImmediate(count);
    };
    setImmediate(count);
    await paintMissingPortraits(library);
    isDone = true;

    expect({
      broken,
      painted: (await readdir(join(mediaDir, 'portraits'))).toSorted(),
      isFirstUntouched: (await library.storage.version(first)) === version,
      // A loop that waits for each picture would turn about once a picture.
      isFree: turns > slugs.length * 20,
    }).toEqual({ broken: [`${slugs[0]}.webp`], painted: files, isFirstUntouched: true, isFree: true });
  });

  it('paints in a thread what it paints without one', async () => {
    const [character] = seedCharacters;
    if (character === undefined) throw new Error('There are no seed characters');
    const { appearance, slug } = character;
    const painter = threadedPainter(2);
    const [one, other] = await Promise.all([painter.paint(appearance, slug), painter.paint(appearance, slug)]);
    expect(Buffer.from(one).equals(Buffer.from(other))).toBe(true);
  });

  it('keeps the old picture when a new one cannot be painted', async () => {
    const storage = folderStorage(join(home, 'broken'));
    const key = portraitKey(slugs[0] ?? '');
    const library = createPortraitLibrary({
      storage,
      cacheDir: join(home, 'cache'),
      painter: {
        paint: async () => {
          throw new Error('no paint left');
        },
      },
    });
    await expect(library.ensure(key)).rejects.toThrow('no paint left');
    await storage.write(key, new Uint8Array([1, 2, 3]));
    expect(await library.ensure(key)).toBe(await storage.version(key));
    expect((await stat(join(home, 'broken', key))).size).toBe(3);
  });
});
