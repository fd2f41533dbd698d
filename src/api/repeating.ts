import ky, { HTTPError } from 'ky';
import { type ApiFailure, failureFrom, noAnswer } from './apiFailure.ts';
import { type Outgoing, REPEATED_STATUSES, RETRY_DELAY } from './outgoing.ts';

const failureOf = (error: unknown): ApiFailure =>
  error instanceof HTTPError
    ? failureFrom(error.data, error.response.headers.get('retry-after'))
    : noAnswer(error instanceof Error ? error.message : 'No answer');

/**
 * Sends a request, and up to `repeats` times more while no answer comes or the server may answer later. Throws
 * `ApiFailure`, or the signal's reason when it was aborted.
 */
export const sendRepeatedly = async ({ url, ...outgoing }: Outgoing, repeats: number): Promise<Response> => {
  try {
    return await ky(url, {
      ...outgoing,
      credentials: 'same-origin',
      retry: {
        limit: repeats,
        methods: ['get', 'post'],
        statusCodes: [...REPEATED_STATUSES],
        afterStatusCodes: [],
        delay: () => RETRY_DELAY,
      },
    });
  } catch (error) {
    outgoing.signal.throwIfAborted();
    throw failureOf(error);
  }
};
