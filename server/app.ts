import { type Context, Hono } from 'hono';
import { accountRoutes } from './app/accountRoutes.ts';
import { answerFailures } from './app/answerFailures.ts';
import { answerPages } from './answerPages.ts';
import type { AppDeps } from './app/appDeps.ts';
import { openLargeBodies } from './bodyLimits.ts';
import { createSessionService } from './features/account/sessionService.ts';
import { sessionCookie } from './features/account/sessionToken.ts';
import { createTries } from './features/account/tries.ts';
import { setupErrNo } from './features/account/userService.ts';
import { activityRoutes } from './features/activity/activity.ts';
import { orderRoutes } from './features/billing/orderRoutes.ts';
import { subscriptionRoutes } from './features/billing/subscriptionRoutes.ts';
import { careRoutes } from './features/care/careRoutes.ts';
import { characterRoutes } from './features/character/characterRoutes.ts';
import { createCharacterService } from './features/character/characterService.ts';
import { ownCharacterRoutes } from './features/character/ownCharacterRoutes.ts';
import { eventRoutes } from './features/event/eventRoutes.ts';
import { createEventService } from './features/event/eventService.ts';
import { iconRoutes } from './features/icon/iconRoutes.ts';
import { ledgerRoutes } from './features/ledger/ledgerRoutes.ts';
import { imageRoutes } from './features/media/imageRoutes.ts';
import { pictureRoutes } from './features/picture/pictureRoutes.ts';
import { routeRoutes } from './features/route/routeRoutes.ts';
import { guardRequests } from './app/guards.ts';
import { sendClientFile } from './http/clientFiles.ts';
import { createEndpoints } from './http/endpoint.ts';
import { plainPages } from './app/plainPages.ts';
import { talkRoutes } from './app/talkRoutes.ts';

/** Answers requests. Of several routes that fit, the first one does. */
export const createApp = (deps: AppDeps): Hono => {
  const { log, limiter, ownCharacters, payments, pictures, publicOrigin } = deps;
  const { db } = deps.database;
  const app = new Hono();
  const isHttps = () => publicOrigin().startsWith('https:');
  const cookie = sessionCookie(isHttps);

  answerFailures(app, log);
  answerPages(app, deps, cookie);
  guardRequests(app, deps, isHttps);
  plainPages(app, deps);

  const tries = createTries(limiter);
  const sessions = createSessionService(db, tries);
  const callerOf = (c: Context) => sessions.callerOf(cookie.read(c));
  app.route(
    '/',
    imageRoutes({
      library: { ...deps.library, ensure: ownCharacters.expressions.ensure },
      callerOf,
      mayLoad: pictures.mayLoad,
      opennessOf: pictures.opennessOf,
      onUnkept: (error) => log.warn({ err: error }, 'a resized picture could not be kept'),
    }),
  );
  openLargeBodies(app, callerOf);
  const endpoints = createEndpoints(app, { db, checksAnswers: deps.checksAnswers, callerOf, setupErrNo });
  accountRoutes(app, endpoints, deps, { sessions, tries, cookie, isHttps });
  routeRoutes(endpoints, deps.routeRules);
  activityRoutes(endpoints, deps.promotion);
  careRoutes(endpoints, db);
  iconRoutes(endpoints, deps.iconService);
  eventRoutes(endpoints, {
    service: createEventService(db, limiter),
    addressOf: deps.clientAddress,
    operators: deps.operators,
  });
  characterRoutes(endpoints, createCharacterService(db));
  ownCharacterRoutes(endpoints, ownCharacters);
  pictureRoutes(endpoints, pictures, deps.isShuttingDown);
  ledgerRoutes(endpoints, db, payments.products);
  orderRoutes(app, endpoints, { service: payments.orders, inbox: payments.inbox, limiter });
  subscriptionRoutes(endpoints, payments.subscriptions, payments.products);
  talkRoutes(endpoints, deps);

  for (const [path, file] of deps.clientFiles) app.get(path, (c) => sendClientFile(c, file));
  return app;
};
