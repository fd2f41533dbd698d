import { describe, expect, it } from 'vitest';
import { galleryOf, gallerySubject } from '#server/features/media/gallery.ts';
import { isMediaKey } from '#server/providers/image/storage/mediaStorage.ts';
import { seedCharacters } from '#server/seed/seedCharacters.ts';

const keys = seedCharacters.flatMap(({ characterId }) => galleryOf({ id: characterId, gallery: [] }));
const stranger = '00000000-0000-4000-8000-000000000000';

describe('[CHAR-05] further pictures of characters', () => {
  it('have keys of their own that can be asked for', () => {
    expect(new Set(keys).size).toBe(seedCharacters.length * 3);
    expect(keys.filter((key) => !isMediaKey(key))).toEqual([]);
  });

  it('show the same person each, as others of it do', () => {
    for (const { characterId, slug, appearance } of seedCharacters) {
      const portraitSubjects = galleryOf({ id: characterId, gallery: [] }).map(gallerySubject);
      expect(
        portraitSubjects.map((portraitSubject) => [
          portraitSubject?.seed,
          portraitSubject?.appearance.skin,
          portraitSubject?.appearance.hairStyle,
        ]),
      ).toEqual(portraitSubjects.map(() => [slug, appearance.skin, appearance.hairStyle]));
    }
  });

  it('are those that a character came with, where it did', () => {
    const [seed] = seedCharacters;
    expect(galleryOf({ id: seed?.characterId ?? '', gallery: ['gallery/one.webp'] })).toEqual(['gallery/one.webp']);
    expect(galleryOf({ id: stranger, gallery: [] })).toEqual([]);
  });

  it('are painted for no other key', () => {
    const [key = ''] = keys;
    expect(
      [`gallery/${stranger}/1.webp`, key.replace('1.webp', '4.webp'), key.replace('1.webp', '0.webp'), `x${key}`].map(
        gallerySubject,
      ),
    ).toEqual([undefined, undefined, undefined, undefined]);
  });
});
