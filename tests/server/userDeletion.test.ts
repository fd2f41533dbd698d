import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod';
import { message } from '#contract/chat.ts';
import { userExport } from '#contract/userExport.ts';
import { seedCharacters } from '#server/seed/seedCharacters.ts';
import { passwordDigest } from '#src/api/passwordDigest.ts';
import { readAll, readSome, textOf } from './support/chatEvents.ts';
import { describeOnDatabases } from './support/describeOnDatabases.ts';
import { signInLocally } from './support/localIdentity.ts';
import { beginStream, hangsAfter, type OpenAiServer, startOpenAiServer, streams } from './support/openaiServer.ts';
import { placeOn, startTestServer, type TestServer } from './support/testServer.ts';
import { Visitor } from './support/visitor.ts';

const [character, other] = seedCharacters;
if (character === undefined || other === undefined) throw new Error('The seed has characters');
const { characterId } = character;

const PASSWORD = 'correct horse';
const password = passwordDigest(PASSWORD);
const newEmail = () => `${randomUUID()}@example.org`;
const exchange = z.object({ messages: z.array(message) });
const gone = { status: 200, errNo: 0, data: {} };

describeOnDatabases('what the account holds', (kind) => {
  let provider: OpenAiServer;
  let server: TestServer;
  beforeAll(async () => {
    provider = await startOpenAiServer();
    server = await startTestServer({
      OPENAI_BASE_URL: provider.baseUrl,
      CHAT_MODEL: 'test',
      ...(await placeOn(kind)),
    });
  });
  afterAll(async () => {
    await server[Symbol.asyncDispose]();
    await provider[Symbol.asyncDispose]();
  });
  const visit = () => new Visitor(server.origin);

  /** Somebody who came by a third party, is set up, and has said something to two characters. */
  const joinByThirdParty = async () => {
    const visitor = visit();
    const email = newEmail();
    expect(await signInLocally(visitor, email)).toBe('/users/redirect?errNo=0&state=%2Fsettings');
    await visitor.post('/api/user/update', { name: 'Ada', pronoun: 'she/her' });
    await visitor.post('/api/user/update', { age: 36 });
    provider.add(streams('Good evening.'), streams('Hello!'), streams('Good morning.'));
    const said = exchange.parse((await visitor.say(characterId, 'Hello')).data).messages;
    const elsewhere = exchange.parse((await visitor.say(other.characterId, 'Hi')).data).messages;
    const answer = said.at(-1);
    await visitor.post('/api/chat/regenerate', { characterId, msgId: answer?.msgId, createTime: answer?.createTime });
    return { visitor, email, said, elsewhere };
  };

  it('is exported whole, with alternatives and third parties, and is in order', async () => {
    const { visitor, email, said, elsewhere } = await joinByThirdParty();
    const time = expect.any(Number);
    const { uid } = Object((await visitor.get('/api/user/detail')).data);
    const plain = { status: 'done', liked: false, feedback: null, image: null };
    const exported = ({ msgId, role, createTime, text }: z.infer<typeof message>) => ({
      msgId,
      role,
      createTime,
      chosen: 0,
      alternatives: [{ ordinal: 0, text, ...plain }],
    });
    const answer = said.at(-1);
    if (answer === undefined) throw new Error('An exchange holds an answer');
    const { status, errNo, data } = await visitor.get('/api/user/export');
    expect([status, errNo]).toEqual([200, 0]);
    expect(data).toEqual({
      format: 'liora.export.v1',
      exportTime: time,
      account: { uid, email, name: 'Ada', pronoun: 'she/her', age: 36, country: null, ref: null, createTime: time },
      identities: [{ issuer: `${server.origin}/dev/identity`, subject: expect.any(String), email, createTime: time }],
      sessions: [{ browser: null, system: null, createTime: time, lastUseTime: time, expireTime: time }],
      use: null,
      customerId: null,
      emailChange: null,
      orders: [],
      payments: [],
      subscriptions: [],
      ledger: [
        ['welcome', 100, 100],
        ['hold', -1, 99],
        ['capture', 0, 99],
        ['hold', -1, 98],
        ['capture', 0, 98],
        ['hold', -1, 97],
        ['capture', 0, 97],
      ].map(([kind, change, tokens], place) => ({ seq: place + 1, kind, change, tokens, createTime: time })),
      characters: [],
      pictureTasks: [],
      reports: [],
      blocks: [],
      events: [],
      conversations: [
        {
          characterId,
          characterName: character.name,
          messages: [
            ...said.slice(0, -1).map(exported),
            {
              ...exported(answer),
              chosen: 1,
              alternatives: [
                { ordinal: 0, text: 'Good evening.', ...plain },
                { ordinal: 1, text: 'Good morning.', ...plain },
              ],
            },
          ],
        },
        { characterId: other.characterId, characterName: other.name, messages: elsewhere.map(exported) },
      ],
    });
    expect(userExport.response.parse(data)).toEqual(data);
  });

  it('can be exported before setup and by who is under age', async () => {
    const visitor = visit();
    const email = newEmail();
    await visitor.requestSignUp(email, PASSWORD);
    await visitor.confirm(await visitor.codeFor(email));
    expect(await visitor.get('/api/user/export')).toMatchObject({ errNo: 0, data: { account: { name: null } } });
    await visitor.post('/api/user/update', { name: 'Kim', pronoun: 'they/them', age: 17 });
    await visitor.post('/api/user/update', { age: 17 });
    expect(await visitor.get('/api/user/export')).toMatchObject({ errNo: 0, data: { account: { age: 17 } } });
    expect(await visitor.post('/api/user/delete', { email, password })).toEqual(gone);
  });

  it('goes with the account, whose e-mail is enough where there is no password', async () => {
    const { visitor, email } = await joinByThirdParty();
    const cookies = new Map(visitor.cookies);
    expect(await visitor.post('/api/user/delete', { email: newEmail() })).toEqual({
      status: 401,
      errNo: 2001,
      data: null,
    });
    expect(await visitor.post('/api/user/delete', { email: ` ${email.toUpperCase()} ` })).toEqual(gone);
    expect([...cookies.keys()].filter((name) => !visitor.cookies.has(name))).toContain('liora_session');
    expect(await visitor.get('/api/user/export')).toEqual({ status: 401, errNo: 1002, data: null });
    expect(await signInLocally(visitor, email)).toBe('/users/redirect?errNo=0&state=%2Fsettings');
    expect(await visitor.get('/api/user/detail')).toMatchObject({ errNo: 3001, data: { name: null } });
    expect(await visitor.get('/api/user/export')).toMatchObject({ data: { conversations: [] } });
  });

  it('goes while an answer is being written, which ends at the provider too', async () => {
    const asked = provider.requests.length;
    provider.add(hangsAfter('Once upon '));
    const visitor = visit();
    const email = await visitor.join();
    const response = await visitor.fetch('/api/chat/completion', {
      method: 'POST',
      headers: { accept: 'text/event-stream', 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      body: JSON.stringify({ characterId, speechText: 'A story' }),
    });
    const [mine, theirs] = response.body?.tee() ?? [];
    expect(textOf(await readSome(new Response(mine), 2))).toBe('Once upon ');
    expect(await visitor.post('/api/user/delete', { email, password })).toEqual(gone);
    expect((await readAll(new Response(theirs))).at(-1)).toMatchObject({
      event: 'interrupted',
      data: { message: { text: 'Once upon ', status: 'interrupted' } },
    });
    expect(await (await provider.request(asked)).hungUp).toBe(true);
    expect(await visit().get('/api/user/detail')).toEqual(gone);
  });

  it('goes while a whole answer is waited for', async () => {
    const goOn = Promise.withResolvers<void>();
    const asked = provider.requests.length;
    provider.add(async (response) => {
      beginStream(response);
      await goOn.promise;
      response.end();
    });
    const visitor = visit();
    const email = await visitor.join();
    const answered = visitor.say(characterId, 'A story');
    await provider.request(asked);
    expect(await visitor.at(server.origin).post('/api/user/delete', { email, password })).toEqual(gone);
    goOn.resolve();
    expect(await answered).toMatchObject({ status: 502, errNo: 1007 });
    expect(await visit().get('/api/user/detail')).toEqual(gone);
  });
});
