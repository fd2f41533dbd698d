import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { OpenDatabase } from '#server/db/database.ts';
import { openMemoryPglite } from '#server/db/pglite.ts';
import { openPostgresql } from '#server/db/postgresql.ts';
import { silentLog } from '#server/log.ts';
import { type DatabaseKind, databaseKinds, newPostgresqlUrl } from './support/testDatabase.ts';

const open: Readonly<Record<DatabaseKind, () => Promise<OpenDatabase>>> = {
  pglite: openMemoryPglite,
  postgresql: async () => openPostgresql(await newPostgresqlUrl('empty'), silentLog),
};

describe.each(databaseKinds)('on %s', (kind) => {
  it('migrates, answers and closes', async () => {
    const database = await open[kind]();
    await database.ping();
    const result = await database.db.execute(sql`SELECT 1 + 1 AS two`);
    expect(result).toMatchObject({ rows: [{ two: 2 }] });
    await database.close();
  });
});
