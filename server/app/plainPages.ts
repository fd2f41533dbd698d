import type { Hono } from 'hono';
import type { AppDeps } from './appDeps.ts';
import { eventPages } from '#server/features/billing/eventPages.ts';
import { operatorPages } from '#server/features/character/operatorPages.ts';
import { healthRoutes } from '#server/features/health/healthRoutes.ts';
import { outboxRoutes } from '#server/features/outbox/outboxRoutes.ts';
import { createDecisions } from '#server/features/report/decisions.ts';
import { reportPages } from '#server/features/report/reportPages.ts';
import { OPERATOR_PATH } from '#server/http/operatorPage.ts';
import { PLAIN_STYLES_PATH } from '#server/http/plainPage.ts';
import { PLAIN_STYLES } from '#server/http/plainStyles.ts';

type PlainPagesDeps = Pick<
  AppDeps,
  | 'database'
  | 'devIdentity'
  | 'devPayments'
  | 'hasDevPages'
  | 'isShuttingDown'
  | 'library'
  | 'ownCharacters'
  | 'payments'
  | 'pictures'
>;

/** Pages of the server's own, without scripts: for operators, for development, and for whoever watches over it. */
export const plainPages = (app: Hono, deps: PlainPagesDeps): void => {
  const { database, devIdentity, devPayments, hasDevPages, isShuttingDown, library, ownCharacters } = deps;
  const { db } = database;
  const { storage } = library;
  app.get(PLAIN_STYLES_PATH, (c) =>
    c.body(PLAIN_STYLES, 200, { 'Content-Type': 'text/css; charset=utf-8', 'Cache-Control': 'no-cache' }),
  );
  healthRoutes(app, { database, storage, isShuttingDown });
  if (hasDevPages) app.route('/dev', outboxRoutes(db));
  // A screen; what lies below it asks for the operator key.
  app.get(OPERATOR_PATH, (c) => c.notFound());
  if (ownCharacters.operator !== undefined)
    app.route(
      OPERATOR_PATH,
      operatorPages(ownCharacters.operator, [
        reportPages({ db, storage, decisions: createDecisions(db, deps.pictures.orphanedFiles) }),
        eventPages(deps.payments.inbox),
      ]),
    );
  if (devIdentity !== undefined) app.route(devIdentity.path, devIdentity.routes);
  if (devPayments !== undefined) app.route(devPayments.path, devPayments.pages);
};
