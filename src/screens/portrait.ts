import { IMAGE_DEFAULTS, IMAGE_WIDTHS, imageUrl } from '#contract/image.ts';

/** `src` and `srcset` of a portrait in all widths that the server makes. */
export const portraitSources = (key: string) => ({
  src: imageUrl(key),
  srcSet: IMAGE_WIDTHS.map((width) => `${imageUrl(key, width)} ${String(width)}w`).join(', '),
  width: IMAGE_DEFAULTS.width,
  height: IMAGE_DEFAULTS.height,
});

/** The same for an avatar, by the screen's density. */
export const avatarSources = (key: string) => ({
  src: imageUrl(key, 96),
  srcSet: `${imageUrl(key, 96)} 1x, ${imageUrl(key, 192)} 2x`,
});
