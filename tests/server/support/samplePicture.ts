import { sharp } from '#server/sharp.ts';

/** A picture with a gradient on it, as a provider would send one: with metadata of its own. */
export const samplePicture = (
  width = 512,
  height = 768,
  format: 'png' | 'jpeg' | 'webp' | 'avif' | 'gif' = 'png',
): Promise<Buffer> => {
  const pixels = Buffer.alloc(width * height * 3);
  for (let at = 0; at < width * height; at += 1)
    pixels.set([at % 256, Math.floor((at / (width * height)) * 255), 120], at * 3);
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .withExif({ IFD0: { ImageDescription: 'what the person wished for' } })
    .toFormat(format)
    .toBuffer();
};

/** A white picture of any size. */
export const blankPicture = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: 'white' }, limitInputPixels: false })
    .png()
    .toBuffer();
