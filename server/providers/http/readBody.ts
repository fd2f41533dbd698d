import type { IncomingMessage } from 'node:http';
import { HttpError } from './httpError.ts';

/** How long the next bytes of a body may take, in milliseconds, asked anew before each wait. */
export type Timeout = () => number;

const mappedFailure = (error: unknown, signal: AbortSignal): unknown => {
  if (signal.aborted) return signal.reason;
  if (error instanceof HttpError) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
  return new HttpError('brokenOff', `the connection was cut: ${code}`);
};

/**
 * The chunks of a body as they come. A chunk that takes longer than `timeout` allows, a cut connection and the signal
 * end it by throwing; the connection is closed then, and also when the reader stops early. The clock runs only
 * while the reader waits.
 */
export async function* readBody(
  response: IncomingMessage,
  signal: AbortSignal,
  timeout: Timeout,
): AsyncGenerator<Uint8Array, void> {
  const chunks: AsyncIterator<Buffer> = response.iterator({ destroyOnReturn: true });
  const giveUp = () => response.destroy(new HttpError('timedOut', 'no end of the answer in time'));
  try {
    for (;;) {
      const timer = setTimeout(giveUp, Math.max(0, timeout()));
      const next = await chunks.next().finally(() => clearTimeout(timer));
      signal.throwIfAborted();
      if (next.done === true) return;
      yield next.value;
    }
  } catch (error) {
    throw mappedFailure(error, signal);
  } finally {
    if (!response.complete) response.destroy();
  }
}

/** The whole body. Past `max` bytes it throws `badAnswer`. */
export const readBytes = async (
  response: IncomingMessage,
  signal: AbortSignal,
  timeout: Timeout,
  max: number,
): Promise<Buffer> => {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of readBody(response, signal, timeout)) {
    size += part.length;
    if (size > max) throw new HttpError('badAnswer', 'the answer is too long');
    parts.push(part);
  }
  return Buffer.concat(parts);
};

/** Like `readBytes`, as text. */
export const readText = async (...body: Parameters<typeof readBytes>): Promise<string> =>
  (await readBytes(...body)).toString('utf8');
