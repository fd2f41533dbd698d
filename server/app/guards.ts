import type { Hono } from 'hono';
import { errNo } from '#contract/errNo.ts';
import type { AppDeps } from './appDeps.ts';
import { limitBodies } from '#server/bodyLimits.ts';
import { ApiError } from '#server/http/apiError.ts';
import { originGuard } from '#server/http/originGuard.ts';
import { privateGuard } from '#server/http/privateGuard.ts';
import { requestLog } from '#server/http/requestLog.ts';
import { securityHeaders } from '#server/http/securityHeaders.ts';

type GuardDeps = Pick<AppDeps, 'log' | 'iconService' | 'isPrivate' | 'isShuttingDown' | 'publicOrigin'>;

/** What every request passes before a route answers it. */
export const guardRequests = (app: Hono, deps: GuardDeps, isHttps: () => boolean): void => {
  const { log, iconService, isPrivate, isShuttingDown, publicOrigin } = deps;
  app.use(requestLog(log));
  app.use(securityHeaders(isHttps, iconService));
  app.use(async (c, next) => {
    if (isShuttingDown() && c.req.path !== '/healthz' && c.req.path !== '/readyz')
      throw new ApiError(errNo.shuttingDown, 'The server is shutting down');
    await next();
  });
  if (isPrivate) app.use(privateGuard(log));
  app.use(originGuard(publicOrigin));
  limitBodies(app);
};
