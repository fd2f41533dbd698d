import type { NeedKind } from '#contract/care.ts';

type Texts = readonly [string, ...string[]];

/**
 * What is said to somebody in need, in one language. Calm, plain, no role-play, and no question for the sake of talk.
 * `{emergency}` stands for the number for danger to life.
 */
export interface CareTexts {
  /** The first words, where whoever writes is in need. */
  readonly opening: Readonly<Record<NeedKind, Texts>>;
  /** The first words, where they fear for somebody else. */
  readonly openingOther: Readonly<Record<NeedKind, Texts>>;
  /** What to do first where life may be in danger, with `{emergency}`. */
  readonly now: Readonly<Record<NeedKind, string>>;
  /** The same where somebody else's life may be. */
  readonly nowOther: string;
  /** Stands for `{emergency}` where the country is not known: "your emergency number". */
  readonly anyEmergency: string;
  /** Instead of an opening, where help was named a moment ago. */
  readonly again: Texts;
  /** Before the lines. */
  readonly lead: string;
  /** How a line is reached; `{number}` and `{address}`. */
  readonly call: string;
  readonly text: string;
  readonly visit: string;
  /** Where lines of other countries are found, with `{address}`. */
  readonly elsewhere: string;
  /** Last words. They say that this is an AI, and that one may go on writing. */
  readonly closing: Texts;
  /** In place of what the companion was saying, where that would have encouraged harm. The lines follow. */
  readonly takenBack: string;
  /** The same where somebody else would have been hurt. */
  readonly takenBackOthers: string;
  /** For the turns after it, where the companion does not speak the language. */
  readonly staying: Texts;
}
