import { describe, expect, it } from 'vitest';
import { sharp } from '#server/sharp.ts';
import { paintPixels, paintPortrait } from '@liora/painter/paintPortrait.ts';
import { painterPictures } from '#server/providers/picture/painter/painterPictures.ts';
import { PICTURE_STYLES } from '#contract/picture.ts';
import type { PictureRequest } from '#server/providers/picture/pictureProvider.ts';
import { facts, outcomeOf, requestOf } from '#tests/server/pictureProviders/support/makePicture.ts';
import { plainOptions, portraitSubject } from './support/portraitSubject.ts';

const painter = painterPictures(2);
const paint = async (changes: Partial<PictureRequest> = {}) => (await painter.make(requestOf(changes))).picture;

describe('the embedded painter', () => {
  it.each([
    ['2:3', 768, 1152],
    ['1:1', 1024, 1024],
    ['3:2', 1152, 768],
  ] as const)('paints %s, and the picture says that no model made it', async (aspect, width, height) => {
    expect(await outcomeOf(painter, { options: { ...plainOptions, aspect } })).toEqual({
      made: {
        format: 'webp',
        width,
        height,
        source: 'http://cv.iptc.org/newscodes/digitalsourcetype/algorithmicMedia',
        system: 'Liora painter',
        others: [],
      },
      size: [width, height],
      progress: [0, 100],
    });
  });

  it('paints the same picture for the same wish and seed, and another one for another', async () => {
    const [one, again, other, wish] = await Promise.all([
      paint(),
      paint(),
      paint({ seed: 'other' }),
      paint({ prompt: 'black hair, in the forest' }),
    ]);
    expect([again, other, wish].map((picture) => Buffer.compare(one, picture) === 0)).toEqual([true, false, false]);
  });

  it('paints somebody for nobody in particular', async () => {
    expect(await facts(await paint({ appearance: null, prompt: '' }))).toMatchObject({ width: 768, height: 1152 });
  });

  it('gives every style and every weather another look', async () => {
    const pictures = await Promise.all([
      ...PICTURE_STYLES.map((style) => paint({ options: { ...plainOptions, style } })),
      ...['rain', 'snow', 'fog'].map((weather) => paint({ prompt: `${weather} in the forest` })),
    ]);
    expect(new Set(pictures.map((picture) => Buffer.from(picture).toString('base64'))).size).toBe(pictures.length);
  });

  it('paints the portraits that it painted before, when there is no weather', async () => {
    const portrait = await sharp(paintPortrait(portraitSubject, 'one')).raw().toBuffer();
    const pixels = await sharp(paintPixels(portraitSubject, 'one', { weather: null, isWide: false, sitting: 0 }), {
      raw: { width: 768, height: 1152, channels: 4 },
    })
      .removeAlpha()
      .raw()
      .toBuffer();
    const difference =
      portrait.reduce((sum, level, at) => sum + Math.abs(level - (pixels[at] ?? 0)), 0) / portrait.length;
    expect(difference).toBeLessThan(4);
  });

  it('is left when nobody wants the picture any more', async () => {
    const controller = new AbortController();
    const making = outcomeOf(painter, { signal: controller.signal });
    controller.abort();
    expect(await making).toEqual({ reason: 'cancelled', message: 'nobody wants it any more', progress: [0] });
  });

  it('paints whatever is wished for', async () => {
    const prompts = ['x'.repeat(10_000), '\u0000\u0001\ud800', 'no '.repeat(3000), '%prompt% <lora:x:1>'];
    const pictures = await Promise.all(prompts.map((prompt) => outcomeOf(painter, { prompt })));
    expect(pictures.map(({ progress }) => progress)).toEqual(prompts.map(() => [0, 100]));
  });
});
