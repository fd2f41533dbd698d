import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedCharacters } from '#server/seed/seedCharacters.ts';
import { readAll, readSome, textOf } from './support/chatEvents.ts';
import {
  beginStream,
  flush,
  hangsAfter,
  type OpenAiServer,
  pieceEvents,
  startOpenAiServer,
  streamOf,
} from './support/openaiServer.ts';
import { newPostgresqlUrl } from './support/testDatabase.ts';
import { startTestServer, type TestServer } from './support/testServer.ts';
import { Visitor } from './support/visitor.ts';

const characterId = seedCharacters[0]?.characterId ?? '';

/** Two servers that share nothing but the database, as two processes of an operator do. */
describe('two servers on one PostgreSQL', () => {
  let provider: OpenAiServer;
  let first: TestServer;
  let second: TestServer;
  beforeAll(async () => {
    provider = await startOpenAiServer();
    const env = { DATABASE_URL: await newPostgresqlUrl(), OPENAI_BASE_URL: provider.baseUrl, CHAT_MODEL: 'test' };
    // Started together on an empty database: both migrate and seed it.
    [first, second] = await Promise.all([startTestServer(env), startTestServer(env)]);
  });
  afterAll(async () => {
    await Promise.all([first[Symbol.asyncDispose](), second[Symbol.asyncDispose]()]);
    await provider[Symbol.asyncDispose]();
  });

  const say = (visitor: Visitor, speechText: string): Promise<Response> =>
    visitor.fetch('/api/chat/completion', {
      method: 'POST',
      headers: { accept: 'text/event-stream', 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      body: JSON.stringify({ characterId, speechText }),
    });

  it('an answer that one writes is followed on the other to its end', async () => {
    const goOn = Promise.withResolvers<void>();
    provider.add(async (response) => {
      beginStream(response);
      await flush(response, pieceEvents(['Once upon ']));
      await goOn.promise;
      response.end(streamOf(['a time.']));
    });
    const visitor = new Visitor(first.origin);
    await visitor.join();
    const begun = await readSome(await say(visitor, 'A story'), 2);
    const answer = begun[0]?.event === 'start' ? begun[0].data.messages.at(-1) : undefined;
    const elsewhere = visitor.at(second.origin);
    const followed = await elsewhere.fetch(`/api/chat/stream?msgId=${answer?.msgId}&after=0`, {
      headers: { accept: 'text/event-stream' },
    });
    goOn.resolve();
    const events = await readAll(followed);
    expect(textOf(events)).toBe('Once upon a time.');
    expect(events.at(-1)).toEqual({
      event: 'done',
      seq: 17,
      data: { message: { ...answer, text: 'Once upon a time.', status: 'done' } },
    });
  });

  it('a stop on one reaches the provider that the other speaks with', async () => {
    const asked = provider.requests.length;
    provider.add(hangsAfter('Half a '));
    const visitor = new Visitor(first.origin);
    await visitor.join();
    const begun = await readSome(await say(visitor, 'Talk'), 2);
    const answer = begun[0]?.event === 'start' ? begun[0].data.messages.at(-1) : undefined;
    expect(await visitor.at(second.origin).post('/api/chat/stop', { msgId: answer?.msgId })).toEqual({
      status: 200,
      errNo: 0,
      data: { message: { ...answer, text: 'Half a ', status: 'stopped' } },
    });
    expect(await (await provider.request(asked)).hungUp).toBe(true);
  });

  it('a message sent to both at once with one key is stored and answered once', async () => {
    const asked = provider.requests.length;
    provider.add((response) => {
      beginStream(response);
      response.end(streamOf(['Once.']));
    });
    const visitor = new Visitor(first.origin);
    await visitor.join();
    const key = randomUUID();
    const [here, there] = await Promise.all([
      visitor.say(characterId, 'Hello', key),
      visitor.at(second.origin).say(characterId, 'Hello', key),
    ]);
    expect(there).toEqual(here);
    expect(provider.requests.length).toBe(asked + 1);
  });
});
