/** How somebody is told to hurt another person or an animal, as regular expressions over legible text. */
export interface HurtingWords {
  /** With `{whom}` for whoever is to be hurt. */
  readonly told: readonly string[];
  /** Whom of their life somebody is told to hurt: "your boss", "the dog". */
  readonly yours: string;
  /** Who is only known to be one of them where the person spoke of somebody: "him". */
  readonly theirs: string;
  /** What is said to nobody, whoever is meant. */
  readonly always: readonly string[];
  /** What is not said where the person spoke of somebody of their life. */
  readonly near: readonly string[];
  /** That the person speaks of somebody of their life: "my boss". */
  readonly mine: string;
}

/** Where a sentence or clause begins. */
export const START = String.raw`(?<=(?:^|[.!?:;,…"“”„«»*¡¿—。！？，、「」]) ?)`;
/** Where a word ends. */
export const END = String.raw`(?![\p{L}\p{M}])`;
