import { imageSizeOf } from '#server/features/card/imageSize.ts';
import { readCharx } from '#server/features/card/charx.ts';
import { isPng, readPng } from '#server/features/card/png.ts';
import { assetsOfPng, withAssetsOf } from '#server/features/card/pngAssets.ts';
import { type CardPicture, hasIcon, rewriteCharx, writeCharx } from '#server/features/card/writeCharx.ts';
import { ownPortraitKey, wholePngOf } from '#server/features/media/portraits.ts';
import type { CharacterRow } from './ownCharacterRepository.ts';

/** What a character's card is exported with. */
export interface ExportedParts {
  readonly row: CharacterRow;
  /** What its card came in; undefined for a character that was made here, and for others than its owner. */
  readonly file: Uint8Array | undefined;
  /** The portrait as PNG. */
  readonly portrait: () => Promise<Uint8Array>;
}

/** Its owner has put another portrait there since. */
const isReplaced = ({ id, portrait }: CharacterRow): boolean => portrait !== ownPortraitKey(id);

/** The picture that the file came with, whole; null where there is none that is the portrait still. */
const pictureIn = async ({ row, file }: ExportedParts): Promise<CardPicture | null> => {
  if (file === undefined || isReplaced(row)) return null;
  const data = isPng(file) ? assetsOfPng(file).picture : (await readCharx(file)).picture;
  const format = data === null ? undefined : imageSizeOf(data)?.format;
  return data === null || format === undefined ? null : { data, ending: format };
};

const portraitPicture = async ({ portrait }: ExportedParts): Promise<CardPicture> => ({
  data: await portrait(),
  ending: 'png',
});

/** The picture that carries the card as PNG: whole, with the pictures and sounds of a PNG that it came in. */
export const exportedPng = async (parts: ExportedParts): Promise<Uint8Array> => {
  const { file } = parts;
  const picture = await pictureIn(parts);
  if (picture !== null && file !== undefined && isPng(file)) return file;
  const whole = picture === null ? undefined : await wholePngOf(picture.data);
  const png = whole ?? (await parts.portrait());
  return file !== undefined && isPng(file) ? withAssetsOf(readPng(png), readPng(file)) : png;
};

/** The card (V3 as JSON) as .charx, with all that it came with. */
export const exportedCharx = async (parts: ExportedParts, card: string): Promise<Uint8Array> => {
  const { row, file } = parts;
  const picture = await pictureIn(parts);
  if (file === undefined || isPng(file))
    return writeCharx(
      card,
      picture ?? (await portraitPicture(parts)),
      file === undefined ? [] : assetsOfPng(file).assets,
    );
  const keepsIcon = !isReplaced(row) && hasIcon(card, file);
  return rewriteCharx(card, file, keepsIcon ? null : (picture ?? (await portraitPicture(parts))));
};
