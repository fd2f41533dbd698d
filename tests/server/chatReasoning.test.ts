import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Buyer, lineOf } from './support/buyer.ts';
import { readAll } from './support/chatEvents.ts';
import { startOpenAiServer, streams, streamsRaw, pieceEvents, type OpenAiServer } from './support/openaiServer.ts';
import { character, success, Talker } from './support/talker.ts';
import { startTestServer, type TestServer } from './support/testServer.ts';
import { Visitor } from './support/visitor.ts';

const { characterId } = character;

describe('a model that says more than an answer', () => {
  let provider: OpenAiServer;
  let server: TestServer;
  beforeAll(async () => {
    provider = await startOpenAiServer();
    server = await startTestServer({ OPENAI_BASE_URL: provider.baseUrl, CHAT_MODEL: 'test' });
  });
  afterAll(async () => {
    await server[Symbol.asyncDispose]();
    await provider[Symbol.asyncDispose]();
  });

  const join = async (): Promise<Talker> => {
    const visitor = new Visitor(server.origin);
    await visitor.join();
    return new Talker(visitor);
  };

  it('[N-16] ends with what it says alone, though nothing told that it reasoned', async () => {
    const talker = await join();
    provider.add(
      streamsRaw(
        pieceEvents(['She greets me.']),
        pieceEvents(['</think>', '\n\nGood ', 'evening.']),
        'data: [DONE]\n\n',
      ),
    );
    const request = { characterId, speechText: 'Hello' };
    const last = (await readAll(await talker.stream('/api/chat/completion', request))).at(-1);
    expect(last).toMatchObject({ event: 'done', seq: 13, data: { message: { text: 'Good evening.' } } });
    expect((await talker.history()).messages.at(-1)?.text).toBe('Good evening.');
  });

  it('[N-16] keeps reasoning apart, for those who want to see it, and tells it to no model', async () => {
    const talker = await join();
    provider.add(streams('<think>She greets me.</think>', 'Good evening.'), streams('I am well.'));
    const [, hidden] = await talker.say('Hello');
    const before = provider.requests.length;
    expect([hidden.text, hidden.reasoning]).toEqual(['Good evening.', undefined]);
    await talker.post('/api/user/update', { showsReasoning: true });
    expect((await talker.history()).messages.map(({ reasoning }) => reasoning)).toEqual([
      undefined,
      undefined,
      'She greets me.',
    ]);
    const { data } = await talker.post('/api/chat/liked', { msgId: hidden.msgId, liked: true });
    expect(data).toMatchObject({ message: { liked: true, reasoning: 'She greets me.' } });
    const [, plain] = await talker.say('How are you?');
    expect([plain.text, plain.reasoning]).toEqual(['I am well.', undefined]);
    expect(JSON.stringify((await provider.request(before)).body)).not.toContain('She greets me.');
    const exports = ['/api/user/export', `/api/chat/export?characterId=${characterId}`];
    for (const path of exports) expect(await (await talker.visitor.fetch(path)).text()).not.toContain('She greets me.');
  });

  it('[N-16] tells what was thought with the end of an answer, as much as is kept', async () => {
    const talker = await join();
    await talker.post('/api/user/update', { showsReasoning: true });
    provider.add(streams(`<think>${'x'.repeat(20_000)}</think>`, 'Good evening.'));
    const last = (await readAll(await talker.stream('/api/chat/completion', { characterId, speechText: 'Hello' }))).at(
      -1,
    );
    expect(last).toMatchObject({
      event: 'done',
      data: { message: { text: 'Good evening.', reasoning: 'x'.repeat(16_000) } },
    });
  });

  it.each([
    ['encourages harm', ['They are sad. I tell them: ', 'just kill ', 'yourself.']],
    ['encourages harm long before its end', [`${'x'.repeat(900)}. You should just kill yourself. ${'x'.repeat(2000)}`]],
    ['makes somebody a minor', ['I play the schoolgirl, ', 'who is naked.']],
  ])('[M-12] a thought that %s is neither told nor kept', async (_what, thought) => {
    const talker = await join();
    await talker.post('/api/user/update', { showsReasoning: true });
    provider.add(streams('<think>', ...thought, '</think>', 'Good evening.'));
    const events = await readAll(await talker.stream('/api/chat/completion', { characterId, speechText: 'Hello' }));
    const answer = (await talker.history()).messages.at(-1);
    expect([answer?.text, answer?.reasoning]).toEqual(['Good evening.', undefined]);
    expect(events.at(-1)).toEqual({ event: 'done', seq: 13, data: { message: answer } });
  });

  it('[M-12] a thought that cares is told', async () => {
    const talker = await join();
    await talker.post('/api/user/update', { showsReasoning: true });
    const thought = 'They are sad. I would never say kill yourself.';
    provider.add(streams(`<think>${thought}</think>`, 'Good evening.'));
    const [, answer] = await talker.say('Hello');
    expect(answer.reasoning).toBe(thought);
  });

  it('[N-18] an answer with NUL in its thoughts and words is stored without, ends and is paid for', async () => {
    const talker = await join();
    provider.add(streams('<think>She gr\0eets me.</think>', 'Go\0od ', '\0', 'evening.'));
    await talker.post('/api/user/update', { showsReasoning: true });
    const [, answer] = await talker.say('Hello');
    const { text, status, reasoning } = answer;
    expect({ text, status, reasoning }).toEqual({
      text: 'Good evening.',
      status: 'done',
      reasoning: 'She greets me.',
    });
    expect((await talker.history()).messages.at(-1)).toEqual(answer);
    const buyer = new Buyer(talker.visitor);
    expect((await buyer.ledger()).map(lineOf)).toEqual([
      ['capture', -1, 99],
      ['welcome', 100, 100],
    ]);
    expect((await buyer.remaining()).held).toBe(0);
  });

  it('[N-18] a conversation with an answer of 1 MB in one piece is exported, and taken back', async () => {
    const talker = await join();
    provider.add(streams('x'.repeat(1_000_000)));
    const [, answer] = await talker.say('Hello');
    expect(answer.text).toBe('x'.repeat(32_000));
    const response = await talker.visitor.fetch(`/api/chat/export?characterId=${characterId}`);
    const conversation: unknown = await response.json();
    expect(await talker.post('/api/conversation/clear', { characterId })).toEqual(success({}));
    expect(await talker.post('/api/chat/import', { conversation })).toEqual(success({ characterId, messages: 3 }));
    expect((await talker.history()).messages.at(-1)?.text).toBe(answer.text);
  });
});
