import { describe, expect, it } from 'vitest';
import { appearance, type Appearance } from '#contract/appearance.ts';
import { readWish } from '#server/providers/picture/wish/readWish.ts';
import { plainOptions, portraitSubject } from './support/portraitSubject.ts';

type Change = { -readonly [Key in keyof Appearance]?: Appearance[Key] } & { weather?: string; style?: string };

const changesOf = (prompt: string, given: Appearance): Change => {
  const { look, weather, style } = readWish({ prompt, appearance: given, options: plainOptions, seed: 'table' });
  const before = new Map<string, unknown>(Object.entries(given));
  const changed = Object.entries(look).filter(
    ([key, value]) => JSON.stringify(before.get(key)) !== JSON.stringify(value),
  );
  return {
    ...Object.fromEntries(changed),
    ...(weather !== null && { weather }),
    ...(style !== 'natural' && { style }),
  };
};

const bearded: Appearance = {
  ...portraitSubject,
  presentation: 'masculine',
  facialHair: 'beard',
  hairLength: 'short',
  accessories: ['glasses', 'scarf'],
};

const bySomebody: readonly (readonly [prompt: string, change: Change])[] = [
  // Hair.
  ['red hair', { hairColor: 'copper' }],
  ['long black hair', { hairColor: 'black', hairLength: 'long' }],
  ['long, curly, red hair', { hairColor: 'copper', hairLength: 'long', hairTexture: 'curly' }],
  ['short straight blonde hair', { hairColor: 'blond', hairLength: 'short', hairTexture: 'straight' }],
  ['blonde', { hairColor: 'blond' }],
  ['a brunette with a fringe', { hairColor: 'espresso', hairStyle: 'fringe' }],
  ['platinum blonde with a bob cut', { hairColor: 'platinum', hairTexture: 'straight' }],
  ['her hair is silver and very long', { hairColor: 'silver', hairLength: 'long' }],
  ['hair in a bun', { hairStyle: 'bun' }],
  ['a high black ponytail', { hairColor: 'black', hairStyle: 'ponytail' }],
  ['ginger braids', { hairColor: 'copper', hairStyle: 'braids' }],
  ['with her hair tied back', { hairStyle: 'bun' }],
  ['afro', { hairTexture: 'coily' }],
  ['dark-haired', { hairColor: 'espresso' }],
  ['pink hair, purple dress', { hairColor: 'rose', outfit: 'dress', outfitColor: 'plum' }],
  ['a green headscarf', { hairStyle: 'covered', accentColor: 'forest' }],
  ['salt-and-pepper hair', { hairColor: 'pepper' }],
  ['bald', { hairLength: 'bald' }],
  ['no hair', { hairLength: 'bald' }],
  ['Hair: auburn. Eyes: green.', { hairColor: 'auburn', eyeColor: 'green' }],
  ['red_hair, blue_eyes', { hairColor: 'copper', eyeColor: 'blue' }],
  // Face.
  ['blue eyes', { eyeColor: 'blue' }],
  ['bright blue eyes and dark skin', { eyeColor: 'blue', skin: 'umber' }],
  ['green-eyed', { eyeColor: 'green' }],
  ['her eyes are green', { eyeColor: 'green' }],
  ['big round hazel eyes', { eyeColor: 'hazel', eyeShape: 'round' }],
  ['pale skin with freckles', { skin: 'porcelain', accessories: ['freckles'] }],
  ['olive skin', {}],
  ['tanned skin', { skin: 'tan' }],
  ['a heart-shaped face', { faceShape: 'heart' }],
  ['full lips and an aquiline nose', { lips: 'full', noseShape: 'aquiline' }],
  ['a scar and a beauty mark', { accessories: ['scar', 'beautyMark'] }],
  // How somebody looks and stands.
  ['laughing', { expression: 'bright' }],
  ['a big smile', { expression: 'bright' }],
  ['smirking', { expression: 'wry' }],
  ['with a thoughtful expression', { expression: 'thoughtful' }],
  ['calm, by the sea', { expression: 'calm', setting: 'sea' }],
  ['a calm sea', { setting: 'sea' }],
  ['confident', { expression: 'confident' }],
  ['not smiling', { expression: 'calm' }],
  ['looking at the camera', { pose: 'front' }],
  ['facing left', { pose: 'left' }],
  ['athletic', { build: 'athletic' }],
  // Clothes.
  ['a red dress', { outfit: 'dress', outfitColor: 'crimson' }],
  ['wearing a navy blue turtleneck', { outfit: 'turtleneck', outfitColor: 'navy' }],
  ['dressed in black', { outfitColor: 'ink' }],
  ['a woman in red', { outfitColor: 'crimson' }],
  ['a leather jacket', { outfit: 'flightJacket' }],
  ['black suit', { outfit: 'blazer', outfitColor: 'ink' }],
  ['as a knight in shining armour', { outfit: 'armour' }],
  ['her dress is yellow', { outfit: 'dress', outfitColor: 'mustard' }],
  ['lab coat', { outfit: 'labCoat' }],
  ['a green scarf', { accentColor: 'forest', accessories: ['scarf'] }],
  ['a wide-brimmed hat and round glasses', { accessories: ['brimmedHat', 'roundGlasses'] }],
  ['with glasses', { accessories: ['glasses'] }],
  ['gold hoop earrings, necklace', { accessories: ['hoops', 'necklace'] }],
  ['a beret, then a beanie', { accessories: ['beanie'] }],
  ['a flower in her hair', { accessories: ['flower'] }],
  // What is held.
  ['holding a cup', { held: 'cup' }],
  ['drinking coffee in a coffee shop', { held: 'cup', setting: 'cafe' }],
  ['with a book', { held: 'book' }],
  ['she is reading, with reading glasses', { held: 'book', accessories: ['glasses'] }],
  ['with a red flower in her hand', { held: 'flower' }],
  ['a bouquet of flowers and a flower in her hair', { held: 'flower', accessories: ['flower'] }],
  ['a lantern in the forest', { held: 'lantern', setting: 'forest' }],
  ['holding an old letter', { held: 'letter' }],
  ['playing the guitar', { held: 'guitar' }],
  ['first a book, then a mug', { held: 'cup' }],
  ['a dress with a flower print', { outfit: 'dress' }],
  ['without a book', {}],
  // Places, times, light and weather.
  ['at the beach', { setting: 'sea', outfit: 'tee' }],
  ['at the beach in a coat', { setting: 'sea', outfit: 'coat' }],
  ['in a café', { setting: 'cafe' }],
  ['on a rooftop at night', { setting: 'cityRoof', timeOfDay: 'night', light: 'moon' }],
  ['in the kitchen at night', { setting: 'kitchen', timeOfDay: 'night', light: 'lamp' }],
  ['a night market', { setting: 'nightMarket', timeOfDay: 'night', light: 'moon' }],
  ['sunset at sea', { setting: 'sea', timeOfDay: 'goldenHour', light: 'sun' }],
  ['early morning in the woods', { setting: 'forest', timeOfDay: 'morning' }],
  ['by candlelight', { light: 'lamp' }],
  ['in the moonlight', { timeOfDay: 'night', light: 'moon' }],
  ['neon lights', { timeOfDay: 'night', light: 'neon' }],
  ['at dusk, in a rose garden', { setting: 'garden', timeOfDay: 'dusk', light: 'lamp' }],
  ['in the mountains, snowing', { setting: 'mountains', light: 'overcast', weather: 'snow' }],
  ['a rainy street', { setting: 'cityRoof', light: 'overcast', weather: 'rain' }],
  ['in the fog of the forest', { setting: 'forest', light: 'overcast', weather: 'fog' }],
  ['rain', {}],
  ['aboard a spaceship', { setting: 'starship' }],
  ['black and white', { style: 'noir' }],
  ['old photograph', { style: 'vintage' }],
  // Longer ones.
  [
    'make her hair short and red, and change the dress to green',
    { hairLength: 'short', hairColor: 'copper', outfit: 'dress', outfitColor: 'forest' },
  ],
  ['her eyes are green, long hair', { eyeColor: 'green', hairLength: 'long' }],
  ['her hair is long, red dress', { hairLength: 'long', outfit: 'dress', outfitColor: 'crimson' }],
  [
    'masterpiece, best quality, long hair, blue eyes, (red dress:1.2), outdoors, clouds',
    { hairLength: 'long', eyeColor: 'blue', outfit: 'dress', outfitColor: 'crimson', light: 'overcast' },
  ],
  [
    'cyberpunk street, neon signs, rain, black leather jacket, purple hair',
    {
      setting: 'cityRoof',
      timeOfDay: 'night',
      light: 'neon',
      outfit: 'flightJacket',
      outfitColor: 'ink',
      hairColor: 'violet',
      weather: 'rain',
    },
  ],
  [
    'She is standing on a cliff above the sea, wind in her long hair, a storm coming',
    { hairLength: 'long', setting: 'sea', light: 'overcast', weather: 'rain' },
  ],
  ['drinking red wine in a blue dress', { outfit: 'dress', outfitColor: 'navy' }],
  // What is unknown, or somebody else.
  ['holding a black cat in a white room', {}],
  ['red, green, blue', {}],
  ['not wearing a coat', {}],
  ['', {}],
  ['a man', {}],
  ['a blue sky, hair in the wind', {}],
  ['eating spaghetti with friends', {}],
  ['knightly virtues and redness', {}],
  ['ein Mädchen mit rotem Haar', {}],
  ['🙂🙂🙂', {}],
  ['red lanterns', { setting: 'nightMarket' }],
];

