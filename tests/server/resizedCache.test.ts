import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createResizedCache } from '#server/features/media/resizedCache.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'liora-sizes-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const sized = new Uint8Array([1, 2, 3]);
const put = async (path: string): Promise<void> => {
  await mkdir(dirname(join(folder, path)), { recursive: true });
  await writeFile(join(folder, path), sized);
};
const files = async (): Promise<string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .toSorted();

it('loses the sizes of pictures that are gone, drafts that broke off, and what is of no key', async () => {
  const cache = createResizedCache(folder);
  await cache.write('pictures/there.webp', 'one.webp', sized);
  await cache.write('chat/gone.webp', 'one.webp', sized);
  expect(await cache.read('chat/gone.webp', 'one.webp')).toEqual(sized);
  await put('pictures/there.webp/two.avif.0b6ff7a2-0000-4000-8000-000000000000.tmp');
  await put('ab/cdef/one.webp');
  const isThere = async (key: string): Promise<boolean> => key === 'pictures/there.webp';

  await cache.tidy(Date.now() - 60_000, isThere);
  const young = [
    'pictures/there.webp/one.webp',
    'pictures/there.webp/two.avif.0b6ff7a2-0000-4000-8000-000000000000.tmp',
  ];
  expect(await files()).toEqual(['ab/cdef/one.webp', ...young]);
  await cache.tidy(Date.now() + 60_000, isThere);
  expect(await files()).toEqual(['pictures/there.webp/one.webp']);
  expect([await cache.read('pictures/there.webp', 'one.webp'), await cache.read('chat/gone.webp', 'one.webp')]).toEqual(
    [sized, undefined],
  );
});

it('has nothing to tidy where nothing was resized yet', async () => {
  await createResizedCache(join(folder, 'none')).tidy(Date.now(), async () => true);
  expect(await files()).not.toContain('none');
});
