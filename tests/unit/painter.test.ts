import { sharp } from '#server/sharp.ts';
import { describe, expect, it } from 'vitest';
import * as options from '#contract/appearance.ts';
import type { Appearance } from '#contract/appearance.ts';
import { paintPortrait } from '#server/providers/image/painter/paintPortrait.ts';

const base: Appearance = {
  presentation: 'feminine',
  maturity: 'young',
  build: 'average',
  skin: 'honey',
  faceShape: 'oval',
  eyeColor: 'brown',
  eyeShape: 'almond',
  noseShape: 'straight',
  lips: 'medium',
  expression: 'calm',
  pose: 'right',
  hairColor: 'espresso',
  hairTexture: 'straight',
  hairLength: 'medium',
  hairStyle: 'loose',
  facialHair: 'none',
  outfit: 'wrap',
  outfitColor: 'navy',
  accentColor: 'cream',
  accessories: [],
  setting: 'sea',
  timeOfDay: 'day',
  light: 'sun',
};

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
    const keys = Object.keys(options.appearance.shape);
    const unseen: string[] = [];
    for (const [key, value] of Object.entries(changes)) {
      const after = await pixels(paintPortrait(options.appearance.parse({ ...base, [key]: value }), 'options'));
      if (changed(before, after) < 12) unseen.push(key);
    }
    expect({ unseen, tried: Object.keys(changes).toSorted() }).toEqual({ unseen: [], tried: keys.toSorted() });
  });

  it('paints every value of every option', { timeout: 120_000 }, async () => {
    const rounds = Math.max(
      ...Object.values(options).flatMap((option) => ('options' in option ? [option.options.length] : [])),
    );
    const at = <Value>(values: readonly Value[], round: number): Value | undefined => values[round % values.length];
    const flat: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const picture = paintPortrait(
        options.appearance.parse({
          presentation: at(options.presentation.options, round),
          maturity: at(options.maturity.options, round),
          build: at(options.build.options, round),
          skin: at(options.skin.options, round),
          faceShape: at(options.faceShape.options, round),
          eyeColor: at(options.eyeColor.options, round),
          eyeShape: at(options.eyeShape.options, round),
          noseShape: at(options.noseShape.options, round),
          lips: at(options.lips.options, round),
          expression: at(options.expression.options, round),
          pose: at(options.pose.options, round),
          hairColor: at(options.hairColor.options, round),
          hairTexture: at(options.hairTexture.options, Math.floor(round / 2)),
          hairLength: at(options.hairLength.options, round),
          hairStyle: at(options.hairStyle.options, round),
          facialHair: at(options.facialHair.options, round),
          outfit: at(options.outfit.options, round),
          outfitColor: at(options.fabricColor.options, round),
          accentColor: at(options.fabricColor.options, round + 5),
          accessories: [at(options.accessory.options, round)],
          setting: at(options.setting.options, round),
          timeOfDay: at(options.timeOfDay.options, round),
          light: at(options.light.options, round),
        }),
        `round ${round}`,
      );
      const { channels } = await sharp(picture).stats();
      if (channels.slice(0, 3).every(({ stdev }) => stdev < 20)) flat.push(round);
    }
    expect({ rounds, flat }).toEqual({ rounds: 18, flat: [] });
  });
});
