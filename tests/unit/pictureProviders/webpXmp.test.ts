import { sharp } from '#server/sharp.ts';
import { expect, it } from 'vitest';
import { provenanceXmp } from '#server/providers/picture/provenance.ts';
import { withWebpXmp } from '#server/providers/picture/webpXmp.ts';

const packet = provenanceXmp({ source: 'algorithmicMedia', system: 'Liora painter' });
/** An odd number of pixels, and of letters. */
const other = `${packet} `;

const noise = (channels: 3 | 4) => {
  const [width, height] = [301, 199];
  const pixels = Uint8Array.from({ length: width * height * channels }, (_, index) => (index * 7919) % 256);
  return sharp(pixels, { raw: { width, height, channels } });
};
const kinds = {
  lossy: noise(3).webp({ quality: 60 }),
  'lossy with opacity': noise(4).webp({ quality: 60 }),
  lossless: noise(3).webp({ lossless: true }),
  'lossless with opacity': noise(4).webp({ lossless: true }),
  'with a colour profile': noise(3).webp().withIccProfile('p3'),
  'with another packet': noise(3).webp().withXmp(other),
};

it.each(Object.entries(kinds))('a picture that is %s gets the packet, and stays the same', async (_kind, image) => {
  const before = await image.toBuffer();
  const facts = async (picture: Buffer) => {
    const { format, width, height, hasAlpha, icc } = await sharp(picture).metadata();
    return { format, width, height, hasAlpha, icc, pixels: await sharp(picture).raw().toBuffer() };
  };
  for (const xmp of [packet, other]) {
    const after = withWebpXmp(before, xmp);
    expect(await facts(after)).toEqual(await facts(before));
    expect((await sharp(after).metadata()).xmp?.toString()).toBe(xmp);
    expect(after.readUInt32LE(4)).toBe(after.length - 8);
    expect(withWebpXmp(after, xmp)).toEqual(after);
  }
});

it.each([
  ['nothing', Buffer.alloc(0)],
  ['a picture of another kind', Buffer.from('\x89PNG\r\n\x1a\n')],
  ['a head alone', Buffer.from('RIFF\x04\0\0\0WEBP')],
])('%s is not taken for one', (_what, bytes) => {
  expect(() => withWebpXmp(bytes, packet)).toThrow('Not a WebP picture');
});
