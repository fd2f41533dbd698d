import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { roomyFolder } from '#tests/server/support/scratch.ts';

let memory: string;
beforeEach(async () => {
  memory = await mkdtemp(join(tmpdir(), 'liora-memory-'));
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(memory, { recursive: true });
});

it('has folders made in memory until much lies there, and on the disk from then on', async () => {
  vi.stubEnv('TMPDIR', join(memory, 'tests'));
  vi.stubEnv('LIORA_DISK', '/disk');
  const folders = await Promise.all([roomyFolder(memory, Infinity), roomyFolder(memory, 0)]);
  expect(folders).toEqual([join(memory, 'tests'), '/disk']);
});

it('stays where temporary folders are when they do not lie in memory', async () => {
  vi.stubEnv('LIORA_DISK', '/disk');
  expect(await roomyFolder(join(memory, 'elsewhere'), 0)).toBe(tmpdir());
});
