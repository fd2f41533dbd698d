import { join } from 'node:path';
import type { OpenDatabase } from '#server/db/database.ts';
import { openPglite } from '#server/db/pglite.ts';
import { openPostgresql } from '#server/db/postgresql.ts';
import type { Env } from '#server/env.ts';
import { databaseLimits } from '#server/envLimits.ts';
import { openMissingWallets } from '#server/features/ledger/wallet.ts';
import type { Log } from '#server/log.ts';
import { seedCatalogue, seedDemoAccount } from '#server/seed/seed.ts';

/** Opens the database, brings it up to date and puts in what is always there. */
export const openDatabase = async (env: Env, log: Log): Promise<OpenDatabase> => {
  const database =
    env.DATABASE_URL === undefined
      ? await openPglite(join(env.DATA_DIR, 'database'), log)
      : await openPostgresql(env.DATABASE_URL, log, databaseLimits(env), env.DATABASE_OWNER_URL);
  const { db } = database;
  await seedCatalogue(db);
  if (env.NODE_ENV !== 'production') await seedDemoAccount(db);
  await openMissingWallets(db, env.prices.welcomeTokens);
  return database;
};
