import { IMAGE_DEFAULTS, type ImageFormat, imageHeight, imageUrl, imageWidths } from '#contract/image.ts';
import type { PictureAspect, PictureFrame } from '#contract/picture.ts';
import type { PortraitSources } from '#src/ui/Portrait.tsx';

/** What `Portrait` chooses from for a picture: all widths that the server makes. Another aspect than the picture's own crops it. */
export const portraitSources = (key: string, aspect: PictureAspect = '2:3') => {
  const widths = imageWidths(aspect);
  const candidates = (format: ImageFormat): string =>
    widths.map((width) => `${imageUrl(key, width, { aspect, format })} ${String(width)}w`).join(', ');
  const width = widths.at(-1) ?? IMAGE_DEFAULTS.width;
  return {
    src: imageUrl(key, IMAGE_DEFAULTS.width, { aspect }),
    srcSet: candidates('webp'),
    avifSrcSet: candidates('avif'),
    width,
    height: imageHeight(width, aspect),
    aspect,
  } satisfies PortraitSources;
};

/** The same for a picture in its own shape, with what is shown until it is there; 2:3 where neither is known. */
export const framedSources = (key: string, frame?: PictureFrame) => ({
  ...portraitSources(key, frame?.aspect),
  ...(frame !== undefined && frame.placeholder !== '' && { placeholder: frame.placeholder }),
});

/** The same for an avatar. */
export const avatarSources = (key: string) => ({
  src: imageUrl(key, 96),
  srcSet: `${imageUrl(key, 96)} 96w, ${imageUrl(key, 192)} 192w`,
});
