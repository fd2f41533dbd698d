import { PlainError } from '#server/plainError.ts';

export interface SpeechRequest {
  readonly text: string;
  /** One of the provider's voices. */
  readonly voice: string;
  /** Ends the work at the provider when it fires; `speak` then throws its reason. */
  readonly signal: AbortSignal;
}

export interface Sound {
  readonly bytes: Uint8Array;
  readonly contentType: 'audio/mpeg';
}

/** Why a provider gave no whole sound. `retryAfter` is in seconds, where the provider said so. */
export class SpeechProviderError extends PlainError {
  override readonly name = 'SpeechProviderError';
  readonly reason: 'unreachable' | 'timedOut' | 'rateLimited' | 'refused' | 'badAnswer';
  readonly retryAfter: number | undefined;

  constructor(reason: SpeechProviderError['reason'], message: string, retryAfter?: number) {
    super(message);
    this.reason = reason;
    this.retryAfter = retryAfter;
  }
}

/** Whoever reads texts out. */
export interface SpeechProvider {
  /** Tells provider and model apart from others, whose sounds are others too. */
  readonly name: string;
  /** The whole text as one sound. Throws `SpeechProviderError`. */
  speak(request: SpeechRequest): Promise<Sound>;
}
