import type { Appearance } from '#contract/appearance.ts';
import { ANSWER_EXPRESSIONS } from '#contract/characterProfile.ts';
import { createRandom } from '@liora/painter/random.ts';
import { LIGHTS, POSES } from '../../providers/image/sittings.ts';

/** Places that fit whoever comes from any time or world. */
const SETTINGS = ['forest', 'sea', 'mountains', 'garden', 'greenhouse', 'library', 'desert', 'kitchen'] as const;
/** Clothes that fit any of those places. */
const OUTFITS = ['knit', 'shirt', 'coat', 'turtleneck'] as const;
const COLORS = ['charcoal', 'cream', 'camel', 'rust', 'mustard', 'forest', 'teal', 'navy', 'plum'] as const;

/** The same person at another place, in another light and other clothes, or in those of their own; the same seed gives the same. */
export const variationOf = (appearance: Appearance, seed: string): Appearance => {
  const random = createRandom(seed, 'variation');
  const { setting, timeOfDay, light, outfit, outfitColor } = appearance;
  return {
    ...appearance,
    setting: random.pick([setting, ...SETTINGS]),
    ...random.pick<Pick<Appearance, 'timeOfDay' | 'light'>>([{ timeOfDay, light }, ...LIGHTS]),
    ...random.pick<Pick<Appearance, 'outfit' | 'outfitColor'>>([
      { outfit, outfitColor },
      ...OUTFITS.map((other) => ({ outfit: other, outfitColor: random.pick(COLORS) })),
    ]),
    expression: random.pick(ANSWER_EXPRESSIONS),
    pose: random.pick(POSES),
  };
};
