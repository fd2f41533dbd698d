import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { CARD_TEXT_MAX, LOREBOOK_MAX } from './card.ts';
import { text } from './text.ts';

/** Letters of the longest key: a longer one is found in no conversation. */
export const LORE_KEY_MAX = 500;

const keys = z.array(text({ min: 1, max: LORE_KEY_MAX }));

/** Something that is told to the model while the conversation touches it. */
export const loreEntry = z.object({
  /** What it is called; no model sees it. Left out where it has no name. */
  comment: z.optional(text({ max: CARD_TEXT_MAX })),
  /** One of them has to come up; no key is empty. */
  keys,
  /** One of these too, if the entry is `selective` and has any. */
  secondaryKeys: keys,
  selective: z.boolean(),
  content: text({ max: CARD_TEXT_MAX }),
  enabled: z.boolean(),
  /** Comes whatever is said. */
  constant: z.boolean(),
  caseSensitive: z.boolean(),
  /** Keys of the form `/pattern/flags` are patterns, others words all the same, because SillyTavern sets this for every entry. */
  useRegex: z.boolean(),
  /** Lower ones stand higher in the prompt. */
  insertionOrder: z.number({ error: 'notANumber' }),
  /** Lower ones are the first to be left out when there is no room. */
  priority: z.number(),
  /** Before or after the definition of the character. */
  position: z.enum(['before', 'after']),
});
export type LoreEntry = z.infer<typeof loreEntry>;

/** What a character brings of its world. */
export const lorebook = z.object({
  /** How many of the newest turns are searched for keys. */
  scanDepth: z.nullable(z.number()),
  /** Tokens that its entries may take together. */
  tokenBudget: z.nullable(z.number()),
  /** Whether the content of entries is searched for keys of others. */
  recursiveScanning: z.boolean(),
  entries: z.array(loreEntry).check(z.maxLength(LOREBOOK_MAX, { error: 'tooLong' })),
});
export type Lorebook = z.infer<typeof lorebook>;

/**
 * Reads a file as a lorebook and keeps nothing of it: world info of SillyTavern, a lorebook of V3, or that of a card in JSON. 1001 names `file`,
 * with a `cardFault` as its reason. A larger file: 1012. Too many at once: 1006.
 */
export const lorebookRead = defineCall({
  method: 'POST',
  path: '/api/character/lorebook/read',
  encoding: 'multipart',
  access: 'ready',
  request: z.strictObject({
    file: z.file({ error: 'notAFile' }).check(z.maxSize(CARD_TEXT_MAX, { error: 'textTooLarge' })),
  }),
  response: z.object({
    lorebook,
    /** What of its entries Liora does not go by: names of fields as the file has them. */
    leftOut: z.array(z.string()),
  }),
});
