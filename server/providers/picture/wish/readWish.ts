import type { Appearance } from '#contract/appearance.ts';
import type { PictureStyle } from '#contract/picture.ts';
import type { Weather } from '@liora/painter/weather.ts';
import type { PictureRequest } from '../pictureProvider.ts';
import { dressedFor } from '../../image/clothesAt.ts';
import { heldAt } from '../../image/heldAt.ts';
import { agree, isIndoors } from './agree.ts';
import { anyone } from './anyone.ts';
import { readWords } from './readWords.ts';
import type { Words } from './sketch.ts';

/** What a picture is to show. */
export interface Wish {
  readonly look: Appearance;
  /** `null` also indoors, where none of it is seen. */
  readonly weather: Weather | null;
  readonly style: PictureStyle;
}

type WishRequest = Pick<PictureRequest, 'prompt' | 'appearance' | 'backdrop' | 'options' | 'seed'>;

/** Somebody of the presentation that the words speak of, so that hair and clothes go with it. */
const madeUp = ({ prompt, seed }: WishRequest): Appearance =>
  anyone(seed, readWords(prompt, anyone(seed), false).look.presentation);

/** What the words leave open: clothes for another place, and for whoever is made up, what is in their hands. */
const completed = (
  look: Appearance,
  { touched, weather, occasion }: Words,
  { appearance, seed }: WishRequest,
): Appearance => {
  const isElsewhere = appearance?.setting !== look.setting || weather !== null || occasion !== null;
  const suited = isElsewhere && !touched.has('outfit') ? dressedFor(look, seed, { weather, occasion }) : look;
  const dressed = touched.has('accessories') ? { ...suited, accessories: look.accessories } : suited;
  return appearance === null && !touched.has('held') ? { ...dressed, ...heldAt(look.setting, seed) } : dressed;
};

/** What a request asks for: the appearance, changed by the options, changed by the words of the prompt. Unknown words change nothing. */
export const readWish = (request: WishRequest): Wish => {
  const { prompt, appearance, backdrop, options } = request;
  const { mood } = options;
  const setting = options.setting ?? backdrop;
  const chosen = {
    ...(appearance ?? madeUp(request)),
    ...(mood && { expression: mood }),
    ...(setting && { setting }),
  };
  const words = readWords(prompt, chosen, appearance !== null);
  const agreed = agree(words.look, words.touched, words.weather);
  const weather = isIndoors(agreed.setting) ? null : words.weather;
  return { look: completed(agreed, { ...words, weather }, request), weather, style: words.style ?? options.style };
};
