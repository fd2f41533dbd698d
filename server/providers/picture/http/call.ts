import type { IncomingHttpHeaders } from 'node:http';
import { HttpError } from '../../http/httpError.ts';
import { readBytes } from '../../http/readBody.ts';
import { sendTwice, type Sending } from '../../http/send.ts';
import { cancelled } from '../cancelled.ts';
import { PictureProviderError } from '../pictureProvider.ts';

/** How long a provider may take, in milliseconds. */
export interface Timeouts {
  /** Until the connection stands, TLS included. */
  readonly connect: number;
  /** From the connection to the head of the answer. */
  readonly answer: number;
  /** Between two pieces of the answer. */
  readonly idle: number;
  /** From the head of the answer to its end. */
  readonly whole: number;
  /** Before the one further try. */
  readonly retry: number;
}

export interface Call extends Pick<Sending, 'method' | 'url' | 'signal'> {
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  readonly body?: unknown;
  readonly timeouts: Timeouts;
  /** Bytes of the answer; more is a `badAnswer`. */
  readonly max: number;
}

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: Buffer;
}

/** Errors of the way to a provider as those of the provider. */
export const asPictureError = (error: unknown): unknown =>
  error instanceof HttpError ? new PictureProviderError(error.reason, error.message, error.retryAfter) : error;

/**
 * Sends a request on a connection of its own and reads the whole answer, of any status. A connection that never stood, and the status 502
 * or 503, is tried once more; a request that was answered never is. Throws `PictureProviderError`.
 */
export const call = async ({ method, url, headers, body, signal, timeouts, max }: Call): Promise<Answer> => {
  const json = body === undefined ? {} : { body: JSON.stringify(body) };
  const sent = body === undefined ? headers : { ...headers, 'content-type': 'application/json' };
  try {
    const response = await sendTwice(
      { method, url, headers: { ...sent }, ...json, signal, timeouts, isFresh: true },
      timeouts.retry,
    );
    const end = performance.now() + timeouts.whole;
    const left = () => Math.min(timeouts.idle, end - performance.now());
    const bytes = await readBytes(response, signal, left, max);
    return { status: response.statusCode ?? 0, headers: response.headers, bytes };
  } catch (error) {
    throw signal.aborted ? cancelled() : asPictureError(error);
  }
};
