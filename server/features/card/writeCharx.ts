import * as z from 'zod';
import { CARD_NAME, iconIn } from './charx.ts';
import { dataOf } from './cardFields.ts';
import { itemsOf, memberOf, withMember } from './jsonText.ts';
import type { PngAsset } from './pngAssets.ts';
import { copied, deflated, stored, writeZip, type ZipFile } from './writeZip.ts';
import { readZip } from './zip.ts';

const ICON_PATH = 'assets/icon/image/main';
const ASSET_FOLDER = 'assets/other/file';
const EMBEDDED = 'embeded://';

/** The picture of a character as a file. */
export interface CardPicture {
  readonly data: Uint8Array;
  /** Without a dot. */
  readonly ending: string;
}

const assetShape = z.object({ type: z.string(), uri: z.string(), name: z.string().catch('') });

/** The card, V3 as JSON, with what `change` makes of the list of its assets: JSON of each. */
const withAssets = (card: string, change: (items: readonly string[]) => readonly string[]): string => {
  const data = memberOf(card, 'data');
  if (data === undefined || dataOf(JSON.parse(card)) === undefined) return card;
  const kept = memberOf(data, 'assets') ?? '[]';
  const items = kept.startsWith('[') ? itemsOf(kept) : [];
  return withMember(card, 'data', withMember(data, 'assets', `[${change(items).join(',')}]`));
};

const iconAsset = ({ ending }: CardPicture): string =>
  JSON.stringify({ type: 'icon', uri: `${EMBEDDED}${ICON_PATH}.${ending}`, name: 'main', ext: ending });

/** Which of the assets is the main icon: without a main one, the first. */
const iconPlace = (items: readonly string[]): number => {
  const read = items.map((item) => assetShape.safeParse(JSON.parse(item)).data);
  const main = read.findIndex((asset) => asset?.type === 'icon' && asset.name === 'main');
  return main === -1 ? read.findIndex((asset) => asset?.type === 'icon') : main;
};

/** The main icon is the picture; where there is none, it comes first. */
const withIcon = (items: readonly string[], picture: CardPicture): readonly string[] => {
  const place = iconPlace(items);
  const old = items[place];
  if (old === undefined) return [iconAsset(picture), ...items];
  const uri = JSON.stringify(`${EMBEDDED}${ICON_PATH}.${picture.ending}`);
  const named = withMember(withMember(old, 'uri', uri), 'ext', JSON.stringify(picture.ending));
  return items.with(place, named);
};

const iconFile = (picture: CardPicture): ZipFile => stored(`${ICON_PATH}.${picture.ending}`, picture.data);

/** Names that every system can unpack, none of them twice. */
const assetNames = (assets: readonly PngAsset[]): ReadonlyMap<string, string> =>
  new Map(
    assets.map(({ path }, index) => {
      const name = path.replace(/^.*[/\\]/u, '').replace(/[^\w.-]+/gu, '_');
      return [path, `${ASSET_FOLDER}/${index}${name === '' || name === String(index) ? '' : `_${name}`}`];
    }),
  );

const inArchive = (item: string, names: ReadonlyMap<string, string>): string => {
  const uri = assetShape.safeParse(JSON.parse(item)).data?.uri ?? '';
  const name = names.get(uri.replace(/^__asset:/u, ''));
  return uri.startsWith('__asset:') && name !== undefined
    ? withMember(item, 'uri', JSON.stringify(EMBEDDED + name))
    : item;
};

/** A character as .charx: card (V3 as JSON), picture, and what else its picture in PNG carried. */
export const writeCharx = (card: string, picture: CardPicture, assets: readonly PngAsset[] = []): Uint8Array => {
  const names = assetNames(assets);
  const json = withAssets(card, (items) =>
    withIcon(
      items.map((item) => inArchive(item, names)),
      picture,
    ),
  );
  return writeZip([
    deflated(CARD_NAME, json),
    iconFile(picture),
    ...assets.map(({ path, data }) => stored(names.get(path) ?? path, data)),
  ]);
};

/** Whether the .charx has the main icon that the card names. Throws `CardError`. */
export const hasIcon = (card: string, file: Uint8Array): boolean => iconIn(card, readZip(file)) !== undefined;

/**
 * The .charx that a card came in, with the card as it is now; all other files as they are packed there. `picture` takes the place of the main
 * icon, where there is another now. Throws `CardError`.
 */
export const rewriteCharx = (card: string, file: Uint8Array, picture: CardPicture | null): Uint8Array => {
  const zip = readZip(file);
  const icon = iconIn(card, zip);
  const isReplaced = picture !== null;
  const json = isReplaced ? withAssets(card, (items) => withIcon(items, picture)) : card;
  const others = zip.entries
    .filter(({ name }) => name !== CARD_NAME && !name.endsWith('/'))
    .filter((entry) => !isReplaced || (entry !== icon && !entry.name.startsWith(`${ICON_PATH}.`)))
    .map((entry) => copied(zip, entry));
  return writeZip([deflated(CARD_NAME, json), ...(isReplaced ? [iconFile(picture)] : []), ...others]);
};
