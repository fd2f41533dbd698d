import type { Appearance } from '#contract/appearance.ts';
import { variationsOf } from '#server/features/media/variation.ts';
import { ownGalleryKeys } from '#server/features/media/portraits.ts';

/** The further pictures of somebody's own character: their keys and what is painted. */
export const ownGalleryOf = (characterId: string, appearance: Appearance): ReturnType<typeof variationsOf> =>
  variationsOf(appearance, ownGalleryKeys(characterId), (key, attempt) => `${key}#${attempt}`);
