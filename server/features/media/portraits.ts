import { createHash } from 'node:crypto';
import { sharp } from '#server/sharp.ts';
import { CARD_PIXELS_MAX } from '#contract/card.ts';
import { ANSWER_EXPRESSIONS } from '#contract/characterProfile.ts';
import { IMAGE_DEFAULTS } from '#contract/image.ts';
import { limitConcurrency } from '#server/concurrency.ts';
import { GALLERY_PICTURES } from './gallery.ts';
import { withProvenance } from './withProvenance.ts';

/** How many pictures of strangers are decoded at a time. */
const CONCURRENT = 2;
/** As the painter's. */
const QUALITY = 88;
const turn = limitConcurrency(CONCURRENT);

/** Key of the portrait of somebody's own character. */
export const ownPortraitKey = (characterId: string): string => `characters/${characterId}.webp`;

/** Keys of its further pictures. */
export const ownGalleryKeys = (characterId: string): string[] =>
  Array.from({ length: GALLERY_PICTURES }, (_, index) => `characters/${characterId}-${index + 1}.webp`);

/** Key of a portrait that somebody brought with that intent: another one each time, since what is kept of a key by browsers stays. */
export const broughtPortraitKey = (characterId: string, intent: string): string =>
  `characters/${characterId}-p${createHash('sha256').update(intent).digest('hex').slice(0, 8)}.webp`;

/** Keys of everything that is painted of a character of somebody, also while it is being made. */
export const picturesOf = (characterId: string): string[] => [
  ownPortraitKey(characterId),
  ...ownGalleryKeys(characterId),
];

/** Whether it is a picture of what a character looked like before another portrait took the place of that one. */
export const isFormerPortrait = (
  key: string,
  { id, portrait }: { readonly id: string; readonly portrait: string },
): boolean => key !== portrait && (portrait !== ownPortraitKey(id) || !picturesOf(id).includes(key));

const PORTRAIT_SUBJECT = new RegExp(
  `^characters/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:-(?:[1-9]|p[0-9a-f]{8}|(?:${ANSWER_EXPRESSIONS.join('|')})-[0-9a-f]{8}))?\\.webp$`,
);
/** Whose picture it is, by its key; undefined for every other key. */
export const portraitSubjectOf = (key: string): string | undefined => PORTRAIT_SUBJECT.exec(key)?.[1];

/** Seconds that libvips may take to decode a picture of a stranger: far more than the largest that is taken needs. */
const DECODED_WITHIN = 10;
/** Share of a picture that can be cut off without anybody seeing it. */
const UNSEEN_CUT = 0.01;

export interface BroughtPortrait {
  readonly portrait: Uint8Array;
  /** It had another shape. */
  readonly isCropped: boolean;
}

const isOtherShape = (width: number, height: number): boolean => {
  const ratio = width / height / (IMAGE_DEFAULTS.width / IMAGE_DEFAULTS.height);
  return 1 - Math.min(ratio, 1 / ratio) > UNSEEN_CUT;
};

/** A stranger's picture as a portrait, without whatever else the file held; undefined when it is none that can be read. */
export const portraitOf = (picture: Uint8Array): Promise<BroughtPortrait | undefined> =>
  turn(async () => {
    try {
      const { width, height } = IMAGE_DEFAULTS;
      const image = sharp(picture, { limitInputPixels: CARD_PIXELS_MAX, pages: 1 });
      const { autoOrient: shown } = await image.metadata();
      const portrait = await image
        .timeout({ seconds: DECODED_WITHIN })
        .autoOrient()
        .resize(width, height, { fit: 'cover', position: 'top' })
        .flatten({ background: '#141017' })
        .webp({ quality: QUALITY })
        .toBuffer();
      return { portrait, isCropped: isOtherShape(shown.width, shown.height) };
    } catch {
      return undefined;
    }
  });

/** Pixels of the small pictures that are compared, and how far apart any of their values (0 to 255) may be: as far as encoding them again puts them. */
const COMPARED = { width: 96, height: 144, apart: 32 } as const;

const smallOf = (portrait: Uint8Array): Promise<Uint8Array> =>
  sharp(portrait).removeAlpha().resize(COMPARED.width, COMPARED.height, { fit: 'fill' }).raw().toBuffer();

/** Whether two portraits show the same, also when one was carried through other formats and sizes. */
export const isSamePicture = (one: Uint8Array, other: Uint8Array): Promise<boolean> =>
  turn(async () => {
    const [first, second] = await Promise.all([smallOf(one), smallOf(other)]);
    return first.every((value, index) => Math.abs(value - (second[index] ?? Number.NaN)) <= COMPARED.apart);
  });

/** The portrait of that key as PNG, to carry a card. It says as well who made it. */
export const pngOf = (portrait: Uint8Array, key: string): Promise<Uint8Array> =>
  turn(async () => (await withProvenance(sharp(portrait), key)).png().toBuffer());

/** A stranger's picture as PNG, all of it; undefined when it is none that can be read. */
export const wholePngOf = (picture: Uint8Array): Promise<Uint8Array | undefined> =>
  turn(async () => {
    try {
      return await sharp(picture, { limitInputPixels: CARD_PIXELS_MAX, pages: 1 })
        .timeout({ seconds: DECODED_WITHIN })
        .autoOrient()
        .png()
        .toBuffer();
    } catch {
      return undefined;
    }
  });

/** A portrait in another width, which says as well who made it. */
export const resized = (portrait: Uint8Array, width: number): Promise<Uint8Array> =>
  turn(() => sharp(portrait).resize(width).keepXmp().webp({ quality: IMAGE_DEFAULTS.quality }).toBuffer());
