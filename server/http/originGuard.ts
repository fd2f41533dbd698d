import type { MiddlewareHandler } from 'hono';
import { errNo } from '#contract/errNo.ts';
import { ApiError } from './apiError.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

const hostOf = (origin: string): string | undefined => (URL.canParse(origin) ? new URL(origin).host : undefined);

/**
 * Refuses unsafe requests that a page of another site sent. Browsers say where a request comes from and pages cannot change
 * it; programs that send neither header carry no one's cookie by accident.
 */
export const originGuard =
  (publicOrigin: () => string): MiddlewareHandler =>
  async (c, next) => {
    if (!SAFE_METHODS.has(c.req.method)) {
      const site = c.req.header('sec-fetch-site');
      const origin = c.req.header('origin');
      const isForeignSite = site !== undefined && site !== 'same-origin' && site !== 'none';
      const isForeignOrigin =
        origin !== undefined && origin !== publicOrigin() && hostOf(origin) !== (c.req.header('host') ?? '');
      if (isForeignSite || isForeignOrigin) throw new ApiError(errNo.forbidden, 'Cross-site request');
    }
    await next();
  };
