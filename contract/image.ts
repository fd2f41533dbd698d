/** Widths that the resizing endpoint makes, in pixels. */
export const IMAGE_WIDTHS = [96, 192, 384, 768] as const;
export type ImageWidth = (typeof IMAGE_WIDTHS)[number];

/** Portraits are 2:3. */
export const IMAGE_DEFAULTS = { width: 768, height: 1152, format: 'webp', quality: 80 } as const;

/** Address of a picture at a width; the height follows from 2:3. */
export const imageUrl = (key: string, width: ImageWidth = IMAGE_DEFAULTS.width): string => {
  const query = new Map<string, string>([
    ['width', String(width)],
    ['height', String(width * 1.5)],
    ['format', IMAGE_DEFAULTS.format],
    ['quality', String(IMAGE_DEFAULTS.quality)],
  ]);
  return `/images/${key}?${[...query].map(([name, value]) => `${name}=${value}`).join('&')}`;
};
