import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnDatabases } from './support/describeOnDatabases.ts';
import { startOpenAiServer, streams, type OpenAiServer } from './support/openaiServer.ts';
import { Talker } from './support/talker.ts';
import { placeOn, startTestServer, type TestServer } from './support/testServer.ts';
import { Visitor } from './support/visitor.ts';

const GENTLE = /be gentle and plain, make no jokes and no scenes/u;

describeOnDatabases('a companion that a model plays, after a need', (kind) => {
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

  it('[M-12] is told for ten turns to make no jokes', async () => {
    const visitor = new Visitor(server.origin);
    await visitor.join();
    const talker = new Talker(visitor);
    const isGentle: boolean[] = [];
    const say = async (text: string) => {
      provider.add(streams('I am here.'));
      await talker.say(text);
      const { body } = await provider.request(isGentle.length);
      isGentle.push(GENTLE.test(JSON.stringify(body)));
    };
    await say('Good evening');
    // Help is named by ourselves: no model is asked.
    await talker.say('I want to kill myself');
    for (let turn = 1; turn <= 11; turn += 1) await say(`Tell me a joke, number ${String(turn)}`);
    expect(isGentle).toEqual([false, ...Array.from({ length: 10 }, () => true), false]);
  });
});
