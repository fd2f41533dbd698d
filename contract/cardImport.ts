import * as z from 'zod/mini';
import { defineCall, type ResponseOf } from './call.ts';
import { ADULT_AGE } from './account.ts';
import { CARD_FILE_MAX } from './card.ts';
import { CHARACTER_AGE_MAX } from './characterDraft.ts';
import { count, id } from './text.ts';

/**
 * Makes a private character of a card, free of charge. Once an intent. 1001 names `file`, with a `cardFault` as its reason, and
 * the field of the card after it where it is one (`file.description`); so does 1008, with a `refusal`. A larger file: 1012.
 * Where neither the card nor `age` tells one, nothing is kept: 1001 names `age`, `missing`. Too many at once: 1006.
 */
export const characterImport = defineCall({
  method: 'POST',
  path: '/api/character/import',
  encoding: 'multipart',
  access: 'ready',
  request: z.strictObject({
    file: z.file({ error: 'notAFile' }).check(z.maxSize(CARD_FILE_MAX, { error: 'tooLarge' })),
    /** Whole years, of a card that tells none; what a card tells counts before it. */
    age: z.optional(count({ min: ADULT_AGE, max: CHARACTER_AGE_MAX })),
  }),
  response: z.object({
    characterId: id,
    name: z.string(),
    /**
     * What of the card the character does not have, or not whole: fields of the character, `picture`, `extensions`, `assets` (pictures and sounds
     * in the file beside the portrait). The card itself and what it came in are kept, and come out again when it is exported.
     */
    leftOut: z.array(z.string()),
    /** Fields that are kept whole, of which a model is told only as much as it has room for; else left out. */
    cutInPrompt: z.optional(z.array(z.string())),
    /** Its picture is another shape than the 2:3 of portraits: what is beyond is cut off. No earlier server said so. */
    isCropped: z._default(z.boolean(), false),
  }),
  needsIdempotencyKey: true,
});
export type CardImport = ResponseOf<typeof characterImport>;
