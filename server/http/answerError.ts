import type { Context } from 'hono';
import { accepts } from 'hono/accepts';
import { errNo, type ErrNo, httpStatus } from '#contract/errNo.ts';
import type { ApiError } from './apiError.ts';
import { type Trouble, troublePage } from './troublePage.ts';

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

const troubleOf = (code: Exclude<ErrNo, 0>): Trouble => {
  switch (code) {
    case errNo.notFound:
      return { title: 'Page not found', message: 'This page doesn’t exist or has been removed.' };
    case errNo.forbidden:
      return {
        title: 'This request came from another site',
        message: 'For your safety, Liora only accepts forms from its own pages. Nothing was changed.',
      };
    case errNo.tooLarge:
      return {
        title: 'That’s too large',
        message: 'This is larger than Liora can accept. Nothing was changed.',
      };
    case errNo.shuttingDown:
      return { title: 'Liora is restarting', message: 'Please try again in a moment.' };
    case errNo.databaseAway:
      return { title: 'Liora is temporarily unavailable', message: 'Nothing was lost. Please try again in a moment.' };
    case errNo.internal:
      return {
        title: 'Something went wrong on our side',
        message: 'We’ve logged the error so we can fix it. Please try again in a moment.',
      };
    default:
      return { title: 'That didn’t work', message: 'The address or the data sent to it isn’t valid.' };
  }
};

/** Answers with what was refused: as a page to a person, as the envelope to a program. No cache keeps it. */
export const answerError = (c: Context, error: ApiError): Response | Promise<Response> => {
  const status = httpStatus[error.errNo];
  c.header('Cache-Control', 'no-store');
  if (error.retryAfter !== undefined) c.header('Retry-After', String(error.retryAfter));
  return isForUser(c)
    ? c.html(troublePage(troubleOf(error.errNo)), status)
    : c.json({ errNo: error.errNo, data: error.data, message: error.message }, status);
};
