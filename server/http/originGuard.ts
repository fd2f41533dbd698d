import { isIP } from 'node:net';
import type { MiddlewareHandler } from 'hono';
import { errNo } from '#contract/errNo.ts';
import { ApiError } from './apiError.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whether a name leads to this machine whatever a name server says. Any other name can be made to by who owns it, whose
 * pages would then send it in `Origin` and `Host` alike.
 */
const isFixed = (hostname: string): boolean =>
  hostname === 'localhost' || isIP(hostname.replace(/^\[(.*)\]$/, '$1')) !== 0;

/** Whether a page of the very address that the request went to sent it. */
const isDirect = (origin: string, host: string): boolean =>
  origin === `http://${host}` && URL.canParse(origin) && isFixed(new URL(origin).hostname);

/**
 * Refuses unsafe requests that a page of another site sent. Browsers say where a request comes from and pages cannot change
 * it; programs that send neither header carry no one's cookie by accident. Pages are ours at the public origin, and
 * where the server is called by its IP address or as localhost.
 */
export const originGuard =
  (publicOrigin: () => string): MiddlewareHandler =>
  async (c, next) => {
    if (!SAFE_METHODS.has(c.req.method)) {
      const site = c.req.header('sec-fetch-site');
      const origin = c.req.header('origin');
      const isForeignSite = site !== undefined && site !== 'same-origin' && site !== 'none';
      const isForeignOrigin =
        origin !== undefined && origin !== publicOrigin() && !isDirect(origin, c.req.header('host') ?? '');
      if (isForeignSite || isForeignOrigin) throw new ApiError(errNo.forbidden, 'Cross-site request');
    }
    await next();
  };
