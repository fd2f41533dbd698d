import { readdir, readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { sharp } from '#server/sharp.ts';

/** How many threads of this process libvips has made; Linux alone tells their names. */
const workers = async (): Promise<number> => {
  const threads = await readdir('/proc/self/task');
  const names = await Promise.all(threads.map((thread) => readFile(`/proc/self/task/${thread}/comm`, 'utf8')));
  return names.filter((name) => name.startsWith('libvips worker')).length;
};

describe.runIf(process.platform === 'linux')('the threads of libvips', () => {
  it('are all there before there is work and after it, so that none ends as work comes', async () => {
    const before = await workers();
    const picture = sharp({ create: { width: 64, height: 64, channels: 3, background: '#123' } });
    await Promise.all(Array.from({ length: 20 }, () => picture.clone().resize(16).webp().toBuffer()));
    expect([before, await workers()]).toEqual([16, 16]);
  });
});
