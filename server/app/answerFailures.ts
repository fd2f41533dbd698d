import type { Hono } from 'hono';
import { errNo } from '#contract/errNo.ts';
import { isDatabaseAway } from '#server/db/isDatabaseAway.ts';
import { answerError } from '#server/http/answerError.ts';
import { ApiError } from '#server/http/apiError.ts';
import type { Log } from '#server/log.ts';

/** Seconds after which it is worth asking again whether the database is back. */
const DATABASE_BACK = 5;

/** Answers requests whose handling failed. */
export const answerFailures = (app: Hono, log: Log): void => {
  app.onError((error, c) => {
    if (error instanceof ApiError) return answerError(c, error);
    log.error({ err: error, method: c.req.method, path: c.req.path }, 'a request broke');
    if (isDatabaseAway(error))
      return answerError(c, new ApiError(errNo.databaseAway, 'The database cannot be reached', null, DATABASE_BACK));
    return answerError(c, new ApiError(errNo.internal, 'Something went wrong on our side'));
  });
};
