import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isMediaKey, type MediaStorage } from './mediaStorage.ts';

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR');

const unlessMissing = async <Value>(value: Promise<Value>): Promise<Value | undefined> => {
  try {
    return await value;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
};

/** A folder of files. What breaks off while it is written leaves a `.tmp` file behind and the picture as it was. */
export const folderStorage = (folder: string): MediaStorage => {
  const fileOf = (key: string): string | undefined => (isMediaKey(key) ? join(folder, key) : undefined);
  return {
    async version(key) {
      const file = fileOf(key);
      const found = file === undefined ? undefined : await unlessMissing(stat(file));
      return found?.isFile() ? `${found.mtimeMs}-${found.size}` : undefined;
    },
    async read(key) {
      const file = fileOf(key);
      const bytes = file === undefined ? undefined : await unlessMissing(readFile(file));
      return bytes && new Uint8Array(bytes);
    },
    async write(key, picture) {
      const file = fileOf(key);
      if (file === undefined) throw new Error(`Not a key of a picture: ${key}`);
      await mkdir(dirname(file), { recursive: true });
      const draft = `${file}.${randomUUID()}.tmp`;
      try {
        await writeFile(draft, picture);
        await rename(draft, file);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },
  };
};
