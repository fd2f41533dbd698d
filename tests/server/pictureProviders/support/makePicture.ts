import { sharp } from '#server/sharp.ts';
import {
  type PictureProvider,
  PictureProviderError,
  type PictureRequest,
} from '#server/providers/picture/pictureProvider.ts';
import { plainOptions, portraitSubject } from '#tests/unit/pictureProviders/support/portraitSubject.ts';

export const requestOf = (changes: Partial<PictureRequest> = {}): PictureRequest => ({
  prompt: 'red hair, in the forest',
  appearance: portraitSubject,
  options: plainOptions,
  seed: 'one',
  signal: new AbortController().signal,
  onProgress: () => {},
  ...changes,
});

/** What can be read back from a picture; every entry but format, sizes and XMP is metadata that must not be there. */
export const facts = async (bytes: Uint8Array) => {
  const { format, width, height, xmpAsString = '', exif, icc, iptc, hasAlpha } = await sharp(bytes).metadata();
  const read = (pattern: RegExp) => pattern.exec(xmpAsString)?.[1];
  return {
    format,
    width,
    height,
    source: read(/<Iptc4xmpExt:DigitalSourceType>([^<]*)</),
    system: read(/<Iptc4xmpExt:AISystemUsed>([^<]*)</),
    others: [exif, icc, iptc, hasAlpha || undefined].filter((other) => other !== undefined),
  };
};

export const stamped = (system: string, width = 768, height = 1152) => ({
  format: 'webp',
  width,
  height,
  source: 'http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia',
  system,
  others: [],
});

/** Makes a picture and tells what came: the facts of it, or the reason why not, and the progress. */
export const outcomeOf = async (provider: PictureProvider, changes: Partial<PictureRequest> = {}) => {
  const progress: number[] = [];
  try {
    const made = await provider.make(requestOf({ onProgress: (percent) => void progress.push(percent), ...changes }));
    return { made: await facts(made.picture), size: [made.width, made.height], progress };
  } catch (error) {
    if (!(error instanceof PictureProviderError)) throw error;
    const { reason, message, retryAfter } = error;
    return { reason, message, ...(retryAfter !== undefined && { retryAfter }), progress };
  }
};
