import { expect, it } from 'vitest';
import { imageHeight, imageWidths } from '#contract/image.ts';
import { PICTURE_ASPECTS, PICTURE_SIZES } from '#contract/picture.ts';
import { portraitSources } from '#src/screens/portrait.ts';

it.each(PICTURE_ASPECTS)('pictures of %s come as large as they are made, and no larger', (aspect) => {
  const { width, height } = PICTURE_SIZES[aspect];
  const largest = imageWidths(aspect).at(-1) ?? 96;
  expect([largest, imageHeight(largest, aspect), Math.max(...imageWidths(aspect))]).toEqual([width, height, width]);
  const sources = portraitSources('pictures/one.webp', aspect);
  const last = `/images/pictures/one.webp?width=${width}&height=${height}&format=avif&quality=80 ${width}w`;
  expect([sources.width, sources.height, sources.avifSrcSet.split(', ').at(-1)]).toEqual([width, height, last]);
});
