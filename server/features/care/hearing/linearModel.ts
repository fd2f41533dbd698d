import { readFileSync } from 'node:fs';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import * as z from 'zod';
import { ALWAYS } from './features.ts';

const header = z.object({
  /** The day it was trained. */
  made: z.iso.date(),
  columns: z.array(z.string()).min(1),
  /** What a weight of 1 of each column stands for. */
  scales: z.array(z.number()),
  features: z.int().positive(),
});
export type ModelHeader = z.infer<typeof header>;

/**
 * The part of a feature's hash that a model keeps. Shorter keys leave room for more features, and those tell more than what strange ones spoil
 * that are taken for known ones: one in twelve among 180,000 of 21 bits.
 */
const KEY_BITS = 21;
export const keyOf = (hash: number): number => hash >>> (32 - KEY_BITS);
const KEY_BYTES = 3;

/** A linear model over hashed features. */
export interface LinearModel {
  readonly header: ModelHeader;
  /**
   * The score of each column, in their order: the weights of what is shown over the root of how much that is, known or not, so that
   * strange words count as little as they tell, and the weight of what is always shown as it is.
   */
  scores(features: ReadonlySet<number>): Float64Array;
}

/**
 * As a file: one line of JSON, then, compressed by Brotli (RFC 7932), how far each key is from the one before (three bytes, first all low bytes,
 * then all middle ones, then all high ones), then the weights of each column, a signed byte each. `keys` rise; `weights` are by rows.
 */
export const encodeModel = (about: ModelHeader, keys: readonly number[], weights: Int8Array): Buffer => {
  const { features: rows, columns } = about;
  const body = Buffer.alloc((KEY_BYTES + columns.length) * rows);
  for (const [row, key] of keys.entries()) {
    const step = key - (keys[row - 1] ?? 0);
    for (let byte = 0; byte < KEY_BYTES; byte += 1) body[byte * rows + row] = (step >>> (8 * byte)) & 0xff;
    for (let column = 0; column < columns.length; column += 1)
      body.writeInt8(weights[row * columns.length + column] ?? 0, (KEY_BYTES + column) * rows + row);
  }
  const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  return Buffer.concat([Buffer.from(`${JSON.stringify(about)}\n`), brotliCompressSync(body, { params: quality })]);
};

export const decodeModel = (content: Buffer): LinearModel => {
  const end = content.indexOf(0x0a);
  const about = header.parse(JSON.parse(content.toString('utf8', 0, end)));
  const { columns, scales, features } = about;
  const body = brotliDecompressSync(content.subarray(end + 1));
  const weights = new Int8Array(features * columns.length);
  const rows = new Map<number, number>();
  let key = 0;
  for (let row = 0; row < features; row += 1) {
    for (let byte = 0; byte < KEY_BYTES; byte += 1) key += (body[byte * features + row] ?? 0) << (8 * byte);
    rows.set(key, row * columns.length);
    for (let column = 0; column < columns.length; column += 1)
      weights[row * columns.length + column] = body.readInt8((KEY_BYTES + column) * features + row);
  }
  return {
    header: about,
    scores(shown) {
      const scores = new Float64Array(columns.length);
      const value = 1 / Math.sqrt(Math.max(1, shown.size));
      for (const feature of shown) {
        const row = rows.get(keyOf(feature));
        if (row === undefined) continue;
        const part = feature === ALWAYS ? 1 : value;
        for (let column = 0; column < columns.length; column += 1)
          scores[column] = (scores[column] ?? 0) + (weights[row + column] ?? 0) * part;
      }
      for (let column = 0; column < columns.length; column += 1)
        scores[column] = (scores[column] ?? 0) * (scales[column] ?? 0);
      return scores;
    },
  };
};

export const readModel = (file: URL): LinearModel => decodeModel(readFileSync(file));
