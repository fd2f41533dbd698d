import { crc32 } from 'node:zlib';
import { CARD_PIXELS_MAX } from '#contract/card.ts';
import { CardError } from './cardError.ts';

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
/** Length, type and checksum of a chunk. */
const FRAME = 12;
/** More than any program writes: even pictures of the largest size that come in pieces of 1 kB have fewer. */
const CHUNKS_MAX = 50_000;

/** A chunk by its place in the file, length and checksum included. */
export interface PngChunk {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

export interface Png {
  readonly bytes: Uint8Array;
  /** From IHDR to IEND. */
  readonly chunks: readonly PngChunk[];
}

const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

export const isPng = (bytes: Uint8Array): boolean => SIGNATURE.every((byte, index) => bytes[index] === byte);

export const dataOf = ({ bytes }: Png, { start, end }: PngChunk): Uint8Array => bytes.subarray(start + 8, end - 4);

/** Throws `brokenPng` unless the chunk's checksum is right. */
export const checkChunk = ({ bytes }: Png, { start, end }: PngChunk): void => {
  if (crc32(bytes.subarray(start + 4, end - 4)) !== viewOf(bytes).getUint32(end - 4)) throw new CardError('brokenPng');
};

const chunksOf = (bytes: Uint8Array): readonly PngChunk[] => {
  const view = viewOf(bytes);
  const chunks: PngChunk[] = [];
  let start = SIGNATURE.length;
  while (chunks.length < CHUNKS_MAX && start + FRAME <= bytes.length) {
    const end = start + FRAME + view.getUint32(start);
    const type = Buffer.from(bytes.subarray(start + 4, start + 8)).toString('latin1');
    if (end > bytes.length || !/^[A-Za-z]{4}$/u.test(type)) break;
    chunks.push({ type, start, end });
    if (type === 'IEND') return chunks;
    start = end;
  }
  throw new CardError('brokenPng');
};

/**
 * Reads where the chunks are, by their lengths alone: no picture data is inflated and no other checksum read than IHDR's.
 * What stands after IEND is no part of it. Throws `notACard`, `brokenPng`, `tooManyPixels`.
 */
export const readPng = (bytes: Uint8Array): Png => {
  if (!isPng(bytes)) throw new CardError('notACard');
  const png: Png = { bytes, chunks: chunksOf(bytes) };
  const header = png.chunks[0];
  if (header?.type !== 'IHDR' || header.end - header.start !== FRAME + 13) throw new CardError('brokenPng');
  checkChunk(png, header);
  const view = viewOf(dataOf(png, header));
  const pixels = view.getUint32(0) * view.getUint32(4);
  if (pixels === 0 || !png.chunks.some(({ type }) => type === 'IDAT')) throw new CardError('brokenPng');
  if (pixels > CARD_PIXELS_MAX) throw new CardError('tooManyPixels');
  return png;
};

/** A chunk as bytes, with length and checksum. */
export const chunkOf = (type: string, data: Uint8Array): Uint8Array => {
  const chunk = Buffer.alloc(FRAME + data.length);
  chunk.writeUInt32BE(data.length);
  chunk.write(type, 4, 'latin1');
  chunk.set(data, 8);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, -4)), chunk.length - 4);
  return chunk;
};

/** The picture of `kept` chunks alone, with `added` right after its header, where readers that stop at the picture data find them. */
export const rewritePng = (png: Png, kept: readonly PngChunk[], added: readonly Uint8Array[] = []): Uint8Array => {
  const [header, ...others] = kept.map(({ start, end }) => png.bytes.subarray(start, end));
  return new Uint8Array(Buffer.concat([SIGNATURE, ...(header ? [header] : []), ...added, ...others]));
};
