import type { MiddlewareHandler } from 'hono';
import type { Log } from '#server/log.ts';

/** A line a request at level debug, without query, since that can hold codes. */
export const requestLog =
  (log: Log): MiddlewareHandler =>
  async (c, next) => {
    const started = performance.now();
    await next();
    const milliseconds = Math.round(performance.now() - started);
    log.debug({ method: c.req.method, path: c.req.path, status: c.res.status, milliseconds }, 'answered');
  };
