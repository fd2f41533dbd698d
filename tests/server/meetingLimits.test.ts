import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errNo } from '#contract/errNo.ts';
import { meetingHours } from '#server/db/meetingSchema.ts';
import { createMeetingBudget } from '#server/features/meeting/meetingBudget.ts';
import { createMeetings } from '#server/features/meeting/meetingService.ts';
import { silentLog } from '#server/log.ts';
import { chatProviderFrom } from '#server/providers/chat/chatProviderFrom.ts';
import { limits } from '#server/rateLimit/limits.ts';
import { addCharacters } from './support/castOf.ts';
import { describeOnDatabases } from './support/describeOnDatabases.ts';
import { type OpenAiServer, startOpenAiServer, streams } from './support/openaiServer.ts';
import { accountNeeded, newAddress, Stranger } from './support/stranger.ts';
import { character } from './support/talker.ts';
import { newPostgresqlUrl, openTestDatabase } from './support/testDatabase.ts';
import { startTestServer, type TestServer } from './support/testServer.ts';
import { Visitor } from './support/visitor.ts';

const HOUR = 60 * 60 * 1000;
const settings = { RATE_LIMITS: 'on', TRUSTED_PROXIES: '127.0.0.1', EMBEDDED_PROVIDERS: 'anywhere' };

describeOnDatabases('[CHAR-05] the budget of answers without an account', (kind) => {
  it('lets through so many an hour, of whoever asks at once', async () => {
    const database = await openTestDatabase(kind);
    try {
      const budget = createMeetingBudget(database.db, silentLog, 3);
      const now = 1000 * HOUR;
      const passed = await Promise.all(Array.from({ length: 5 }, () => budget.pass(now)));
      expect(passed.filter((isThrough) => isThrough)).toHaveLength(3);
      expect(await database.db.select().from(meetingHours)).toEqual([{ hour: 1000, answers: 3 }]);
      expect(await budget.pass(now + HOUR)).toBe(true);
      await budget.deleteExpired(now + HOUR);
      expect(await database.db.select().from(meetingHours)).toEqual([{ hour: 1001, answers: 1 }]);
      expect(await createMeetingBudget(database.db, silentLog, 0).pass(now)).toBe(false);
    } finally {
      await database.close();
    }
  });
});

describeOnDatabases('[CHAR-05] a meeting of two answers', (kind) => {
  it('takes no third line, whatever was known of it when that was heard', async () => {
    await using provider = await startOpenAiServer(streams('Hm.'), streams('Well.'));
    const database = await openTestDatabase(kind);
    const { db } = database;
    const chat = chatProviderFrom({ OPENAI_BASE_URL: provider.baseUrl, CHAT_MODEL: 'test' });
    const meetings = createMeetings({ db, provider: chat, log: silentLog });
    try {
      const [characterId = ''] = await addCharacters(db, { name: 'Mira' });
      const met = await meetings.openCharacter(characterId);
      const meetingId = randomUUID();
      const say = async (speechText: string) => {
        const asked = { key: randomUUID(), locale: 'en', acceptLanguage: 'en' } as const;
        const { answer } = await meetings.say(met, { meetingId, characterId, speechText }, null, asked);
        let { status } = answer;
        for await (const state of meetings.states(answer)) ({ status } = state);
        return status;
      };
      expect([await say('First'), await say('Second')]).toEqual(['done', 'done']);
      await expect(say('Third')).rejects.toMatchObject({ name: 'ApiError', errNo: errNo.accountNeeded });
    } finally {
      await meetings.close();
      await database.close();
    }
  });
});

