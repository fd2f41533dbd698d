import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Call } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import { seedCharacters } from '#server/seed/seedCharacters.ts';
import { passwordDigest } from '#src/api/passwordDigest.ts';
import { signInLocally } from './support/localIdentity.ts';
import { fieldsOf } from './support/requestSamples.ts';
import { sendCall } from './support/sendCall.ts';
import { readTables, type Tables } from './support/tables.ts';
import { newPostgresqlUrl } from './support/testDatabase.ts';
import { startTestServer, type TestServer } from './support/testServer.ts';
import { Visitor } from './support/visitor.ts';

/** Over every call of the contract, with the whole database before and after. */

const PASSWORD = 'correct horse';
const all: readonly (readonly [string, Call])[] = Object.entries(calls);
const ready = all.filter(([, call]) => call.access === 'ready');
const forms = all.filter(([, call]) => call.encoding === 'form');
const characterId = seedCharacters[0]?.characterId ?? '';

/** What only the server sets. */
const notTheirs = {
  uid: '00000000-0000-4000-8000-00000000000a',
  id: '00000000-0000-4000-8000-00000000000a',
  tokens: 1_000_000,
  plan: 'gold',
  role: 'operator',
  isLocked: false,
  lockTime: 0,
  lock_time: 0,
  underAgeAnswers: 0,
  under_age_answers: 0,
  age: 99,
  hasPassword: false,
  passwordHash: 'x',
  password_hash: 'x',
  credentialVersion: 7,
  credential_version: 7,
  createTime: 0,
  create_time: 0,
  serviceCosts: [],
  maxSubscriptionDiscount: '99%',
} as const;

/** All but what stays on record: mails of the embedded outbox, how many there were in which hour, and ledgers, which have no name to them. */
const withoutLedgers = ({
  outbox_mails: _mails,
  mail_hours: _hours,
  meeting_hours: _meetings,
  wallets: _wallets,
  ledger_accounts: _accounts,
  transfers: _transfers,
  entries: _entries,
  holds: _holds,
  ...rest
}: Tables): Tables => rest;

describe('what a call may not do it does not do', () => {
  let databaseUrl: string;
  let server: TestServer;
  beforeAll(async () => {
    databaseUrl = await newPostgresqlUrl();
    server = await startTestServer({ DATABASE_URL: databaseUrl });
  });
  afterAll(() => server[Symbol.asyncDispose]());
  /** All but when the server itself has cleaned up, which it does when it likes. */
  const readAll = async (): Promise<Tables> => {
    const { upkeep_turns: _turns, ...rest } = await readTables(databaseUrl);
    return rest;
  };
  const visit = () => new Visitor(server.origin);

  describe.each([
    ['signed out', 1002, undefined],
    ['without a name', 3001, []],
    ['without an age', 3002, [{ name: 'Kim', pronoun: 'they/them' }]],
    ['under age, who may change it', 3004, [{ name: 'Kim', pronoun: 'they/them' }, { age: 17 }]],
    ['under age', 3003, [{ name: 'Kim', pronoun: 'they/them' }, { age: 17 }, { age: 16 }]],
  ])('[AUTH-04] [AUTH-17] for somebody %s', (_who, code, changes) => {
    let visitor: Visitor;
    beforeAll(async () => {
      visitor = visit();
      if (changes === undefined) return;
      const email = `${randomUUID()}@example.org`;
      await visitor.requestSignUp(email, PASSWORD);
      await visitor.confirm(await visitor.codeFor(email));
      for (const change of changes) await visitor.post('/api/user/update', change);
    });

    it('every call answers the code, and none changes anything', async () => {
      const before = await readAll();
      const answers: Record<string, unknown> = {};
      for (const [name, call] of ready) {
        const fields = fieldsOf(call).includes('characterId') ? { characterId } : {};
        const response = await sendCall(visitor, call, { fields, headers: { accept: 'text/event-stream' } });
        answers[name] = await response.json();
      }
      const refused = { errNo: code, data: null, message: expect.any(String) };
      expect(answers).toEqual(Object.fromEntries(ready.map(([name]) => [name, refused])));
      expect(await readAll()).toEqual(before);
    });
  });

  describe('[AUTH-14] mass assignment', () => {
    const given = Object.entries({ ...notTheirs, email: 'other@example.org' });

    it('userUpdate sets nothing that only the server sets', async () => {
      const visitor = visit();
      await visitor.join();
      const before = [await visitor.get('/api/user/detail'), await readAll()];
      const answers: Record<string, unknown> = {};
      for (const [name, value] of given)
        answers[name] = await visitor.post('/api/user/update', { name: 'Eve', [name]: value });
      const unknown = (name: string) => ({
        status: 400,
        errNo: 1001,
        data: { fields: [{ path: name, reason: 'unknown' }] },
      });
      expect(answers).toEqual({
        ...Object.fromEntries(given.map(([name]) => [name, unknown(name)])),
        age: { status: 403, errNo: 1003, data: null },
      });
      expect([await visitor.get('/api/user/detail'), await readAll()]).toEqual(before);
    });

    it.each(forms)('%s sets nothing beside its own', async (_name, call) => {
      const visitor = visit();
      const email = await visitor.join();
      const accountOf = async () => (await readAll())['accounts']?.find((row) => row['email'] === email);
      const before = await accountOf();
      expect(before).toMatchObject({ email, name: 'Ada', age: 36, lock_time: null, under_age_answers: 0 });
      const oldpassword = passwordDigest(PASSWORD);
      const own = { email, password: oldpassword, oldpassword, redirect_uri: '/users/redirect' };
      const fields = Object.fromEntries(Object.entries(own).filter(([name]) => fieldsOf(call).includes(name)));
      await sendCall(visitor, call, { fields: { ...notTheirs, ...fields } });
      const { password_hash: now, credential_version: version, ...after } = Object(await accountOf());
      const { password_hash: then, credential_version: first, ...expected } = Object(before);
      // Passwords are counted.
      expect([after, version]).toEqual([expected, now === then ? first : first + 1]);
    });
  });

  it('[AUTH-14] an account that is deleted leaves no row behind but a ledger without a name, and takes none of others', async () => {
    const neighbour = visit();
    await neighbour.join();
    await neighbour.say(characterId, 'Hello');
    const before = withoutLedgers(await readAll());
    const visitor = visit();
    const email = `${randomUUID()}@example.org`;
    await signInLocally(visitor, email);
    await visitor.post('/api/user/update', { name: 'Ada', pronoun: 'she/her', age: 36 });
    const { messages } = Object((await visitor.say(characterId, 'Hello')).data);
    const { msgId, createTime } = messages.at(-1);
    expect(await visitor.post('/api/chat/regenerate', { characterId, msgId, createTime })).toMatchObject({ errNo: 0 });
    await visitor.form('/session/pc/sendemail', { tokenType: '600002', email, redirect_uri: '/users/password/reset' });
    expect(await visitor.post('/api/user/delete', { email })).toMatchObject({ errNo: 0 });
    const tables = await readAll();
    // That somebody talked with the character stays counted.
    const characters = before['characters']?.map((row) =>
      row['id'] === characterId ? { ...row, popularity: Number(row['popularity']) + 1 } : row,
    );
    expect(withoutLedgers(tables)).toEqual({ ...before, characters });
    expect(tables['wallets']?.filter((wallet) => wallet['account_id'] === null)).toHaveLength(1);
    const { outbox_mails: _mails, ...kept } = tables;
    expect(JSON.stringify(kept)).not.toContain(email);
  });
});
