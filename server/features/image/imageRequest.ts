import { IMAGE_DEFAULTS, IMAGE_WIDTHS } from '#contract/image.ts';
import type { FieldError } from '#contract/envelope.ts';

/** The picture that a request wants. */
export interface ImageRequest {
  readonly width: number;
  readonly height: number;
  readonly format: typeof IMAGE_DEFAULTS.format;
  readonly quality: typeof IMAGE_DEFAULTS.quality;
}

const NAMES: ReadonlySet<string> = new Set(['width', 'height', 'format', 'quality']);
const PATH_MAX = 100;

/** Reads the query; only what `IMAGE_WIDTHS` and `IMAGE_DEFAULTS` name is made. Left out: the defaults; the height is 2:3 of the width. */
export const readImageRequest = (query: URLSearchParams): ImageRequest | readonly FieldError[] => {
  const errors: FieldError[] = [];
  for (const name of new Set(query.keys())) {
    const path = name.slice(0, PATH_MAX);
    if (!NAMES.has(name)) errors.push({ path, reason: 'unknown' });
    else if (query.getAll(name).length > 1) errors.push({ path, reason: 'repeated' });
  }
  const asked = query.get('width') ?? String(IMAGE_DEFAULTS.width);
  const width = IMAGE_WIDTHS.find((known) => String(known) === asked);
  if (width === undefined) errors.push({ path: 'width', reason: 'notOffered' });
  const only = {
    height: (width ?? IMAGE_DEFAULTS.width) * 1.5,
    format: IMAGE_DEFAULTS.format,
    quality: IMAGE_DEFAULTS.quality,
  };
  for (const [name, value] of Object.entries(only)) {
    const given = query.get(name);
    const isMoot = name === 'height' && width === undefined;
    if (given !== null && !isMoot && given !== String(value)) errors.push({ path: name, reason: 'notOffered' });
  }
  return width === undefined || errors.length > 0 ? errors : { width, ...only };
};
