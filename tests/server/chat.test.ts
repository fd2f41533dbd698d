import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod';
import { message } from '#contract/chat.ts';
import { seedCharacters } from '#server/seed/seedCharacters.ts';
import { readAll, readSome, textOf } from './support/chatEvents.ts';
import { describeOnDatabases } from './support/describeOnDatabases.ts';
import {
  type Behaviour,
  beginStream,
  cutsAfter,
  flush,
  hangsAfter,
  type OpenAiServer,
  pieceEvents,
  startOpenAiServer,
  streamOf,
  streams,
} from './support/openaiServer.ts';
import { placeOn, startTestServer, type TestServer } from './support/testServer.ts';
import { Visitor } from './support/visitor.ts';

const [first, second] = seedCharacters;
if (first === undefined || second === undefined) throw new Error('The seed has characters');
const characterId = first.characterId;

const exchange = z.object({ messages: z.array(message) });
const history = z.object({ messages: z.array(message), hasMore: z.boolean() });
const openStream = { accept: 'text/event-stream' };

/** Says something and takes the answer as a stream. */
const sayStreaming = (visitor: Visitor, speechText: string, key: string = randomUUID()): Promise<Response> =>
  visitor.fetch('/api/chat/completion', {
    method: 'POST',
    headers: { ...openStream, 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify({ characterId, speechText }),
  });

const historyOf = async (visitor: Visitor, query: Readonly<Record<string, string | number>> = {}) =>
  history.parse((await visitor.get('/api/chat/history', { characterId, ...query })).data);

const lines = (messages: readonly z.infer<typeof message>[]) =>
  messages.map(({ role, text, status }) => [role, text, status]);

describeOnDatabases('conversations', (kind) => {
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

  const greeting = first.greeting.replaceAll('{{user}}', 'Ada').replaceAll('{{char}}', first.name);
  const join = async (...behaviours: Behaviour[]): Promise<Visitor> => {
    provider.add(...behaviours);
    const visitor = new Visitor(server.origin);
    await visitor.join();
    return visitor;
  };

  it('[CHAT-01] [CHAT-02] answers as JSON and keeps greeting, message and answer', async () => {
    const visitor = await join(streams('Good ', 'evening.'));
    expect(await historyOf(visitor)).toEqual({ messages: [], hasMore: false });
    const answered = exchange.parse((await visitor.say(characterId, 'Hello')).data);
    expect(lines(answered.messages)).toEqual([
      ['companion', greeting, 'done'],
      ['user', 'Hello', 'done'],
      ['companion', 'Good evening.', 'done'],
    ]);
    expect(await historyOf(visitor)).toEqual({ messages: answered.messages, hasMore: false });
  });

  it('[CHAT-02] streams: start with what was stored, pieces with rising sequence numbers, done with the whole', async () => {
    const visitor = await join(streams('One, ', 'two, ', 'three.'));
    const response = await sayStreaming(visitor, 'Count');
    expect(response.headers.get('content-type')).toBe('text/event-stream');
    const events = await readAll(response);
    const stored = await historyOf(visitor);
    expect(events[0]).toEqual({
      event: 'start',
      seq: 0,
      data: {
        messages: stored.messages.map((each, index) =>
          index === 2 ? { ...each, text: '', status: 'generating' } : each,
        ),
      },
    });
    expect(textOf(events)).toBe('One, two, three.');
    const ends: number[] = [];
    let length = 0;
    for (const event of events)
      if (event.event === 'delta') {
        length += event.data.text.length;
        ends.push(event.seq - length);
      }
    expect(new Set(ends)).toEqual(new Set([0]));
    expect(events.at(-1)).toEqual({ event: 'done', seq: 16, data: { message: stored.messages[2] } });
  });

  it('[API-08] the same key gives the same exchange and asks the provider once; with another text it is refused', async () => {
    const visitor = await join(streams('Only once.'));
    const asked = provider.requests.length;
    const key = randomUUID();
    const [one, two] = await Promise.all([visitor.say(characterId, 'Hi', key), visitor.say(characterId, 'Hi', key)]);
    expect(two).toEqual(one);
    expect(await visitor.say(characterId, 'Hi', key)).toEqual(one);
    expect(textOf(await readAll(await sayStreaming(visitor, 'Hi', key)))).toBe('Only once.');
    expect(await visitor.say(characterId, 'Something else', key)).toEqual({ status: 409, errNo: 1005, data: null });
    expect(provider.requests.length).toBe(asked + 1);
    expect((await historyOf(visitor)).messages).toHaveLength(3);
  });

  it('refuses a second message while an answer is being written, and stores nothing of it', async () => {
    const visitor = await join(hangsAfter('Wait'));
    const response = await sayStreaming(visitor, 'First');
    const started = await readSome(response, 2);
    expect(started.map(({ event }) => event)).toEqual(['start', 'delta']);
    expect(await visitor.say(characterId, 'Second')).toEqual({ status: 409, errNo: 1005, data: null });
    expect(lines((await historyOf(visitor)).messages).map(([, text]) => text)).not.toContain('Second');
  });

  it('goes on without the browser, and is taken up after a sequence number', async () => {
    const goOn = Promise.withResolvers<void>();
    const visitor = await join(async (response) => {
      beginStream(response);
      await flush(response, pieceEvents(['Once upon ']));
      await goOn.promise;
      response.end(streamOf(['a time.']));
    });
    const started = await readSome(await sayStreaming(visitor, 'A story'), 2);
    const answer = started[0]?.event === 'start' ? started[0].data.messages.at(-1) : undefined;
    const follow = (after: number) =>
      visitor.fetch(`/api/chat/stream?msgId=${answer?.msgId}&after=${after}`, { headers: openStream });
    const taken = follow(started[1]?.seq ?? 0);
    goOn.resolve();
    const events = await readAll(await taken);
    expect(textOf(started) + textOf(events)).toBe('Once upon a time.');
    expect(events.at(-1)).toEqual({
      event: 'done',
      seq: 17,
      data: { message: { ...answer, text: 'Once upon a time.', status: 'done' } },
    });
    expect(textOf(await readAll(await follow(5)))).toBe('upon a time.');
  });

  it('stop reaches the provider and keeps what was written', async () => {
    const visitor = await join(hangsAfter('Half a '));
    const asked = provider.requests.length;
    const response = await sayStreaming(visitor, 'Talk');
    const [start] = await readSome(response, 2);
    const answer = start?.event === 'start' ? start.data.messages.at(-1) : undefined;
    const stopped = { ...answer, text: 'Half a ', status: 'stopped' };
    expect(await visitor.post('/api/chat/stop', { msgId: answer?.msgId })).toEqual({
      status: 200,
      errNo: 0,
      data: { message: stopped },
    });
    expect(await (await provider.request(asked)).hungUp).toBe(true);
    expect((await historyOf(visitor)).messages.at(-1)).toEqual(stopped);
    expect(await visitor.post('/api/chat/stop', { msgId: answer?.msgId })).toMatchObject({
      data: { message: stopped },
    });
  });

  it('a provider that breaks off fails the answer, keeps its beginning, and the message can be answered anew', async () => {
    const visitor = await join(cutsAfter('I was '), streams('All of it.'));
    const events = await readAll(await sayStreaming(visitor, 'Tell me'));
    const failed = (await historyOf(visitor)).messages.at(-1);
    expect(failed).toMatchObject({ role: 'companion', text: 'I was ', status: 'failed' });
    expect(events.at(-1)).toEqual({ event: 'failed', seq: 6, data: { message: failed, errNo: 1007 } });
    const again = await visitor.post(
      '/api/chat/regenerate',
      { characterId, msgId: failed?.msgId, createTime: failed?.createTime },
      { 'idempotency-key': randomUUID() },
    );
    const whole = { ...failed, failure: undefined, text: 'All of it.', status: 'done', chosen: 1, alternatives: 2 };
    expect(again).toEqual({ status: 200, errNo: 0, data: { messages: [whole] } });
    expect((await historyOf(visitor)).messages.at(-1)).toEqual(whole);
  });

  it('[CHAT-02] regenerates once a key, from the conversation before the answer', async () => {
    const visitor = await join(streams('First try.'), streams('Second try.'));
    const answered = exchange.parse((await visitor.say(characterId, 'Say something')).data);
    const answer = answered.messages.at(-1);
    const asked = provider.requests.length;
    const key = { 'idempotency-key': randomUUID() };
    const request = { characterId, msgId: answer?.msgId, createTime: answer?.createTime };
    const anew = await visitor.post('/api/chat/regenerate', request, key);
    const second = { ...answer, text: 'Second try.', chosen: 1, alternatives: 2 };
    expect(anew).toEqual({ status: 200, errNo: 0, data: { messages: [second] } });
    expect(await visitor.post('/api/chat/regenerate', request, key)).toEqual(anew);
    expect(provider.requests.length).toBe(asked + 1);
    const body = z.object({ messages: z.array(z.object({ role: z.string(), content: z.string() })) });
    const sent = body.parse((await provider.request(asked)).body).messages;
    expect(sent.filter(({ role }) => role !== 'system')).toEqual([{ role: 'user', content: 'Say something' }]);
  });

  it('[CHAT-01] pages the history upward by time', async () => {
    const visitor = await join(streams('A'), streams('B'), streams('C'));
    for (const text of ['1', '2', '3']) await visitor.say(characterId, text);
    const all = (await historyOf(visitor)).messages;
    expect(all.map(({ text }) => text)).toEqual([greeting, '1', 'A', '2', 'B', '3', 'C']);
    const latest = await historyOf(visitor, { pageSize: 3 });
    expect(latest).toEqual({ messages: all.slice(4), hasMore: true });
    const older = await historyOf(visitor, { pageSize: 3, endTime: latest.messages[0]?.createTime ?? 0 });
    expect(older).toEqual({ messages: all.slice(1, 4), hasMore: true });
    const oldest = await historyOf(visitor, { pageSize: 3, endTime: older.messages[0]?.createTime ?? 0 });
    expect(oldest).toEqual({ messages: all.slice(0, 1), hasMore: false });
  });

  it('[CHAT-05] lists conversations, the latest first, with their last line', async () => {
    const visitor = await join(streams('From the first.'), streams('From the second.'));
    expect(await visitor.get('/api/conversation/list')).toEqual({ status: 200, errNo: 0, data: { conversations: [] } });
    await visitor.say(characterId, 'Hello');
    await visitor.say(second.characterId, 'Hello');
    const { data } = await visitor.get('/api/conversation/list');
    expect(data).toMatchObject({
      conversations: [
        { character: { characterId: second.characterId }, lastText: 'From the second.', lastRole: 'companion' },
        { character: { characterId }, lastText: 'From the first.', lastRole: 'companion' },
      ],
    });
  });

  it('keeps the conversations of others closed', async () => {
    const visitor = await join(streams('Between us.'));
    const answered = exchange.parse((await visitor.say(characterId, 'A secret')).data);
    const answer = answered.messages.at(-1);
    const stranger = await join();
    const refused = { status: 404, errNo: 1004, data: null };
    expect(await historyOf(stranger)).toEqual({ messages: [], hasMore: false });
    expect(await stranger.post('/api/chat/stop', { msgId: answer?.msgId })).toEqual(refused);
    expect(await stranger.get('/api/chat/stream', { msgId: answer?.msgId ?? '' })).toEqual(refused);
    expect(
      await stranger.post(
        '/api/chat/regenerate',
        { characterId, msgId: answer?.msgId, createTime: answer?.createTime },
        { 'idempotency-key': randomUUID() },
      ),
    ).toEqual(refused);
  });

  it('knows no character that is not there', async () => {
    const visitor = await join();
    const refused = { status: 404, errNo: 1004, data: null };
    const nobody = randomUUID();
    expect(await visitor.get('/api/character/detail', { characterId: nobody })).toEqual(refused);
    expect(await visitor.get('/api/chat/history', { characterId: nobody })).toEqual(refused);
    expect(await visitor.say(nobody, 'Hello?')).toEqual(refused);
  });

  it('[API-08] asks for an idempotency key', async () => {
    const visitor = await join();
    const missing = await visitor.post('/api/chat/completion', { characterId, speechText: 'Hello' }, {});
    expect(missing).toEqual({
      status: 400,
      errNo: 1001,
      data: { fields: [{ path: 'idempotency-key', reason: 'missing' }] },
    });
    expect(await visitor.say(characterId, 'Hello', 'no spaces please')).toEqual({
      status: 400,
      errNo: 1001,
      data: { fields: [{ path: 'idempotency-key', reason: 'badCharacters' }] },
    });
    expect(await historyOf(visitor)).toEqual({ messages: [], hasMore: false });
  });
});
