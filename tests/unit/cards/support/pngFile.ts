import { crc32 } from 'node:zlib';

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** A chunk; `changes` make it a wrong one. */
export const pngChunk = (
  type: string,
  data: Uint8Array,
  changes: { readonly length?: number; readonly crc?: number } = {},
): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(changes.length ?? data.length);
  const crc = Buffer.alloc(4);
  crc.writeUInt32BE(changes.crc ?? crc32(body));
  return Buffer.concat([length, body, crc]);
};

export const header = (width: number, height: number): Buffer => {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  data.set([8, 6], 8);
  return pngChunk('IHDR', data);
};

/** Picture data that nobody can inflate, so that whoever tries fails. */
export const garbage = pngChunk('IDAT', Buffer.from('no picture data'));
export const end = pngChunk('IEND', Buffer.alloc(0));

export const pngOf = (...chunks: readonly Uint8Array[]): Buffer => Buffer.concat([Buffer.from(SIGNATURE), ...chunks]);

export const textChunk = (keyword: string, text: string | Uint8Array): Buffer =>
  pngChunk('tEXt', Buffer.concat([Buffer.from(`${keyword}\0`, 'latin1'), Buffer.from(text)]));

/** A card in base64, as programs write it. */
export const cardChunk = (keyword: string, card: string): Buffer =>
  textChunk(keyword, Buffer.from(card).toString('base64'));

/** A picture of two pixels. */
export const picture: Buffer = pngOf(header(2, 1), textChunk('Software', 'a test'), garbage, end);

/** The picture with chunks before its end, where SillyTavern puts them. */
export const pictureWith = (...chunks: readonly Uint8Array[]): Buffer =>
  Buffer.concat([picture.subarray(0, -end.length), ...chunks, end]);
