import * as z from 'zod/mini';
import { pictureWish } from '#contract/picture.ts';
import type { KeptPictures } from '#machines/pictureTask/pictureTaskTypes.ts';
import { readKept, writeKept } from './keptStore.ts';
import { PICTURES_KEY } from './persistentStore.ts';

/** As it is typed: nothing of it needs to be right yet. */
const wish = z.extend(pictureWish, { prompt: z.string() });

const pictures: z.ZodMiniType<KeptPictures> = z.strictObject({
  wish,
  openedFor: z.nullable(z.string()),
  request: z.nullable(z.strictObject({ wish, intentId: z.string() })),
  needsTokens: z.boolean(),
  taskId: z.nullable(z.string()),
  replaced: z.optional(wish),
});

/** What is kept, with the uid of whose it is. */
const owned = z.object({ owner: z.nullable(z.string()), kept: pictures });

/** `null` when nothing is kept for that person, or something that another version of the page has left. */
export const readPictures = (uid: string | null): KeptPictures | null => {
  try {
    const { owner, kept } = owned.parse(JSON.parse(readKept(PICTURES_KEY) ?? 'null'));
    return owner === uid ? kept : null;
  } catch {
    return null;
  }
};

/** `null` removes it. */
export const writePictures = (kept: KeptPictures | null, owner: string | null): void =>
  writeKept(PICTURES_KEY, kept === null ? null : JSON.stringify({ owner, kept }));
