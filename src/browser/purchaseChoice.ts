import * as z from 'zod/mini';
import { isSitePath } from '#contract/path.ts';
import type { Choice } from '#machines/purchase/purchaseSetup.ts';
import { readStored, writeStored } from './sessionStore.ts';

/** Session storage keeps what a signed-out person wanted to buy under this key. */
const KEY = 'purchaseChoice';

const choice = z.object({
  kind: z.enum(['package', 'subscription']),
  productId: z.string(),
  returnPath: z.string().check(z.refine(isSitePath)),
});

export const readChoice = (): Choice | null => {
  try {
    return choice.parse(JSON.parse(readStored(KEY) ?? 'null'));
  } catch {
    return null;
  }
};

/** `null` removes it. Without storage the flow remembers the choice as long as the page lasts. */
export const writeChoice = (chosen: Choice | null): void => {
  writeStored(KEY, chosen === null ? null : JSON.stringify(chosen));
};
