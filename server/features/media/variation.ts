import type { Appearance } from '#contract/appearance.ts';
import { ANSWER_EXPRESSIONS } from '#contract/characterProfile.ts';
import { CROPS } from '@liora/painter/appearance.ts';
import { createRandom } from '@liora/painter/random.ts';
import { dressedFor } from '../../providers/image/clothesAt.ts';
import { heldAt } from '../../providers/image/heldAt.ts';
import { LIGHTS, PLACES, POSES } from '../../providers/image/sittings.ts';

/** Clothes that fit most of those places. */
const OUTFITS = ['knit', 'shirt', 'coat', 'turtleneck'] as const;
const COLORS = ['charcoal', 'cream', 'camel', 'rust', 'mustard', 'forest', 'teal', 'navy', 'plum'] as const;

/** From so near that only the face is seen, nobody holds anything. */
const cropped = ({ held, ...appearance }: Appearance, crop: Appearance['crop']): Appearance => ({
  ...appearance,
  ...(held !== undefined && crop !== 'face' && { held }),
  crop,
});

/** The same person at another place, in another light and other clothes, or in those of their own; the same seed gives the same. */
export const variationOf = ({ held: _held, ...appearance }: Appearance, seed: string): Appearance => {
  const random = createRandom(seed, 'variation');
  const { timeOfDay, light, outfit, outfitColor } = appearance;
  const setting = random.pick([appearance.setting, ...PLACES]);
  const varied: Appearance = {
    ...appearance,
    setting,
    ...heldAt(setting, seed),
    ...random.pick<Pick<Appearance, 'timeOfDay' | 'light'>>([{ timeOfDay, light }, ...LIGHTS]),
    ...random.pick<Pick<Appearance, 'outfit' | 'outfitColor'>>([
      { outfit, outfitColor },
      ...OUTFITS.map((other) => ({ outfit: other, outfitColor: random.pick(COLORS) })),
    ]),
    expression: random.pick(ANSWER_EXPRESSIONS),
    pose: random.pick(POSES),
  };
  const isAsEver = setting === appearance.setting && varied.outfit === outfit;
  return cropped(isAsEver ? varied : dressedFor(varied, seed), random.pick(CROPS));
};

/** Seeds that are looked through for one with another place: nearly all have one. */
const TRIES = 50;

/** A variation for each key, in a place of its own and from another distance than the portrait and the one before; `seedOf` says which seeds are tried for a key. */
export const variationsOf = (
  appearance: Appearance,
  keys: readonly string[],
  seedOf: (key: string, attempt: number) => string,
): readonly { readonly key: string; readonly appearance: Appearance }[] => {
  const places = new Set([appearance.setting]);
  const crops = CROPS.filter((crop) => crop !== (appearance.crop ?? 'chest'));
  return keys.map((key, index) => {
    const tries = Array.from({ length: TRIES }, (_, attempt) => variationOf(appearance, seedOf(key, attempt)));
    const elsewhere = tries.find(({ setting }) => !places.has(setting)) ?? variationOf(appearance, key);
    places.add(elsewhere.setting);
    return { key, appearance: cropped(elsewhere, crops[index % crops.length]) };
  });
};
