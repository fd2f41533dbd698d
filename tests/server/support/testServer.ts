import { rm } from 'node:fs/promises';
import path from 'node:path';
import { pino } from 'pino';
import { expect } from 'vitest';
import { readEnv } from '#server/env.ts';
import type { Log } from '#server/log.ts';
import { startServer, type RunningServer } from '#server/start.ts';
import { makeDataDir, makeFolder } from '#tests/browser/support/server.ts';
import { oneInTurn } from '#tests/support/extent.ts';
import { type DatabaseKind, databaseKinds, newPostgresqlUrl } from './testDatabase.ts';

export interface TestServer extends AsyncDisposable {
  /** Where it listens. */
  readonly origin: string;
  readonly dataDir: string;
  /** Ends the process's part; the data stay. */
  close(): Promise<void>;
}

/** Variables of a server's environment. */
type Variables = Readonly<Record<string, string>>;

/** Where a server is to keep its data: a new folder and a new database of the given kind, which one has begun with already. */
export const placeOn = async (kind: DatabaseKind): Promise<Variables> =>
  kind === 'pglite'
    ? { DATA_DIR: await makeDataDir() }
    : { DATA_DIR: await makeFolder(), DATABASE_URL: await newPostgresqlUrl() };

/** The same on the database that has its turn for the test file. */
export const placeInTurn = async (): Promise<Variables> => {
  const [kind = 'pglite'] = oneInTurn(databaseKinds, path.basename(expect.getState().testPath ?? ''));
  return placeOn(kind);
};

const placeFor = async ({ DATA_DIR, DATABASE_URL, NODE_ENV }: Variables): Promise<Variables> => {
  if (DATA_DIR === undefined && DATABASE_URL === undefined && NODE_ENV !== 'production') return placeInTurn();
  return { DATA_DIR: DATA_DIR ?? (await makeFolder()), ...(DATABASE_URL !== undefined && { DATABASE_URL }) };
};

/** The whole server in this process, on a free port, with a folder and a database of its own unless `env` says otherwise. */
export const startTestServer = async (
  given: Variables = {},
  log: Log = pino({ level: 'silent' }),
): Promise<TestServer> => {
  const env = readEnv({
    NODE_ENV: 'test',
    ...(given['NODE_ENV'] !== 'production' && { RATE_LIMITS: 'off' }),
    PORT: '0',
    ...given,
    ...(await placeFor(given)),
  });
  const running: RunningServer = await startServer(env, log);
  let closing: Promise<void> | undefined;
  const close = (): Promise<void> => (closing ??= running.close());
  return {
    origin: running.address,
    dataDir: env.DATA_DIR,
    close,
    async [Symbol.asyncDispose]() {
      await close();
      await rm(env.DATA_DIR, { recursive: true, force: true });
    },
  };
};
