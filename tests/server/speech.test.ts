import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod';
import { message } from '#contract/chat.ts';
import { seedCharacters } from '#server/seed/seedCharacters.ts';
import { Buyer, lineOf } from './support/buyer.ts';
import { readSome } from './support/chatEvents.ts';
import { describeOnDatabases } from './support/describeOnDatabases.ts';
import { type Behaviour, hangsAfter, type OpenAiServer, startOpenAiServer, streams } from './support/openaiServer.ts';
import {
  answersWith,
  cutsOff,
  soundOf,
  speaksAfter,
  type SpeechServer,
  startSpeechServer,
} from './support/speechServer.ts';
import { placeOn, startTestServer, type TestServer } from './support/testServer.ts';
import { type Answer, Visitor } from './support/visitor.ts';

const [first, second] = seedCharacters;
if (first === undefined || second === undefined) throw new Error('The seed has characters');
const { characterId } = first;
const exchange = z.object({ messages: z.array(message) });

const notFound = { status: 404, errNo: 1004, data: null };
const providerFailed = { status: 502, errNo: 1007, data: null };
const audioOf = (msgId: string, ordinal = 0) => `/api/chat/audio?msgId=${msgId}&ordinal=${ordinal}`;
const heard = (text: string, audio: string | null) => ({ status: 200, errNo: 0, data: { text, audio } });

