/** Milliseconds before a request is tried again. */
export const RETRY_DELAY = 300;
/** With these a server says that it may answer later. */
export const REPEATED_STATUSES: readonly number[] = [408, 429, 500, 502, 503, 504];

/** A request as it leaves. */
export interface Outgoing {
  readonly url: string;
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body: FormData | URLSearchParams | string | null;
  /** Milliseconds for each try. */
  readonly timeout: number;
  readonly signal: AbortSignal;
}

/** Waits until a request may be tried again. */
export const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, RETRY_DELAY));
