import { CARD_FILE_MAX } from '#contract/card.ts';
import { dataOf, isPng, type Png, type PngChunk, readPng, rewritePng } from './png.ts';

/** Before the path of an asset, as RisuAI and V3 have it. */
const KEYWORD = 'chara-ext-asset_';
const SEPARATORS = [':', ''];

/** A picture or sound that stands in a chunk of a picture. */
export interface PngAsset {
  /** As `__asset:` of the card names it. */
  readonly path: string;
  readonly data: Uint8Array;
}

const keywordOf = (png: Png, chunk: PngChunk): string => {
  if (chunk.type !== 'tEXt') return '';
  const data = dataOf(png, chunk);
  return Buffer.from(data.subarray(0, Math.max(0, data.indexOf(0)))).toString('latin1');
};
const isAsset = (png: Png, chunk: PngChunk): boolean => keywordOf(png, chunk).startsWith(KEYWORD);

/** How many there are. */
export const countAssets = (png: Png): number => png.chunks.filter((chunk) => isAsset(png, chunk)).length;

const assetIn = (png: Png, chunk: PngChunk): PngAsset => {
  const text = dataOf(png, chunk);
  const keyword = keywordOf(png, chunk);
  const rest = keyword.slice(KEYWORD.length);
  const separator = SEPARATORS.find((one) => rest.startsWith(one)) ?? '';
  const encoded = Buffer.from(text.subarray(keyword.length + 1)).toString('latin1');
  return { path: rest.slice(separator.length), data: Buffer.from(encoded, 'base64') };
};

/** The picture without its assets, and these; none where the file is no PNG. Of two of a path the first counts. */
export const assetsOfPng = (
  file: Uint8Array,
): { readonly picture: Uint8Array; readonly assets: readonly PngAsset[] } => {
  if (!isPng(file) || file.length > CARD_FILE_MAX) return { picture: file, assets: [] };
  const png = readPng(file);
  const assets = new Map<string, PngAsset>();
  for (const chunk of png.chunks) {
    if (!isAsset(png, chunk)) continue;
    const asset = assetIn(png, chunk);
    if (!assets.has(asset.path)) assets.set(asset.path, asset);
  }
  const kept = png.chunks.filter((chunk) => !isAsset(png, chunk));
  return { picture: rewritePng(png, kept), assets: [...assets.values()] };
};

/** A picture with the chunks that hold the assets of another one. */
export const withAssetsOf = (png: Png, other: Png): Uint8Array =>
  rewritePng(
    png,
    png.chunks,
    other.chunks.filter((chunk) => isAsset(other, chunk)).map(({ start, end }) => other.bytes.subarray(start, end)),
  );
