import { type Sharp, sharp } from '#server/sharp.ts';
import { PICTURE_SIZES, type PictureAspect } from '#contract/picture.ts';
import { limitConcurrency } from '#server/concurrency.ts';
import { orCancelled } from './cancelled.ts';
import { type Picture, PictureProviderError } from './pictureProvider.ts';
import { type Provenance, provenanceXmp } from './provenance.ts';

/** Bytes of a picture that comes in. */
export const INCOMING_MAX = 32 * 1024 * 1024;
/** Pixels of one; 8192 × 8192. */
const PIXELS_MAX = 2 ** 26;
/** Pixels of its shorter side: less is a placeholder or a blank. */
const SIDE_MIN = 128;
const SECONDS_MAX = 20;
/** A large one takes 300 MB while it is read. */
const CONCURRENT = 2;

const turn = limitConcurrency(CONCURRENT);

interface Finish {
  readonly aspect: PictureAspect;
  readonly provenance: Provenance;
  readonly signal: AbortSignal;
}

/** Encodes at the size of the aspect; nothing of the input's metadata goes along. */
export const encodePicture = async (image: Sharp, aspect: PictureAspect, provenance: Provenance): Promise<Picture> => {
  const { width, height } = PICTURE_SIZES[aspect];
  const bytes = await image
    .toColourspace('srgb')
    .webp({ quality: 88, effort: 2 })
    .withXmp(provenanceXmp(provenance))
    .timeout({ seconds: SECONDS_MAX })
    .toBuffer();
  return { picture: new Uint8Array(bytes), width, height };
};

/** Told by the bytes, so that no decoder sees SVG, PDF and the like. */
const isPicture = (bytes: Uint8Array): boolean => {
  const text = (from: number, to: number) => Buffer.from(bytes.subarray(from, to)).toString('latin1');
  return (
    text(0, 8) === '\x89PNG\r\n\x1a\n' ||
    text(0, 3) === '\xff\xd8\xff' ||
    (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') ||
    /^ftyp(?:avif|avis|mif1)$/.test(text(4, 12))
  );
};

const decode = async (bytes: Uint8Array, { aspect, provenance }: Finish): Promise<Picture> => {
  const image = sharp(bytes, { limitInputPixels: PIXELS_MAX, failOn: 'error', sequentialRead: true });
  const { width, height } = await image.metadata();
  if (Math.min(width, height) < SIDE_MIN) throw new PictureProviderError('badAnswer', 'the picture is too small');
  const size = PICTURE_SIZES[aspect];
  // Faces are in the upper part of a portrait that is too high.
  const position = width / height < size.width / size.height ? 'top' : 'centre';
  const fitted = image
    .autoOrient()
    .resize(size.width, size.height, { fit: 'cover', position })
    .flatten({ background: 'white' });
  return encodePicture(fitted, aspect, provenance);
};

/** Makes a picture of ours from what a provider sent: read under limits, cropped, encoded anew and stamped. Throws `PictureProviderError`. */
export const finishPicture = async (bytes: Uint8Array, finish: Finish): Promise<Picture> => {
  if (bytes.length > INCOMING_MAX) throw new PictureProviderError('badAnswer', 'the picture is too large');
  if (!isPicture(bytes)) throw new PictureProviderError('badAnswer', 'the answer is no picture');
  try {
    return await orCancelled(
      turn(() => decode(bytes, finish)),
      finish.signal,
    );
  } catch (error) {
    if (error instanceof PictureProviderError) throw error;
    throw new PictureProviderError('badAnswer', 'the picture cannot be read');
  }
};
