import { createHash } from 'node:crypto';
import type { Context, MiddlewareHandler, Next } from 'hono';
import { limitConcurrency } from '#server/concurrency.ts';
import type { ApiDeps } from './apiDeps.ts';
import { failure } from './apiErrors.ts';
import { Refused } from './refused.ts';

/**
 * The same key gives the same answer, also to those who ask at once, and also when that is a refusal; with other parameters it is
 * refused. What is malformed, or about nothing that there is, leaves the key free.
 */
export const answerOnce = ({ records, now }: Pick<ApiDeps, 'records' | 'now'>): MiddlewareHandler => {
  const oneByOne = limitConcurrency(1);
  const answer = async (c: Context, next: Next, key: string): Promise<Response | undefined> => {
    const fingerprint = createHash('sha256')
      .update(`${c.req.path}\n${await c.req.text()}`)
      .digest('hex');
    const known = await records.answers.find(`key_${key}`);
    if (known !== undefined && known.fingerprint !== fingerprint)
      return failure(
        c,
        400,
        'idempotency_key_in_use',
        'Keys can only be used with the same parameters',
        'idempotency_error',
      );
    if (known !== undefined) return Response.json(known.body, { status: known.status });
    await next();
    const { ok, status } = c.res;
    if (!ok && !(c.error instanceof Refused)) return undefined;
    const body: unknown = await c.res.clone().json();
    await records.answers.put({ id: `key_${key}`, created: now(), fingerprint, status, body });
    return undefined;
  };

  return (c, next) => {
    const key = c.req.header('idempotency-key');
    return c.req.method !== 'POST' || key === undefined ? next() : oneByOne(() => answer(c, next, key));
  };
};
