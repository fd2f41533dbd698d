import { deepEqual } from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { sessions } from '#server/db/signInSchema.ts';
import { ledgerAccounts } from '#server/db/moneySchema.ts';
import { wallets } from '#server/db/walletSchema.ts';
import { readAgreedTime } from '#server/db/agreedTime.ts';
import type { OpenDatabase } from '#server/db/database.ts';
import { transact } from '#server/db/transact.ts';
import { startCleaning } from '#server/cleaning.ts';
import { deleteExpired } from '#server/features/account/sessionRepository.ts';
import { leaseEvent, storeEvent } from '#server/features/billing/paymentEventRepository.ts';
import { readLedger } from '#server/features/ledger/ledgerPage.ts';
import { expireLots, grant, hold, prolong } from '#server/features/ledger/ledger.ts';
import { takeExpiriesBack, writeExpiries } from '#server/features/ledger/wallet.ts';
import { lineOf } from './support/buyer.ts';
import { auditLedgers } from './support/ledgerAudit.ts';
import { newMember } from './support/newMember.ts';
import { databaseKinds, openTestDatabase } from './support/testDatabase.ts';

const DAY = 24 * 60 * 60_000;

/** Somebody with 1,000 tokens for thirty days. */
const withAllowance = async (database: OpenDatabase) => {
  const { db } = database;
  const { id: accountId } = await newMember(database);
  const [wallet] = await db.select({ id: wallets.id }).from(wallets).where(eq(wallets.accountId, accountId));
  const walletId = wallet?.id ?? '';
  const cause = `payment:${randomUUID()}`;
  const expireTime = Date.now() + 30 * DAY;
  await transact(db, (tx) => grant(tx, { walletId, kind: 'allowance', cause, tokens: 1000, expireTime }));
  return {
    accountId,
    walletId,
    cause,
    lines: async () => (await readLedger(db, accountId, undefined, 100)).lines.map(lineOf),
    left: async () =>
      (await db.select().from(ledgerAccounts).where(eq(ledgerAccounts.cause, cause))).map(({ balance }) => balance),
  };
};

describe('[N-08] a clock of a process that is sixty days ahead of the database’s', () => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await openTestDatabase('postgresql');
  });
  afterEach(async () => {
    vi.useRealTimers();
    deepEqual(await auditLedgers(database.db), {});
  });
  afterAll(() => database.close());
  const getAhead = (): void => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60 * DAY });
  };

  it('ends no allowance when something is spent', async () => {
    const { accountId, lines } = await withAllowance(database);
    getAhead();
    await hold(database.db, { accountId, job: randomUUID(), service: 'chat', cost: 1 });
    vi.useRealTimers();
    expect(await lines()).toEqual([
      ['hold', -1, 999],
      ['allowance', 1000, 1000],
    ]);
  });

  it('ends none when it reconciles', async () => {
    const { left } = await withAllowance(database);
    getAhead();
    await writeExpiries(database.db, await readAgreedTime(database.db));
    expect(await left()).toEqual([1000]);
  });

  it('signs nobody out for good', async () => {
    const { accountId } = await withAllowance(database);
    const [tokenHash, expireTime] = [randomUUID(), Date.now() + 30 * DAY];
    await database.db
      .insert(sessions)
      .values({ tokenHash, accountId, createTime: Date.now(), lastUseTime: Date.now(), expireTime });
    getAhead();
    const works = { sessions: (now: number) => deleteExpired(database.db, now) };
    await startCleaning(works, {}, pino({ level: 'silent' }), () => readAgreedTime(database.db)).close();
    const kept = await database.db.select().from(sessions).where(eq(sessions.tokenHash, tokenHash));
    expect(kept.map((session) => session.tokenHash)).toEqual([tokenHash]);
  });

  it('keeps no event of payments from being worked off', async () => {
    const event = { id: 'evt_1', type: 'invoice.paid', subjectKind: 'invoice', subjectId: 'in_1' } as const;
    await storeEvent(database.db, event);
    getAhead();
    await leaseEvent(database.db, 10_000);
    vi.useRealTimers();
    expect(await leaseEvent(database.db, 10_000)).toMatchObject(event);
  });

  it('is as late as the earlier of both', async () => {
    const before = Date.now();
    getAhead();
    const agreed = await readAgreedTime(database.db);
    vi.useRealTimers();
    expect(agreed).toBeGreaterThanOrEqual(before - 1);
    expect(agreed).toBeLessThanOrEqual(Date.now() + 1);
  });
});

describe.each(databaseKinds)('[N-08] what was ended too early on %s', (kind) => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
  });
  afterEach(async () => deepEqual(await auditLedgers(database.db), {}));
  afterAll(() => database.close());
  const endAt = (walletId: string, now: number) => transact(database.db, (tx) => expireLots(tx, walletId, now));

  it('is given back once, with its own end', async () => {
    const { walletId, lines } = await withAllowance(database);
    await endAt(walletId, Date.now() + 60 * DAY);
    await takeExpiriesBack(database.db, Date.now());
    await takeExpiriesBack(database.db, Date.now());
    expect(await lines()).toEqual([
      ['expiry', 1000, 1000],
      ['expiry', -1000, 0],
      ['allowance', 1000, 1000],
    ]);
    await endAt(walletId, Date.now() + 31 * DAY);
    expect((await lines())[0]).toEqual(['expiry', -1000, 0]);
  });

  it('stays ended where its time is over by now, or it was ended for a reason', async () => {
    const [over, ended] = [await withAllowance(database), await withAllowance(database)];
    await endAt(over.walletId, Date.now() + 60 * DAY);
    await transact(database.db, (tx) => prolong(tx, ended.cause, 10 * DAY, Date.now()));
    await transact(database.db, (tx) => prolong(tx, ended.cause, 0, Date.now() + 35 * DAY));
    await transact(database.db, (tx) => prolong(tx, ended.cause, 30 * DAY, Date.now() + 35 * DAY));
    await takeExpiriesBack(database.db, Date.now() + 34 * DAY);
    expect([await over.left(), await ended.left()]).toEqual([[0], [0]]);
  });
});
