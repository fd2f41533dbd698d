import { randomUUID } from 'node:crypto';
import type { Dirent } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isMediaKey } from '#server/providers/image/storage/mediaStorage.ts';
import { createHotPictures } from './hotPictures.ts';

/** Bytes of the pictures that are kept in memory as well: a page of the catalogue in all widths takes two million. */
const HOT_MAX = 32 * 1024 * 1024;

/** What was resized, by the key of its picture; may be emptied at any time. */
export interface ResizedCache {
  read(key: string, name: string): Promise<Uint8Array<ArrayBuffer> | undefined>;
  write(key: string, name: string, picture: Uint8Array): Promise<void>;
  /** Removes everything of a picture. */
  drop(key: string): Promise<void>;
  /** Removes everything of the pictures that are gone, and what writes that broke off before `time` left behind. */
  tidy(time: number, isThere: (key: string) => Promise<boolean>): Promise<void>;
}

const unlessMissing = async <Value>(value: Promise<Value>): Promise<Value | undefined> => {
  try {
    return await value;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
};

const entriesOf = async (folder: string): Promise<Dirent[]> =>
  (await unlessMissing(readdir(folder, { withFileTypes: true }))) ?? [];

/** A folder of files: one folder a picture, by its key, so that all its sizes go with it. `name` is a word. */
export const createResizedCache = (folder: string): ResizedCache => {
  const hot = createHotPictures(HOT_MAX);
  const drop = async (key: string): Promise<void> => {
    await rm(join(folder, key), { recursive: true, force: true });
    hot.forget(key);
  };
  const removeOld = async (file: string, time: number): Promise<void> => {
    const found = await unlessMissing(stat(file));
    if (found !== undefined && found.mtimeMs < time) await rm(file, { force: true });
  };
  /** Files that belong to no key are of a cache that named its folders otherwise. */
  const tidyBelow = async (path: string, time: number, isThere: (key: string) => Promise<boolean>): Promise<void> => {
    const isKey = isMediaKey(path);
    if (isKey && !(await isThere(path))) return drop(path);
    for (const entry of await entriesOf(join(folder, path))) {
      const inner = path === '' ? entry.name : `${path}/${entry.name}`;
      if (entry.isDirectory()) await tidyBelow(inner, time, isThere);
      else if (!isKey || entry.name.endsWith('.tmp')) await removeOld(join(folder, inner), time);
    }
  };
  return {
    async read(key, name) {
      const place = `${key}/${name}`;
      const known = hot.get(place);
      if (known !== undefined) return known;
      const bytes = await unlessMissing(readFile(join(folder, place)));
      if (bytes === undefined) return undefined;
      const picture = new Uint8Array(bytes);
      hot.add(place, picture);
      return picture;
    },
    async write(key, name, picture) {
      const file = join(folder, key, name);
      const draft = `${file}.${randomUUID()}.tmp`;
      await mkdir(dirname(file), { recursive: true });
      try {
        await writeFile(draft, picture);
        await rename(draft, file);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },
    drop,
    tidy: (time, isThere) => tidyBelow('', time, isThere),
  };
};
