import { existsSync } from 'node:fs';
import { Server } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createAdaptorServer } from '@hono/node-server';
import { createApp } from './app.ts';
import { startCleaning } from './cleaning.ts';
import { readAgreedTime } from './db/agreedTime.ts';
import { openPglite } from './db/pglite.ts';
import { openPostgresql } from './db/postgresql.ts';
import type { Env } from './env.ts';
import { databaseLimits } from './envLimits.ts';
import { pictureLimits } from './envPictures.ts';
import { createChatService } from './features/conversation/chatService.ts';
import { heldFor } from './features/conversation/pictureHolders.ts';
import { runningPromotion } from './features/activity/activity.ts';
import { devIdentity } from './features/devIdentity/devIdentity.ts';
import { databaseStore } from './features/devPayments/objectRepository.ts';
import { type DevPayments, openDevPayments } from './features/devPayments/devPayments.ts';
import { deleteOldEvents } from './features/event/eventRepository.ts';
import { createMeetingBudget } from './features/meeting/meetingBudget.ts';
import { deleteExpiredMeetings } from './features/meeting/meetingRepository.ts';
import { createMeetings } from './features/meeting/meetingService.ts';
import { deleteExpiredFlows } from './features/account/identityRepository.ts';
import { createPortraitLibrary, type PortraitLibrary } from './features/media/portraitLibrary.ts';
import { openJobs } from './features/jobs/jobs.ts';
import { openMissingWallets } from './features/ledger/wallet.ts';
import { createMailBudget } from './features/account/mailBudget.ts';
import { WEBHOOK_PATH } from './features/billing/orderRoutes.ts';
import { deleteFinished } from './features/billing/paymentEventRepository.ts';
import { createPayments } from './features/billing/payments.ts';
import { openOwnCharacters } from './features/character/ownCharacters.ts';
import { prerenderThread } from './features/page/prerenderThread.ts';
import { openPictures } from './features/picture/pictures.ts';
import { rulesFor } from './features/route/routeRoutes.ts';
import { deleteExpired } from './features/account/sessionRepository.ts';
import { createSpeechService } from './features/speech/speechService.ts';
import { clientAddress } from './http/clientAddress.ts';
import { deleteExpiredAnswers } from './http/idempotency.ts';
import { readClientFiles, withMeta } from './http/clientFiles.ts';
import type { Log } from './log.ts';
import { chatProviderFrom } from './providers/chat/chatProviderFrom.ts';
import { openId } from './providers/identity/openId.ts';
import { mediaStorageFrom } from './providers/image/storage/mediaStorageFrom.ts';
import { mailProviderFrom } from './providers/mail/mailProviderFrom.ts';
import { moderationProviderFrom } from './features/care/moderationProviderFrom.ts';
import { type StripeSettings, stripeProvider } from './providers/payment/stripe/stripeProvider.ts';
import { speechProviderFrom } from './providers/speech/speechProviderFrom.ts';
import { pictureProviderFrom } from './providers/picture/pictureProviderFrom.ts';
import { createRateLimiter } from './rateLimit/rateLimiter.ts';
import { seedCatalogue, seedDemoAccount } from './seed/seed.ts';

/** The part of the build that draws pages. */
const prerenderModule = new URL('../dist/page/prerender.js', import.meta.url);
const clientDir = fileURLToPath(new URL('../dist/client', import.meta.url));
const HOUR = 60 * 60 * 1000;
/** Requests that are still under way when the server stops get this long. */
const GRACE = 10_000;
const SWEEP_EVERY = 50;
/**
 * Milliseconds for which an idle connection is kept. Longer than proxies keep theirs (60 s is common): whoever closes first may be closing
 * while the next request is on its way, which then fails.
 */
const KEEP_ALIVE = 75_000;

type Listener = ReturnType<typeof createAdaptorServer>;

export interface RunningServer {
  /** Where people reach it. */
  readonly origin: string;
  /** Where it listens. */
  readonly address: string;
  /** Its pictures. */
  readonly library: PortraitLibrary;
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
  const clientFiles = readClientFiles(clientDir);
  const storage = mediaStorageFrom(env);
  await storage.check();
  const database =
    env.DATABASE_URL === undefined
      ? await openPglite(join(env.DATA_DIR, 'database'), log)
      : await openPostgresql(env.DATABASE_URL, log, databaseLimits(env), env.DATABASE_OWNER_URL);
  const { db } = database;
  await seedCatalogue(db);
  if (!isProduction) await seedDemoAccount(db);

  await openMissingWallets(db, env.prices.welcomeTokens);

