import { mkdtemp, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeOwnedFolder } from '#tests/support/ownedFolder.ts';

/** Linux has it in memory: a thousand files of a database are made there ten times as fast. */
const MEMORY = '/dev/shm';
/** All servers that run at once hold some 100 MB each; containers often have no more than 64 MB there. */
const ENOUGH = 4 * 1024 ** 3;
/** So many bytes in memory, and further folders are made on the disk. */
const MOST = 2 * 1024 ** 3;

const room = async (folder: string): Promise<{ free: number; used: number }> => {
  try {
    const { bavail, bfree, blocks, bsize } = await statfs(folder);
    return { free: bavail * bsize, used: (blocks - bfree) * bsize };
  } catch {
    return { free: 0, used: 0 };
  }
};

/** Folders for what tests write, until they are removed. */
export interface Scratch {
  readonly folder: string;
  remove(): Promise<void>;
}

/** Has everything temporary of this process and its children lie in one folder, in memory where there is room, and beside it in one on the disk. */
export const makeScratch = async (): Promise<Scratch> => {
  const disk = await makeOwnedFolder(tmpdir(), 'liora-tests-');
  const isRoomy = (await room(MEMORY)).free >= ENOUGH;
  const folder = isRoomy ? await makeOwnedFolder(MEMORY, 'liora-tests-') : disk;
  process.env['TMPDIR'] = folder;
  process.env['LIORA_DISK'] = disk;
  process.env['LIORA_PAINTED'] = await mkdtemp(path.join(folder, 'painted-'));
  const remove = async (): Promise<void> => {
    const folders = [...new Set([folder, disk])];
    await Promise.all(folders.map((one) => rm(one, { recursive: true, force: true, maxRetries: 10 })));
  };
  return { folder, remove };
};

/** Where the next folder for a server's data is to be made: on the disk once more than `most` bytes lie in `memory`. */
export const roomyFolder = async (memory = MEMORY, most = MOST): Promise<string> => {
  const { LIORA_DISK: disk } = process.env;
  return disk !== undefined && tmpdir().startsWith(memory) && (await room(memory)).used > most ? disk : tmpdir();
};
