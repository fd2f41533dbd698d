import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { inject } from 'vitest';
import type { OpenDatabase } from '#server/db/database.ts';
import { openPglite } from '#server/db/pglite.ts';
import { openPostgresql } from '#server/db/postgresql.ts';
import { silentLog } from '#server/log.ts';
import { roomyFolder } from './scratch.ts';

export const databaseKinds = ['pglite', 'postgresql'] as const;
export type DatabaseKind = (typeof databaseKinds)[number];

/** What a new PostgreSQL database begins with: nothing, all tables, or what a server has begun with. */
export const TEMPLATES = { empty: 'template1', migrated: 'liora_migrated', begun: 'liora_begun' } as const;

/** Address of another database on the same server. */
export const besideUrl = (url: string, name: string): string => {
  const other = new URL(url);
  other.pathname = `/${name}`;
  return other.href;
};

/** Address of a new database on the PostgreSQL server of the tests. */
export const newPostgresqlUrl = async (template: keyof typeof TEMPLATES = 'begun'): Promise<string> => {
  const url = inject('postgresqlUrl');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(`CREATE DATABASE ${name} TEMPLATE ${TEMPLATES[template]}`);
  await client.end();
  return besideUrl(url, name);
};

const openFolder = async (): Promise<OpenDatabase> => {
  const folder = await mkdtemp(join(await roomyFolder(), 'liora-database-'));
  const database = await openPglite(folder, silentLog);
  const close = async (): Promise<void> => {
    await database.close();
    await rm(folder, { recursive: true, force: true });
  };
  return { ...database, close };
};

/** A fresh, migrated database of the given kind. */
export const openTestDatabase = async (kind: DatabaseKind): Promise<OpenDatabase> =>
  kind === 'pglite' ? openFolder() : openPostgresql(await newPostgresqlUrl('migrated'), silentLog);
