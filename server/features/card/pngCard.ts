import { BASE64_MAX, chunkPayload, jsonTextOf } from './cardJson.ts';
import { CardError } from './cardError.ts';
import { inflateWithin } from './inflateWithin.ts';
import { checkChunk, chunkOf, dataOf, rewritePng, type Png, type PngChunk } from './png.ts';

const KEYWORD_MAX = 79;
/** Base64 with a line break after each 76 characters, and to spare. */
const CHUNK_TEXT_MAX = BASE64_MAX * 1.1;

/** Where the text after the NUL begins that ends what begins at `from`. */
const afterNul = (data: Uint8Array, from: number): number => {
  const end = data.indexOf(0, from);
  if (end === -1) throw new CardError('brokenPng');
  return end + 1;
};

const inflated = async (data: Uint8Array): Promise<Uint8Array> => {
  const text = await inflateWithin(data, 'zlib', CHUNK_TEXT_MAX);
  if (text === 'tooLong') throw new CardError('textTooLarge');
  if (text === 'broken') throw new CardError('brokenPng');
  return text;
};

/** The text of a tEXt, zTXt or iTXt chunk, in the bytes of its encoding. */
const textOf = async (type: string, data: Uint8Array): Promise<Uint8Array> => {
  const start = afterNul(data, 0);
  if (type === 'tEXt') return data.subarray(start);
  if (type === 'zTXt') return inflated(data.subarray(start + 1));
  const text = data.subarray(afterNul(data, afterNul(data, start + 2)));
  return data[start] === 1 ? inflated(text) : text;
};

/** In lower case: programs write `Chara` too. */
const keywordOf = (png: Png, chunk: PngChunk): string | undefined => {
  if (!['tEXt', 'zTXt', 'iTXt'].includes(chunk.type)) return undefined;
  const head = dataOf(png, chunk).subarray(0, KEYWORD_MAX + 1);
  const end = head.indexOf(0);
  return end === -1 ? undefined : Buffer.from(head.subarray(0, end)).toString('latin1').toLowerCase();
};

const isCardChunk = (png: Png, chunk: PngChunk): boolean => ['ccv3', 'chara'].includes(keywordOf(png, chunk) ?? '');

const cardIn = async (png: Png, chunk: PngChunk): Promise<string> => {
  checkChunk(png, chunk);
  return jsonTextOf(chunkPayload(await textOf(chunk.type, dataOf(png, chunk))));
};

/** The cards that a picture carries, each to be read as JSON text: the first `ccv3`, then the first `chara`. Reading throws `CardError`. */
export const cardsOfPng = (png: Png): readonly (() => Promise<string>)[] =>
  ['ccv3', 'chara']
    .map((keyword) => png.chunks.find((chunk) => keywordOf(png, chunk) === keyword))
    .filter((chunk) => chunk !== undefined)
    .map((chunk) => () => cardIn(png, chunk));

/** The picture alone; other text chunks, such as those with assets, stay. */
export const pictureOfPng = (png: Png): Uint8Array =>
  rewritePng(
    png,
    png.chunks.filter((chunk) => !isCardChunk(png, chunk)),
  );

/** The picture with the cards, as JSON, in place of those that it had. */
export const pngWithCards = (png: Png, cards: Readonly<Record<'chara' | 'ccv3', string>>): Uint8Array =>
  rewritePng(
    png,
    png.chunks.filter((chunk) => !isCardChunk(png, chunk)),
    Object.entries(cards).map(([keyword, card]) =>
      chunkOf('tEXt', Buffer.from(`${keyword}\0${Buffer.from(card).toString('base64')}`, 'latin1')),
    ),
  );
