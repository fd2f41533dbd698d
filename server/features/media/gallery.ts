import type { Appearance } from '#contract/appearance.ts';
import { seedCharacters } from '../../seed/seedCharacters.ts';
import { variationsOf } from './variation.ts';

/** Pictures that a character has beside the portrait. */
export const GALLERY_PICTURES = 3;

const KEY = /^gallery\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/([1-9])\.webp$/;

const seeds = new Map(seedCharacters.map(({ characterId, slug, appearance }) => [characterId, { slug, appearance }]));

const galleryKeys = (characterId: string): string[] =>
  Array.from({ length: GALLERY_PICTURES }, (_, index) => `gallery/${characterId}/${index + 1}.webp`);

/** Keys of a character's further pictures: those that were kept with it, or for seed characters such as are painted when they are first asked for. */
export const galleryOf = (character: { readonly id: string; readonly gallery: readonly string[] }): string[] =>
  character.gallery.length > 0 || !seeds.has(character.id) ? [...character.gallery] : galleryKeys(character.id);

/** Who is to be painted for the key of such a picture, and the painter's seed; undefined for every other key. */
export const gallerySubject = (key: string): { readonly appearance: Appearance; readonly seed: string } | undefined => {
  const [, id = ''] = KEY.exec(key) ?? [];
  const character = seeds.get(id);
  if (character === undefined) return undefined;
  const pictures = variationsOf(character.appearance, galleryKeys(id), (own, attempt) =>
    attempt === 0 ? own : `${own}#${attempt}`,
  );
  const picture = pictures.find((one) => one.key === key);
  return picture && { appearance: picture.appearance, seed: character.slug };
};
