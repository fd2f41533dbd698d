import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { openPglite } from '#server/db/pglite.ts';
import { accounts } from '#server/db/schema.ts';
import { transact } from '#server/db/transact.ts';
import { endHold, hold } from '#server/features/ledger/ledger.ts';
import { openWallet } from '#server/features/ledger/wallet.ts';
import { auditLedgers } from '#tests/server/support/ledgerAudit.ts';

/**
 * Spends tokens of 50 people at once on the embedded database: each spend sets a token aside in one transaction and spends it
 * for good in another, as an answer does. Prints spends a second, and what is wrong with the ledgers afterwards: nothing.
 * Usage: node bench/spends.ts [spends]
 */
const SPENDS = Number(process.argv[2] ?? 10_000);
const PEOPLE = 50;
const TOKENS = 1_000_000;

const directory = await mkdtemp(join(tmpdir(), 'liora-bench-'));
const database = await openPglite(join(directory, 'database'), pino({ level: 'silent' }));
const { db } = database;
const people = Array.from({ length: PEOPLE }, (_, place) => ({
  id: randomUUID(),
  email: `${place}@example.org`,
  createTime: Date.now(),
}));
await db.insert(accounts).values(people);
for (const user of people) await transact(db, (tx) => openWallet(tx, user, TOKENS));

const spend = async (accountId: string, job: string): Promise<void> => {
  await hold(db, { accountId, job, service: 'chat', cost: 1 });
  await endHold(db, job, 'capture');
};

const started = performance.now();
await Promise.all(
  people.map(async ({ id }) => {
    for (let spent = 0; spent < SPENDS / PEOPLE; spent += 1) await spend(id, `bench:${id}:${spent}`);
  }),
);
const seconds = (performance.now() - started) / 1000;
process.stdout.write(`${SPENDS} spends of ${PEOPLE} people at once: ${Math.round(SPENDS / seconds)} a second\n`);
process.stdout.write(`wrong with the ledgers: ${JSON.stringify(await auditLedgers(db))}\n`);
await database.close();
await rm(directory, { recursive: true, force: true });
