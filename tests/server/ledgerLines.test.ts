import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LedgerPage } from '#contract/tokens.ts';
import type { OpenDatabase } from '#server/db/database.ts';
import { endHold, hold } from '#server/features/ledger/ledger.ts';
import { readLedger } from '#server/features/ledger/ledgerPage.ts';
import { openMissingWallets } from '#server/features/ledger/wallet.ts';
import { Asker } from './support/asker.ts';
import { type Buyer, lineOf } from './support/buyer.ts';
import { addCaller } from './support/castOf.ts';
import { draft } from './support/drafts.ts';
import { Maker } from './support/maker.ts';
import { character } from './support/talker.ts';
import { databaseKinds, openTestDatabase } from './support/testDatabase.ts';
import { placeOn, startTestServer, type TestServer } from './support/testServer.ts';

describe.each(databaseKinds)('whom a line of the ledger is with, on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(await placeOn(kind));
  });
  afterAll(() => server[Symbol.asyncDispose]());
  const linesOf = async (buyer: Buyer) =>
    (await buyer.ledger()).map((line) => [...lineOf(line), line.service, line.characterName]);

  it('is told of answers, pictures and characters, until the character is deleted', async () => {
    const maker = await Maker.join(server);
    const { visitor, buyer } = maker;
    const asker = new Asker(visitor);
    const characterId = await maker.make();
    await visitor.say(characterId, 'Hello');
    await asker.make({ characterId });
    await asker.make();
    const linesWith = (name: string | null) => [
      ['capture', -10, 59, 'picture', null],
      ['capture', -10, 69, 'picture', name],
      ['capture', -1, 79, 'chat', name],
      ['capture', -20, 80, 'character', name],
      ['welcome', 100, 100, null, null],
    ];
    expect(await linesOf(buyer)).toEqual(linesWith(draft.name));
    await maker.remove(characterId);
    expect(await linesOf(buyer)).toEqual(linesWith(null));
  });

  it('is told of an answer until the conversation is deleted', async () => {
    const { visitor, buyer } = await Maker.join(server);
    await visitor.say(character.characterId, 'Hello');
    const linesWith = (name: string | null) => [
      ['capture', -1, 99, 'chat', name],
      ['welcome', 100, 100, null, null],
    ];
    expect(await linesOf(buyer)).toEqual(linesWith(character.name));
    await visitor.post('/api/conversation/delete', { characterId: character.characterId });
    expect(await linesOf(buyer)).toEqual(linesWith(null));
  });
});

describe.each(databaseKinds)('one line of the ledger for what was set aside, on %s', (kind) => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
  });
  afterAll(() => database.close());

  it('stays in its place when it ends, so that no page misses or repeats it', async () => {
    const { db } = database;
    const { id: accountId } = await addCaller(db, 'Ada');
    await openMissingWallets(db, 10);
    const [first, second, third] = [randomUUID(), randomUUID(), randomUUID()];
    await hold(db, { accountId, job: first, service: 'chat', cost: 1 });
    await hold(db, { accountId, job: second, service: 'picture', cost: 2 });
    await hold(db, { accountId, job: third, service: 'speech', cost: 3 });
    const read = async (before: number | undefined, pageSize: number) => {
      const { lines, hasMore }: LedgerPage = await readLedger(db, accountId, before, pageSize);
      return { lines: lines.map((line) => [line.seq, ...lineOf(line)]), hasMore };
    };
    expect(await read(undefined, 2)).toEqual({
      lines: [
        [4, 'hold', -3, 4],
        [3, 'hold', -2, 7],
      ],
      hasMore: true,
    });
    await endHold(db, first, 'capture');
    await endHold(db, second, 'void');
    await endHold(db, third, 'capture');
    expect(await read(3, 2)).toEqual({
      lines: [
        [2, 'capture', -1, 9],
        [1, 'welcome', 10, 10],
      ],
      hasMore: false,
    });
    expect(await read(4, 1)).toEqual({ lines: [[3, 'void', 0, 9]], hasMore: true });
    expect(await read(undefined, 1)).toEqual({ lines: [[4, 'capture', -3, 6]], hasMore: true });
  });
});
