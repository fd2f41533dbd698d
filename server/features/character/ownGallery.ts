import type { Appearance } from '#contract/appearance.ts';
import { variationOf } from '#server/features/media/variation.ts';
import { ownGalleryKeys } from '#server/features/media/portraits.ts';

/** Variations that are looked through for one in another place: nearly all are. */
const TRIES = 50;

/** The further pictures of somebody's own character: their keys and what is painted. Each is in a place of its own. */
export const ownGalleryOf = (
  characterId: string,
  appearance: Appearance,
): readonly { readonly key: string; readonly appearance: Appearance }[] => {
  const places = new Set([appearance.setting]);
  return ownGalleryKeys(characterId).map((key) => {
    const tries = Array.from({ length: TRIES }, (_, index) => variationOf(appearance, `${key}#${index}`));
    const elsewhere = tries.find(({ setting }) => !places.has(setting)) ?? variationOf(appearance, key);
    places.add(elsewhere.setting);
    return { key, appearance: elsewhere };
  });
};
