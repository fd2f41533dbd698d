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

/** What is told of a text that somebody says, beside what we hear ourselves. */
export interface Hearing {
  /** Whoever says it means to hurt themselves. */
  readonly isSelfHarm: boolean;
  /** Why it may not stand in a character; null where it may. */
  readonly refusal: Refusal | null;
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
  /** Listens to what somebody says. Missing where the provider knows no more than our own rules. Throws `ModerationError`. */
  readonly hears?: (text: string, signal: AbortSignal) => Promise<Hearing>;
  /** Looks at a picture (webp) that was made or brought. Null when it may be shown. Missing where the provider cannot see. Throws `ModerationError`. */
  readonly judgePicture?: (picture: Uint8Array, signal: AbortSignal) => Promise<Refusal | null>;
}
