import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { message } from '#contract/chat.ts';
import { openPostgresql } from '#server/db/postgresql.ts';
import { createSpeechService } from '#server/features/speech/speechService.ts';
import { seedCharacters } from '#server/seed/seedCharacters.ts';
import { passwordDigest } from '#src/api/passwordDigest.ts';
import { makeDataDir, removeDataDir, startServer } from '#tests/browser/support/server.ts';
import { Buyer, lineOf } from './support/buyer.ts';
import { auditLedgers } from './support/ledgerAudit.ts';
import { soundOf, speaksAfter, type SpeechServer, startSpeechServer, staysSilent } from './support/speechServer.ts';
import { databaseKinds, newPostgresqlUrl } from './support/testDatabase.ts';
import { placeOn, startTestServer } from './support/testServer.ts';
import { type Answer, Visitor } from './support/visitor.ts';
import { until } from './support/until.ts';

const characterId = seedCharacters[0]?.characterId ?? '';
const password = passwordDigest('correct horse');
const silent = pino({ level: 'silent' });
const exchange = z.object({ messages: z.array(message) });
const shuttingDown = { status: 503, errNo: 1009, data: null };
const notFound = { status: 404, errNo: 1004, data: null };
const audioOf = (msgId: string) => `/api/chat/audio?msgId=${msgId}&ordinal=0`;
const heard = (text: string, msgId: string) => ({
  status: 200,
  errNo: 0,
  data: { text, audio: audioOf(msgId) },
});

const play = (visitor: Visitor, msgId: string): Promise<Answer> =>
  visitor.post('/api/chat/play-audio', { characterId, msgId });

/** Somebody who has said something to the demo companion, and the id of that. */
const joinAndSay = async (origin: string, text: string) => {
  const visitor = new Visitor(origin);
  const email = await visitor.join();
  const { messages } = exchange.parse((await visitor.say(characterId, text)).data);
  return { visitor, email, msgId: messages.at(-2)?.msgId ?? '' };
};

