import { randomUUID } from 'node:crypto';
import type { Dirent } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
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

/** Of a file that is being written: beside the one that it takes the place of. */
const DRAFT = /\.webp\.[0-9a-f-]{36}\.tmp$/;

/** Drafts in a folder and in those in it. */
async function* draftsIn(folder: string): AsyncIterable<string> {
  const entries: Dirent[] = (await unlessMissing(readdir(folder, { withFileTypes: true }))) ?? [];
  for (const entry of entries) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* draftsIn(path);
    else if (DRAFT.test(entry.name)) yield path;
  }
}

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
    async remove(key) {
      const file = fileOf(key);
      if (file !== undefined) await unlessMissing(rm(file));
    },
    async tidy(time) {
      for await (const draft of draftsIn(folder)) {
        const found = await unlessMissing(stat(draft));
        if (found !== undefined && found.mtimeMs < time) await rm(draft, { force: true });
      }
    },
    check: async () => undefined,
  };
};
