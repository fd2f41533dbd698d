import type { Judgement } from '#contract/care.ts';

/** What was judged of a text as it is stored: `content` is null where nobody has judged it. */
export type Judged = Pick<Judgement, 'need'> & { readonly content: Judgement['content'] | null };

export const UNJUDGED: Judged = { need: null, content: null };
