import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { CARD_FILE_MAX } from './card.ts';
import { ownCharacter } from './ownCharacter.ts';
import { id } from './text.ts';

/**
 * Puts a picture in the place of what one's own character looked like; its further pictures, which show that too, go. PNG, JPEG, WebP or GIF of
 * up to `CARD_PIXELS_MAX`: 1001 names `file` otherwise, with `notAPicture` or `tooManyPixels`. What the content rules refuse changes nothing:
 * 1008. Begins a review of one that is public. Once an intent. A larger file: 1012. Too many at once: 1006.
 */
export const ugcPortrait = defineCall({
  method: 'POST',
  path: '/api/character/ugc/portrait',
  encoding: 'multipart',
  access: 'ready',
  request: z.strictObject({
    characterId: id,
    file: z.file({ error: 'notAFile' }).check(z.maxSize(CARD_FILE_MAX, { error: 'tooLarge' })),
  }),
  response: z.object({
    character: ownCharacter,
    /** It is another shape than the 2:3 of portraits: what is beyond is cut off. */
    isCropped: z.boolean(),
  }),
  needsIdempotencyKey: true,
});