describeOnDatabases('reading out', (kind) => {
  let chat: OpenAiServer;
  let speech: SpeechServer;
  let server: TestServer;
  beforeAll(async () => {
    [chat, speech] = await Promise.all([startOpenAiServer(), startSpeechServer()]);
    server = await startTestServer({
      OPENAI_BASE_URL: chat.baseUrl,
      CHAT_MODEL: 'talks',
      SPEECH_BASE_URL: speech.baseUrl,
      SPEECH_MODEL: 'speaks',
      SPEECH_VOICE: 'coral',
      ...(await placeOn(kind)),
    });
  });
  afterAll(async () => {
    await server[Symbol.asyncDispose]();
    await Promise.all([chat[Symbol.asyncDispose](), speech[Symbol.asyncDispose]()]);
  });

  const join = async (...behaviours: Behaviour[]): Promise<Visitor> => {
    chat.add(...behaviours);
    const visitor = new Visitor(server.origin);
    await visitor.join();
    return visitor;
  };
  /** Says something; gives the ids of what was said and of the answer. */
  const say = async (visitor: Visitor, text: string) => {
    const { messages } = exchange.parse((await visitor.say(characterId, text)).data);
    const [said, answer] = messages.slice(-2);
    if (said === undefined || answer === undefined) throw new Error('Nothing was answered');
    return { said: said.msgId, answer: answer.msgId, createTime: answer.createTime };
  };
  /** Somebody who was answered `text`, and the id of that answer. */
  const answered = async (text: string) => {
    const visitor = await join(streams(text));
    return { visitor, ...(await say(visitor, 'Hello')) };
  };
  const play = (visitor: Visitor, msgId: string, key: string = randomUUID()): Promise<Answer> =>
    visitor.post('/api/chat/play-audio', { characterId, msgId }, { 'idempotency-key': key });
  const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());
  const spending = async (visitor: Visitor) => (await new Buyer(visitor).ledger()).map(lineOf);

  it('[CHAT-04] makes a sound of what was said, once, and has it paid once', async () => {
    const { visitor, answer } = await answered('*She smiles.* Good evening. 🙂');
    const asked = speech.requests.length;
    const text = 'She smiles. Good evening.';
    expect(await play(visitor, answer)).toEqual(heard(text, audioOf(answer)));
    expect(await play(visitor, answer)).toEqual(heard(text, audioOf(answer)));
    const { path, body } = await speech.request(asked);
    expect({ path, body, times: speech.requests.length - asked }).toEqual({
      path: '/v1/audio/speech',
      body: { model: 'speaks', voice: 'coral', input: text, response_format: 'mp3' },
      times: 1,
    });
    const sound = await visitor.fetch(audioOf(answer));
    expect([sound.status, sound.headers.get('content-type')]).toEqual([200, 'audio/mpeg']);
    expect(await bytesOf(sound)).toEqual(soundOf(text));
    expect(await spending(visitor)).toEqual([
      ['capture', -1, 98],
      ['capture', -1, 99],
      ['welcome', 100, 100],
    ]);
    const uses = (await new Buyer(visitor).ledger()).map(({ service, characterName }) => [service, characterName]);
    expect(uses).toEqual([
      ['speech', first.name],
      ['chat', first.name],
      [null, null],
    ]);
  });

  it('[CHAT-04] makes it once for all who ask at once, and for one key', async () => {
    const { visitor, answer } = await answered('All at once.');
    const asked = speech.requests.length;
    const go = Promise.withResolvers<void>();
    speech.add(speaksAfter(go.promise));
    const key = randomUUID();
    const playing = [play(visitor, answer, key), play(visitor, answer, key), play(visitor, answer)];
    await speech.request(asked);
    go.resolve();
    const sound = heard('All at once.', audioOf(answer));
    expect(await Promise.all(playing)).toEqual([sound, sound, sound]);
    expect(await play(visitor, answer, key)).toEqual(sound);
    expect(speech.requests.length).toBe(asked + 1);
    expect((await new Buyer(visitor).remaining()).tokens).toBe(98);
  });

  it('reads what the person said, and every alternative with a sound of its own', async () => {
    const { visitor, said, answer, createTime } = await answered('The first.');
    expect(await play(visitor, said)).toEqual(heard('Hello', audioOf(said)));
    expect(await play(visitor, answer)).toEqual(heard('The first.', audioOf(answer)));
    chat.add(streams('The second.'));
    await visitor.post('/api/chat/regenerate', { characterId, msgId: answer, createTime });
    expect(await play(visitor, answer)).toEqual(heard('The second.', audioOf(answer, 1)));
    const sounds = [audioOf(said), audioOf(answer), audioOf(answer, 1)].map((path) => visitor.fetch(path));
    expect(await Promise.all(sounds.map(async (sound) => bytesOf(await sound)))).toEqual(
      ['Hello', 'The first.', 'The second.'].map(soundOf),
    );
    expect((await new Buyer(visitor).remaining()).tokens).toBe(95);
  });

  it('reads a long answer whole', async () => {
    const sentence = `The ${'word '.repeat(398)}end. `;
    const { visitor, answer } = await answered(sentence.repeat(3));
    const text = sentence.repeat(3).trim();
    expect(await play(visitor, answer)).toEqual(heard(text, audioOf(answer)));
    expect(await bytesOf(await visitor.fetch(audioOf(answer)))).toEqual(
      Buffer.concat([soundOf(sentence.repeat(2).trim()), soundOf(sentence.trim())]),
    );
    expect((await new Buyer(visitor).remaining()).tokens).toBe(98);
  });

  it('leaves what has no words to the browser, for nothing', async () => {
    const { visitor, answer } = await answered('🎉🎉');
    const asked = speech.requests.length;
    expect(await play(visitor, answer)).toEqual(heard('🎉🎉', null));
    expect(speech.requests.length).toBe(asked);
    expect((await new Buyer(visitor).remaining()).tokens).toBe(99);
  });

  it.each([
    ['HTML', answersWith(200, '<!doctype html><p>Welcome', { 'content-type': 'text/html' })],
    ['nothing', answersWith(200, '')],
    ['a wrong key', answersWith(401, '')],
    ['too many requests', answersWith(429, '')],
    ['a breakdown', answersWith(500, '')],
    ['half a sound', cutsOff],
  ])('costs nothing when the provider answers with %s, and is had by trying again', async (_, behaviour) => {
    const { visitor, answer } = await answered('Not now.');
    const asked = speech.requests.length;
    speech.add(behaviour);
    const key = randomUUID();
    expect(await play(visitor, answer, key)).toEqual(providerFailed);
    // Browsers send a failed call again: that is the same wish.
    expect(await play(visitor, answer, key)).toEqual(providerFailed);
    expect(speech.requests.length).toBe(asked + 1);
    expect(await new Buyer(visitor).remaining()).toEqual({ tokens: 99, held: 0, debt: 0, expiring: [] });
    expect(await (await visitor.fetch(audioOf(answer))).json()).toMatchObject({ errNo: 1004 });
    expect(await play(visitor, answer)).toEqual(heard('Not now.', audioOf(answer)));
    expect(await spending(visitor)).toEqual([
      ['capture', -1, 98],
      ['void', 0, 99],
      ['capture', -1, 99],
      ['welcome', 100, 100],
    ]);
  });

  it('tells how long to wait where the provider did', async () => {
    const { visitor, answer } = await answered('Later.');
    speech.add(answersWith(429, '', { 'retry-after': '7' }));
    const response = await visitor.fetch('/api/chat/play-audio', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      body: JSON.stringify({ characterId, msgId: answer }),
    });
    expect([response.status, response.headers.get('retry-after')]).toEqual([502, '7']);
  });

  it('reads only messages of the person’s own, with that character, that came to an end', async () => {
    const { visitor, answer } = await answered('Mine.');
    const other = await join();
    expect(await play(other, answer)).toEqual(notFound);
    expect(await play(visitor, randomUUID())).toEqual(notFound);
    expect(await visitor.post('/api/chat/play-audio', { characterId: second.characterId, msgId: answer })).toEqual(
      notFound,
    );
    await play(visitor, answer);
    const elsewhere = [other.get(audioOf(answer)), visitor.get(audioOf(answer, 1)), visitor.get(audioOf(randomUUID()))];
    expect(await Promise.all(elsewhere)).toEqual([notFound, notFound, notFound]);
    expect(await new Visitor(server.origin).get(audioOf(answer))).toEqual({ status: 401, errNo: 1002, data: null });
  });

  it('waits for the end of an answer, and reads what was stopped but not what broke off', async () => {
    const visitor = await join(hangsAfter('Half a '));
    const response = await visitor.fetch('/api/chat/completion', {
      method: 'POST',
      headers: { accept: 'text/event-stream', 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      body: JSON.stringify({ characterId, speechText: 'Hello' }),
    });
    const [started] = await readSome(response, 2);
    const msgId = (started?.event === 'start' ? started.data.messages.at(-1)?.msgId : undefined) ?? '';
    expect(await play(visitor, msgId)).toEqual({ status: 409, errNo: 1005, data: null });
    await visitor.post('/api/chat/stop', { msgId });
    expect(await play(visitor, msgId)).toEqual(heard('Half a', audioOf(msgId)));
    chat.add((broken) => void broken.writeHead(500).end());
    const failed = exchange.parse((await visitor.say(characterId, 'Again')).data).messages.at(-1);
    expect(failed?.status).toBe('failed');
    expect(await play(visitor, failed?.msgId ?? '')).toEqual(notFound);
  });

  it('gives a sound in parts, which Safari asks for, and keeps it private', async () => {
    const { visitor, answer } = await answered('In parts.');
    await play(visitor, answer);
    const sound = soundOf('In parts.');
    const get = (headers: Record<string, string>) => visitor.fetch(audioOf(answer), { headers });
    const whole = await get({});
    const etag = whole.headers.get('etag') ?? '';
    expect(Object.fromEntries(whole.headers)).toMatchObject({
      'accept-ranges': 'bytes',
      'cache-control': 'private, no-cache',
      'content-length': String(sound.length),
      'x-content-type-options': 'nosniff',
    });
    const partOf = async (headers: Record<string, string>) => {
      const part = await get(headers);
      return [part.status, part.headers.get('content-range'), await bytesOf(part)];
    };
    expect(await partOf({ range: 'bytes=0-1' })).toEqual([206, `bytes 0-1/${sound.length}`, sound.subarray(0, 2)]);
    expect(await partOf({ range: 'bytes=1200-' })).toEqual([206, 'bytes 1200-1250/1251', sound.subarray(1200)]);
    expect(await partOf({ range: 'bytes=-3', 'if-range': etag })).toEqual([
      206,
      'bytes 1248-1250/1251',
      sound.subarray(-3),
    ]);
    expect(await partOf({ range: 'bytes=0-1', 'if-range': '"older"' })).toEqual([200, null, sound]);
    expect(await partOf({ range: 'bytes=1251-' })).toEqual([416, 'bytes */1251', Buffer.alloc(0)]);
    expect(await partOf({ 'if-none-match': etag })).toEqual([304, null, Buffer.alloc(0)]);
  });
});

it('[CHAT-04] without a provider the browser speaks, for nothing', async () => {
  await using server = await startTestServer();
  const visitor = new Visitor(server.origin);
  await visitor.join();
  const { messages } = exchange.parse((await visitor.say(characterId, '*waves* Hello')).data);
  const msgId = messages.at(-2)?.msgId ?? '';
  expect(await visitor.post('/api/chat/play-audio', { characterId, msgId })).toEqual(heard('waves Hello', null));
  expect((await new Buyer(visitor).remaining()).tokens).toBe(99);
  expect(await visitor.get(audioOf(msgId))).toEqual(notFound);
});
