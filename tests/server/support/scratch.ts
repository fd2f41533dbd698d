import { mkdtemp, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Linux has it in memory: a thousand files of a database are made there ten times as fast. */
const MEMORY = '/dev/shm';
/** All servers that run at once hold some 100 MB each; containers often have no more than 64 MB there. */
const ENOUGH = 4 * 1024 ** 3;

const isRoomy = async (): Promise<boolean> => {
  try {
    const { bavail, bsize } = await statfs(MEMORY);
    return bavail * bsize >= ENOUGH;
  } catch {
    return false;
  }
};

/** A folder until it is removed. */
export interface Scratch {
  readonly folder: string;
  remove(): Promise<void>;
}

/** A folder for what tests write, in memory where there is room. */
export const makeScratch = async (): Promise<Scratch> => {
  const folder = await mkdtemp(join((await isRoomy()) ? MEMORY : tmpdir(), 'liora-tests-'));
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
};
