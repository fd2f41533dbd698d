import { ApiFailure, failureFrom, noAnswer } from './apiFailure.ts';
import { takeKnownAnswer } from './knownAnswers.ts';
import { type Outgoing, REPEATED_STATUSES } from './outgoing.ts';

/**
 * Sends a request for data once, without the code that repeats requests: the first screen need not wait for that. Gives
 * nothing when another try is due. Throws `ApiFailure`, or the signal's reason when it was aborted.
 */
export const sendFirst = async ({ url, headers, timeout, signal }: Outgoing): Promise<Response | undefined> => {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), timeout);
  try {
    const response =
      takeKnownAnswer(url) ??
      (await fetch(url, {
        credentials: 'same-origin',
        headers,
        signal: AbortSignal.any([signal, late.signal]),
      }));
    if (response.ok) return response;
    if (REPEATED_STATUSES.includes(response.status)) return undefined;
    const body: unknown = await response.json().catch(() => undefined);
    throw failureFrom(body, response.headers.get('retry-after'));
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof ApiFailure) throw error;
    if (late.signal.aborted) throw noAnswer('No answer came in time');
    return undefined;
  } finally {
    clearTimeout(timer);
  }
};
