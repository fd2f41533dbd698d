import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pino } from 'pino';
import type { OpenDatabase } from '#server/db/database.ts';
import { openPglite } from '#server/db/pglite.ts';
import { openPostgresql } from '#server/db/postgresql.ts';
import { makeDataDir, removeDataDir, type RunningServer, startServer } from '#tests/browser/support/server.ts';
import { keptPort } from './keptPort.ts';
import { type DatabaseKind, newPostgresqlUrl } from './testDatabase.ts';

const silent = pino({ level: 'silent' });
const preload = `--import=${new URL('crashAtCommit.ts', import.meta.url).href}`;

/** Somewhere to die: a commit by its number, the first is 1, or the first of its kind. */
export type Death = number | string;
/** Stands for a commit that changed nothing: crashAtCommit.ts. */
export const NOTHING = '-';
/** When to die, seen from the commit. */
export type When = 'before' | 'after';

/** What tries to go on while a server dies again and again. */
export interface Insistence {
  /** Asks again, with the same key, when there is no answer, as a browser does. */
  readonly insist: <T>(ask: () => Promise<T>) => Promise<T>;
  /** The deaths that have not come yet. */
  readonly left: () => readonly Death[];
}

/** A server that dies at one of its commits, once it is armed, and is started again at the same address. */
export interface MortalServer {
  readonly origin: string;
  readonly dataDir: string;
  /** Counts commits from now on, and dies at the given one. */
  arm(death?: Death): Promise<void>;
  disarm(): Promise<void>;
  /** Kinds of the commits so far, while it was armed; `NOTHING` for what changed nothing. */
  commits(): Promise<readonly string[]>;
  /** Kills it and starts it again, disarmed. */
  restart(): Promise<void>;
  /** Ends it as an operator does, and starts it again. */
  renew(): Promise<void>;
  /** Begins to go through `deaths`, one after the other: arms the server, and starts it again after each. */
  insistThrough(deaths: readonly Death[]): Promise<Insistence>;
  /** Ends it for good; gives what `look` finds in its database. */
  end<T>(look: (database: OpenDatabase) => Promise<T>): Promise<T>;
}

interface MortalOptions {
  readonly kind: DatabaseKind;
  readonly when: When;
  /** More of its environment, by its origin. */
  readonly envAt?: (origin: string) => Promise<Readonly<Record<string, string>>>;
}

export const startMortalServer = async ({ kind, when, envAt }: MortalOptions): Promise<MortalServer> => {
  const dataDir = await makeDataDir();
  const databaseUrl = kind === 'postgresql' ? await newPostgresqlUrl() : undefined;
  const port = await keptPort();
  const origin = `http://127.0.0.1:${port}`;
  const armed = join(dataDir, 'armed');
  const log = join(dataDir, 'commits');
  const env = {
    ...(await envAt?.(origin)),
    ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
    CRASH_ARMED: armed,
    CRASH_LOG: log,
    CRASH_WHEN: when,
  };
  const start = (): Promise<RunningServer> => startServer({ dataDir, port, nodeArgs: [preload], env });
  let server = await start();
  const arm = (death: Death = 0): Promise<void> => writeFile(armed, String(death));
  const disarm = (): Promise<void> => rm(armed, { force: true });
  const restart = async (): Promise<void> => {
    await server.kill();
    await disarm();
    server = await start();
  };

  return {
    origin,
    dataDir,
    arm,
    disarm,
    commits: async () => (await readFile(log, 'utf8')).trim().split('\n'),
    restart,
    async renew() {
      await server.stop();
      server = await start();
    },
    async insistThrough(deaths) {
      let left = deaths;
      const insist = async <T>(ask: () => Promise<T>): Promise<T> => {
        try {
          return await ask();
        } catch (error) {
          if (left.length === 0 || !(error instanceof TypeError)) throw error;
          left = left.slice(1);
          await restart();
          if (left.length > 0) await arm(left[0]);
          return insist(ask);
        }
      };
      await arm(left[0]);
      return { insist, left: () => left };
    },
    async end(look) {
      await server.stop();
      const database =
        databaseUrl === undefined
          ? await openPglite(join(dataDir, 'database'), silent)
          : await openPostgresql(databaseUrl, silent);
      try {
        return await look(database);
      } finally {
        await database.close();
        await removeDataDir(dataDir);
      }
    },
  };
};

/**
 * Goes through `deaths` as often as it takes for all of them to come: one that was passed already when its turn came is the first the next
 * time. Gives how many times `goThrough` ran; it gives the deaths that did not come.
 */
export const throughAll = async (
  deaths: readonly Death[],
  goThrough: (deaths: readonly Death[]) => Promise<readonly Death[]>,
): Promise<number> => {
  let times = 0;
  for (let left = deaths; left.length > 0; times += 1) {
    const missed = await goThrough(left);
    if (missed.length === left.length) throw new Error(`No commit to die at: ${left[0]}`);
    left = missed;
  }
  return times;
};
