import type { Appearance } from '#contract/appearance.ts';
import { seedCharacters } from '../../seed/seedCharacters.ts';
import { variationOf } from './variation.ts';

/** Pictures that a character has beside the portrait. */
export const GALLERY_PICTURES = 3;

const KEY = /^gallery\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/([1-9])\.webp$/;

const seeds = new Map(seedCharacters.map(({ characterId, slug, appearance }) => [characterId, { slug, appearance }]));

/** Keys of a character's further pictures: those that were kept with it, or for seed characters such as are painted when they are first asked for. */
export const galleryOf = (character: { readonly id: string; readonly gallery: readonly string[] }): string[] => {
  if (character.gallery.length > 0 || !seeds.has(character.id)) return [...character.gallery];
  return Array.from({ length: GALLERY_PICTURES }, (_, index) => `gallery/${character.id}/${index + 1}.webp`);
};

/** Who is to be painted for the key of such a picture, and the painter's seed; undefined for every other key. */
export const gallerySubject = (key: string): { readonly appearance: Appearance; readonly seed: string } | undefined => {
  const [, id = '', number] = KEY.exec(key) ?? [];
  const character = seeds.get(id);
  if (character === undefined || Number(number) > GALLERY_PICTURES) return undefined;
  return { appearance: variationOf(character.appearance, key), seed: character.slug };
};
