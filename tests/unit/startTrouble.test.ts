import { tmpdir } from 'node:os';
import { describe, expect, it } from 'vitest';
import { PlainError } from '#server/plainError.ts';
import { startTrouble } from '#server/startTrouble.ts';

const DIR = '/srv/liora/data';
const failed = Object.assign(new Error('cp returned EIO'), { code: 'EIO' });
const disk =
  (free: number, size = 1e9) =>
  () =>
    Promise.resolve({ free, size });

describe('[N-11] a start that fails', () => {
  it('says that the disk is full, whatever the error says', async () => {
    expect(await startTrouble(failed, DIR, disk(4096))).toEqual(
      new PlainError('The disk is full: nothing more can be written to /srv/liora/data (DATA_DIR).', { cause: failed }),
    );
  });

  it('says that the disk of the database is full', async () => {
    const full = new Error('Failed query', { cause: Object.assign(new Error('disk full'), { code: '53100' }) });
    expect(await startTrouble(full, DIR, disk(1e9))).toEqual(
      new PlainError('The disk of the database is full.', { cause: full }),
    );
  });

  it('says what else it was where there is room, where nobody can tell, and where it was said already', async () => {
    const said = new PlainError('PORT is in use');
    expect([
      await startTrouble(failed, DIR, disk(1e9)),
      await startTrouble(failed, DIR, () => Promise.resolve(undefined)),
      await startTrouble(failed, DIR, disk(0, 0)),
      await startTrouble(said, DIR, disk(0)),
      await startTrouble(failed, tmpdir()),
    ]).toEqual([failed, failed, failed, said, failed]);
  });
});
