import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { setTimeout as wait } from 'node:timers/promises';
import { HttpError } from './httpError.ts';

export interface Sending {
  readonly method: 'GET' | 'POST';
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly signal: AbortSignal;
  /** Milliseconds. */
  readonly timeouts: {
    /** Until the connection stands, TLS included. */
    readonly connect: number;
    /** From the connection to the head of the answer. */
    readonly answer: number;
  };
  /**
   * A connection of its own: one that is taken up again can be closed by then, which looks like a provider that cut it. So only where it is
   * fresh a cut connection is `brokenOff`; else `unreachable`.
   */
  readonly isFresh?: boolean;
}

/**
 * Sends a request and comes back with the head of the answer, of any status; the body is the caller's to read or destroy. Redirects are not
 * followed. It stands on node:http and not on fetch, which cannot tell a connection that never stood from an answer that never came.
 * Throws `HttpError` or the signal's reason.
 */
export const send = async ({
  method,
  url,
  headers,
  body,
  signal,
  timeouts,
  isFresh = false,
}: Sending): Promise<IncomingMessage> => {
  signal.throwIfAborted();
  const secure = url.protocol === 'https:';
  const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
  const request = (secure ? httpsRequest : httpRequest)(url, {
    method,
    headers: { ...headers, ...length },
    ...(isFresh && { agent: false }),
  });
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const giveUp = (what: string) => request.destroy(new HttpError('timedOut', `no ${what} in time`));
  let timer = setTimeout(giveUp, timeouts.connect, 'connection');
  let isConnected = false;
  const onConnected = () => {
    isConnected = true;
    clearTimeout(timer);
    timer = setTimeout(giveUp, timeouts.answer, 'answer');
  };
  const onAbort = () => request.destroy();
  signal.addEventListener('abort', onAbort, { once: true });
  request.once('socket', (socket) => {
    if (socket.connecting) socket.once(secure ? 'secureConnect' : 'connect', onConnected);
    else onConnected();
  });
  request.once('response', resolve);
  request.on('error', (error: NodeJS.ErrnoException) => {
    if (error instanceof HttpError) return reject(error);
    const code = error.code ?? 'unknown';
    return reject(
      isFresh && isConnected
        ? new HttpError('brokenOff', `the connection was cut: ${code}`)
        : new HttpError('unreachable', `no connection: ${code}`),
    );
  });
  request.end(body);
  try {
    const response = await promise;
    // Destroying the request ends a response that is being read, too.
    response.once('close', () => signal.removeEventListener('abort', onAbort));
    return response;
  } catch (error) {
    signal.removeEventListener('abort', onAbort);
    signal.throwIfAborted();
    throw error;
  } finally {
    clearTimeout(timer);
  }
};

/** The answer to a first try; undefined when another one makes sense. */
const firstAnswer = async (sending: Sending): Promise<IncomingMessage | undefined> => {
  try {
    const response = await send(sending);
    if (response.statusCode !== 502 && response.statusCode !== 503) return response;
    response.destroy();
  } catch (error) {
    if (!(error instanceof HttpError) || error.reason !== 'unreachable') throw error;
  }
  return undefined;
};

/** Like `send`; an `unreachable` provider, and the status 502 or 503, is tried once more after `retryDelay` milliseconds. */
export const sendTwice = async (sending: Sending, retryDelay: number): Promise<IncomingMessage> => {
  const response = await firstAnswer(sending);
  if (response !== undefined) return response;
  await wait(retryDelay, undefined, { signal: sending.signal }).catch(() => sending.signal.throwIfAborted());
  return send(sending);
};
