import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Hono } from 'hono';
import { sharp } from '#server/sharp.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { IMAGE_FORMATS, IMAGE_WIDTHS, imageHeight, imageUrl, imageWidths } from '#contract/image.ts';
import { PICTURE_ASPECTS } from '#contract/picture.ts';
import { folderStorage } from '#server/providers/image/storage/folderStorage.ts';
import { encodePicture } from '#server/providers/picture/finishPicture.ts';
import { PAINTER_PROVENANCE, provenanceXmp } from '#server/providers/picture/provenance.ts';
import { imageApp } from './support/imageApp.ts';

const MAREN = 'portraits/maren-solberg.webp';

const grey = () => sharp({ create: { width: 768, height: 1152, channels: 3, background: '#888888' } });

const filesIn = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
};

describe('pictures', () => {
  let home: string;
  let app: Hono;
  const folder = (name: string): string => join(home, name);

  beforeAll(async () => {
    home = await mkdtemp(join(tmpdir(), 'liora-images-'));
    app = imageApp(folder('media'), folder('cache'));
  });
  afterAll(async () => {
    await rm(home, { recursive: true, force: true });
  });

  it('[SHELL-14] come as webp of 768 × 1152 when nothing is asked for', async () => {
    const answer = await app.request(`/images/${MAREN}`);
    const { format, width, height } = await sharp(await answer.arrayBuffer()).metadata();
    expect({ status: answer.status, format, width, height }).toEqual({
      status: 200,
      format: 'webp',
      width: 768,
      height: 1152,
    });
  });

  it('[SHELL-14] are the same at the address of imageUrl as at the bare one', async () => {
    const [bare, full] = await Promise.all([app.request(`/images/${MAREN}`), app.request(imageUrl(MAREN))]);
    expect(Buffer.from(await full.arrayBuffer())).toEqual(Buffer.from(await bare.arrayBuffer()));
  });

  const kinds = IMAGE_FORMATS.flatMap((format) =>
    PICTURE_ASPECTS.flatMap((aspect) => imageWidths(aspect).map((width) => ({ format, aspect, width }))),
  );

  it('[SHELL-14] come in every width, aspect and format of the contract, each with who made it', async () => {
    const made = await Promise.all(
      kinds.map(async ({ format, aspect, width }) => {
        const answer = await app.request(imageUrl(MAREN, width, { aspect, format }));
        const { compression, format: container, ...facts } = await sharp(await answer.arrayBuffer()).metadata();
        return {
          type: answer.headers.get('content-type'),
          coded: compression ?? container,
          width: facts.width,
          height: facts.height,
          xmp: facts.xmp?.toString(),
        };
      }),
    );
    expect(made).toEqual(
      kinds.map(({ format, aspect, width }) => ({
        type: `image/${format}`,
        coded: format === 'avif' ? 'av1' : format,
        width,
        height: imageHeight(width, aspect),
        xmp: provenanceXmp(PAINTER_PROVENANCE),
      })),
    );
  });

  it('keep who made them as it was told when they were made', async () => {
    const [mediaDir, cacheDir] = [folder('model-media'), folder('model-cache')];
    const provenance = { source: 'trainedAlgorithmicMedia', system: 'A model & more' } as const;
    const { picture } = await encodePicture(grey(), '2:3', provenance);
    await folderStorage(mediaDir).write('characters/one.webp', picture);
    const answer = await imageApp(mediaDir, cacheDir).request(imageUrl('characters/one.webp', 96));
    const { xmp } = await sharp(await answer.arrayBuffer()).metadata();
    expect(xmp?.toString()).toBe(provenanceXmp(provenance));
  });

  it('say nothing of who made them where nobody said it', async () => {
    const [mediaDir, cacheDir] = [folder('own-media'), folder('own-cache')];
    await folderStorage(mediaDir).write(
      'characters/one.webp',
      await grey()
        .withExif({ IFD0: { Artist: 'Me' } })
        .webp()
        .toBuffer(),
    );
    const answer = await imageApp(mediaDir, cacheDir).request(imageUrl('characters/one.webp', 96));
    const { xmp, exif } = await sharp(await answer.arrayBuffer()).metadata();
    expect([xmp, exif]).toEqual([undefined, undefined]);
  });

  it('may be kept for a year and are known again by their tag', async () => {
    const first = await app.request(imageUrl(MAREN, 96));
    const etag = first.headers.get('etag') ?? '';
    const again = await app.request(imageUrl(MAREN, 96), { headers: { 'If-None-Match': `"other", ${etag}` } });
    expect({
      headers: ['cache-control', 'content-type', 'x-content-type-options'].map((name) => first.headers.get(name)),
      isStrong: /^"[0-9a-f]{64}"$/.test(etag),
      again: [again.status, await again.text(), again.headers.get('etag')],
    }).toEqual({
      headers: ['public, max-age=31536000, immutable', 'image/webp', 'nosniff'],
      isStrong: true,
      again: [304, '', etag],
    });
  });

  it('have a tag of their own for each size', async () => {
    const tags = await Promise.all(
      IMAGE_WIDTHS.map(async (width) => (await app.request(imageUrl(MAREN, width))).headers.get('etag')),
    );
    expect(new Set(tags).size).toBe(IMAGE_WIDTHS.length);
  });

  it('are painted and resized once, however many ask at the same time', async () => {
    const [mediaDir, cacheDir] = [folder('crowd-media'), folder('crowd-cache')];
    const crowd = imageApp(mediaDir, cacheDir);
    const answers = await Promise.all(
      Array.from({ length: 12 }, async () => {
        const answer = await crowd.request(imageUrl('portraits/idris-okonjo.webp', 192));
        return Buffer.from(await answer.arrayBuffer());
      }),
    );
    const files = [await filesIn(mediaDir), await filesIn(cacheDir)];
    expect(new Set(answers.map((bytes) => bytes.toString('base64'))).size).toBe(1);
    expect(files.map(({ length }) => length)).toEqual([1, 1]);
  });

  it('are taken from the cache the second time', async () => {
    const [mediaDir, cacheDir] = [folder('twice-media'), folder('twice-cache')];
    await imageApp(mediaDir, cacheDir).request(imageUrl(MAREN, 96));
    const name = (await readdir(cacheDir, { recursive: true })).find((entry) => entry.startsWith(`${MAREN}/`));
    await writeFile(join(cacheDir, name ?? ''), 'kept');
    const answer = await imageApp(mediaDir, cacheDir).request(imageUrl(MAREN, 96));
    expect(await answer.text()).toBe('kept');
  });

  it('are made anew when the original changed', async () => {
    const [mediaDir, cacheDir] = [folder('new-media'), folder('new-cache')];
    const routes = imageApp(mediaDir, cacheDir);
    const before = await routes.request(imageUrl(MAREN, 96));
    await writeFile(join(mediaDir, MAREN), await grey().webp().toBuffer());
    const after = await routes.request(imageUrl(MAREN, 96));
    const { dominant } = await sharp(await after.arrayBuffer()).stats();
    expect([after.headers.get('etag') === before.headers.get('etag'), dominant]).toEqual([
      false,
      { r: 136, g: 136, b: 136 },
    ]);
  });

  it.each([
    ['width=100', 'width', 'notOffered'],
    ['width=0768', 'width', 'notOffered'],
    ['width=', 'width', 'notOffered'],
    ['width=96&height=1152', 'height', 'notOffered'],
    ['width=96&height=65', 'height', 'notOffered'],
    ['height=768.0', 'height', 'notOffered'],
    ['width=1024&height=1536', 'height', 'notOffered'],
    ['width=1152&height=1728', 'height', 'notOffered'],
    ['width=1152&height=1152', 'height', 'notOffered'],
    ['height=99999', 'height', 'notOffered'],
    ['format=png', 'format', 'notOffered'],
    ['format=AVIF', 'format', 'notOffered'],
    ['quality=100', 'quality', 'notOffered'],
    ['width=96&width=192', 'width', 'repeated'],
    ['size=9', 'size', 'unknown'],
    ['__proto__=1', '__proto__', 'unknown'],
  ])('are refused with 1001 for ?%s', async (query, path, reason) => {
    const answer = await app.request(`/images/${MAREN}?${query}`);
    expect([answer.status, await answer.json()]).toEqual([
      400,
      { errNo: 1001, data: { fields: [{ path, reason }] }, message: 'Pictures are not made like that' },
    ]);
  });

  it.each([
    ['a stranger', 'portraits/nobody.webp'],
    ['another ending', 'portraits/maren-solberg.png'],
    ['no ending', 'portraits/maren-solberg'],
    ['capitals', 'portraits/MAREN-SOLBERG.webp'],
    ['a path that leads out', 'portraits/..%2f..%2fsecret.webp'],
    ['dots in disguise', 'portraits/%2e%2e/secret.webp'],
    ['an empty part', 'portraits//maren-solberg.webp'],
    ['a backslash', '..%5csecret.webp'],
    ['a NUL', '%00.webp'],
    ['a name that objects have', 'constructor'],
    ['nothing', ''],
    ['5,000 letters', `portraits/${'a'.repeat(5000)}.webp`],
  ])('are unknown, 1004, for %s', async (_, key) => {
    await writeFile(join(home, 'secret.webp'), 'secret');
    const answer = await app.request(`/images/${key}`);
    expect([answer.status, await answer.json()]).toEqual([
      404,
      { errNo: 1004, data: null, message: 'No such picture' },
    ]);
  });

  it('leave no drafts behind', async () => {
    await app.request(imageUrl(MAREN, 192));
    const names = [...(await filesIn(folder('media'))), ...(await filesIn(folder('cache')))];
    expect(names.filter((name) => !/^[^.]+\.(?:webp|avif)$/.test(name))).toEqual([]);
    expect((await stat(join(folder('media'), MAREN))).size).toBeGreaterThan(10_000);
  });
});