const byBearded: readonly (readonly [prompt: string, change: Change])[] = [
  ['no glasses', { accessories: ['scarf'] }],
  ['without glasses', { accessories: ['scarf'] }],
  ['without a beard', { facialHair: 'none' }],
  ['clean-shaven', { facialHair: 'none' }],
  ['no beard, no glasses', { facialHair: 'none', accessories: ['scarf'] }],
  ['without glasses or scarf', { accessories: [] }],
  ['without glasses and scarf', { accessories: [] }],
  ['no glasses, smiling broadly, beanie', { accessories: ['scarf', 'beanie'] }],
  ['not wearing his old glasses', { accessories: ['scarf'] }],
  ['without a scarf but with round glasses', { accessories: ['roundGlasses'] }],
  ['take off the scarf', { accessories: ['glasses'] }],
  ['a beanie rather than glasses', { accessories: ['scarf', 'beanie'] }],
  ['no hat', {}],
  ['no accessories', { accessories: [] }],
  ['a red beard', { hairColor: 'copper' }],
  ['just stubble', { facialHair: 'stubble' }],
  ['a moustache instead of a beard', { facialHair: 'moustache' }],
  ['no moustache', {}],
  ['not in the forest', {}],
];

describe('the words of a wish', () => {
  it.each(bySomebody)('%s', (prompt, change) => {
    expect(changesOf(prompt, portraitSubject)).toEqual(change);
  });

  it.each(byBearded)('%s, of somebody with a beard, glasses and a scarf', (prompt, change) => {
    expect(changesOf(prompt, bearded)).toEqual(change);
  });

  it('give whoever has no hair some, when they say what it is like', () => {
    expect(changesOf('red hair', { ...portraitSubject, hairLength: 'bald' })).toEqual({
      hairColor: 'copper',
      hairLength: 'short',
    });
  });

  it('let hair down that is to be long', () => {
    const pinnedUp = { ...portraitSubject, hairStyle: 'bun' } as const;
    expect([changesOf('long hair', pinnedUp), changesOf('long hair in a top knot', pinnedUp)]).toEqual([
      { hairLength: 'long', hairStyle: 'loose' },
      { hairLength: 'long', hairStyle: 'topKnot' },
    ]);
  });

  it('take out of the hands what they say is not there, and leave the rest', () => {
    const reading = { ...portraitSubject, held: 'book' } as const;
    const held = (prompt: string) =>
      readWish({ prompt, appearance: reading, options: plainOptions, seed: 'table' }).look.held;
    expect(['', 'no book', 'without a cup', 'a guitar instead of the book', 'in a red dress'].map(held)).toEqual([
      'book',
      undefined,
      'book',
      'guitar',
      'book',
    ]);
  });

  it('dim the sun when it rains out of doors', () => {
    expect(changesOf('in the rain', { ...portraitSubject, setting: 'sea', light: 'sun' })).toEqual({
      light: 'overcast',
      weather: 'rain',
    });
  });

  it('go before the options, and those before the appearance', () => {
    const options = { ...plainOptions, mood: 'wry', setting: 'train', style: 'pastel' } as const;
    const { look, style } = readWish({ prompt: 'in the forest', appearance: portraitSubject, options, seed: '' });
    expect({ look, style }).toEqual({
      look: { ...portraitSubject, expression: 'wry', setting: 'forest' },
      style: 'pastel',
    });
  });
});

