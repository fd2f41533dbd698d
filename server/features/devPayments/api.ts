import { Hono } from 'hono';
import { answerOnce } from './answerOnce.ts';
import type { ApiDeps } from './apiDeps.ts';
import { answerError, failure } from './apiErrors.ts';
import { checkoutRoutes } from './checkoutRoutes.ts';
import { customerRoutes } from './customerRoutes.ts';
import { eventRoutes } from './eventRoutes.ts';
import { invoiceRoutes } from './invoiceRoutes.ts';
import { refundRoutes } from './refundRoutes.ts';
import { subscriptionRoutes } from './subscriptionRoutes.ts';

/** The part of Stripe's HTTP API that Liora uses. */
export const createApi = (deps: ApiDeps): Hono => {
  const app = new Hono();
  app.onError(answerError);
  app.use(async (c, next) => {
    if (c.req.header('authorization') !== `Bearer ${deps.secretKey}`)
      return failure(c, 401, 'api_key_invalid', 'Invalid API Key provided');
    return next();
  });
  app.use(answerOnce(deps));
  customerRoutes(app, deps);
  checkoutRoutes(app, deps);
  invoiceRoutes(app, deps);
  subscriptionRoutes(app, deps);
  refundRoutes(app, deps);
  eventRoutes(app, deps);
  return app;
};
