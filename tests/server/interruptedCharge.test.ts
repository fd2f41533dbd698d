import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedCharacters } from '#server/seed/seedCharacters.ts';
import { makeDataDir, removeDataDir, startServer } from '#tests/browser/support/server.ts';
import { Buyer, lineOf } from './support/buyer.ts';
import { readSome } from './support/chatEvents.ts';
import { hangsAfter, type OpenAiServer, startOpenAiServer } from './support/openaiServer.ts';
import { Visitor } from './support/visitor.ts';

const characterId = seedCharacters[0]?.characterId ?? '';
let provider: OpenAiServer;
let dataDir: string;
beforeAll(async () => {
  provider = await startOpenAiServer();
  dataDir = await makeDataDir();
});
afterAll(async () => {
  await provider[Symbol.asyncDispose]();
  await removeDataDir(dataDir);
});

it('a server that is killed while a companion writes gives back what the answer would have cost', async () => {
  const env = { OPENAI_BASE_URL: provider.baseUrl, CHAT_MODEL: 'test' };
  const server = await startServer({ dataDir, env });
  const visitor = new Visitor(server.origin);
  await visitor.join();
  provider.add(hangsAfter('Once upon '));
  const response = await visitor.fetch('/api/chat/completion', {
    method: 'POST',
    headers: { accept: 'text/event-stream', 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify({ characterId, speechText: 'A story' }),
  });
  await readSome(response, 2);
  const before = await new Buyer(visitor).remaining();
  await server.kill();
  const again = await startServer({ dataDir, env });
  const buyer = new Buyer(visitor.at(again.origin));
  expect([before, await buyer.remaining(), (await buyer.ledger()).map(lineOf)]).toEqual([
    { tokens: 99, held: 1, debt: 0, expiring: [] },
    { tokens: 100, held: 0, debt: 0, expiring: [] },
    [
      ['void', 0, 100],
      ['welcome', 100, 100],
    ],
  ]);
  await again.stop();
});
