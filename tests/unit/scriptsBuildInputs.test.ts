import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fingerprint } from '../../scripts/lib/fingerprint.ts';
import { oncePer } from '../../scripts/lib/stamp.ts';

let root = '';
const write = async (file: string, content: string): Promise<void> => {
  await mkdir(path.dirname(path.join(root, file)), { recursive: true });
  await writeFile(path.join(root, file), content);
};

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'liora-inputs-'));
  await write('src/main.ts', 'one');
  await write('src/deep/part.ts', 'two');
  await write('vite.config.ts', 'three');
});
afterEach(() => rm(root, { recursive: true, force: true }));

const places = ['src', 'vite.config.ts', 'absent'];
const take = () => fingerprint(root, places, ['src/generated']);

describe('fingerprint', () => {
  it('is the same for the same content, whenever it was written', async () => {
    const before = await take();
    await write('src/main.ts', 'one');
    await write('src/generated/messages.ts', 'made from sources');
    await write('elsewhere.ts', 'no input');
    expect(await take()).toBe(before);
  });

  it.each([
    { change: 'a changed file', make: () => write('src/deep/part.ts', 'other') },
    { change: 'a new file', make: () => write('src/new.ts', '') },
    { change: 'a removed file', make: () => rm(path.join(root, 'src/main.ts')) },
    { change: 'a place that appears', make: () => write('absent', '') },
    {
      change: 'content that moves to another file',
      make: async () => {
        await write('src/main.ts', 'two');
        await write('src/deep/part.ts', 'one');
      },
    },
  ])('differs after $change', async ({ make }) => {
    const before = await take();
    await make();
    expect(await take()).not.toBe(before);
  });
});

describe('oncePer', () => {
  it('makes a thing again only for another key', async () => {
    const stamp = path.join(root, 'dist/stamp');
    const made: string[] = [];
    const make = (key: string) => oncePer(stamp, key, async () => void made.push(key));
    expect([await make('a'), await make('a'), await make('b'), await make('a')]).toEqual([true, false, true, true]);
    expect(made).toEqual(['a', 'b', 'a']);
  });

  it('remembers nothing of a making that failed', async () => {
    const stamp = path.join(root, 'stamp');
    await oncePer(stamp, 'a', async () => undefined);
    await expect(oncePer(stamp, 'b', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await readFile(stamp, 'utf8').catch(() => 'none')).toBe('none');
  });
});
