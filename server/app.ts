import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Promotion } from '#contract/activity.ts';
import { errNo, httpStatus } from '#contract/errNo.ts';
import type { RouteRule } from '#contract/route.ts';
import type { OpenDatabase } from './db/database.ts';
import { activityRoutes } from './features/activity/activity.ts';
import { characterRoutes } from './features/character/characterRoutes.ts';
import { createCharacterService } from './features/character/characterService.ts';
import { chatRoutes } from './features/chat/chatRoutes.ts';
import type { ChatService } from './features/chat/chatService.ts';
import { conversationRoutes } from './features/conversation/conversationRoutes.ts';
import type { DevIdentity } from './features/devIdentity/devIdentity.ts';
import type { DevPayments } from './features/devPayments/devPayments.ts';
import { healthRoutes } from './features/health/healthRoutes.ts';
import { identityRoutes } from './features/identity/identityRoutes.ts';
import { createIdentityService, FLOW_LIFE, LINK_LIFE } from './features/identity/identityService.ts';
import { imageRoutes } from './features/image/imageRoutes.ts';
import { ledgerRoutes } from './features/ledger/ledgerRoutes.ts';
import { orderRoutes } from './features/order/orderRoutes.ts';
import type { Payments } from './features/order/payments.ts';
import { outboxRoutes } from './features/outbox/outboxRoutes.ts';
import { routeRoutes } from './features/route/routeRoutes.ts';
import { createDelivery } from './features/session/delivery.ts';
import { createPasswordService } from './features/session/passwordService.ts';
import { clientReader, sessionRoutes } from './features/session/sessionRoutes.ts';
import { createSessionService } from './features/session/sessionService.ts';
import { createSignUpService } from './features/session/signUpService.ts';
import { sessionCookie } from './features/session/sessionToken.ts';
import { subscriptionRoutes } from './features/subscription/subscriptionRoutes.ts';
import { userRoutes } from './features/user/userRoutes.ts';
import { createUserService, setupErrNo } from './features/user/userService.ts';
import { ApiError } from './http/apiError.ts';
import { sendClientFile, type ClientFiles } from './http/clientFiles.ts';
import type { ClientAddress } from './http/clientAddress.ts';
import { createEndpoints } from './http/endpoint.ts';
import { originGuard } from './http/originGuard.ts';
import { requestLog } from './http/requestLog.ts';
import { secretCookie } from './http/secretCookie.ts';
import { securityHeaders } from './http/securityHeaders.ts';
import type { Log } from './log.ts';
import type { Prices } from './prices.ts';
import type { IdentityProvider } from './providers/identity/identityProvider.ts';
import type { MailProvider } from './providers/mail/mailProvider.ts';
import type { RateLimiter } from './rateLimit/rateLimiter.ts';

const BODY_MAX = 64 * 1024;
/** Addresses that are never those of screens: calls, and files by their ending. */
const NO_SCREEN = /^\/(?:api|session|images|dev|assets|builds)\/|\.[a-z0-9]+$/i;
/** Pages for trying sign-in, which production leaves out. */
const TEST_PAGE = /^\/test-auth(?:\/|$)/i;

export interface AppDeps {
  readonly database: OpenDatabase;
  readonly chat: ChatService;
  readonly mail: MailProvider;
  /** Third parties, without the embedded one. */
  readonly identityProviders: readonly IdentityProvider[];
  /** The embedded issuer; undefined in production. */
  readonly devIdentity: DevIdentity | undefined;
  readonly limiter: RateLimiter;
  readonly clientAddress: ClientAddress;
  readonly log: Log;
  readonly clientFiles: ClientFiles;
  readonly mediaDir: string;
  readonly imageCacheDir: string;
  /** Answers are checked against the contract. */
  readonly checksAnswers: boolean;
  /** Pages under /dev exist. */
  readonly hasDevPages: boolean;
  readonly publicOrigin: () => string;
  readonly routeRules: readonly RouteRule[];
  readonly promotion: Promotion | undefined;
  readonly prices: Prices;
  readonly payments: Payments;
  /** The embedded payment service; undefined when Stripe is set up. */
  readonly devPayments: DevPayments | undefined;
  readonly isShuttingDown: () => boolean;
}

