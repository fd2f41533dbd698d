import type { Appearance } from '#contract/appearance.ts';
import type { PictureAspect, PictureStyle } from '#contract/picture.ts';
import { PlainError } from '#server/plainError.ts';

export interface PictureOptions {
  readonly style: PictureStyle;
  /** How whoever is on it looks at us; `null` leaves it as the appearance has it. */
  readonly mood: Appearance['expression'] | null;
  /** Where it is; `null` leaves it as the appearance has it. */
  readonly setting: Appearance['setting'] | null;
  readonly aspect: PictureAspect;
}

export interface PictureRequest {
  /** A wish in words, of any length; may be empty. What it says goes before the options and the appearance. */
  readonly prompt: string;
  /** What the character is called, where there is one: whoever is named in a wish is on the picture. */
  readonly name?: string | undefined;
  /** The wish was said in a conversation: it need not say what the picture is to show. */
  readonly isSaid?: boolean;
  /** Who is on it; `null` for an adult whom the seed makes up. */
  readonly appearance: Appearance | null;
  /** Where it is, unless words or options say so; left out: where the appearance has it. */
  readonly backdrop?: Appearance['setting'];
  readonly options: PictureOptions;
  /** The same seed asks for the same picture, where the provider can do that. */
  readonly seed: string;
  /** Which picture of a task it is, from 0 on, where one person sits for several: they are to differ. */
  readonly sitting?: number;
  /** Ends the work at the provider when it fires; `make` then throws `cancelled`. */
  readonly signal: AbortSignal;
  /** Whole percent, growing; 100 comes once, with the picture. Providers that tell nothing say 0 and 100. It does not throw. */
  readonly onProgress: (percent: number) => void;
}

export interface Picture {
  /** webp, with the metadata that `provenance.ts` writes and none other. */
  readonly picture: Uint8Array<ArrayBuffer>;
  readonly width: number;
  readonly height: number;
}

/**
 * `refused` is final; `badAnswer` is a fault of the provider or its set-up; the others may pass. `brokenOff`: the work
 * began and its end is unknown or failed.
 */
export type PictureFailure =
  | 'unreachable'
  | 'timedOut'
  | 'rateLimited'
  | 'refused'
  | 'brokenOff'
  | 'badAnswer'
  | 'cancelled';

/** Why there is no picture. The message holds neither key nor prompt nor what a provider wrote. `retryAfter` is in seconds. */
export class PictureProviderError extends PlainError {
  override readonly name = 'PictureProviderError';
  readonly reason: PictureFailure;
  readonly retryAfter: number | undefined;

  constructor(reason: PictureFailure, message: string, retryAfter?: number) {
    super(message);
    this.reason = reason;
    this.retryAfter = retryAfter;
  }
}

/** Whoever makes pictures from a wish. */
export interface PictureProvider {
  readonly name: string;
  /** True for the embedded painter, which the interface names as such. */
  readonly isDemo: boolean;
  /** One picture. Throws `PictureProviderError` and nothing else. */
  make(request: PictureRequest): Promise<Picture>;
}