  const library = createPortraitLibrary({
    storage,
    cacheDir: join(env.DATA_DIR, 'image-cache'),
  });
  const jobs = await openJobs(database, log);
  const moderation = moderationProviderFrom(env);
  const pictures = await openPictures({
    db,
    jobs,
    storage: library.storage,
    provider: pictureProviderFrom(env),
    moderation,
    heldFor,
    log,
    cost: env.prices.serviceCosts.picture,
    limits: pictureLimits(env),
  });
  const chatProvider = chatProviderFrom(env);
  const chat = createChatService({
    db,
    provider: chatProvider,
    illustrator: pictures.illustrator,
    costs: env.prices.serviceCosts,
    log,
  });
  const meetings = createMeetings({ db, provider: chatProvider, log });
  if (database.kind === 'pglite') await chat.interruptAll();
  const speech = createSpeechService({
    db,
    provider: speechProviderFrom(env),
    voice: env.SPEECH_VOICE,
    cost: env.prices.serviceCosts.speech,
    folder: join(env.DATA_DIR, 'speech'),
    log,
  });
  if (database.kind === 'pglite') await speech.reapAll();

  const mail = await mailProviderFrom(env, db);
  const isLimited = env.RATE_LIMITS === 'on';
  const mailBudget = createMailBudget(db, log, isLimited ? env.MAIL_BUDGET : undefined);
  const meetingBudget = createMeetingBudget(db, log, isLimited ? env.MEETING_BUDGET : undefined);
  const limiter = createRateLimiter(db, isLimited);
  const addressOf = clientAddress(env.TRUSTED_PROXIES, log);
  const ownCharacters = await openOwnCharacters({
    db,
    jobs,
    library,
    moderation,
    orphanedFiles: pictures.orphanedFiles,
    chat: chatProvider,
    limiter,
    log,
    cost: env.prices.serviceCosts.character,
    operatorKey: env.OPERATOR_KEY,
    addressOf,
  });
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
  const prerendering = existsSync(prerenderModule) ? prerenderThread(prerenderModule.href, () => address) : undefined;
  const app = createApp({
    database,
    chat,
    meetings,
    meetingBudget,
    speech,
    mail,
    mailBudget,
    identityProviders: env.OIDC.map(openId),
    devIdentity: isProduction ? undefined : devIdentity(() => origin),
    limiter,
    ownCharacters,
    pictures,
    moderation,
    clientAddress: addressOf,
    log,
    clientFiles: env.ICON_SERVICE === undefined ? clientFiles : withMeta(clientFiles, 'icon-service', env.ICON_SERVICE),
    prerendering,
    iconService: env.ICON_SERVICE,
    library,
    exportFolder: join(env.DATA_DIR, 'exports'),
    checksAnswers: !isProduction,
    isPrivate: !isProduction && env.EMBEDDED_PROVIDERS === 'private',
    hasDevPages: !isProduction,
    publicOrigin: () => origin,
    routeRules: rulesFor(env.ROUTE_RULES, isProduction),
    promotion: env.PROMOTION,
    operators: env.OPERATORS,
    prices: env.prices,
    payments,
    devPayments,
    isShuttingDown: () => isShuttingDown,
  });
  const server = createAdaptorServer({ fetch: app.fetch, serverOptions: { keepAliveTimeout: KEEP_ALIVE } });
  const port = await listen(server, env.HOST, env.PORT);
  address = `http://${env.HOST.includes(':') ? `[${env.HOST}]` : env.HOST}:${port}`;
  origin = env.PUBLIC_ORIGIN ?? address;

  await pictures.orphanedFiles.sweep();
  await jobs.start();
  devPayments?.start();
  if (database.kind === 'pglite') await payments.inbox.takeUp();
  void payments.lookAfter();

  const cleaning = startCleaning(
    {
      sessions: (now) => deleteExpired(db, now),
      limits: limiter.deleteExpired,
      answers: (now) => deleteExpiredAnswers(db, now),
      flows: (now) => deleteExpiredFlows(db, now),
      events: (now) => deleteOldEvents(db, env.EVENT_DAYS, now),
      mails: mailBudget.deleteExpired,
      meetings: (now) => deleteExpiredMeetings(db, now),
      meetingHours: meetingBudget.deleteExpired,
      payments: (now) => deleteFinished(db, now),
    },
    {
      sounds: () => speech.sweep(),
      pictures: (now) => pictures.orphanedFiles.sweep(now),
      storage: (now) => library.storage.tidy(now - HOUR),
      sizes: (now) => library.tidySizes(now - HOUR),
    },
    log,
    () => readAgreedTime(db),
  );

  return {
    origin,
    address,
    library,
    async close() {
      isShuttingDown = true;
      await Promise.all([chat.close(), meetings.close(), speech.close(), cleaning.close()]);
      await closeListener(server);
      await prerendering?.close();
      await devPayments?.close();
      await payments.close();
      await pictures.jobs.close();
      await jobs.close();
      mail.close();
      await database.close();
    },
  };
};
