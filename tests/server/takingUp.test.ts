import { afterAll, beforeAll, expect, it } from 'vitest';
import { readSome } from './support/chatEvents.ts';
import { describeOnDatabases } from './support/describeOnDatabases.ts';
import { hangsAfter, type OpenAiServer, startOpenAiServer } from './support/openaiServer.ts';
import { character, Talker } from './support/talker.ts';
import { placeOn, startTestServer, type TestServer } from './support/testServer.ts';
import { Visitor } from './support/visitor.ts';

const { characterId } = character;

describeOnDatabases('an answer that is taken up', (kind) => {
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

  it('[CHAT-02] begins with all that was heard of it, whether that is stored yet or not', async () => {
    provider.add(hangsAfter('Once upon '));
    const talker = new Talker(new Visitor(server.origin));
    await talker.visitor.join();
    const request = { characterId, speechText: 'A story' };
    const [start] = await readSome(await talker.stream('/api/chat/completion', request), 2);
    const answer = start?.event === 'start' ? start.data.messages.at(-1) : undefined;
    const follow = (after: number) =>
      talker.visitor.fetch(`/api/chat/stream?msgId=${answer?.msgId}&after=${after}`, {
        headers: { accept: 'text/event-stream' },
      });
    expect(await readSome(await follow(10), 1)).toEqual([
      { event: 'start', seq: 10, data: { messages: [{ ...answer, text: 'Once upon ' }] } },
    ]);
    expect(await readSome(await follow(4), 2)).toEqual([
      { event: 'start', seq: 4, data: { messages: [{ ...answer, text: 'Once' }] } },
      { event: 'delta', seq: 10, data: { msgId: answer?.msgId, text: ' upon ' } },
    ]);
  });
});
