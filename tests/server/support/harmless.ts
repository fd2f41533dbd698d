import type { Judgement } from '#contract/care.ts';

/** What almost all texts are judged to be. */
export const harmless: Judgement = {
  need: null,
  content: { minor: null, realPerson: false, forbidden: null, isWhole: true },
};
