import { sharp } from '#server/sharp.ts';

const SIZE = { width: 24, height: 36 };

/** Levels of grey of a small picture about their mean, as shares of how much they vary: brightness and contrast are gone. */
const shapeOf = async (picture: Uint8Array, isMirrored: boolean): Promise<readonly number[]> => {
  const small = sharp(picture)
    .greyscale()
    .resize({ ...SIZE, fit: 'fill' });
  const levels = [...(await (isMirrored ? small.flop() : small).raw().toBuffer())];
  const mean = levels.reduce((sum, level) => sum + level, 0) / levels.length;
  const spread = Math.sqrt(levels.reduce((sum, level) => sum + (level - mean) ** 2, 0) / levels.length) || 1;
  return levels.map((level) => (level - mean) / spread);
};

const correlation = (one: readonly number[], other: readonly number[]): number =>
  one.reduce((sum, level, at) => sum + level * (other[at] ?? 0), 0) / one.length;

/** How alike two pictures are in what is where, also where one is the mirror image of the other: 1 for the same in another light. */
export const likeness = async (one: Uint8Array, other: Uint8Array): Promise<number> => {
  const [shape, same, mirrored] = await Promise.all([shapeOf(one, false), shapeOf(other, false), shapeOf(other, true)]);
  return Math.max(correlation(shape, same), correlation(shape, mirrored));
};
