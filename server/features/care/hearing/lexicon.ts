import type { Need } from '#contract/care.ts';
import type { Concept } from './concepts.ts';

/** Words that leave no doubt. */
export interface SurePattern extends Pick<Need, 'kind' | 'urgency' | 'about'> {
  /**
   * A regular expression over legible text (see `legible.ts`). `{die}` stands for any word of a concept, `~` for at most three words between.
   * It begins and ends at a word's edge, where the script has such.
   */
  readonly pattern: string;
  /** Another one: where it is found too, the sentence is harmless. */
  readonly unless?: string;
}

/** What a language says for each concept: ` | ` between words or phrases, `*` at the end of a stem. */
export type Words = Readonly<Partial<Record<Concept, string>>>;

export interface Lexicon {
  readonly words: Words;
  readonly patterns: readonly SurePattern[];
}