describe('a sound that comes to nothing', () => {
  let speech: SpeechServer;
  let env: Record<string, string>;
  beforeAll(async () => {
    speech = await startSpeechServer();
    env = { SPEECH_BASE_URL: speech.baseUrl, SPEECH_MODEL: 'speaks' };
  });
  afterAll(() => speech[Symbol.asyncDispose]());

  it('[CHAT-06] without tokens is not asked for', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'liora-prices-'));
    const file = join(folder, 'prices.json');
    await writeFile(file, JSON.stringify({ welcomeTokens: 2, serviceCosts: { speech: 2 } }));
    await using server = await startTestServer({ ...env, PRICES_FILE: file });
    const asked = speech.requests.length;
    const { visitor, msgId } = await joinAndSay(server.origin, 'Hello');
    expect(await play(visitor, msgId)).toEqual({ status: 403, errNo: 3101, data: null });
    expect(await new Buyer(visitor).remaining()).toEqual({ tokens: 1, held: 0, debt: 0, expiring: [] });
    expect(speech.requests.length).toBe(asked);
    await rm(folder, { recursive: true });
  });

  it('costs nothing where sounds are free', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'liora-prices-'));
    const file = join(folder, 'prices.json');
    await writeFile(file, JSON.stringify({ welcomeTokens: 1, serviceCosts: { speech: 0 } }));
    await using server = await startTestServer({ ...env, PRICES_FILE: file });
    const { visitor, msgId } = await joinAndSay(server.origin, 'Hello');
    expect(await play(visitor, msgId)).toEqual(heard('Hello', msgId));
    expect((await new Buyer(visitor).ledger()).map(lineOf)).toEqual([
      ['capture', -1, 0],
      ['welcome', 1, 1],
    ]);
    await rm(folder, { recursive: true });
  });

  it.each(databaseKinds)('is given back when the server is stopped, on %s', async (kind) => {
    const place = await placeOn(kind);
    const asked = speech.requests.length;
    speech.add(staysSilent);
    await using server = await startTestServer({ ...env, ...place });
    const { visitor, msgId } = await joinAndSay(server.origin, 'Hello');
    const playing = play(visitor, msgId);
    const request = await speech.request(asked);
    await server.close();
    expect([await playing, await request.hungUp]).toEqual([shuttingDown, true]);
    await using again = await startTestServer({ ...env, ...place });
    const buyer = new Buyer(visitor.at(again.origin));
    expect(await buyer.remaining()).toEqual({ tokens: 99, held: 0, debt: 0, expiring: [] });
    expect(await play(buyer.visitor, msgId)).toEqual(heard('Hello', msgId));
  });

  /** Kills a server that makes a sound and starts it again. */
  const killWhileMaking = async (url: Readonly<Record<string, string>>) => {
    const asked = speech.requests.length;
    const dataDir = await makeDataDir();
    const mortal = await startServer({ dataDir, env: { ...env, ...url } });
    const { visitor, msgId } = await joinAndSay(mortal.origin, 'Hello');
    speech.add(staysSilent);
    const playing = play(visitor, msgId).catch((error: unknown) => error);
    await speech.request(asked);
    const before = await new Buyer(visitor).remaining();
    await mortal.kill();
    expect([before, await playing]).toEqual([{ tokens: 98, held: 1, debt: 0, expiring: [] }, expect.any(TypeError)]);
    const again = await startServer({ dataDir, env: { ...env, ...url } });
    return {
      buyer: new Buyer(visitor.at(again.origin)),
      msgId,
      async [Symbol.asyncDispose]() {
        await again.stop();
        await removeDataDir(dataDir);
      },
    };
  };
  const givenBack = [
    ['void', 0, 99],
    ['capture', -1, 99],
    ['welcome', 100, 100],
  ];

  it('is given back by the next start when the server was killed', async () => {
    await using killed = await killWhileMaking({});
    expect((await killed.buyer.ledger()).map(lineOf)).toEqual(givenBack);
    expect(await play(killed.buyer.visitor, killed.msgId)).toEqual(heard('Hello', killed.msgId));
    expect(await killed.buyer.remaining()).toEqual({ tokens: 98, held: 0, debt: 0, expiring: [] });
  });

  it('is given back soon when one of several servers was killed, and what the others make goes on', async () => {
    const url = { DATABASE_URL: await newPostgresqlUrl() };
    await using other = await startTestServer({ ...env, ...url });
    const asked = speech.requests.length;
    const go = Promise.withResolvers<void>();
    speech.add(speaksAfter(go.promise));
    const neighbour = await joinAndSay(other.origin, 'Hello, too');
    const playing = play(neighbour.visitor, neighbour.msgId);
    await speech.request(asked);
    await using killed = await killWhileMaking(url);
    await until(async () => (await killed.buyer.remaining()).held === 0, { timeout: 40_000, interval: 500 });
    expect((await killed.buyer.ledger()).map(lineOf)).toEqual(givenBack);
    expect(await new Buyer(neighbour.visitor).remaining()).toEqual({ tokens: 98, held: 1, debt: 0, expiring: [] });
    go.resolve();
    expect(await playing).toEqual(heard('Hello, too', neighbour.msgId));
    expect(await new Buyer(neighbour.visitor).remaining()).toEqual({ tokens: 98, held: 0, debt: 0, expiring: [] });
  });

  it('of a message that is deleted meanwhile is left', async () => {
    const DATABASE_URL = await newPostgresqlUrl();
    await using server = await startTestServer({ ...env, DATABASE_URL });
    const asked = speech.requests.length;
    speech.add(staysSilent);
    const { visitor, email, msgId } = await joinAndSay(server.origin, 'Hello');
    const playing = play(visitor, msgId);
    const request = await speech.request(asked);
    await visitor.post('/api/user/delete', { email, password });
    expect([await request.hungUp, await playing]).toEqual([true, notFound]);
    const database = await openPostgresql(DATABASE_URL, silent);
    expect(await auditLedgers(database.db)).toEqual({});
    await database.close();
  });

  it('leaves no sound behind of a message that is gone', async () => {
    const DATABASE_URL = await newPostgresqlUrl();
    await using server = await startTestServer({ ...env, DATABASE_URL });
    const [gone, kept] = [await joinAndSay(server.origin, 'Gone'), await joinAndSay(server.origin, 'Kept')];
    await Promise.all([gone, kept].map(({ visitor, msgId }) => play(visitor, msgId)));
    const folder = join(server.dataDir, 'speech');
    const messagesWithSounds = async () => new Set((await readdir(folder)).map((name) => name.split('.')[0]));
    expect(await messagesWithSounds()).toEqual(new Set([gone.msgId, kept.msgId]));
    await gone.visitor.post('/api/user/delete', { email: gone.email, password });
    const database = await openPostgresql(DATABASE_URL, silent);
    const service = createSpeechService({
      db: database.db,
      provider: undefined,
      voice: 'alloy',
      cost: 1,
      folder,
      log: silent,
    });
    await service.sweep();
    expect(await messagesWithSounds()).toEqual(new Set([kept.msgId]));
    await service.close();
    await database.close();
  });
});

describe.each([
  ['the same folder', 1],
  ['folders of their own', 2],
])('two servers on one PostgreSQL with %s', (folders, times) => {
  it('make a sound that is wanted from both at once, and have it paid once', async () => {
    await using speech = await startSpeechServer();
    const env = {
      DATABASE_URL: await newPostgresqlUrl(),
      SPEECH_BASE_URL: speech.baseUrl,
      SPEECH_MODEL: 'speaks',
      ...(folders === 'the same folder' && { DATA_DIR: await makeDataDir() }),
    };
    await using one = await startTestServer(env);
    await using other = await startTestServer(env);
    const go = Promise.withResolvers<void>();
    speech.add(speaksAfter(go.promise));
    const { visitor, msgId } = await joinAndSay(one.origin, 'Hello');
    const elsewhere = visitor.at(other.origin);
    const playing = [play(visitor, msgId), play(elsewhere, msgId)];
    await speech.request(0);
    go.resolve();
    expect(await Promise.all(playing)).toEqual([heard('Hello', msgId), heard('Hello', msgId)]);
    for (const there of [visitor, elsewhere]) {
      const sound = await there.fetch(audioOf(msgId));
      expect(Buffer.from(await sound.arrayBuffer())).toEqual(soundOf('Hello'));
    }
    expect(speech.requests.length).toBe(times);
    expect((await new Buyer(visitor).ledger()).map(lineOf)).toEqual([
      ['capture', -1, 98],
      ['capture', -1, 99],
      ['welcome', 100, 100],
    ]);
  });
});
