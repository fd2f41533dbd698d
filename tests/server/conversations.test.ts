import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { passwordDigest } from '#src/api/passwordDigest.ts';
import { Buyer, lineOf } from './support/buyer.ts';
import { readAll, readSome } from './support/chatEvents.ts';
import {
  clear,
  done,
  first,
  historyOf,
  importAnswers,
  keepPictureIn,
  listOf,
  read,
  remove,
  sayStreaming,
  second,
  summaryOf,
} from './support/conversationCalls.ts';
import { characterId, greeting, notThere } from './support/conversationFiles.ts';
import { describeOnDatabases } from './support/describeOnDatabases.ts';
import {
  answers,
  type Behaviour,
  hangs,
  hangsAfter,
  type OpenAiServer,
  startOpenAiServer,
  streams,
} from './support/openaiServer.ts';
import { placeOn, startTestServer, type TestServer } from './support/testServer.ts';
import { Visitor } from './support/visitor.ts';
import { until } from './support/until.ts';

describeOnDatabases('the list of conversations', (kind) => {
  let provider: OpenAiServer;
  let server: TestServer;
  const startFor = async ({ baseUrl }: OpenAiServer): Promise<TestServer> =>
    startTestServer({
      OPENAI_BASE_URL: baseUrl,
      CHAT_MODEL: 'test',
      ...(await placeOn(kind)),
    });
  beforeAll(async () => {
    provider = await startOpenAiServer();
    server = await startFor(provider);
  });
  afterAll(async () => {
    await server[Symbol.asyncDispose]();
    await provider[Symbol.asyncDispose]();
  });

  const joined = async (...behaviours: Behaviour[]): Promise<Visitor> => {
    provider.add(...behaviours);
    const visitor = new Visitor(server.origin);
    await visitor.join();
    return visitor;
  };

  const keepPicture = () => keepPictureIn(server.dataDir);

  it('[CHAT-05] lists each conversation with its last line, what is unread and what is being written, the latest first', async () => {
    const visitor = await joined(streams('x'.repeat(150), '🌊'.repeat(100)), hangsAfter('Half'));
    expect(await listOf(visitor)).toEqual([]);
    await visitor.say(characterId, 'Hello');
    await visitor.fetch('/api/chat/completion', {
      method: 'POST',
      headers: { accept: 'text/event-stream', 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      body: JSON.stringify({ characterId: second.characterId, speechText: 'Hello' }),
    });
    const writing = await until(async () => {
      const last = (await historyOf(visitor, second.characterId)).at(-1);
      return last?.text === 'Half' ? last : undefined;
    });
    const written = (await historyOf(visitor)).at(-1);
    expect(await listOf(visitor)).toEqual([
      {
        character: summaryOf(second),
        lastText: 'Half',
        lastRole: 'companion',
        lastTime: writing.createTime,
        isWriting: true,
        unread: 0,
      },
      {
        character: summaryOf(first),
        lastText: 'x'.repeat(150) + '🌊'.repeat(50),
        lastRole: 'companion',
        lastTime: written?.createTime,
        isWriting: false,
        unread: 1,
      },
    ]);
    await visitor.post('/api/chat/stop', { msgId: writing.msgId });
    expect((await listOf(visitor)).map(({ isWriting, unread }) => [isWriting, unread])).toEqual([
      [false, 1],
      [false, 1],
    ]);
  });

  it('notes what was read: never back, and never beyond what is there', async () => {
    const visitor = await joined(streams('One.'), streams('Two.'));
    expect(await read(visitor, 1)).toEqual(notThere);
    expect(await read(visitor, 1, randomUUID())).toEqual(notThere);
    await visitor.say(characterId, 'Hello');
    const unread = async () => (await listOf(visitor)).map((conversation) => conversation.unread);
    const time = (await historyOf(visitor)).at(-1)?.createTime ?? 0;
    expect(await unread()).toEqual([1]);
    expect(await read(visitor, time)).toEqual({ status: 200, errNo: 0, data: { readTime: time } });
    expect(await unread()).toEqual([0]);
    expect(await read(visitor, 0)).toEqual({ status: 200, errNo: 0, data: { readTime: time } });
    expect(await read(visitor, Number.MAX_SAFE_INTEGER)).toEqual({ status: 200, errNo: 0, data: { readTime: time } });
    expect(await visitor.get('/api/chat/history', { characterId })).toMatchObject({ data: { readTime: time } });
    await visitor.say(characterId, 'And now?');
    expect(await unread()).toEqual([1]);
  });

  it('[CHAT-05] clears: the messages are gone, the conversation stays and begins anew', async () => {
    const visitor = await joined(streams('Old.'), streams('New.'));
    await visitor.say(characterId, 'Hello');
    const before = Date.now();
    expect(await clear(visitor)).toEqual(done);
    const [cleared, ...rest] = await listOf(visitor);
    expect([cleared, rest]).toEqual([
      {
        character: summaryOf(first),
        lastText: '',
        lastRole: null,
        lastTime: expect.any(Number),
        isWriting: false,
        unread: 0,
      },
      [],
    ]);
    expect(cleared?.lastTime).toBeGreaterThanOrEqual(before);
    expect(await historyOf(visitor)).toEqual([]);
    await visitor.say(characterId, 'Hello again');
    expect((await historyOf(visitor)).map(({ text }) => text)).toEqual([greeting, 'Hello again', 'New.']);
  });

  it('[CHAT-05] deletes the conversation with everything in it, and no other', async () => {
    const visitor = await joined(streams('One.'), streams('Other.'));
    await visitor.say(characterId, 'Hello');
    await visitor.say(second.characterId, 'Hello');
    expect(await remove(visitor)).toEqual(done);
    expect((await listOf(visitor)).map(({ character, lastText }) => [character.characterId, lastText])).toEqual([
      [second.characterId, 'Other.'],
    ]);
    expect(await historyOf(visitor)).toEqual([]);
    expect(await visitor.get('/api/chat/export', { characterId })).toEqual(notThere);
  });

  it.each([
    ['clear', clear],
    ['delete', remove],
  ])('[API-08] %s takes effect once a key', async (_name, act) => {
    const visitor = await joined(streams('Old.'), streams('New.'), hangsAfter('Going on'));
    const key = randomUUID();
    await visitor.say(characterId, 'Hello');
    expect(await Promise.all([act(visitor, key), act(visitor, key)])).toEqual([done, done]);
    await visitor.say(characterId, 'Hello again');
    await readSome(await sayStreaming(visitor), 2);
    // What streams is stored a moment later.
    await expect.poll(async () => (await historyOf(visitor)).at(-1)?.text).toBe('Going on');
    const messages = await historyOf(visitor);
    expect(await act(visitor, key)).toEqual(done);
    expect(await historyOf(visitor)).toEqual(messages);
    expect(messages.map(({ text, status }) => [text, status]).slice(0, 4)).toEqual([
      [greeting, 'done'],
      ['Hello again', 'done'],
      ['New.', 'done'],
      ['A story', 'done'],
    ]);
    expect(messages.at(-1)?.status).toBe('generating');
    expect(await act(visitor, key, second.characterId)).toEqual({ status: 409, errNo: 1005, data: null });
  });

  it.each([
    ['clear', clear],
    ['delete', remove],
  ])('%s has nothing to do where nothing is, and knows no character that is not there', async (_name, act) => {
    const visitor = await joined();
    expect(await act(visitor)).toEqual(done);
    expect(await act(visitor, randomUUID(), randomUUID())).toEqual(notThere);
    expect(await listOf(visitor)).toEqual([]);
  });

  it.each([
    ['clear', 'with something written', clear, hangsAfter('Half a '), ['capture', -1, 99]],
    ['clear', 'with nothing written', clear, hangs, ['void', 0, 100]],
    ['delete', 'with something written', remove, hangsAfter('Half a '), ['capture', -1, 99]],
    ['delete', 'with nothing written', remove, hangs, ['void', 0, 100]],
  ])('%s stops an answer %s, at the provider too, and settles its tokens', async (_name, _how, act, behaviour, end) => {
    const visitor = await joined(behaviour);
    const asked = provider.requests.length;
    const response = await sayStreaming(visitor);
    const events = readAll(response);
    const request = await provider.request(asked);
    if (behaviour !== hangs) await until(async () => (await historyOf(visitor)).at(-1)?.text === 'Half a ');
    expect(await act(visitor)).toEqual(done);
    expect(await request.hungUp).toBe(true);
    expect((await events).at(-1)).toMatchObject({ event: 'done', data: { message: { status: 'stopped' } } });
    expect(await historyOf(visitor)).toEqual([]);
    expect((await listOf(visitor)).filter(({ isWriting, lastText }) => isWriting || lastText !== '')).toEqual([]);
    const buyer = new Buyer(visitor);
    expect((await buyer.remaining()).held).toBe(0);
    expect((await buyer.ledger()).map(lineOf)).toEqual([end, ['welcome', 100, 100]]);
  });

  it('what begins while a conversation is cleared is either there afterwards or gives its tokens back', async () => {
    // Cleared before the provider was asked, it never is: what it would have answered must not be left for other tests.
    await using own = await startOpenAiServer(streams('One.'), hangs);
    await using elsewhere = await startFor(own);
    const visitor = new Visitor(elsewhere.origin);
    await visitor.join();
    await visitor.say(characterId, 'Hello');
    const [said, cleared] = await Promise.all([sayStreaming(visitor), clear(visitor)]);
    expect([said.status, cleared]).toEqual([200, done]);
    expect(await clear(visitor)).toEqual(done);
    await readAll(said);
    const [, ...asked] = own.requests;
    expect(await Promise.all(asked.map(({ hungUp }) => hungUp))).toEqual(asked.map(() => true));
    expect(await historyOf(visitor)).toEqual([]);
    expect(await new Buyer(visitor).remaining()).toEqual({ tokens: 99, held: 0, debt: 0, expiring: [] });
  });

  it.each([
    ['clear', clear],
    ['delete', remove],
  ])('after %s, a message that is sent again is not said anew', async (_name, act) => {
    const visitor = await joined(streams('Once.'));
    const asked = provider.requests.length;
    const key = randomUUID();
    await visitor.say(characterId, 'Hello', key);
    await act(visitor);
    expect(await visitor.say(characterId, 'Hello', key)).toEqual(notThere);
    expect(await historyOf(visitor)).toEqual([]);
    expect(provider.requests.length).toBe(asked + 1);
  });

  const leave = async (visitor: Visitor, email: string) =>
    visitor.post('/api/user/delete', { email, password: passwordDigest('correct horse') });

  it.each([
    ['clear', clear],
    ['delete', remove],
    ['the deletion of the account', leave],
  ])('%s deletes the pictures that came with the messages, but none that another message shows', async (_name, act) => {
    const visitor = new Visitor(server.origin);
    const email = await visitor.join();
    const [lost, shared] = [await keepPicture(), await keepPicture()];
    const other = await joined();
    await importAnswers(visitor, [lost.image, shared.image]);
    await importAnswers(other, [shared.image]);
    expect(await act(visitor, act === leave ? email : randomUUID())).toMatchObject({ errNo: 0 });
    await until(async () => !(await lost.isThere()));
    expect(await shared.isThere()).toBe(true);
    expect(await clear(other)).toEqual(done);
    await until(async () => !(await shared.isThere()));
  });

  it('keeps the conversations of others as they are', async () => {
    const visitor = await joined(streams('Between us.'));
    await visitor.say(characterId, 'A secret');
    const before = [await listOf(visitor), await historyOf(visitor)];
    const stranger = await joined();
    expect(await listOf(stranger)).toEqual([]);
    expect(await read(stranger, Number.MAX_SAFE_INTEGER)).toEqual(notThere);
    expect(await clear(stranger)).toEqual(done);
    expect(await remove(stranger)).toEqual(done);
    expect([await listOf(visitor), await historyOf(visitor)]).toEqual(before);
  });

  it('a conversation whose provider failed can be cleared and begun anew', async () => {
    const visitor = await joined(answers(500, 'broken'), streams('Here I am.'));
    await visitor.say(characterId, 'Hello');
    expect((await listOf(visitor)).map(({ isWriting, unread, lastText }) => [isWriting, unread, lastText])).toEqual([
      [false, 1, ''],
    ]);
    expect(await clear(visitor)).toEqual(done);
    await visitor.say(characterId, 'Hello?');
    expect((await historyOf(visitor)).map(({ text }) => text)).toEqual([greeting, 'Hello?', 'Here I am.']);
  });
});
