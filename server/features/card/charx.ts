import * as z from 'zod';
import { CARD_FILE_MAX, CARD_PIXELS_MAX, CARD_TEXT_MAX } from '#contract/card.ts';
import { jsonTextOf } from './cardJson.ts';
import { CardError } from './cardError.ts';
import { imageSizeOf } from './imageSize.ts';
import { readZip, unpack, type Zip, type ZipEntry } from './zip.ts';

export const CARD_NAME = 'card.json';

const icon = z.object({ type: z.literal('icon'), uri: z.string(), name: z.string().catch('') });
const withAssets = z.object({ data: z.object({ assets: z.array(z.unknown()).catch([]) }) });

/** The specification spells the scheme `embeded:`; programs write both. */
const pathOf = (uri: string): string | undefined => /^embedd?ed:\/\/(.+)$/u.exec(uri)?.[1];

/** Where the main icon is; without a main one, the first. */
export const iconIn = (card: string, { entries }: Zip): ZipEntry | undefined => {
  const assets = withAssets.safeParse(JSON.parse(card)).data?.data.assets ?? [];
  const icons = assets.map((asset) => icon.safeParse(asset).data).filter((asset) => asset !== undefined);
  const main = icons.find(({ name }) => name === 'main') ?? icons[0];
  const path = main && pathOf(main.uri);
  return entries.find(({ name }) => name === path);
};

/** A copy where it is a picture, so that the file can be forgotten; null where it is none. Throws `tooManyPixels`. */
const pictureIn = (bytes: Uint8Array): Uint8Array | null => {
  const size = imageSizeOf(bytes);
  if (size === undefined) return null;
  if (size.width * size.height > CARD_PIXELS_MAX) throw new CardError('tooManyPixels');
  return new Uint8Array(bytes);
};

export interface Charx {
  readonly card: string;
  readonly picture: Uint8Array | null;
  /** How many other files it holds. */
  readonly otherFiles: number;
}

/**
 * Unpacks the card and its main icon and nothing else. Archives that begin with a JPEG, as RisuAI writes them, have that for a picture
 * where they have no icon. Throws `CardError`.
 */
export const readCharx = async (bytes: Uint8Array): Promise<Charx> => {
  const zip = readZip(bytes);
  const entry = zip.entries.find(({ name }) => name === CARD_NAME);
  if (entry === undefined) throw new CardError('notACard');
  const card = jsonTextOf(await unpack(zip, entry, CARD_TEXT_MAX));
  const main = iconIn(card, zip);
  const embedded = main && pictureIn(await unpack(zip, main, CARD_FILE_MAX));
  const files = zip.entries.filter(({ name }) => !name.endsWith('/'));
  return {
    card,
    picture: embedded ?? pictureIn(bytes.subarray(0, zip.start)),
    otherFiles: files.length - (embedded ? 2 : 1),
  };
};
