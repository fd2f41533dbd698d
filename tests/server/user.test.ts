import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { userExport } from '#contract/userExport.ts';
import { passwordDigest } from '#src/api/passwordDigest.ts';
import { seedCharacters } from '#server/seed/seedCharacters.ts';
import { describeOnDatabases } from './support/describeOnDatabases.ts';
import { placeOn, startTestServer, type TestServer } from './support/testServer.ts';
import { Visitor } from './support/visitor.ts';

const PASSWORD = 'correct horse';
const newEmail = () => `${randomUUID()}@example.org`;
const exported = userExport.response;
const keyed = (key: string = randomUUID()) => ({ 'idempotency-key': key });

describeOnDatabases('accounts', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(await placeOn(kind));
  });
  afterAll(() => server[Symbol.asyncDispose]());
  const visit = () => new Visitor(server.origin);
  /** Somebody who has confirmed the e-mail and not said anything else yet. */
  const arrive = async (visitor = visit()) => {
    const email = newEmail();
    await visitor.requestSignUp(email, PASSWORD);
    await visitor.confirm(await visitor.codeFor(email));
    await visitor.post('/api/user/update', { name: 'Kim', pronoun: 'they/them' });
    return { visitor, email };
  };

  describe('[API-08] a change of the account', () => {
    it('takes effect once an intent, also when it comes twice at once', async () => {
      const { visitor } = await arrive();
      const key = keyed();
      const answers = await Promise.all([1, 2, 3].map(() => visitor.post('/api/user/update', { age: 17 }, key)));
      expect(answers.map(({ errNo }) => errNo)).toEqual([3004, 3004, 3004]);
      expect(answers[1]).toEqual(answers[0]);
      expect(answers[2]).toEqual(answers[0]);
      expect(await visitor.post('/api/user/update', { age: 17 }, key)).toEqual(answers[0]);
      expect(await visitor.post('/api/user/update', { age: 17 })).toMatchObject({ status: 200, errNo: 3003 });
    });

    it('shows each thing that was said under its own name', async () => {
      const { visitor, email } = await arrive();
      await visitor.post('/api/user/update', { age: 36, country: 'NL' });
      expect((await visitor.get('/api/user/detail')).data).toMatchObject({
        email,
        name: 'Kim',
        pronoun: 'they/them',
        country: 'NL',
      });
    });

    it('is refused when its key belongs to another change, and has none for others', async () => {
      const { visitor } = await arrive();
      const other = (await arrive()).visitor;
      const key = keyed();
      expect(await visitor.post('/api/user/update', { name: 'Ada' }, key)).toMatchObject({ errNo: 3002 });
      expect(await visitor.post('/api/user/update', { name: 'Ben' }, key)).toEqual({
        status: 409,
        errNo: 1005,
        data: null,
      });
      expect(await other.post('/api/user/update', { name: 'Ben' }, key)).toMatchObject({
        errNo: 3002,
        data: { name: 'Ben' },
      });
    });

    it('leaves its key free when it is refused', async () => {
      const visitor = visit();
      await visitor.join();
      const key = keyed();
      expect(await visitor.post('/api/user/update', { age: 40 }, key)).toEqual({
        status: 403,
        errNo: 1003,
        data: null,
      });
      expect(await visitor.post('/api/user/update', { name: 'Ada L.' }, key)).toMatchObject({
        status: 200,
        errNo: 0,
        data: { name: 'Ada L.' },
      });
    });

    it('needs a key', async () => {
      const { visitor } = await arrive();
      expect(await visitor.post('/api/user/update', { age: 17 }, {})).toEqual({
        status: 400,
        errNo: 1001,
        data: { fields: [{ path: 'idempotency-key', reason: 'missing' }] },
      });
    });
  });

  describe('[AUTH-17] whoever said twice to be under age', () => {
    const sayTwice = async (visitor: Visitor) => {
      await visitor.post('/api/user/update', { age: 16 });
      await visitor.post('/api/user/update', { age: 16 });
    };
    const withClientId = (clientId: string): Visitor => {
      const visitor = visit();
      visitor.keep('cuid', clientId);
      return visitor;
    };

    it('cannot start again with the same e-mail, which answers like any other', async () => {
      const { visitor, email } = await arrive();
      await sayTwice(visitor);
      const gone = await visitor.post('/api/user/delete', { email, password: passwordDigest(PASSWORD) });
      expect(gone).toEqual({ status: 200, errNo: 0, data: {} });
      const again = visit();
      expect(await again.requestSignUp(email, PASSWORD)).toEqual({ status: 200, errNo: 0, data: {} });
      expect((await again.mailsTo(email))[0]?.subject).toBe('We can’t create your Liora account');
    });

    it('cannot start again in the same browser', async () => {
      const clientId = `client-${randomUUID()}`;
      await sayTwice((await arrive(withClientId(clientId))).visitor);
      expect(await withClientId(clientId).requestSignUp(newEmail(), PASSWORD)).toEqual({
        status: 403,
        errNo: 3003,
        data: null,
      });
      expect(await withClientId(`client-${randomUUID()}`).requestSignUp(newEmail(), PASSWORD)).toMatchObject({
        errNo: 0,
      });
    });
  });

  it('[AUTH-14] deletes the account with everything in it, by its e-mail and password', async () => {
    const visitor = visit();
    const email = await visitor.join();
    const elsewhere = visitor.at(server.origin);
    const remove = (given: string, password: string) =>
      visitor.post('/api/user/delete', { email: given, password: passwordDigest(password) });
    expect(await remove(email, 'something else')).toEqual({ status: 401, errNo: 2001, data: null });
    expect(await remove(newEmail(), PASSWORD)).toEqual({ status: 401, errNo: 2001, data: null });
    expect(await visitor.post('/api/user/delete', { email })).toEqual({ status: 401, errNo: 2001, data: null });
    expect(await remove(email, PASSWORD)).toEqual({ status: 200, errNo: 0, data: {} });
    expect(await elsewhere.get('/api/user/detail')).toEqual({ status: 200, errNo: 0, data: {} });
    expect(await visit().signIn(email, PASSWORD)).toEqual({ status: 401, errNo: 2001, data: null });
    expect(await visit().requestSignUp(email, PASSWORD)).toMatchObject({ errNo: 0 });
    expect((await visit().mailsTo(email))[0]?.subject).toBe('Confirm your email for Liora');
  });

  it('keeps where somebody lives, tells and exports it, and forgets it when they wish', async () => {
    const visitor = visit();
    await visitor.join();
    const first = await visitor.get('/api/user/detail');
    const told = async () => [
      await visitor.get('/api/user/detail'),
      exported.parse((await visitor.get('/api/user/export')).data).account.country,
    ];
    const update = (country: string | null) => visitor.post('/api/user/update', { country });
    const living = (country: string | null) => ({ status: 200, errNo: 0, data: { ...Object(first.data), country } });
    expect(await told()).toEqual([living(null), null]);
    expect(await update('AT')).toEqual(living('AT'));
    expect(await told()).toEqual([living('AT'), 'AT']);
    expect(await visitor.post('/api/user/update', { name: 'Ada' })).toEqual(living('AT'));
    expect(await update('ZZ')).toEqual({
      status: 400,
      errNo: 1001,
      data: { fields: [{ path: 'country', reason: 'notACountry' }] },
    });
    expect(await told()).toEqual([living('AT'), 'AT']);
    expect(await update(null)).toEqual(living(null));
    expect(await told()).toEqual([living(null), null]);
  });

  it.each([
    ['a-friend_2', 'a-friend_2'],
    ['x'.repeat(64), 'x'.repeat(64)],
    ['x'.repeat(65), null],
    ['a.friend', null],
  ])('keeps by %s who sent the person: %s', async (ref, kept) => {
    const visitor = visit();
    visitor.keep('liora_ref', ref);
    await visitor.join();
    expect(exported.parse((await visitor.get('/api/user/export')).data).account.ref).toBe(kept);
  });

  it('exports everything that is kept about the person', async () => {
    const visitor = visit();
    visitor.keep('liora_ref', 'a-friend');
    const email = await visitor.join();
    const [character] = seedCharacters;
    if (character === undefined) throw new Error('The seed has characters');
    await visitor.say(character.characterId, 'Hello there');
    const time = expect.any(Number);
    const message = { msgId: expect.any(String), createTime: time, chosen: 0 };
    const plain = { ordinal: 0, status: 'done', liked: false, feedback: null, image: null };
    const spoken = [{ ...plain, text: expect.any(String) }];
    expect(await visitor.get('/api/user/export')).toEqual({
      status: 200,
      errNo: 0,
      data: {
        format: 'liora.export.v1',
        exportTime: time,
        account: {
          uid: expect.any(String),
          email,
          name: 'Ada',
          pronoun: 'she/her',
          age: 36,
          country: null,
          ref: 'a-friend',
          createTime: time,
        },
        identities: [],
        sessions: [{ browser: null, system: null, createTime: time, lastUseTime: time, expireTime: time }],
        emailChange: null,
        use: null,
        customerId: null,
        orders: [],
        payments: [],
        subscriptions: [],
        ledger: [
          { seq: 1, kind: 'welcome', change: 100, tokens: 100, createTime: time },
          { seq: 2, kind: 'hold', change: -1, tokens: 99, createTime: time },
          { seq: 3, kind: 'capture', change: 0, tokens: 99, createTime: time },
        ],
        characters: [],
        pictureTasks: [],
        reports: [],
        blocks: [],
        events: [],
        conversations: [
          {
            characterId: character.characterId,
            characterName: character.name,
            messages: [
              { ...message, role: 'companion', alternatives: spoken },
              { ...message, role: 'user', alternatives: [{ ...plain, text: 'Hello there' }] },
              { ...message, role: 'companion', alternatives: spoken },
            ],
          },
        ],
      },
    });
  });
});
