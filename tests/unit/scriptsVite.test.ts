import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { build } from 'vite';
import { latestBuild } from '../../scripts/vite/latestBuild.ts';
import { precompress } from '../../scripts/vite/precompress.ts';

let root = '';
const dist = (file: string): string => path.join(root, 'dist', file);

/** Builds a page whose script says `text`. */
const buildPage = async (text: string): Promise<void> => {
  await writeFile(path.join(root, 'index.html'), '<head></head><script type="module" src="/main.ts"></script>');
  await writeFile(path.join(root, 'main.ts'), `console.log(${JSON.stringify(text)});`);
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [latestBuild(), precompress()],
    build: { manifest: true, modulePreload: { polyfill: false } },
  });
};

const idInFile = async (): Promise<unknown> => JSON.parse(await readFile(dist('builds/latest.json'), 'utf8'));
const idInPage = async (): Promise<unknown> => ({
  buildId: /<meta name="build-id" content="(\w+)">/.exec(await readFile(dist('index.html'), 'utf8'))?.[1],
});

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'liora-vite-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

describe('latestBuild', () => {
  it('[BUILD-01] tells the id of the build to the page and in builds/latest.json', async () => {
    await buildPage('one');
    expect(await idInPage()).toEqual(await idInFile());
    expect(await idInFile()).toEqual({ buildId: expect.stringMatching(/^[0-9a-f]{16}$/) });
  });

  it('[BUILD-01] gives the same id to the same sources and another one to others', async () => {
    const ids: unknown[] = [];
    for (const text of ['one', 'one', 'two']) {
      await buildPage(text);
      ids.push(await idInFile());
    }
    expect(ids[1]).toEqual(ids[0]);
    expect(ids[2]).not.toEqual(ids[0]);
  });
});

describe('precompress', () => {
  it('lays the compressed content beside each file that is worth it', async () => {
    await buildPage('long '.repeat(500));
    const script = (await readdir(dist('assets'))).find((name) => name.endsWith('.js')) ?? '';
    const content = await readFile(dist(`assets/${script}`));
    expect(brotliDecompressSync(await readFile(dist(`assets/${script}.br`)))).toEqual(content);
    expect(gunzipSync(await readFile(dist(`assets/${script}.gz`)))).toEqual(content);
  });

  it('leaves small files and the manifest alone', async () => {
    await buildPage('short');
    const compressed = (await readdir(path.join(root, 'dist'), { recursive: true })).filter((name) =>
      /\.(?:br|gz)$/.test(name),
    );
    expect(compressed).toEqual([]);
  });
});
