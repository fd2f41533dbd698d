import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { pino } from 'pino';
import { inject } from 'vitest';
import type { OpenDatabase } from '#server/db/database.ts';
import { openMemoryPglite } from '#server/db/pglite.ts';
import { openPostgresql } from '#server/db/postgresql.ts';

export const databaseKinds = ['pglite', 'postgresql'] as const;
export type DatabaseKind = (typeof databaseKinds)[number];

/** Address of a new, empty database on the PostgreSQL server of the tests. */
export const newPostgresqlUrl = async (): Promise<string> => {
  const url = new URL(inject('postgresqlUrl'));
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const client = new Client({ connectionString: url.href });
  await client.connect();
  await client.query(`CREATE DATABASE ${name}`);
  await client.end();
  url.pathname = `/${name}`;
  return url.href;
};

/** A fresh, migrated database of the given kind. */
export const openTestDatabase = async (kind: DatabaseKind): Promise<OpenDatabase> =>
  kind === 'pglite' ? openMemoryPglite() : openPostgresql(await newPostgresqlUrl(), pino({ level: 'silent' }));
