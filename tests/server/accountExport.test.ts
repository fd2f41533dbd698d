import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { userExport } from '#contract/userExport.ts';
import { events } from '#server/db/eventSchema.ts';
import { transfers } from '#server/db/moneySchema.ts';
import { wallets } from '#server/db/walletSchema.ts';
import { orders, subscriptions } from '#server/db/paymentSchema.ts';
import { accounts } from '#server/db/schema.ts';
import { alternatives, conversations, messages } from '#server/db/conversationSchema.ts';
import { exportAccount } from '#server/features/account/exportAccount.ts';
import { jsonText } from '#server/http/jsonText.ts';
import { spool } from '#server/http/spool.ts';
import { seedCatalogue } from '#server/seed/seed.ts';
import { seedCharacters } from '#server/seed/seedCharacters.ts';
import { watchedDatabase } from './support/watchedDatabase.ts';

const characterId = seedCharacters[0]?.characterId ?? '';
const numbers = (count: number): number[] => Array.from({ length: count }, (_, number) => number);

it('[M-19] an export of thousands is read in pages, at one moment, with what was subscribed to and paid, and lies in no memory and no folder', async () => {
  await using database = await watchedDatabase();
  const { db, statements } = database;
  await seedCatalogue(db);
  const [accountId, walletId, conversationId] = [randomUUID(), randomUUID(), randomUUID()];
  await db.insert(accounts).values({ id: accountId, email: 'ada@example.org', createTime: 1 });
  await db.insert(wallets).values({ id: walletId, accountId, customerId: 'cus_1', createTime: 1 });
  const order = {
    walletId,
    kind: 'subscription',
    productId: 'plus-1',
    name: 'Plus',
    months: 1,
    tokens: 1000,
    amount: 1299,
    currency: 'USD',
    returnPath: '/',
  } as const;
  const paid = { ...order, id: randomUUID(), status: 'refunded', amountReturned: 1299, refundId: 're_1' } as const;
  await db.insert(orders).values([
    { ...paid, subscriptionId: 'sub_1', paymentId: 'in_1', createTime: 1, payTime: 2 },
    { ...order, id: randomUUID(), status: 'open', createTime: 3 },
  ]);
  const plan = { planId: 'plus-1', name: 'Plus', months: 1, amount: 1299, currency: 'USD', createTime: 1 };
  const subscription = { ...plan, status: 'ended', periodStart: 1, periodEnd: 9, isEnding: true } as const;
  await db.insert(subscriptions).values({ id: 'sub_1', walletId, ...subscription, invoiceId: 'in_1', version: 1 });
  const inserted = numbers(1200);
  await db.insert(events).values(
    inserted.map((number) => ({
      variant: 'test' as const,
      name: `event-${number}`,
      accountId,
      source: 'main',
      clientTime: number,
      // Three at a time, so that a page ends among those of one time.
      createTime: Math.floor(number / 3),
    })),
  );
  await db.insert(conversations).values({ id: conversationId, accountId, characterId, lastTime: 1 });
  const said = numbers(130).map((number) => ({ id: randomUUID(), createTime: number }));
  await db.insert(messages).values(said.map((one) => ({ ...one, conversationId, role: 'user' as const })));
  const spoken = said.map(({ id, createTime }) => ({ messageId: id, ordinal: 0, text: `text ${createTime}` }));
  await db.insert(alternatives).values(spoken.map((one) => ({ ...one, status: 'done' as const, beatTime: 0 })));
  expect(await db.select().from(transfers)).toEqual([]);

  const folder = await mkdtemp(join(tmpdir(), 'liora-export-'));
  statements.length = 0;
  const { size, body } = await exportAccount(db, accountId, (data) => spool(folder, jsonText({ errNo: 0, data })));
  expect(await readdir(folder)).toEqual([]);
  const pagesOf = (table: string) =>
    statements.filter((one) => one.includes(`from "${table}"`) && /limit \$\d+$/.test(one));
  expect([pagesOf('events').length, pagesOf('messages').length]).toEqual([3, 3]);
  const unlimited = statements.filter((one) => one.startsWith('select') && !/limit \$\d+$/.test(one));
  expect(unlimited.map((one) => /from "(\w+)"/.exec(one)?.[1])).toEqual([
    'accounts',
    'identities',
    'sessions',
    'email_changes',
    'wallets',
    'pictures',
    'alternatives',
    'alternatives',
    'alternatives',
  ]);

  const sent = await text(body);
  expect(Buffer.byteLength(sent)).toBe(size);
  const { data } = JSON.parse(sent);
  const exported = userExport.response.parse(data);
  expect(exported).toEqual(data);
  expect(exported.events.map(({ event }) => event)).toEqual(inserted.map((number) => `event-${number}`));
  expect(exported.conversations.map((one) => one.messages.map(({ alternatives: [one] }) => one?.text))).toEqual([
    spoken.map((one) => one.text),
  ]);
  expect([exported.customerId, exported.orders.length, exported.payments, exported.subscriptions]).toEqual([
    'cus_1',
    2,
    [
      {
        orderId: paid.id,
        paymentId: 'in_1',
        subscriptionId: 'sub_1',
        amount: 1299,
        amountReturned: 1299,
        currency: 'USD',
        payTime: 2,
        refundId: 're_1',
      },
    ],
    [{ subscriptionId: 'sub_1', ...subscription, nextPlanId: null }],
  ]);
  await rm(folder, { recursive: true });
});
