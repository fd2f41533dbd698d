import { sharp } from '#server/sharp.ts';

/** Chromium's raster rounds the same gradient to one of two neighbouring values of 0 to 255, one time this, one time that. */
const ROUNDING = 1;

const pixelsOf = (screenshot: Buffer) => sharp(screenshot).removeAlpha().raw().toBuffer({ resolveWithObject: true });

/** Where two screenshots look different: the rectangle around it in pixels, and by how much at most. Nothing when they look the same. */
export const differenceOf = async (before: Buffer, after: Buffer): Promise<string | undefined> => {
  const [one, other] = await Promise.all([pixelsOf(before), pixelsOf(after)]);
  const { width, height, channels } = one.info;
  if (other.info.width !== width || other.info.height !== height)
    return `${width} × ${height} px and ${other.info.width} × ${other.info.height} px`;
  let [left, top, right, bottom, most] = [width, height, 0, 0, 0];
  for (const [index, value] of one.data.entries()) {
    const difference = Math.abs(value - (other.data[index] ?? 0));
    if (difference <= ROUNDING) continue;
    const pixel = Math.floor(index / channels);
    const [x, y] = [pixel % width, Math.floor(pixel / width)];
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x + 1);
    bottom = Math.max(bottom, y + 1);
    most = Math.max(most, difference);
  }
  return most === 0 ? undefined : `${right - left} × ${bottom - top} px at ${left}, ${top}, by up to ${most}`;
};
