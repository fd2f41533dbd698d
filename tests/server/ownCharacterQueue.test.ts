import { randomUUID } from 'node:crypto';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join as joinPath } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod';
import { ugcCreate } from '#contract/ownCharacter.ts';
import { describeOnDatabases } from './support/describeOnDatabases.ts';
import { Maker } from './support/maker.ts';
import { answersWith, flags, type ModerationServer, startModerationServer } from './support/moderationServer.ts';
import { success } from './support/talker.ts';
import { placeOn, startTestServer, type TestServer } from './support/testServer.ts';

describeOnDatabases('the queue of characters', (kind) => {
  let server: TestServer;
  let judge: ModerationServer;
  beforeAll(async () => {
    judge = await startModerationServer();
    const prices = joinPath(await mkdtemp(joinPath(tmpdir(), 'liora-prices-')), 'prices.json');
    await writeFile(prices, JSON.stringify({ welcomeTokens: 1000 }));
    server = await startTestServer({
      MODERATION_BASE_URL: judge.baseUrl,
      PRICES_FILE: prices,
      ...(await placeOn(kind)),
    });
  });
  afterAll(async () => {
    await server[Symbol.asyncDispose]();
    await judge[Symbol.asyncDispose]();
  });

  /** Holds back what is judged next until it is let go; resolves once as many are held. */
  const holdBack = (count: number) => {
    const gate = Promise.withResolvers<void>();
    const held = Promise.withResolvers<void>();
    let holding = 0;
    for (let number = 0; number < count; number += 1)
      judge.add((response, request) => {
        holding += 1;
        if (holding === count) held.resolve();
        void gate.promise.then(() => flags('\0')(response, request));
      });
    return { held: held.promise, letGo: () => gate.resolve() };
  };

  it('[CHAR-03] is fair: whoever has many under way lets others go first, and place tells so', async () => {
    const [greedy, modest] = [await Maker.join(server), await Maker.join(server)];
    const [one, other] = [holdBack(1), holdBack(1)];
    const first = [await greedy.begin({ name: 'G1' }), await greedy.begin({ name: 'G2' })];
    await Promise.all([one.held, other.held]);
    // A process makes two at once: the others wait.
    const waiting = [await greedy.begin({ name: 'G3' }), await greedy.begin({ name: 'G4' })];
    const late = await modest.begin({ name: 'M1' });
    expect((await Promise.all(first.map((id) => greedy.status(id)))).map(({ status }) => status)).toEqual([
      'moderating',
      'moderating',
    ]);
    expect(
      (await Promise.all(waiting.map((id) => greedy.status(id)))).map(({ status, place }) => [status, place]),
    ).toEqual([
      ['queued', 1],
      ['queued', 2],
    ]);
    expect(await modest.status(late)).toMatchObject({ status: 'queued', place: 0 });
    const before = judge.requests.length;
    // One place alone is free: from two, which request comes first would be up to the network.
    one.letGo();
    await modest.sees(late, 'ready');
    other.letGo();
    for (const id of [...first, ...waiting]) await greedy.sees(id, 'ready');
    const names = judge.requests.slice(before).map(({ body }) => body.input[0]);
    expect(names[0]).toBe('M1');
    expect(new Set(names)).toEqual(new Set(['M1', 'G3', 'G4']));
  });

  it('[CHAR-03] a server of the content rules that is down makes it fail, free of charge; its maker alone can try again, once', async () => {
    const maker = await Maker.join(server);
    // Four tries, each of which asks twice.
    judge.add(...Array.from({ length: 8 }, () => answersWith(500)));
    const characterId = await maker.begin();
    await maker.sees(characterId, 'failed');
    expect(await maker.buyer.remaining()).toEqual({ tokens: 1000, held: 0, debt: 0, expiring: [] });
    const stranger = await Maker.join(server);
    const notTheirs = { status: 403, errNo: 1003, data: null };
    expect([
      await stranger.visitor.post('/api/character/ugc/retry', { characterId }),
      await stranger.visitor.get('/api/character/ugc/status', { characterId }),
    ]).toEqual([notTheirs, notTheirs]);
    const key = { 'idempotency-key': randomUUID() };
    const retry = () => maker.visitor.post('/api/character/ugc/retry', { characterId }, key);
    const retried = await retry();
    expect(retried).toEqual(success({ characterId, status: 'queued', place: 0, progress: 0, refusal: null }));
    expect(await retry()).toEqual(retried);
    await maker.sees(characterId, 'ready');
    expect((await maker.buyer.ledger()).map(({ kind: what, change }) => [what, change])).toEqual([
      ['capture', -20],
      ['void', 0],
      ['welcome', 1000],
    ]);
    expect(await retry()).toEqual(retried);
    expect(await maker.status(characterId)).toMatchObject({ status: 'ready' });
  });

  it('[CHAR-03] a change that nobody can judge changes nothing', async () => {
    const maker = await Maker.join(server);
    const characterId = await maker.make();
    judge.add(answersWith(500), answersWith(500));
    expect(await maker.update(characterId, { tagline: 'Another.' })).toEqual({ status: 502, errNo: 1007, data: null });
    expect((await maker.list()).map(({ tagline }) => tagline)).toEqual(['Keeps the last lighthouse.']);
  });

  it('[CHAR-03] one person has so many under way and no more', async () => {
    const maker = await Maker.join(server);
    const { letGo } = holdBack(2);
    const answers = [];
    for (let number = 0; number < 21; number += 1) answers.push(await maker.askQuick());
    letGo();
    expect(answers.map(({ errNo }) => errNo)).toEqual([...Array.from({ length: 20 }, () => 0), 1006]);
    const ids = answers.slice(0, 20).map(({ data }) => ugcCreate.response.parse(data).characterId);
    for (const id of ids) await maker.visitor.post('/api/character/ugc/delete', { characterId: id });
    expect(z.array(z.unknown()).parse(await maker.list())).toEqual([]);
    expect((await maker.buyer.remaining()).held).toBe(0);
  });
});
