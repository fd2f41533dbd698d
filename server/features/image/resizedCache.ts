import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createHotPictures } from './hotPictures.ts';

/** Bytes of the pictures that are kept in memory as well: a page of the catalogue in all widths takes two million. */
const HOT_MAX = 32 * 1024 * 1024;

/** What was resized, by the key of its picture; may be emptied at any time. */
export interface ResizedCache {
  read(key: string, name: string): Promise<Uint8Array<ArrayBuffer> | undefined>;
  write(key: string, name: string, picture: Uint8Array): Promise<void>;
  /** Removes everything of a picture. */
  drop(key: string): Promise<void>;
}

const readIfThere = async (file: string): Promise<Uint8Array<ArrayBuffer> | undefined> => {
  try {
    return new Uint8Array(await readFile(file));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
};

/** A folder of files: one folder a picture, so that all its sizes go with it. `name` is a word. */
export const createResizedCache = (folder: string): ResizedCache => {
  const hot = createHotPictures(HOT_MAX);
  const placeOf = (key: string): string => {
    const hash = createHash('sha256').update(key).digest('hex');
    return `${hash.slice(0, 2)}/${hash.slice(2)}`;
  };
  return {
    async read(key, name) {
      const place = `${placeOf(key)}/${name}`;
      const known = hot.get(place);
      if (known !== undefined) return known;
      const picture = await readIfThere(join(folder, place));
      if (picture !== undefined) hot.add(place, picture);
      return picture;
    },
    async write(key, name, picture) {
      const file = join(folder, placeOf(key), name);
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
    async drop(key) {
      const place = placeOf(key);
      await rm(join(folder, place), { recursive: true, force: true });
      hot.forget(place);
    },
  };
};
