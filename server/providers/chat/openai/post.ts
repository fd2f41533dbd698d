import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { ChatProviderError } from '../chatProvider.ts';

interface Post {
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly signal: AbortSignal;
  /** Milliseconds until the connection stands, TLS included. */
  readonly connectTimeoutMs: number;
  /** Milliseconds until the head of the answer is there, from the connection on. */
  readonly answerTimeoutMs: number;
}

/**
 * Posts a body and comes back with the head of the answer; the body is the caller's to read or destroy.
 * It stands on node:http and not on fetch, which cannot tell a connection that never stood from an answer that never came.
 * Throws `ChatProviderError` or the signal's reason.
 */
export const post = async ({ url, headers, body, signal, connectTimeoutMs, answerTimeoutMs }: Post) => {
  signal.throwIfAborted();
  const secure = url.protocol === 'https:';
  const request = (secure ? httpsRequest : httpRequest)(url, {
    method: 'POST',
    headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
  });
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const giveUp = (what: string) => request.destroy(new ChatProviderError('timedOut', `no ${what} in time`));
  let timer = setTimeout(giveUp, connectTimeoutMs, 'connection');
  const onConnected = () => {
    clearTimeout(timer);
    timer = setTimeout(giveUp, answerTimeoutMs, 'answer');
  };
  const onAbort = () => request.destroy();
  signal.addEventListener('abort', onAbort, { once: true });
  request.once('socket', (socket) => {
    if (socket.connecting) socket.once(secure ? 'secureConnect' : 'connect', onConnected);
    else onConnected();
  });
  request.once('response', resolve);
  request.on('error', (error: NodeJS.ErrnoException) => {
    reject(
      error instanceof ChatProviderError
        ? error
        : new ChatProviderError('unreachable', `no connection: ${error.code ?? 'unknown'}`),
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
