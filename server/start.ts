import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createApp } from './app.ts';
import type { Env } from './env.ts';
import { pictureLimits } from './envPictures.ts';
import { moderationProviderFrom } from './features/care/moderationProviderFrom.ts';
import { openOwnCharacters } from './features/character/ownCharacters.ts';
import { heldFor } from './features/conversation/pictureHolders.ts';
import { devIdentity } from './features/devIdentity/devIdentity.ts';
import { openJobs } from './features/jobs/jobs.ts';
import { createPortraitLibrary, type PortraitLibrary } from './features/media/portraitLibrary.ts';
import { prerenderThread } from './features/page/prerenderThread.ts';
import { openPictures } from './features/picture/pictures.ts';
import { clientAddress } from './http/clientAddress.ts';
import { readClientFiles, withMeta } from './http/clientFiles.ts';
import type { Log } from './log.ts';
import { chatProviderFrom } from './providers/chat/chatProviderFrom.ts';
import { mediaStorageFrom } from './providers/image/storage/mediaStorageFrom.ts';
import { mailProviderFrom } from './providers/mail/mailProviderFrom.ts';
import { pictureProviderFrom } from './providers/picture/pictureProviderFrom.ts';
import { appSettings } from './start/appSettings.ts';
import { startForgetting } from './start/forgetting.ts';
import { startListener } from './start/listener.ts';
import { openDatabase } from './start/openDatabase.ts';
import { openLimits } from './start/openLimits.ts';
import { openPayments } from './start/openPayments.ts';
import { openTalk } from './start/openTalk.ts';

/** The part of the build that draws pages. */
const prerenderModule = new URL('../dist/page/prerender.js', import.meta.url);
const clientDir = fileURLToPath(new URL('../dist/client', import.meta.url));

export interface RunningServer {
  /** Where people reach it. */
  readonly origin: string;
  /** Where it listens. */
  readonly address: string;
  /** Its pictures. */
  readonly library: PortraitLibrary;
  close(): Promise<void>;
}

/** Opens the database, brings it up to date and serves everything on one port. */
export const startServer = async (env: Env, log: Log): Promise<RunningServer> => {
  const clientFiles = readClientFiles(clientDir);
  const storage = mediaStorageFrom(env);
  await storage.check();
  const database = await openDatabase(env, log);
  const { db } = database;

  const library = createPortraitLibrary({ storage, cacheDir: join(env.DATA_DIR, 'image-cache') });
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
  const talk = await openTalk({ env, database, provider: chatProvider, illustrator: pictures.illustrator, log });

  const mail = await mailProviderFrom(env, db);
  const limits = openLimits(env, db, log);
  const addressOf = clientAddress(env.TRUSTED_PROXIES, log);
  const ownCharacters = await openOwnCharacters({
    db,
    jobs,
    library,
    moderation,
    orphanedFiles: pictures.orphanedFiles,
    chat: chatProvider,
    limiter: limits.limiter,
    log,
    cost: env.prices.serviceCosts.character,
    operatorKey: env.OPERATOR_KEY,
    addressOf,
  });
  let isShuttingDown = false;
  let origin = env.PUBLIC_ORIGIN ?? '';
  let address = '';
  const publicOrigin = () => origin;
  const { payments, devPayments } = await openPayments({ env, db, publicOrigin, address: () => address, log });
  const prerendering = existsSync(prerenderModule) ? prerenderThread(prerenderModule.href, () => address) : undefined;
  const deps = {
    ...appSettings(env),
    ...talk,
    ...limits,
    database,
    mail,
    devIdentity: env.NODE_ENV === 'production' ? undefined : devIdentity(publicOrigin),
    ownCharacters,
    pictures,
    moderation,
    clientAddress: addressOf,
    log,
    clientFiles: env.ICON_SERVICE === undefined ? clientFiles : withMeta(clientFiles, 'icon-service', env.ICON_SERVICE),
    prerendering,
    library,
    publicOrigin,
    payments,
    devPayments,
    isShuttingDown: () => isShuttingDown,
  };
  const listener = await startListener(createApp(deps).fetch, env.HOST, env.PORT);
  address = listener.address;
  origin = env.PUBLIC_ORIGIN ?? address;

  await pictures.orphanedFiles.sweep();
  await jobs.start();
  devPayments?.start();
  if (database.kind === 'pglite') await payments.inbox.takeUp();
  void payments.lookAfter();
  const cleaning = startForgetting({ ...deps, eventDays: env.EVENT_DAYS });

  return {
    origin,
    address,
    library,
    async close() {
      isShuttingDown = true;
      await Promise.all([talk.chat.close(), talk.meetings.close(), talk.speech.close(), cleaning.close()]);
      await listener.close();
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
