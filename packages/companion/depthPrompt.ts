import * as z from 'zod';

/** Where a note stands that does not say it. */
export const DEPTH_PROMPT_DEPTH = 4;

/** What is said to the model among the newest turns: a character's note, and entries of a lorebook that say so. */
export const depthPrompt = z.object({
  prompt: z.string(),
  /** How many turns come after it. */
  depth: z.number(),
  /** Whose words it is told as. */
  role: z.enum(['system', 'user', 'assistant']),
});
export type DepthPrompt = z.infer<typeof depthPrompt>;
