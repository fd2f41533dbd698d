import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import * as options from '../appearance.ts';
import type { Appearance } from '../appearance.ts';
import { paintPortrait } from '../paintPortrait.ts';
import { base } from './looks.ts';

/** Another value of each option. */
const changes = {
  presentation: 'masculine',
  maturity: 'elder',
  build: 'broad',
  skin: 'ebony',
  faceShape: 'square',
  eyeColor: 'blue',
  eyeShape: 'monolid',
  noseShape: 'broad',
  lips: 'full',
  expression: 'bright',
  pose: 'left',
  hairColor: 'copper',
  hairTexture: 'curly',
  hairLength: 'long',
  hairStyle: 'fringe',
  facialHair: 'beard',
  outfit: 'hoodie',
  outfitColor: 'crimson',
  accentColor: 'teal',
  accessories: ['glasses'],
  setting: 'forest',
  timeOfDay: 'night',
  light: 'neon',
} as const satisfies { [Key in keyof Appearance]: Appearance[Key] };

const pixels = async (picture: Buffer): Promise<Buffer> =>
  sharp(picture).resize(192, 288).removeAlpha().raw().toBuffer();

/** How many of 192 × 288 pixels differ by more than the noise of the encoder. */
const changed = (one: Buffer, other: Buffer): number => {
  let count = 0;
  for (let at = 0; at < one.length; at += 3)
    if ([0, 1, 2].some((channel) => Math.abs((one[at + channel] ?? 0) - (other[at + channel] ?? 0)) > 16)) count += 1;
  return count;
};

describe('the embedded painter', () => {
  it('[SHELL-14] paints webp of 768 × 1152', async () => {
    const { format, width, height } = await sharp(paintPortrait(base, 'size')).metadata();
    expect({ format, width, height }).toEqual({ format: 'webp', width: 768, height: 1152 });
  });

  it('paints the same picture for the same seed and another one for another seed', () => {
    const [one, again, other] = ['one', 'one', 'other'].map((seed) => paintPortrait(base, seed));
    expect([one?.equals(again ?? Buffer.of()), one?.equals(other ?? Buffer.of())]).toEqual([true, false]);
  });

  it('shows every option that is changed', { timeout: 120_000 }, async () => {
    const before = await pixels(paintPortrait(base, 'options'));
    const keys = Object.keys(base);
    const unseen: string[] = [];
    for (const [key, value] of Object.entries(changes)) {
      const after = await pixels(paintPortrait({ ...base, [key]: value }, 'options'));
      if (changed(before, after) < 12) unseen.push(key);
    }
    expect({ unseen, tried: Object.keys(changes).toSorted() }).toEqual({ unseen: [], tried: keys.toSorted() });
  });

  it('paints every value of every option', { timeout: 120_000 }, async () => {
    const rounds = Math.max(...Object.values(options).map(({ length }) => length));
    const at = <const Values extends readonly [unknown, ...unknown[]]>(values: Values, round: number): Values[number] =>
      values[round % values.length];
    const flat: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const picture = paintPortrait(
        {
          presentation: at(options.PRESENTATIONS, round),
          maturity: at(options.MATURITIES, round),
          build: at(options.BUILDS, round),
          skin: at(options.SKINS, round),
          faceShape: at(options.FACE_SHAPES, round),
          eyeColor: at(options.EYE_COLORS, round),
          eyeShape: at(options.EYE_SHAPES, round),
          noseShape: at(options.NOSE_SHAPES, round),
          lips: at(options.LIPS, round),
          expression: at(options.EXPRESSIONS, round),
          pose: at(options.POSES, round),
          hairColor: at(options.HAIR_COLORS, round),
          hairTexture: at(options.HAIR_TEXTURES, Math.floor(round / 2)),
          hairLength: at(options.HAIR_LENGTHS, round),
          hairStyle: at(options.HAIR_STYLES, round),
          facialHair: at(options.FACIAL_HAIR, round),
          outfit: at(options.OUTFITS, round),
          outfitColor: at(options.FABRIC_COLORS, round),
          accentColor: at(options.FABRIC_COLORS, round + 5),
          accessories: [at(options.ACCESSORIES, round)],
          setting: at(options.SETTINGS, round),
          timeOfDay: at(options.TIMES_OF_DAY, round),
          light: at(options.LIGHTS, round),
        },
        `round ${round}`,
      );
      const { channels } = await sharp(picture).stats();
      if (channels.slice(0, 3).every(({ stdev }) => stdev < 20)) flat.push(round);
    }
    expect({ rounds, flat }).toEqual({ rounds: 18, flat: [] });
  });
});
