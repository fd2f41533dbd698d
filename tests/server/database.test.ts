import { describe, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import { databaseKinds, openTestDatabase } from './support/testDatabase.ts';

describe.each(databaseKinds)('on %s', (kind) => {
  it('migrates, answers and closes', async () => {
    const database = await openTestDatabase(kind);
    await database.ping();
    const result = await database.db.execute(sql`SELECT 1 + 1 AS two`);
    expect(result).toMatchObject({ rows: [{ two: 2 }] });
    await database.close();
  });
});
