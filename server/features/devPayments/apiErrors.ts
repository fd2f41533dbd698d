import type { Context } from 'hono';
import * as z from 'zod';
import { Missing } from './records.ts';
import { Declined, Refused, Unconfirmed } from './refused.ts';

/** An error as Stripe answers it. */
export const failure = (
  c: Context,
  status: 400 | 401 | 402 | 404,
  code: string,
  message: string,
  type = 'invalid_request_error',
) => c.json({ error: { type, code, message } }, status);

/** Answers what went wrong as Stripe would; anything else is thrown on. */
export const answerError = (error: Error, c: Context) => {
  if (error instanceof Missing) return failure(c, 404, 'resource_missing', error.message);
  if (error instanceof Declined || error instanceof Unconfirmed)
    return failure(c, 402, error.code, error.message, 'card_error');
  if (error instanceof Refused) return failure(c, 400, error.code, error.message);
  if (error instanceof z.ZodError) return failure(c, 400, 'parameter_invalid', z.prettifyError(error));
  throw error;
};
