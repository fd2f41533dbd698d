import type { FieldError } from '#contract/envelope.ts';
import { IMAGE_DEFAULTS, IMAGE_FORMATS, type ImageFormat, imageHeight, imageWidths } from '#contract/image.ts';
import { PICTURE_ASPECTS } from '#contract/picture.ts';

/** The picture that a request wants. */
export interface ImageRequest {
  readonly width: number;
  readonly height: number;
  readonly format: ImageFormat;
  readonly quality: typeof IMAGE_DEFAULTS.quality;
}

const NAMES: ReadonlySet<string> = new Set(['width', 'height', 'format', 'quality']);
const PATH_MAX = 100;

/** What the query says of `name`; undefined when that is not among what is offered. */
const chosen = <Value extends string | number>(
  query: URLSearchParams,
  name: string,
  offered: readonly Value[],
  usual: Value,
): Value | undefined => {
  const asked = query.get(name);
  return asked === null ? usual : offered.find((value) => String(value) === asked);
};

const WIDTHS = [...new Set(PICTURE_ASPECTS.flatMap(imageWidths))];

/** Reads the query; only what contract/image.ts names is made. Left out: the defaults; the height is 2:3 of the width where pictures of 2:3 come in it. */
export const readImageRequest = (query: URLSearchParams): ImageRequest | readonly FieldError[] => {
  const errors: FieldError[] = [];
  for (const name of new Set(query.keys())) {
    const path = name.slice(0, PATH_MAX);
    if (!NAMES.has(name)) errors.push({ path, reason: 'unknown' });
    else if (query.getAll(name).length > 1) errors.push({ path, reason: 'repeated' });
  }
  const width = chosen(query, 'width', WIDTHS, IMAGE_DEFAULTS.width);
  // Which heights there are is said by the width alone.
  const heights =
    width === undefined
      ? []
      : PICTURE_ASPECTS.filter((aspect) => imageWidths(aspect).includes(width)).map((aspect) =>
          imageHeight(width, aspect),
        );
  const usual = heights[0] ?? IMAGE_DEFAULTS.height;
  const height = width === undefined ? usual : chosen(query, 'height', heights, usual);
  const format = chosen(query, 'format', IMAGE_FORMATS, IMAGE_DEFAULTS.format);
  const quality = chosen(query, 'quality', [IMAGE_DEFAULTS.quality], IMAGE_DEFAULTS.quality);
  for (const [path, value] of Object.entries({ width, height, format, quality }))
    if (value === undefined) errors.push({ path, reason: 'notOffered' });
  if (errors.length > 0 || width === undefined || height === undefined || format === undefined || quality === undefined)
    return errors;
  return { width, height, format, quality };
};
