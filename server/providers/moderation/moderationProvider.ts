import type { Refusal } from '#contract/characterDraft.ts';

/** A text that people wrote, and where: the name of a field. */
export interface ModeratedText {
  readonly field: string;
  readonly text: string;
}

/** The first text that is refused, and why. */
export interface Verdict {
  readonly field: string;
  readonly refusal: Refusal;
}

/** The provider could not say; nothing may be taken for allowed. */
export class ModerationError extends Error {
  override readonly name = 'ModerationError';
}

/** Whoever says what may stand in a character, be wished for, and be on a picture. */
export interface ModerationProvider {
  readonly name: string;
  /** Looks at the texts of one character, its name under the field `name`. Null when all may stand. Throws `ModerationError`. */
  judge(texts: readonly ModeratedText[], signal: AbortSignal): Promise<Verdict | null>;
  /**
   * Whether somebody who writes this means to hurt themselves. Missing where the provider knows no more of that than we hear ourselves. Throws
   * `ModerationError`.
   */
  readonly hearsSelfHarm?: (text: string, signal: AbortSignal) => Promise<boolean>;
  /** Looks at a picture (webp) that was made or brought. Null when it may be shown. Missing where the provider cannot see. Throws `ModerationError`. */
  readonly judgePicture?: (picture: Uint8Array, signal: AbortSignal) => Promise<Refusal | null>;
}
