import { statfs } from 'node:fs/promises';
import { sqlState } from './db/sqlState.ts';
import { PlainError } from './plainError.ts';

/** SQLSTATE disk_full. */
const DATABASE_FULL = '53100';
/** With fewer bytes than this, files cannot be begun. */
const ROOM = 1024 * 1024;

/** How many bytes of a disk can still be written, and how many it has; undefined where nobody can tell. */
type Space = (folder: string) => Promise<{ readonly free: number; readonly size: number } | undefined>;

const spaceOf: Space = async (folder) => {
  try {
    const { bavail, blocks, bsize } = await statfs(folder);
    return { free: bavail * bsize, size: blocks * bsize };
  } catch {
    return undefined;
  }
};

/**
 * Why a start failed, in words for whoever started it, where that is known; else the error itself. Of a full disk, not every error says so:
 * the disk is asked.
 */
export const startTrouble = async (error: unknown, dataDir: string, space: Space = spaceOf): Promise<unknown> => {
  if (error instanceof PlainError) return error;
  if (sqlState(error) === DATABASE_FULL) return new PlainError('The disk of the database is full.', { cause: error });
  const { free, size } = (await space(dataDir)) ?? { free: 0, size: 0 };
  if (size === 0 || free >= ROOM) return error;
  const words = `The disk is full: nothing more can be written to ${dataDir} (DATA_DIR).`;
  return new PlainError(words, { cause: error });
};
