import { sharp } from '#server/sharp.ts';

const WIDTH = 16;
const QUALITY = 40;

/** A picture so small that it comes along with its address: a `data:` address, to be shown blurred until the picture is there. */
export const placeholderOf = async (picture: Uint8Array): Promise<string> => {
  const small = await sharp(picture).resize(WIDTH).webp({ quality: QUALITY }).toBuffer();
  return `data:image/webp;base64,${small.toString('base64')}`;
};