describe('[CHAR-05] strangers on two servers of one database', () => {
  let provider: OpenAiServer;
  let servers: readonly TestServer[];
  beforeAll(async () => {
    provider = await startOpenAiServer();
    const shared = {
      ...settings,
      OPENAI_BASE_URL: provider.baseUrl,
      CHAT_MODEL: 'test',
      DATABASE_URL: await newPostgresqlUrl(),
    };
    servers = await Promise.all([
      startTestServer({ ...shared, MEETING_BUDGET: '40' }),
      startTestServer({ ...shared, MEETING_BUDGET: '40' }),
    ]);
  });
  afterAll(async () => {
    for (const server of servers) await server[Symbol.asyncDispose]();
    await provider[Symbol.asyncDispose]();
  });
  /** So many strangers who say one line each, on either server. */
  const crowd = async (count: number, come: (visitor: Visitor) => Stranger): Promise<number[]> => {
    provider.add(...Array.from({ length: count }, () => streams('Hm.')));
    const codes: number[] = [];
    for (let place = 0; place < count; place += 1) {
      const visitor = new Visitor(servers[place % servers.length]?.origin ?? '');
      codes.push((await come(visitor).say('Hello')).errNo);
    }
    return codes;
  };
  const through = (codes: readonly number[]): number => codes.filter((code) => code === 0).length;

  it('get so many answers an address, a browser and an hour, and cost nothing beyond', async () => {
    const address = newAddress();
    const { max: ofAddress } = limits.meetingByAddress;
    const { max: ofClient } = limits.meetingByClient;
    expect(through(await crowd(ofAddress + 3, (visitor) => new Stranger(visitor, { address })))).toBe(ofAddress);
    const sameBrowser = (visitor: Visitor): Stranger => {
      visitor.keep('cuid', 'liora1qqqsyqcyq5rqwzqfpg9scrgwpul6xg62');
      return new Stranger(visitor);
    };
    expect(through(await crowd(ofClient + 3, sameBrowser))).toBe(ofClient);
    const left = 40 - ofAddress - ofClient;
    expect(through(await crowd(left + 5, (visitor) => new Stranger(visitor)))).toBe(left);
    expect(provider.requests.length).toBe(40);
  });
});

it('[CHAR-05] crawlers at the page of a meeting spend nothing of it', async () => {
  await using provider = await startOpenAiServer();
  await using server = await startTestServer({
    ...settings,
    OPENAI_BASE_URL: provider.baseUrl,
    CHAT_MODEL: 'test',
    MEETING_BUDGET: '1',
  });
  const pages = await Promise.all(
    Array.from({ length: 30 }, (_, place) =>
      fetch(`${server.origin}/meet/${place % 2 === 0 ? character.characterId : randomUUID()}`, {
        headers: { 'user-agent': 'Crawler/1.0', 'x-forwarded-for': newAddress() },
      }),
    ),
  );
  expect(pages.map(({ status }) => status)).toEqual(Array<number>(30).fill(200));
  for (const page of pages) expect(await page.text()).toContain('<div id="root">');
  expect(provider.requests).toEqual([]);
  provider.add(streams('Hm.'));
  const stranger = new Stranger(new Visitor(server.origin));
  expect((await stranger.say('Hello')).errNo).toBe(0);
  expect(await stranger.say('Again')).toEqual(accountNeeded);
});

it('[CHAR-05] without a budget strangers are asked for an account at once, and helped all the same', async () => {
  await using server = await startTestServer({ ...settings, MEETING_BUDGET: '0' });
  const stranger = new Stranger(new Visitor(server.origin));
  expect(await stranger.say('Hello')).toEqual(accountNeeded);
  expect((await stranger.say('I took all my pills')).errNo).toBe(0);
});

it('[CHAR-05] a browser that was told by somebody under age is asked for an account', async () => {
  await using server = await startTestServer({ ...settings, RATE_LIMITS: 'off' });
  const young = new Visitor(server.origin);
  young.keep('cuid', 'liora1qqqsyqcyq5rqwzqfpg9scrgwpul6xg62');
  await young.requestSignUp('young@example.org', 'correct horse');
  await young.confirm(await young.codeFor('young@example.org'));
  await young.post('/api/user/update', { name: 'Kim', pronoun: 'they/them' });
  await young.post('/api/user/update', { age: 16 });
  await young.post('/api/user/update', { age: 16 });
  const again = new Visitor(server.origin);
  again.keep('cuid', 'liora1qqqsyqcyq5rqwzqfpg9scrgwpul6xg62');
  expect(await new Stranger(again).say('Hello')).toEqual(accountNeeded);
});
