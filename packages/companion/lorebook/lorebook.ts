import * as z from 'zod';

/** Something that is told to the model while the conversation touches it. */
export const loreEntry = z.object({
  /** One of them has to come up; no key is empty. */
  keys: z.array(z.string()),
  /** One of these too, if the entry is `selective` and has any. */
  secondaryKeys: z.array(z.string()),
  selective: z.boolean(),
  content: z.string(),
  enabled: z.boolean(),
  /** Comes whatever is said. */
  constant: z.boolean(),
  caseSensitive: z.boolean(),
  /** Keys of the form `/pattern/flags` are patterns, others words all the same, because SillyTavern sets this for every entry. */
  useRegex: z.boolean(),
  /** Lower ones stand higher in the prompt. */
  insertionOrder: z.number(),
  /** Lower ones are the first to be left out when there is no room. */
  priority: z.number(),
  /** Before or after the definition of the character. */
  position: z.enum(['before', 'after']),
});
export type LoreEntry = z.infer<typeof loreEntry>;

/** What a card brings of its world. */
export const lorebook = z.object({
  /** How many of the newest turns are searched for keys. */
  scanDepth: z.nullable(z.number()),
  /** Tokens that its entries may take together. */
  tokenBudget: z.nullable(z.number()),
  /** Whether the content of entries is searched for keys of others. */
  recursiveScanning: z.boolean(),
  entries: z.array(loreEntry),
});
export type Lorebook = z.infer<typeof lorebook>;
