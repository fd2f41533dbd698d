import { assert as assertProperty } from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '#server/db/database.ts';
import { isFull, seed } from '#tests/support/extent.ts';
import { ledgerProperty } from './support/ledger/history.ts';
import { auditLedgers } from './support/ledgerAudit.ts';
import { type DatabaseKind, databaseKinds, openTestDatabase } from './support/testDatabase.ts';

const HISTORIES: Readonly<Record<DatabaseKind, number>> = isFull
  ? { postgresql: 3000, pglite: 300 }
  : { postgresql: 60, pglite: 10 };

describe.each(databaseKinds)('the ledger on %s', (kind) => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
  });
  afterAll(() => database.close());

  it(
    `[BUY-05] [N-12] keeps the books of a plain model through ${HISTORIES[kind]} histories, whose deeds are done at once`,
    { timeout: 1_800_000 },
    async () => {
      await assertProperty(ledgerProperty(database), { numRuns: HISTORIES[kind], seed });
      expect(await auditLedgers(database.db)).toEqual({});
    },
  );
});
