import type { PictureRequest } from '../pictureProvider.ts';
import { describe, describeScene } from './describe.ts';
import { readWish } from './readWish.ts';
import { isAboutSomebody } from './subject.ts';
import { wishText } from './wishText.ts';

/**
 * The prompt for a model that takes `max` characters: the wish in the person's words, shortened if need be, then what it looks like. A wish that is
 * about nobody gets nobody.
 */
export const promptFor = (request: PictureRequest, max: number): string => {
  const { look, weather, style } = readWish(request);
  const description = isAboutSomebody(request)
    ? describe(look, weather, style)
    : describeScene(request.options.setting, style);
  const wish = wishText(request.prompt, Math.max(0, max - description.length - 2));
  return wish === '' ? description : `${wish}. ${description}`.replace(/([.!?,;:])\. /, '$1 ');
};