describe('somebody whom a seed makes up', () => {
  const made = (prompt: string, seed: string) =>
    readWish({ prompt, appearance: null, options: plainOptions, seed }).look;

  it('is the same for the same seed and has looks that can be painted', () => {
    const seeds = Array.from({ length: 200 }, (_, index) => `seed ${index}`);
    const looks = seeds.map((seed) => made('', seed));
    expect(looks).toEqual(seeds.map((seed) => appearance.parse(made('', seed))));
    expect(new Set(looks.map((look) => JSON.stringify(look))).size).toBe(200);
  });

  it('has something in the hands in some pictures, and what the words say in all', () => {
    const seeds = Array.from({ length: 200 }, (_, index) => `seed ${index}`);
    const holding = seeds.filter((seed) => made('', seed).held !== undefined).length;
    expect([holding > 40, holding < 100]).toEqual([true, true]);
    expect(new Set(seeds.map((seed) => made('a woman with a guitar', seed).held))).toEqual(new Set(['guitar']));
  });

  it.each([
    ['a woman', 'feminine', 'none'],
    ['an old man with a beard', 'masculine', 'beard'],
    ['a bearded gentleman', 'masculine', 'beard'],
    ['two women by the sea', 'feminine', 'none'],
    ['my girlfriend', 'feminine', 'none'],
    ['elegant ladies having tea', 'feminine', 'none'],
    ['two old ladies', 'feminine', 'none'],
    ['she is reading', 'feminine', 'none'],
    ['bearded men', 'masculine', 'beard'],
    ['my boyfriend has a beard', 'masculine', 'beard'],
  ])('[N-39] %s is who the words say', (prompt, presentation, facialHair) => {
    const looks = ['one', 'two', 'three', 'four', 'five'].map((seed) => made(prompt, seed));
    expect(looks.map((look) => [look.presentation, look.facialHair])).toEqual(
      looks.map(() => [presentation, facialHair]),
    );
  });
});

describe('a wish that is no wish', () => {
  it.each([
    ['ten thousand characters of one word', 'red '.repeat(2500)],
    ['control characters', '\u0000\u0007red\u0000hair\u202e\ud800'],
    ['a million characters', 'no hat and '.repeat(100_000)],
    ['marks alone', ',.;:!?()[]{}|\n'.repeat(1000)],
    ['a key of every object', 'constructor __proto__ toString hasOwnProperty'],
  ])('%s still gives somebody to paint', (_, prompt) => {
    expect(
      appearance.safeParse(readWish({ prompt, appearance: portraitSubject, options: plainOptions, seed: '' }).look)
        .success,
    ).toBe(true);
  });
});
