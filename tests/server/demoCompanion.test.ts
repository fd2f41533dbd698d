import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { message } from '#contract/chat.ts';
import { seedCharacters } from '#server/seed/seedCharacters.ts';
import { startTestServer } from './support/testServer.ts';
import { Visitor } from './support/visitor.ts';

const exchange = z.object({ messages: z.array(message) });
const characterId = seedCharacters[0]?.characterId ?? '';

it('[CHAT-02] the built-in companion says something else each time its answer is asked for anew', async () => {
  await using server = await startTestServer();
  const visitor = new Visitor(server.origin);
  await visitor.join();
  const first = exchange.parse((await visitor.say(characterId, 'Tell me about your evening')).data).messages.at(-1);
  const texts = [first?.text];
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    const { data } = await visitor.post(
      '/api/chat/regenerate',
      { characterId, msgId: first?.msgId, createTime: first?.createTime },
      { 'idempotency-key': randomUUID() },
    );
    texts.push(exchange.parse(data).messages[0]?.text);
  }
  expect(new Set(texts).size).toBe(4);
});

it('tells with the history that it is the demo companion', async () => {
  await using server = await startTestServer();
  const visitor = new Visitor(server.origin);
  await visitor.join();
  expect(await visitor.get('/api/chat/history', { characterId })).toEqual({
    status: 200,
    errNo: 0,
    data: { messages: [], hasMore: false, readTime: 0, isDemo: true },
  });
});
