import { CARD_TEXT_MAX } from '#contract/card.ts';
import { CardError } from './cardError.ts';
import { depthOf } from './jsonText.ts';

/** Cards in the wild stay below twenty; readers that recurse break at a few thousand. */
const DEPTH_MAX = 100;
/** Characters of the longest base64 that can hold a card, without white space. */
export const BASE64_MAX = Math.ceil(CARD_TEXT_MAX / 3) * 4;

/** By its byte order mark, or the zero that an ASCII letter has in UTF-16. */
const encodingOf = ([first = 0, second = 0]: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' => {
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0)) return 'utf-16le';
  return (first === 0xfe && second === 0xff) || (first === 0 && second !== 0) ? 'utf-16be' : 'utf-8';
};

/** Whether bytes begin as JSON of an object does; a byte order mark and white space may come before it. */
export const looksLikeJson = (bytes: Uint8Array): boolean =>
  /^\s*\{/u.test(new TextDecoder(encodingOf(bytes)).decode(bytes.subarray(0, 1000)));

/** The text of JSON in UTF-8 or UTF-16, whole and as it was written but for a byte order mark. Throws `CardError` where it is none. */
export const jsonTextOf = (bytes: Uint8Array): string => {
  if (bytes.length > CARD_TEXT_MAX) throw new CardError('textTooLarge');
  let text: string;
  try {
    text = new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes);
  } catch {
    throw new CardError('notUtf8');
  }
  if (depthOf(text) > DEPTH_MAX) throw new CardError('tooDeep');
  try {
    JSON.parse(text);
  } catch {
    throw new CardError('notJson');
  }
  return text;
};

/**
 * The bytes that a text chunk of a picture holds: base64, with or without padding and line breaks, also of the alphabet for URLs.
 * Some programs write the JSON itself there, which is taken as it is.
 */
export const chunkPayload = (text: Uint8Array): Uint8Array => {
  const buffer = Buffer.from(text.buffer, text.byteOffset, text.byteLength);
  const encoded = buffer.toString('latin1').replace(/\s+/gu, '');
  if (encoded.startsWith('{')) return text;
  if (encoded.length > BASE64_MAX) throw new CardError('textTooLarge');
  if (!/^[\w+/-]*={0,2}$/u.test(encoded)) throw new CardError('notBase64');
  return Buffer.from(encoded, 'base64');
};
