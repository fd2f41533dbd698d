import { CARD_FILE_MAX } from '#contract/card.ts';
import { characterOf, type CardCharacter } from './cardFields.ts';
import { jsonTextOf, looksLikeJson } from './cardJson.ts';
import { CardError } from './cardError.ts';
import { readCharx } from './charx.ts';
import { isPng, readPng } from './png.ts';
import { countAssets } from './pngAssets.ts';
import { cardsOfPng, pictureOfPng } from './pngCard.ts';
import { isZip } from './zip.ts';

export interface ReadCard {
  readonly character: CardCharacter;
  /** The whole card as JSON text, as it was written. Text only: `jsonb` would change its numbers, and takes no `\u0000`. */
  readonly card: string;
  /** PNG without its card, or the main icon of a .charx: PNG, JPEG, WebP or GIF. No part of it but the header was read. */
  readonly picture: Uint8Array | null;
  /** Other pictures and sounds: files of a .charx, or chunks of a picture. They are for other programs. */
  readonly otherFiles: number;
}

const startsWith = (bytes: Uint8Array, start: readonly number[]): boolean =>
  start.every((byte, index) => bytes[index] === byte);

const looksLikeZip = (bytes: Uint8Array): boolean =>
  startsWith(bytes, [0x50, 0x4b]) || (startsWith(bytes, [0xff, 0xd8, 0xff]) && isZip(bytes));

/** What a card came in, to give it back: a picture without its card, or a whole .charx. Null for JSON, which is the card. */
export const fileToKeep = (bytes: Uint8Array, { picture }: ReadCard): Uint8Array | null => {
  if (isPng(bytes)) return picture;
  return looksLikeZip(bytes) ? bytes : null;
};

const characterIn = (card: string): Pick<ReadCard, 'character' | 'card'> => {
  const parsed: unknown = JSON.parse(card);
  return { character: characterOf(parsed), card };
};

const readPngCard = async (bytes: Uint8Array): Promise<ReadCard> => {
  const png = readPng(bytes);
  let failure: unknown = new CardError('notACard');
  // Where `ccv3` holds no card that can be read, `chara` counts.
  for (const [index, read] of cardsOfPng(png).entries()) {
    try {
      return { ...characterIn(await read()), picture: pictureOfPng(png), otherFiles: countAssets(png) };
    } catch (error) {
      if (!(error instanceof CardError)) throw error;
      if (index === 0) failure = error;
    }
  }
  throw failure;
};

/**
 * Reads a Character Card V1, V2 or V3 out of a PNG, JSON or .charx; which of them it is, its bytes say. No picture is decoded, nothing is
 * unpacked beyond what a card may have. Throws `CardError`.
 */
export const readCard = async (bytes: Uint8Array): Promise<ReadCard> => {
  if (bytes.length > CARD_FILE_MAX) throw new CardError('tooLarge');
  if (isPng(bytes)) return readPngCard(bytes);
  if (looksLikeZip(bytes)) {
    const { card, picture, otherFiles } = await readCharx(bytes);
    return { ...characterIn(card), picture, otherFiles };
  }
  if (!looksLikeJson(bytes)) throw new CardError('notACard');
  return { ...characterIn(jsonTextOf(bytes)), picture: null, otherFiles: 0 };
};
