import type { Context } from 'hono';
import { accepts } from 'hono/accepts';
import { errNo, type ErrNo, httpStatus } from '#contract/errNo.ts';
import type { ApiError } from './apiError.ts';
import { localeOf } from './pageLocale.ts';
import { troublePage } from './troublePage.ts';
import { type TroubleName, troubles } from './troubles.ts';

/** What lies here answers programs, in JSON, whoever asks. */
const CALL = /^\/(?:api|session)\//;
/** Among them, where third parties send the browser back to. */
const RETURN = /^\/session\/pc\/callback\//;

/** Whether a person reads the answer: a browser goes there, and it is no call. */
export const isForUser = (c: Context): boolean => {
  if (CALL.test(c.req.path) && !RETURN.test(c.req.path)) return false;
  const supports = ['application/json', 'text/html'];
  return (
    c.req.header('sec-fetch-mode') === 'navigate' ||
    accepts(c, { header: 'Accept', supports, default: 'application/json' }) === 'text/html'
  );
};

const troubleOf = (code: Exclude<ErrNo, 0>): TroubleName => {
  switch (code) {
    case errNo.notFound:
      return 'notFound';
    case errNo.forbidden:
      return 'forbidden';
    case errNo.tooLarge:
      return 'tooLarge';
    case errNo.shuttingDown:
      return 'shuttingDown';
    case errNo.databaseAway:
      return 'databaseAway';
    case errNo.internal:
      return 'internal';
    default:
      return 'unfit';
  }
};

/** Answers with what was refused: as a page to a person, as the envelope to a program. No cache keeps it. */
export const answerError = (c: Context, error: ApiError): Response | Promise<Response> => {
  const status = httpStatus[error.errNo];
  c.header('Cache-Control', 'no-store');
  if (error.retryAfter !== undefined) c.header('Retry-After', String(error.retryAfter));
  const locale = localeOf(c);
  return isForUser(c)
    ? c.html(troublePage(troubles[locale][troubleOf(error.errNo)], locale), status)
    : c.json({ errNo: error.errNo, data: error.data, message: error.message }, status);
};
