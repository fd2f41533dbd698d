import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import type { OpenDatabase } from '#server/db/database.ts';
import { openPostgresql } from '#server/db/postgresql.ts';
import { accounts } from '#server/db/schema.ts';
import { sqlState } from '#server/db/sqlState.ts';
import { readEnv } from '#server/env.ts';
import { databaseLimits } from '#server/envLimits.ts';
import { silentLog } from '#server/log.ts';
import { newPostgresqlUrl } from './support/testDatabase.ts';

const settings = z.object({ rows: z.tuple([z.record(z.string(), z.string())]) });

const failureOf = async (act: PromiseLike<unknown>): Promise<string | undefined> => {
  try {
    await act;
    return undefined;
  } catch (error) {
    return sqlState(error) ?? String(error);
  }
};

describe('[M-19] the limits of PostgreSQL', () => {
  let url: string;
  let database: OpenDatabase;
  let other: OpenDatabase;
  const id = randomUUID();
  const limits = { connections: 2, statementTime: 0, lockTime: 0, idleTime: 0 };
  beforeAll(async () => {
    url = await newPostgresqlUrl('migrated');
    database = await openPostgresql(url, silentLog, limits);
    await database.db.insert(accounts).values({ id, email: 'ada@example.org', createTime: 1 });
  });
  afterAll(async () => {
    await database.close();
  });
  const withLimits = async (changes: Partial<typeof limits>, act: () => Promise<void>): Promise<void> => {
    other = await openPostgresql(url, silentLog, { ...limits, ...changes });
    try {
      await act();
    } finally {
      await other.close();
    }
  };

  it('are set as the environment says, and by default', async () => {
    const shown = async (variables: Record<string, string>) => {
      const read = databaseLimits(readEnv(variables));
      let found: unknown;
      await withLimits(read, async () => {
        const names = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'];
        const text = `select ${names.map((name) => `current_setting('${name}') as ${name}`).join(', ')}`;
        found = settings.parse(await other.statements.executeSql(text)).rows[0];
      });
      return [read.connections, found];
    };
    expect(await shown({})).toEqual([
      10,
      { statement_timeout: '1min', lock_timeout: '10s', idle_in_transaction_session_timeout: '1min' },
    ]);
    const given = {
      DATABASE_CONNECTIONS: '3',
      DATABASE_STATEMENT_SECONDS: '5',
      DATABASE_LOCK_SECONDS: '0',
      DATABASE_IDLE_SECONDS: '7',
    };
    expect(await shown(given)).toEqual([
      3,
      { statement_timeout: '5s', lock_timeout: '0', idle_in_transaction_session_timeout: '7s' },
    ]);
  });

  it('end a statement that takes too long', () =>
    withLimits({ statementTime: 100 }, async () => {
      expect(await failureOf(other.db.execute(sql`select pg_sleep(600)`))).toBe('57014');
    }));

  it('end the waiting for a lock', () =>
    withLimits({ lockTime: 100 }, async () => {
      const lock = (of: OpenDatabase) => of.db.update(accounts).set({ name: 'Ada' }).where(eq(accounts.id, id));
      await database.db.transaction(async (tx) => {
        await tx.update(accounts).set({ name: 'Bea' }).where(eq(accounts.id, id));
        expect(await failureOf(lock(other))).toBe('55P03');
      });
      expect(await failureOf(lock(other))).toBeUndefined();
    }));

  it('end a transaction that does nothing, and neither the process nor the pool', () =>
    withLimits({ idleTime: 100, connections: 1 }, async () => {
      const process = z.object({ rows: z.tuple([z.object({ pid: z.int() })]) });
      const idle = other.db.transaction(async (tx) => {
        const { pid } = process.parse(await tx.execute(sql`select pg_backend_pid() as pid`)).rows[0];
        await expect
          .poll(async () => await database.db.execute(sql`select 1 from pg_stat_activity where pid = ${pid}`))
          .toMatchObject({ rowCount: 0 });
        await tx.execute(sql`select 1`);
      });
      expect(await failureOf(idle)).toBeDefined();
      expect(await failureOf(other.ping())).toBeUndefined();
    }));

  it.each([
    [{ DATABASE_CONNECTIONS: '0' }, 'DATABASE_CONNECTIONS must be a whole number from 1 to 999999; it is "0"'],
    [
      { DATABASE_LOCK_SECONDS: '1.5' },
      'DATABASE_LOCK_SECONDS must be a whole number of seconds from 0, which is for ever, to 999999; it is "1.5"',
    ],
    [{ MAIL_BUDGET: '0' }, 'MAIL_BUDGET must be a whole number of mails an hour from 1 to 999999; it is "0"'],
  ])('%o are refused by their name', (variables, line) => {
    expect(() => readEnv(variables)).toThrow(line);
  });
});
