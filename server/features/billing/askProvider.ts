import { errNo } from '#contract/errNo.ts';
import { ApiError } from '#server/http/apiError.ts';
import type { Log } from '#server/log.ts';

/** Asks the payment provider. Throws 1007 when it does not answer or refuses. */
export const askProvider = async <T>(log: Log, work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    log.error({ err: error }, 'the payment provider failed');
    throw new ApiError(errNo.providerFailed, 'The payment provider did not answer');
  }
};
