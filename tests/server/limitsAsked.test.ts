import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import type { Call } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import type { OpenDatabase } from '#server/db/database.ts';
import { openPostgresql } from '#server/db/postgresql.ts';
import { silentLog } from '#server/log.ts';
import { limits } from '#server/rateLimit/limits.ts';
import { createRateLimiter } from '#server/rateLimit/rateLimiter.ts';
import { sendCall } from './support/sendCall.ts';
import { newAddress } from './support/stranger.ts';
import { character } from './support/talker.ts';
import { newPostgresqlUrl } from './support/testDatabase.ts';
import { startTestServer, type TestServer } from './support/testServer.ts';
import { Visitor } from './support/visitor.ts';

/**
 * Each call counts for its limit, under whoever it is a limit of: so many uses that one is left are there before. What the numbers are is
 * held in `tests/unit/limitsTold.test.ts`; those that other tests use up are left out here.
 */

type Fields = Readonly<Record<string, unknown>>;
type Uses = readonly (readonly [limit: keyof typeof limits, call: keyof typeof calls, fields: Fields])[];

const BY_ADDRESS: Uses = [
  ['mailByAddress', 'sendEmail', {}],
  ['codeByAddress', 'emailConfirm', {}],
  ['codeByAddress', 'passwordCheck', {}],
  ['codeByAddress', 'passwordSet', {}],
  ['codeByAddress', 'emailChangeCheck', {}],
  ['codeByAddress', 'emailChangeConfirm', {}],
  ['codeByAddress', 'emailChangeDecline', {}],
  ['digitsByAddress', 'emailConfirm', { code: '123456' }],
  ['authorizeByAddress', 'authorize', { oauthType: 'local', state: '/' }],
  ['sayingByAddress', 'meetingSay', {}],
  ['previewByAddress', 'characterPreview', {}],
];
const BY_ACCOUNT: Uses = [
  ['passwordByAccount', 'emailChange', {}],
  ['careByAccount', 'chatCompletion', { characterId: character.characterId, speechText: 'I want to kill myself' }],
  ['needByAccount', 'chatNeed', { characterId: character.characterId, speechText: 'Hello' }],
  ['reportByAccount', 'reportCreate', {}],
  ['reportByAccount', 'reportAppeal', {}],
  ['reportByAccount', 'chatFeedback', {}],
  ['describeByAccount', 'ugcDescribe', {}],
  ['importByAccount', 'characterImport', {}],
  ['importByAccount', 'lorebookRead', {}],
  ['importByAccount', 'ugcPortrait', {}],
];

describe('a limit that one use is left of', () => {
  let server: TestServer;
  let database: OpenDatabase;
  beforeAll(async () => {
    const url = await newPostgresqlUrl();
    server = await startTestServer({
      RATE_LIMITS: 'on',
      TRUSTED_PROXIES: '127.0.0.1',
      EMBEDDED_PROVIDERS: 'anywhere',
      DATABASE_URL: url,
    });
    database = await openPostgresql(url, silentLog);
  });
  afterAll(async () => {
    await database.close();
    await server[Symbol.asyncDispose]();
  });

  const leaveOne = async (name: keyof typeof limits, subject: string): Promise<void> => {
    const limiter = createRateLimiter(database.db, true);
    for (let uses = 1; uses < limits[name].max; uses += 1) await limiter.pass(limits[name], subject);
  };
  /** Whether each of two calls was refused for coming too often. */
  const refusals = async (visitor: Visitor, call: Call, fields: Fields, address: string): Promise<boolean[]> => {
    const refused: boolean[] = [];
    for (let use = 0; use < 2; use += 1) {
      const response = await sendCall(visitor, call, { fields, headers: { 'x-forwarded-for': address } });
      refused.push(response.status === 429);
      await response.arrayBuffer();
    }
    return refused;
  };

  it.each(BY_ADDRESS)('%s: it is had, and no other, by an address: %s', async (name, call, fields) => {
    const address = newAddress();
    await leaveOne(name, address);
    const visitor = new Visitor(server.origin);
    expect(await refusals(visitor, calls[call], fields, address)).toEqual([false, true]);
    expect(await refusals(visitor, calls[call], fields, newAddress())).toEqual([false, false]);
  });

  it.each(BY_ACCOUNT)('%s: it is had, and no other, by an account: %s', async (name, call, fields) => {
    const [visitor, other] = [new Visitor(server.origin), new Visitor(server.origin)];
    await visitor.join();
    await other.join();
    const { data } = await visitor.get('/api/user/detail');
    await leaveOne(name, z.object({ uid: z.string() }).parse(data).uid);
    expect(await refusals(visitor, calls[call], fields, newAddress())).toEqual([false, true]);
    expect(await refusals(other, calls[call], fields, newAddress())).toEqual([false, false]);
  });
});
