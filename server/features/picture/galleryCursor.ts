import * as z from 'zod';
import { malformed } from '#server/http/apiError.ts';
import type { GalleryPlace } from './galleryRepository.ts';

/** Of which character; null for all pictures. */
const shape = z.tuple([z.nullable(z.uuid()), z.int(), z.uuid()]);

export const writeCursor = (characterId: string | undefined, { createTime, id }: GalleryPlace): string =>
  Buffer.from(JSON.stringify([characterId ?? null, createTime, id])).toString('base64url');

const parse = (cursor: string): z.infer<typeof shape> => {
  try {
    return shape.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
  } catch {
    throw malformed('cursor', 'notACursor');
  }
};

/** Throws 1001 for a cursor that is none, or that belongs to the pictures of another character. */
export const readCursor = (characterId: string | undefined, cursor: string): GalleryPlace => {
  const [of, createTime, id] = parse(cursor);
  if (of !== (characterId ?? null)) throw malformed('cursor', 'doesNotFit');
  return { createTime, id };
};
