import { createHash, createHmac, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '#server/db/database.ts';
import { ledgerAccounts } from '#server/db/moneySchema.ts';
import { accounts, hashKeys, underAgeBlocks } from '#server/db/schema.ts';
import { transact } from '#server/db/transact.ts';
import { blockUnderAge, isUnderAgeBlocked } from '#server/features/account/underAgeBlocks.ts';
import { deleteAccount } from '#server/features/account/userRepository.ts';
import { grant } from '#server/features/ledger/ledger.ts';
import { grantPromotion, openWallet, tokensOf } from '#server/features/ledger/wallet.ts';
import { findWallet } from '#server/features/billing/orderRepository.ts';
import { describeOnDatabases } from './support/describeOnDatabases.ts';
import { openTestDatabase } from './support/testDatabase.ts';

const newEmail = (): string => `${randomUUID()}@example.org`;
const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

describeOnDatabases('[N-04] people who are gone are kept', (kind) => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
  });
  afterAll(() => database.close());

  const promotion = { name: 'Autumn', tokens: 3, endTime: Date.now() + 60 * 60_000 };
  /** Signs up; gives the account and its wallet. */
  const join = async (email: string, welcomeTokens: number) => {
    const { db } = database;
    const id = randomUUID();
    await db.insert(accounts).values({ id, email, createTime: 1 });
    await transact(db, (tx) => openWallet(tx, { id, email }, welcomeTokens));
    return { id, walletId: (await findWallet(db, id)).id };
  };
  const causes = async (): Promise<string[]> =>
    (await database.db.select().from(ledgerAccounts)).flatMap(({ cause }) => cause ?? []);
  /** As the database's one key has it. */
  const keyed = async (text: string): Promise<string> => {
    const keys = await database.db.select().from(hashKeys);
    expect(keys.map(({ name, key }) => [name, /^[0-9a-f]{64}$/.test(key)])).toEqual([['people', true]]);
    return createHmac('sha256', Buffer.from(keys[0]?.key ?? '', 'hex'))
      .update(sha256(text))
      .digest('hex');
  };

  it('by a hash with a key: what they were given is not had twice, nor does a list of addresses tell them', async () => {
    const email = newEmail();
    const first = await join(email, 7);
    await grantPromotion(database.db, promotion);
    expect(await tokensOf(database.db, first.id)).toBe(10);
    await transact(database.db, (tx) => deleteAccount(tx, first.id));
    const second = await join(email, 7);
    await grantPromotion(database.db, promotion);
    expect(await tokensOf(database.db, second.id)).toBe(0);
    const hash = await keyed(email);
    expect(await causes()).toEqual(expect.arrayContaining([`welcome:${hash}`, `promotion:Autumn:${hash}`]));
    expect((await causes()).filter((cause) => cause.includes(sha256(email)))).toEqual([]);
  });

  it('also by the hash without a key that was stored before there was one', async () => {
    const email = newEmail();
    const first = await join(email, 0);
    const old = { walletId: first.walletId, tokens: 5 } as const;
    await transact(database.db, async (tx) => {
      await grant(tx, { ...old, kind: 'welcome', cause: `welcome:${sha256(email)}` });
      await grant(tx, { ...old, kind: 'promotion', cause: `promotion:Autumn:${sha256(email)}` });
      await deleteAccount(tx, first.id);
    });
    const second = await join(email, 7);
    await grantPromotion(database.db, promotion);
    expect(await tokensOf(database.db, second.id)).toBe(0);
  });

  it('where they said to be under age, by either hash', async () => {
    const { db } = database;
    const [email, old, other] = [newEmail(), newEmail(), newEmail()];
    const [clientId, oldClient] = [randomUUID(), randomUUID()];
    await blockUnderAge(db, { email, clientId });
    const stored = await db.select().from(underAgeBlocks);
    expect(Object.fromEntries(stored.map((row) => [row.kind, row.subjectHash]))).toEqual({
      email: await keyed(email),
      clientId: await keyed(clientId),
    });
    await db.insert(underAgeBlocks).values([
      { kind: 'email', subjectHash: sha256(old), createTime: 1 },
      { kind: 'clientId', subjectHash: sha256(oldClient), createTime: 1 },
    ]);
    const asked = [
      { email },
      { clientId },
      { email: old },
      { clientId: oldClient },
      { email: other },
      { email: clientId },
    ];
    expect(await Promise.all(asked.map((subjects) => isUnderAgeBlocked(db, subjects)))).toEqual([
      true,
      true,
      true,
      true,
      false,
      false,
    ]);
  });
});