export const createApp = (deps: AppDeps): Hono => {
  const { database, log, publicOrigin } = deps;
  const { db } = database;
  const app = new Hono();

  app.onError((error, c) => {
    c.header('Cache-Control', 'no-store');
    if (error instanceof ApiError) {
      if (error.retryAfter !== undefined) c.header('Retry-After', String(error.retryAfter));
      return c.json({ errNo: error.errNo, data: error.data, message: error.message }, httpStatus[error.errNo]);
    }
    log.error({ err: error, method: c.req.method, path: c.req.path }, 'a request broke');
    return c.json({ errNo: errNo.internal, data: null, message: 'Something went wrong on our side' }, 500);
  });
  app.notFound((c) => {
    const isScreen =
      c.req.method === 'GET' && !NO_SCREEN.test(c.req.path) && (deps.hasDevPages || !TEST_PAGE.test(c.req.path));
    const index = isScreen ? deps.clientFiles.get('/index.html') : undefined;
    if (index) return sendClientFile(c, index);
    c.header('Cache-Control', 'no-store');
    return c.json({ errNo: errNo.notFound, data: null, message: `Page not found: ${c.req.path}` }, 404);
  });

  app.use(requestLog(log));
  app.use(securityHeaders(() => publicOrigin().startsWith('https:')));
  app.use(async (c, next) => {
    if (deps.isShuttingDown() && c.req.path !== '/healthz' && c.req.path !== '/readyz')
      throw new ApiError(errNo.shuttingDown, 'The server is shutting down');
    await next();
  });
  app.use(originGuard(publicOrigin));
  app.use(
    bodyLimit({
      maxSize: BODY_MAX,
      onError: () => {
        throw new ApiError(errNo.tooLarge, `A body holds at most ${BODY_MAX} bytes`);
      },
    }),
  );

  healthRoutes(app, database, deps.isShuttingDown);
  app.route('/', imageRoutes({ mediaDir: deps.mediaDir, cacheDir: deps.imageCacheDir }));
  if (deps.hasDevPages) app.route('/dev', outboxRoutes(db));
  if (deps.devIdentity !== undefined) app.route(deps.devIdentity.path, deps.devIdentity.routes);

  if (deps.devPayments !== undefined) app.route(deps.devPayments.path, deps.devPayments.pages);

  const { prices, payments } = deps;
  const sessions = createSessionService(db, deps.limiter);
  const accountDeps = {
    db,
    limiter: deps.limiter,
    delivery: createDelivery(deps.mail, log),
    publicOrigin,
    welcomeTokens: prices.welcomeTokens,
  };
  const isHttps = () => publicOrigin().startsWith('https:');
  const cookie = sessionCookie(isHttps);
  const endpoints = createEndpoints(app, {
    db,
    checksAnswers: deps.checksAnswers,
    callerOf: (c) => sessions.callerOf(cookie.read(c)),
    setupErrNo,
  });
  const clients = clientReader(deps.clientAddress, cookie);
  sessionRoutes(
    endpoints,
    { sessions, signUps: createSignUpService(accountDeps), passwords: createPasswordService(accountDeps) },
    cookie,
    clients,
  );
  const identities = createIdentityService({
    ...accountDeps,
    log,
    providers: () => [
      ...deps.identityProviders,
      ...(deps.devIdentity === undefined ? [] : [deps.devIdentity.provider()]),
    ],
  });
  const identityCookies = {
    session: cookie,
    flow: secretCookie('liora_oauth', FLOW_LIFE, isHttps),
    link: secretCookie('liora_link', LINK_LIFE, isHttps),
  };
  identityRoutes(app, endpoints, identities, identityCookies, clients);
  const users = createUserService({
    db,
    limiter: deps.limiter,
    products: payments.products,
    serviceCosts: prices.serviceCosts,
    onRemoved: payments.lookAfter,
  });
  userRoutes(endpoints, users, cookie, clients);
  routeRoutes(endpoints, deps.routeRules);
  activityRoutes(endpoints, deps.promotion);
  characterRoutes(endpoints, createCharacterService(db));
  ledgerRoutes(endpoints, db, payments.products);
  orderRoutes(app, endpoints, payments.orders, payments.inbox);
  subscriptionRoutes(endpoints, payments.subscriptions, payments.products);
  chatRoutes(endpoints, deps.chat);
  conversationRoutes(endpoints, db);

  for (const [path, file] of deps.clientFiles) app.get(path, (c) => sendClientFile(c, file));
  return app;
};
