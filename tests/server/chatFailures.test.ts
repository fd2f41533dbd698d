import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Message } from '#contract/chat.ts';
import { Buyer } from './support/buyer.ts';
import { readAll, readSome } from './support/chatEvents.ts';
import {
  answers,
  cutsAfter,
  hangsAfter,
  startOpenAiServer,
  streamOf,
  streams,
  type Behaviour,
  type OpenAiServer,
} from './support/openaiServer.ts';
import { character, Talker } from './support/talker.ts';
import { startTestServer, type TestServer } from './support/testServer.ts';
import { Visitor } from './support/visitor.ts';

const { characterId } = character;
const events = { 'content-type': 'text/event-stream' };

const refusal = 'data: {"choices":[{"delta":{"refusal":"No."}}]}\n\n';
const cases: readonly (readonly [string, Behaviour, Message['failure'], errNo: number])[] = [
  ['429', answers(429, '{}'), { reason: 'rateLimited' }, 1007],
  ['429 with a wait', answers(429, '{}', { 'retry-after': '40' }), { reason: 'rateLimited', retryAfter: 40 }, 1007],
  ['a long wait', answers(429, '{}', { 'retry-after': '86400' }), { reason: 'rateLimited', retryAfter: 3600 }, 1007],
  ['500', answers(500, 'oops'), { reason: 'serverError' }, 1007],
  ['401', answers(401, '{}'), { reason: 'unreachable' }, 1007],
  ['504', answers(504, ''), { reason: 'timedOut' }, 1007],
  ['a content filter', answers(400, '{"error":{"code":"content_filter"}}'), { reason: 'refused' }, 1008],
  ['a refusal', answers(200, refusal, events), { reason: 'refused' }, 1008],
  [
    'garbage',
    answers(200, '<!doctype html><p>Welcome', { 'content-type': 'text/html' }),
    { reason: 'badAnswer' },
    1007,
  ],
  ['an empty answer', answers(200, streamOf([]), events), { reason: 'empty' }, 1007],
  ['blanks', streams(' \n'), { reason: 'empty' }, 1007],
  ['a cut connection', cutsAfter('Good '), { reason: 'brokenOff' }, 1007],
];

describe('an answer that the model did not give', () => {
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

  const join = async (...behaviours: readonly Behaviour[]): Promise<Talker> => {
    const visitor = new Visitor(server.origin);
    await visitor.join();
    provider.add(...behaviours);
    return new Talker(visitor);
  };

  it.each(cases)(
    '[N-15] says why, to who hears it and to who comes later: %s',
    async (_, behaviour, failure, errNo) => {
      const talker = await join(behaviour);
      const request = { characterId, speechText: 'Hello' };
      const told = (await readAll(await talker.stream('/api/chat/completion', request))).at(-1);
      expect(told).toMatchObject({ event: 'failed', data: { errNo, message: { status: 'failed', failure } } });
      const kept = (await talker.history()).messages.at(-1)?.failure;
      expect({ ...kept, retryAfter: undefined }).toEqual({ ...failure, retryAfter: undefined });
      const passed = (failure?.retryAfter ?? 0) - (kept?.retryAfter ?? 0);
      expect(passed >= 0 && passed < 20).toBe(true);
    },
  );

  const untouched = { tokens: 100, held: 0, debt: 0, expiring: [] };

  it.each([
    ['fails', answers(500, 'oops')],
    ['breaks off', cutsAfter('Good ')],
  ])('costs nothing where it %s', async (_, behaviour) => {
    const talker = await join(behaviour);
    await talker.say('Hello');
    expect(await new Buyer(talker.visitor).remaining()).toEqual(untouched);
  });

  it('costs nothing where it is stopped before its first word', async () => {
    const talker = await join(hangsAfter());
    const [start] = await readSome(
      await talker.stream('/api/chat/completion', { characterId, speechText: 'Hello' }),
      1,
    );
    const msgId = start?.event === 'start' ? start.data.messages.at(-1)?.msgId : undefined;
    expect(await talker.post('/api/chat/stop', { msgId })).toMatchObject({
      errNo: 0,
      data: { message: { text: '', status: 'stopped' } },
    });
    expect(await new Buyer(talker.visitor).remaining()).toEqual(untouched);
  });

  it('[N-15] begins without it for who follows it after it failed', async () => {
    const talker = await join(answers(500, 'oops'));
    const [, failed] = await talker.say('Hello');
    const response = await talker.visitor.fetch(`/api/chat/stream?msgId=${failed.msgId}`, {
      headers: { accept: 'text/event-stream' },
    });
    const { failure: _failure, ...begun } = failed;
    expect(await readAll(response)).toEqual([
      { event: 'start', seq: 0, data: { messages: [{ ...begun, status: 'generating' }] } },
      { event: 'failed', seq: 0, data: { message: failed, errNo: 1007 } },
    ]);
  });

  it('[N-15] says nothing of it any more once there is an answer', async () => {
    const talker = await join(answers(500, 'oops'), streams('Good evening.'));
    const [, failed] = await talker.say('Hello');
    await talker.regenerate(failed);
    expect((await talker.history()).messages.at(-1)).toEqual({
      ...failed,
      failure: undefined,
      text: 'Good evening.',
      status: 'done',
      chosen: 1,
      alternatives: 2,
    });
  });
});
