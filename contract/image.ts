import type { PictureAspect } from './picture.ts';

/** Widths of every picture that the resizing endpoint makes, in pixels. */
export const IMAGE_WIDTHS = [96, 192, 384, 576, 768] as const;
/** Further ones, those that pictures of such an aspect are made in: nothing is enlarged. */
const OWN_WIDTHS = { '2:3': [], '1:1': [1024], '3:2': [1152] } as const;
export type ImageWidth = (typeof IMAGE_WIDTHS)[number] | (typeof OWN_WIDTHS)[PictureAspect][number];

export const IMAGE_FORMATS = ['webp', 'avif'] as const;
export type ImageFormat = (typeof IMAGE_FORMATS)[number];

/** Portraits are 2:3. */
export const IMAGE_DEFAULTS = { width: 768, height: 1152, format: 'webp', quality: 80 } as const;

/** Height for one of width. */
const HEIGHTS: Record<PictureAspect, number> = { '2:3': 3 / 2, '1:1': 1, '3:2': 2 / 3 };

/** All widths that pictures of an aspect come in, the largest last. */
export const imageWidths = (aspect: PictureAspect): readonly ImageWidth[] => [...IMAGE_WIDTHS, ...OWN_WIDTHS[aspect]];

/** In pixels, of a picture of that width. */
export const imageHeight = (width: ImageWidth, aspect: PictureAspect = '2:3'): number => width * HEIGHTS[aspect];

export interface ImageKind {
  /** Another than the picture's own crops it. */
  readonly aspect?: PictureAspect;
  readonly format?: ImageFormat;
}

/** Address of a picture at a width. */
export const imageUrl = (
  key: string,
  width: ImageWidth = IMAGE_DEFAULTS.width,
  { aspect, format = IMAGE_DEFAULTS.format }: ImageKind = {},
): string => {
  const query = new Map<string, string>([
    ['width', String(width)],
    ['height', String(imageHeight(width, aspect))],
    ['format', format],
    ['quality', String(IMAGE_DEFAULTS.quality)],
  ]);
  return `/images/${key}?${[...query].map(([name, value]) => `${name}=${value}`).join('&')}`;
};
