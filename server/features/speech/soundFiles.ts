import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ByteRange } from './byteRange.ts';
import type { AlternativeId } from '#server/features/conversation/alternativeRepository.ts';

/** What makes a sound another one, beside whose it is: text, voice and whoever speaks. */
export type SoundKey = readonly string[];

const NAME = /^([0-9a-f-]{36})\.\d+\.[0-9a-f]{64}\.mp3(?:\.[0-9a-f-]{36}\.tmp)?$/;

const unlessMissing = async <Value>(value: Promise<Value>): Promise<Value | undefined> => {
  try {
    return await value;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
};

/** The sounds that were made, in a folder that may be emptied at any time and that several processes may share. */
export const soundFiles = (folder: string) => {
  const fileOf = (name: string): string => join(folder, name);

  return {
    nameOf: ({ msgId, ordinal }: AlternativeId, key: SoundKey): string =>
      `${msgId}.${ordinal}.${createHash('sha256').update(JSON.stringify(key)).digest('hex')}.mp3`,

    /** In bytes; undefined when there is no such sound. */
    size: async (name: string): Promise<number | undefined> => (await unlessMissing(stat(fileOf(name))))?.size,

    async read(name: string, { start, end }: ByteRange): Promise<Uint8Array<ArrayBuffer>> {
      const file = await open(fileOf(name));
      try {
        const bytes = new Uint8Array(end - start + 1);
        const { bytesRead } = await file.read(bytes, 0, bytes.length, start);
        return bytes.subarray(0, bytesRead);
      } finally {
        await file.close();
      }
    },

    /** Keeps the whole sound or nothing of it, whatever happens in between. */
    async write(name: string, bytes: Uint8Array): Promise<void> {
      await mkdir(folder, { recursive: true });
      const draft = fileOf(`${name}.${randomUUID()}.tmp`);
      try {
        await writeFile(draft, bytes);
        await rename(draft, fileOf(name));
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },

    /** Removes the sounds of messages that `goneOf` names among those that have any. */
    async sweep(goneOf: (msgIds: readonly string[]) => Promise<ReadonlySet<string>>): Promise<void> {
      const names = (await unlessMissing(readdir(folder))) ?? [];
      const ofMessages = Map.groupBy(names, (name) => NAME.exec(name)?.[1]);
      ofMessages.delete(undefined);
      const gone = await goneOf([...ofMessages.keys()].flatMap((msgId) => msgId ?? []));
      for (const msgId of gone) for (const name of ofMessages.get(msgId) ?? []) await rm(fileOf(name), { force: true });
    },
  };
};
export type SoundFiles = ReturnType<typeof soundFiles>;
