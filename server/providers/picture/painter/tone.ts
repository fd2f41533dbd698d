import type { Sharp } from '#server/sharp.ts';
import type { PictureStyle } from '#contract/picture.ts';

/** Gives a picture the tone of a style. */
export const toned = (image: Sharp, style: PictureStyle): Sharp => {
  switch (style) {
    case 'natural':
      return image;
    case 'cinematic':
      return image.modulate({ saturation: 0.9 }).linear([1.2, 1.15, 1.12], [-20, -16, -10]);
    case 'pastel':
      return image.modulate({ saturation: 0.75 }).linear(0.72, 66);
    case 'vintage':
      return image.modulate({ saturation: 0.35 }).linear([1, 0.94, 0.78], [14, 10, 12]);
    case 'noir':
      return image.modulate({ saturation: 0 }).linear(1.22, -16);
  }
};
