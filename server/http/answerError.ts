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
export const isForPerson = (c: Context): boolean => {
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
      return { title: 'There is nothing here', message: 'Nothing is at this address, or not any more.' };
    case errNo.forbidden:
      return {
        title: 'This came from another site',
        message: 'To keep you safe, Liora takes forms from its own pages only. Nothing was done.',
      };
    case errNo.tooLarge:
      return {
        title: 'That was too much at once',
        message: 'What was sent is larger than Liora takes. Nothing was done.',
      };
    case errNo.shuttingDown:
      return { title: 'Liora starts anew', message: 'It is back in a moment. Try again then.' };
    case errNo.databaseAway:
      return { title: 'Liora is out of reach for a moment', message: 'Nothing is lost. Try again in a moment.' };
    case errNo.internal:
      return {
        title: 'Something went wrong on our side',
        message: 'It is written down, so that we can mend it. Try again in a moment.',
      };
    default:
      return { title: 'That did not work', message: 'The address, or what was sent to it, is not as it should be.' };
  }
};

/** Answers with what was refused: as a page to a person, as the envelope to a program. No cache keeps it. */
export const answerError = (c: Context, error: ApiError): Response | Promise<Response> => {
  const status = httpStatus[error.errNo];
  c.header('Cache-Control', 'no-store');
  if (error.retryAfter !== undefined) c.header('Retry-After', String(error.retryAfter));
  return isForPerson(c)
    ? c.html(troublePage(troubleOf(error.errNo)), status)
    : c.json({ errNo: error.errNo, data: error.data, message: error.message }, status);
};
