import type { Appearance } from '#contract/appearance.ts';
import type { PictureStyle } from '#contract/picture.ts';
import type { Weather } from '@liora/painter/weather.ts';
import type { PictureRequest } from '../pictureProvider.ts';
import { heldAt } from '../../image/heldAt.ts';
import { agree, isIndoors } from './agree.ts';
import { anyone } from './anyone.ts';
import { readWords } from './readWords.ts';

/** What a picture is to show. */
export interface Wish {
  readonly look: Appearance;
  /** `null` also indoors, where none of it is seen. */
  readonly weather: Weather | null;
  readonly style: PictureStyle;
}

type WishRequest = Pick<PictureRequest, 'prompt' | 'appearance' | 'backdrop' | 'options' | 'seed'>;

/** Somebody of the presentation that the words speak of, so that hair and clothes go with it. */
const madeUp = ({ prompt, backdrop, seed }: WishRequest): Appearance => {
  const { presentation } = readWords(prompt, anyone(seed), false).look;
  return { ...anyone(seed, presentation), ...(backdrop && { setting: backdrop }) };
};

/** What a request asks for: the appearance, changed by the options, changed by the words of the prompt. Unknown words change nothing. */
export const readWish = (request: WishRequest): Wish => {
  const { prompt, appearance, options, seed } = request;
  const { mood, setting } = options;
  const chosen = {
    ...(appearance ?? madeUp(request)),
    ...(mood && { expression: mood }),
    ...(setting && { setting }),
  };
  const { look, touched, weather, style } = readWords(prompt, chosen, appearance !== null);
  const agreed = agree(look, touched, weather);
  const isFree = appearance === null && !touched.has('held');
  const shown = isFree ? { ...agreed, ...heldAt(agreed.setting, seed) } : agreed;
  return { look: shown, weather: isIndoors(agreed.setting) ? null : weather, style: style ?? options.style };
};
