import type { SeedTag } from '#server/seed/seedCharacter.ts';

/** What somebody does where their portrait shows them. `{They}`, `{their}` and the like stand for the character; `{s}` for the ending of a verb. */
export interface Place {
  /** After "{Name} is ". */
  readonly trade: string;
  /** A sentence more about it. */
  readonly detail: string;
  /** Where, after "in", "at" or "on". */
  readonly place: string;
  /** Something at hand there. */
  readonly thing: string;
  readonly tags: readonly SeedTag[];
}

/** Two for each place, so that the same looks make different people. */
export type Places = readonly [Place, Place];
