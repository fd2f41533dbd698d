import { createHash } from 'node:crypto';
import * as z from 'zod';
import type { ExploreSort, Origin } from '#contract/character.ts';
import { malformed } from '#server/http/apiError.ts';

/** What a page of the catalogue is of. */
export interface CatalogueFilter {
  readonly query?: string | undefined;
  readonly tag?: string | undefined;
  readonly origin?: Origin | undefined;
  readonly sort: ExploreSort;
}

/** From this tier on somebody has not all of the words that were looked for; the ones before say where all of them were found. */
export const NEAR = 3;

/** Where a page ended: what its last character is sorted by. */
export interface CataloguePlace {
  /** Where the words were found, or how many were not, from `NEAR` on; 0 where none were looked for. */
  readonly tier: number;
  /** The negative of what comes in descending order. */
  readonly value: number;
  readonly rank: number;
  readonly id: string;
}

export interface CatalogueCursor extends CataloguePlace {
  /** The words were mended. */
  readonly isMended: boolean;
}

const shape = z.tuple([z.string(), z.boolean(), z.int(), z.int(), z.int(), z.uuid()]);

const fingerprintOf = ({ query, tag, origin, sort }: CatalogueFilter): string =>
  createHash('sha256')
    .update(JSON.stringify([query ?? null, tag ?? null, origin ?? null, sort]))
    .digest('base64url')
    .slice(0, 8);

export const writeCursor = (filter: CatalogueFilter, cursor: CatalogueCursor): string => {
  const { isMended, tier, value, rank, id } = cursor;
  return Buffer.from(JSON.stringify([fingerprintOf(filter), isMended, tier, value, rank, id])).toString('base64url');
};

const parse = (cursor: string): z.infer<typeof shape> => {
  try {
    return shape.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
  } catch {
    throw malformed('cursor', 'notACursor');
  }
};

/** Throws 1001 for a cursor that is none, or that belongs to another filter. */
export const readCursor = (filter: CatalogueFilter, cursor: string): CatalogueCursor => {
  const [fingerprint, isMended, tier, value, rank, id] = parse(cursor);
  if (fingerprint !== fingerprintOf(filter)) throw malformed('cursor', 'doesNotFit');
  return { isMended, tier, value, rank, id };
};
