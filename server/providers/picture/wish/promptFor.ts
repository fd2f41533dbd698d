import type { PictureRequest } from '../pictureProvider.ts';
import { describe } from './describe.ts';
import { readWish } from './readWish.ts';
import { wishText } from './wishText.ts';

/** The prompt for a model that takes `max` characters: the wish in the person's words, shortened if need be, then what it looks like. */
export const promptFor = (request: PictureRequest, max: number): string => {
  const { look, weather, style } = readWish(request);
  const description = describe(look, weather, style);
  const wish = wishText(request.prompt, Math.max(0, max - description.length - 2));
  return wish === '' ? description : `${wish}. ${description}`.replace(/([.!?,;:])\. /, '$1 ');
};
