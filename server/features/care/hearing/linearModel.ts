import { readFileSync } from 'node:fs';
import * as z from 'zod';
import { ALWAYS } from './features.ts';

const header = z.object({
  /** The day it was trained. */
  made: z.iso.date(),
  columns: z.array(z.string()).min(2),
  /** What a weight of 1 of each column stands for. */
  scales: z.array(z.number()),
  features: z.int().positive(),
});
export type ModelHeader = z.infer<typeof header>;

/**
 * A linear model over hashed features: one line of JSON, then `features` hashes (32 bits, little endian, rising), then as many rows of
 * one signed byte a column.
 */
export interface LinearModel {
  readonly header: ModelHeader;
  /**
   * The score of each column, in their order: the weights of what is shown over the root of how much that is, known or not, so that
   * strange words count as little as they tell, and the weight of what is always shown as it is.
   */
  scores(features: ReadonlySet<number>): Float64Array;
}

export const encodeModel = (about: ModelHeader, hashes: Uint32Array, weights: Int8Array): Buffer => {
  const line = Buffer.from(`${JSON.stringify(about)}\n`);
  const body = Buffer.alloc(4 * hashes.length);
  for (const [index, value] of hashes.entries()) body.writeUInt32LE(value, 4 * index);
  return Buffer.concat([line, body, Buffer.from(weights.buffer, weights.byteOffset, weights.byteLength)]);
};

export const decodeModel = (content: Buffer): LinearModel => {
  const end = content.indexOf(0x0a);
  const about = header.parse(JSON.parse(content.toString('utf8', 0, end)));
  const { columns, scales, features } = about;
  const start = end + 1;
  const weights = new Int8Array(content.subarray(start + 4 * features));
  const rows = new Map<number, number>();
  for (let index = 0; index < features; index += 1)
    rows.set(content.readUInt32LE(start + 4 * index), index * columns.length);
  return {
    header: about,
    scores(shown) {
      const scores = new Float64Array(columns.length);
      const value = 1 / Math.sqrt(Math.max(1, shown.size));
      for (const feature of shown) {
        const row = rows.get(feature);
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
