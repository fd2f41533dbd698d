import * as z from 'zod/mini';
import { isSitePath } from '#contract/path.ts';
import type { Choice } from '#machines/purchase/purchaseSetup.ts';

/** Session storage keeps what a signed-out person wanted to buy under this key. */
const KEY = 'purchaseChoice';

const choice = z.object({
  kind: z.enum(['package', 'subscription']),
  productId: z.string(),
  returnPath: z.string().check(z.refine(isSitePath)),
});

export const readChoice = (): Choice | null => {
  try {
    return choice.parse(JSON.parse(sessionStorage.getItem(KEY) ?? 'null'));
  } catch {
    return null;
  }
};

/** `null` removes it. Without storage the choice lasts as long as the page. */
export const writeChoice = (chosen: Choice | null): void => {
  try {
    if (chosen === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify(chosen));
  } catch {
    // Storage can be switched off; the flow still remembers.
  }
};
