import { describe, expect, it } from 'vitest';
import { outfit, setting, type Appearance } from '#contract/appearance.ts';
import { appearanceFrom } from '#server/features/character/writing/appearanceFrom.ts';
import { variationOf } from '#server/features/media/variation.ts';
import { dressedFor } from '#server/providers/image/clothesAt.ts';
import { readWish } from '#server/providers/picture/wish/readWish.ts';
import { seedCharacters } from '#server/seed/seedCharacters.ts';
import { plainOptions, portraitSubject } from './support/portraitSubject.ts';

type Outfit = Appearance['outfit'];

const seeds = Array.from({ length: 60 }, (_, index) => `seed ${index}`);
const outfitsOf = (prompt: string, appearance: Appearance | null): ReadonlySet<Outfit> =>
  new Set(seeds.map((seed) => readWish({ prompt, appearance, options: plainOptions, seed }).look.outfit));
const worn = (outfits: ReadonlySet<Outfit>): string => [...outfits].toSorted().join(' ');

const inCoat: Appearance = { ...portraitSubject, outfit: 'coat' };
const inShirt: Appearance = { ...portraitSubject, outfit: 'shirt' };
const inArmour: Appearance = { ...portraitSubject, outfit: 'armour', setting: 'castle' };

describe('clothes by place', () => {
  it.each([
    ['on the beach', inCoat, 'dress shirt tee'],
    ['on the beach', { ...inCoat, presentation: 'masculine' }, 'shirt tee'],
    ['in the mountains', inShirt, 'coat hoodie knit'],
    ['in the snow in the garden', inShirt, 'coat knit'],
    ['in the kitchen', inCoat, 'apron shirt'],
    ['cooking', inCoat, 'apron'],
    ['at the gym', inCoat, 'hoodie tee'],
    ['in the office', inShirt, 'shirt'],
    ['in the desert', inArmour, 'armour'],
    ['in a greenhouse', inArmour, 'apron shirt tee'],
    ['in the hospital', inShirt, 'labCoat'],
  ] as const)('“%s” is dressed for, %#', (prompt, appearance, outfits) => {
    expect(worn(outfitsOf(prompt, appearance))).toBe(outfits);
  });

  it.each([
    ['on the beach in a coat', inShirt, 'coat'],
    ['a red dress in the snow', inCoat, 'dress'],
    ['in the kitchen, wearing armour', inCoat, 'armour'],
    ['at the gym in a suit', inShirt, 'blazer'],
  ] as const)('what was said wins: “%s”', (prompt, appearance, outfits) => {
    expect(worn(outfitsOf(prompt, appearance))).toBe(outfits);
    expect(worn(outfitsOf(prompt, null))).toBe(outfits);
  });

  it('leave scarf and woolly hat at home where it is warm, unless they are asked for', () => {
    const wrapped: Appearance = { ...portraitSubject, accessories: ['scarf', 'glasses', 'beanie'] };
    const accessoriesAt = (prompt: string) =>
      readWish({ prompt, appearance: wrapped, options: plainOptions, seed: 'one' }).look.accessories;
    expect(
      ['on the beach', 'in the desert', 'in the forest', 'on the beach with a red scarf'].map(accessoriesAt),
    ).toEqual([['glasses'], ['glasses'], ['scarf', 'glasses', 'beanie'], ['glasses', 'beanie', 'scarf']]);
  });

  it('are somebody’s own where they are at home, and where those fit', () => {
    const own = seedCharacters.map(({ appearance }) => worn(outfitsOf('smiling', appearance)));
    expect(own).toEqual(seedCharacters.map(({ appearance }) => appearance.outfit));
    expect(worn(outfitsOf('in the library', { ...portraitSubject, outfit: 'knit', setting: 'sea' }))).toBe('knit');
  });

  it('hold for whoever is made up, for further pictures and for looks that are read from texts', () => {
    const fits = (look: Appearance, seed: string): boolean => dressedFor(look, seed).outfit === look.outfit;
    const told = { name: 'Ann', age: 30, description: '', personality: '', scenario: '', greeting: '' };
    const looks = seeds.flatMap((seed) => [
      readWish({ prompt: '', appearance: null, options: plainOptions, seed }).look,
      variationOf(inCoat, seed),
      appearanceFrom(told, seed),
    ]);
    const asEver = (look: Appearance): boolean => look.outfit === 'coat' && look.setting === inCoat.setting;
    expect(
      looks.filter((look) => !asEver(look) && !fits(look, 'other')).map((look) => [look.outfit, look.setting]),
    ).toEqual([]);
  });

  it('are known for every place, and put on what fits there', () => {
    const wrong = setting.options.flatMap((place) =>
      outfit.options.flatMap((one) => {
        const dressed = dressedFor({ ...portraitSubject, setting: place, outfit: one }, 'seed');
        return dressedFor(dressed, 'other').outfit === dressed.outfit ? [] : [`${one} at ${place}`];
      }),
    );
    expect(wrong).toEqual([]);
  });
});
