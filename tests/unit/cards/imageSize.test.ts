import { sharp } from '#server/sharp.ts';
import { describe, expect, it } from 'vitest';
import { imageSizeOf } from '#server/features/card/imageSize.ts';
import { header, pngOf } from './support/pngFile.ts';

const image = (channels: 3 | 4 = 3) => sharp({ create: { width: 301, height: 203, channels, background: '#a26b' } });

describe('the size that a picture says it has', () => {
  it.each([
    ['png', 'png', () => image().png().toBuffer()],
    ['jpeg', 'jpeg', () => image().jpeg().toBuffer()],
    [
      'progressive jpeg',
      'jpeg',
      () =>
        image()
          .jpeg({ progressive: true })
          .withExif({ IFD0: { Artist: 'x' } })
          .toBuffer(),
    ],
    ['webp', 'webp', () => image().webp().toBuffer()],
    ['lossless webp', 'webp', () => image().webp({ lossless: true }).toBuffer()],
    ['webp with transparency', 'webp', () => image(4).webp().toBuffer()],
    ['gif', 'gif', () => image().gif().toBuffer()],
  ])('%s', async (_, format, make) => {
    expect(imageSizeOf(await make())).toEqual({ format, width: 301, height: 203 });
  });

  it.each([
    ['tiff', () => image().tiff().toBuffer()],
    ['avif', () => image().avif({ effort: 0 }).toBuffer()],
    ['a page', () => Promise.resolve(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="1"/>'))],
    ['nothing', () => Promise.resolve(Buffer.alloc(0))],
    ['a header without size', () => Promise.resolve(pngOf(header(0, 5)))],
    ['a jpeg without a frame', () => Promise.resolve(Buffer.from(`ffd8ff${'e0000400'.repeat(9)}ffd9`, 'hex'))],
    ['a jpeg of nothing but marks', () => Promise.resolve(Buffer.alloc(5000, 0xff).fill(0xd8, 1, 2))],
  ])('is unknown: %s', async (_, make) => {
    expect(imageSizeOf(await make())).toBeUndefined();
  });

  it('is read from any part of a picture without failing', async () => {
    const files = await Promise.all(
      [image().png(), image().jpeg(), image(4).webp(), image().gif()].map((file) => file.toBuffer()),
    );
    const cuts = files.flatMap((file) =>
      Array.from({ length: Math.min(300, file.length) }, (_, length) => file.subarray(0, length)),
    );
    const formats = cuts.map((cut) => imageSizeOf(cut)?.format);
    expect(new Set(formats)).toEqual(new Set([undefined, 'png', 'jpeg', 'webp', 'gif']));
  });
});
