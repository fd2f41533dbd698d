import { Server } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createAdaptorServer } from '@hono/node-server';
import { createApp } from './app.ts';
import { openPglite } from './db/pglite.ts';
import { openPostgresql } from './db/postgresql.ts';
import type { Env } from './env.ts';
import { createChatService } from './features/chat/chatService.ts';
import { runningPromotion } from './features/activity/activity.ts';
import { devIdentity } from './features/devIdentity/devIdentity.ts';
import { databaseStore } from './features/devPayments/databaseStore.ts';
import { type DevPayments, openDevPayments } from './features/devPayments/devPayments.ts';
import { deleteExpiredFlows } from './features/identity/identityRepository.ts';
import { openMissingWallets } from './features/ledger/wallet.ts';
import { WEBHOOK_PATH } from './features/order/orderRoutes.ts';
import { createPayments } from './features/order/payments.ts';
import { rulesFor } from './features/route/routeRoutes.ts';
import { deleteExpired } from './features/session/sessionRepository.ts';
import { clientAddress } from './http/clientAddress.ts';
import { deleteExpiredAnswers } from './http/idempotency.ts';
import { readClientFiles } from './http/clientFiles.ts';
import type { Log } from './log.ts';
import { chatProviderFrom } from './providers/chat/chatProviderFrom.ts';
import { openId } from './providers/identity/openId.ts';
import { mailProviderFrom } from './providers/mail/mailProviderFrom.ts';
import { type StripeSettings, stripeProvider } from './providers/payment/stripe/stripeProvider.ts';
import { createRateLimiter } from './rateLimit/rateLimiter.ts';
import { seedCatalogue, seedDemoAccount } from './seed/seed.ts';

const clientDir = fileURLToPath(new URL('../dist/client', import.meta.url));
const HOUR = 60 * 60 * 1000;
/** Requests that are still under way when the server stops get this long. */
const GRACE = 10_000;
const SWEEP_EVERY = 50;

type Listener = ReturnType<typeof createAdaptorServer>;

export interface RunningServer {
  /** Where people reach it. */
  readonly origin: string;
  /** Where it listens. */
  readonly address: string;
  /** Where its pictures are kept. */
  readonly mediaDir: string;
  close(): Promise<void>;
}

const listen = async (server: Listener, host: string, port: number): Promise<number> => {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : port;
};

/** Takes no more requests, lets those under way end, and drops each connection once it is idle. */
const closeListener = async (server: Listener): Promise<void> => {
  const closed = new Promise((resolve) => {
    server.close(resolve);
  });
  if (!(server instanceof Server)) return void (await closed);
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_EVERY);
  const force = setTimeout(() => server.closeAllConnections(), GRACE);
  await closed;
  clearInterval(sweep);
  clearTimeout(force);
};

/** Stripe, or the embedded service that stands in for it. */
const stripeSettings = (env: Env, devPayments: DevPayments | undefined): StripeSettings => {
  if (devPayments !== undefined) return devPayments.settings;
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_ORIGIN: apiOrigin } = env;
  if (secretKey === undefined || webhookSecret === undefined) throw new Error('Stripe is not set up');
  return { secretKey, webhookSecret, ...(apiOrigin !== undefined && { apiOrigin }) };
};

/** Opens the database, brings it up to date and serves everything on one port. */
export const startServer = async (env: Env, log: Log): Promise<RunningServer> => {
  const isProduction = env.NODE_ENV === 'production';
  const [database, clientFiles] = await Promise.all([
    env.DATABASE_URL === undefined
      ? openPglite(join(env.DATA_DIR, 'database'), log)
      : openPostgresql(env.DATABASE_URL, log),
    readClientFiles(clientDir),
  ]);
  const { db } = database;
  await seedCatalogue(db);
  if (!isProduction) await seedDemoAccount(db);

  await openMissingWallets(db, env.prices.welcomeTokens);

  const chat = createChatService({ db, provider: chatProviderFrom(env), cost: env.prices.serviceCosts.chat, log });
  if (database.kind === 'pglite') await chat.interruptAll();

  const mail = mailProviderFrom(env, db);
  const limiter = createRateLimiter(db, env.RATE_LIMITS === 'on');
  let isShuttingDown = false;
  let origin = env.PUBLIC_ORIGIN ?? '';
  let address = '';
  const devPayments =
    env.STRIPE_SECRET_KEY === undefined
      ? await openDevPayments({
          store: databaseStore(db),
          publicOrigin: () => origin,
          webhookUrl: () => address + WEBHOOK_PATH,
          log,
        })
      : undefined;
  const payments = createPayments({
    db,
    provider: stripeProvider(stripeSettings(env, devPayments)),
    prices: env.prices,
    promotion: () => runningPromotion(env.PROMOTION, Date.now()),
    publicOrigin: () => origin,
    log,
  });
  const mediaDir = join(env.DATA_DIR, 'media');
  const app = createApp({
    database,
    chat,
    mail,
    identityProviders: env.OIDC.map(openId),
    devIdentity: isProduction ? undefined : devIdentity(() => origin),
    limiter,
    clientAddress: clientAddress(env.TRUSTED_PROXIES),
    log,
    clientFiles,
    mediaDir,
    imageCacheDir: join(env.DATA_DIR, 'image-cache'),
    checksAnswers: !isProduction,
    hasDevPages: !isProduction,
    publicOrigin: () => origin,
    routeRules: rulesFor(env.ROUTE_RULES, isProduction),
    promotion: env.PROMOTION,
    prices: env.prices,
    payments,
    devPayments,
    isShuttingDown: () => isShuttingDown,
  });
  const server = createAdaptorServer({ fetch: app.fetch });
  const port = await listen(server, env.HOST, env.PORT);
  address = `http://${env.HOST.includes(':') ? `[${env.HOST}]` : env.HOST}:${port}`;
  origin = env.PUBLIC_ORIGIN ?? address;

  devPayments?.start();
  if (database.kind === 'pglite') await payments.inbox.takeUp();
  payments.lookAfter();

  const cleaner = setInterval(() => {
    const now = Date.now();
    Promise.all([
      deleteExpired(db, now),
      limiter.deleteExpired(now),
      deleteExpiredAnswers(db, now),
      deleteExpiredFlows(db, now),
    ]).catch((error: unknown) => log.warn({ err: error }, 'cleaning up failed'));
  }, HOUR).unref();

  return {
    origin,
    address,
    mediaDir,
    async close() {
      isShuttingDown = true;
      clearInterval(cleaner);
      await chat.close();
      await closeListener(server);
      await devPayments?.close();
      await payments.close();
      mail.close();
      await database.close();
    },
  };
};
