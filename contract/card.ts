import * as z from 'zod/mini';

/** Bytes of the largest file that is read as a character card: 20 MiB. */
export const CARD_FILE_MAX = 20 * 1024 * 1024;
/** Bytes of the largest card as JSON, once it is unpacked, without any picture: 4 MiB. */
export const CARD_TEXT_MAX = 4 * 1024 * 1024;
/** Pixels of the largest picture of a card. */
export const CARD_PIXELS_MAX = 40_000_000;

/** The most entries that a lorebook holds. */
export const LOREBOOK_MAX = 10_000;

/**
 * Why a file is refused as a character card.
 *
 * - `tooLarge`: the file, or the picture that is packed in it, has more bytes than `CARD_FILE_MAX`.
 * - `textTooLarge`: the card in it has more bytes than `CARD_TEXT_MAX`.
 * - `notACard`: a file of another kind, or a picture, archive or JSON without a card in it.
 * - `brokenPng`: the picture is cut off or damaged.
 * - `brokenZip`: the .charx is cut off or damaged.
 * - `unreadZip`: the .charx is whole, but ZIP64, encrypted or packed by a method that is not read.
 * - `unsafeZip`: the .charx has names that lead out of it, or unpacks to more than it says.
 * - `notBase64`, `notUtf8`, `notJson`: what stands in the card's place does not hold text of that kind. UTF-16 is read.
 * - `tooDeep`: its JSON is nested deeper than any card needs.
 * - `tooManyPixels`: the picture has more than `CARD_PIXELS_MAX`.
 * - `nameMissing`: the character has no name that can be seen.
 * - `notALorebook`: a file without entries of a lorebook in it, where one is asked for.
 * - `tooMany`: the lorebook has more entries than `LOREBOOK_MAX`.
 */
export const cardFault = z.enum([
  'tooLarge',
  'textTooLarge',
  'notACard',
  'brokenPng',
  'brokenZip',
  'unreadZip',
  'unsafeZip',
  'notBase64',
  'notUtf8',
  'notJson',
  'tooDeep',
  'tooManyPixels',
  'nameMissing',
  'notALorebook',
  'tooMany',
]);
export type CardFault = z.infer<typeof cardFault>;

/** The field of a card that a `cardFault` is about. */
export const cardField = z.enum(['name', 'lorebook']);
export type CardField = z.infer<typeof cardField>;
