import { ApiFailure } from '#src/api/apiFailure.ts';
import { newIntentId } from '#src/api/newIntentId.ts';

/**
 * Keys for intents: a request that got no answer keeps its key when it is made again, so that it takes effect once. Any answer,
 * also a refusal, ends the intent; so does another request.
 */
export const createIntentKeys = () => {
  let open: { readonly request: string; readonly key: string } | undefined;
  /** Runs `call` with the key of the intent behind `request`. */
  return async <Result>(request: unknown, call: (idempotencyKey: string) => Promise<Result>): Promise<Result> => {
    const text = JSON.stringify(request);
    const intent = open?.request === text ? open : { request: text, key: newIntentId() };
    open = intent;
    const close = (): void => {
      if (open === intent) open = undefined;
    };
    try {
      const result = await call(intent.key);
      close();
      return result;
    } catch (error) {
      if (error instanceof ApiFailure && error.errNo > 0) close();
      throw error;
    }
  };
};
