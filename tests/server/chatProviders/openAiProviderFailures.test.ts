import { createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { openAiProvider } from '#server/providers/chat/openai/openAiProvider.ts';
import { outcomeOf } from '#tests/server/support/chatRequest.ts';
import { failed, key, outcomeWith, settingsFor } from '#tests/server/support/openAiOutcome.ts';
import {
  answers,
  beginStream,
  hangs,
  hangsAfter,
  pieceEvents,
  streamOf,
  streamsRaw,
  type Behaviour,
} from '#tests/server/support/openaiServer.ts';

describe('a failure before the first piece', () => {
  const events = { 'content-type': 'text/event-stream' };

  it.each([
    [
      'HTML',
      answers(200, '<!doctype html><p>Welcome', { 'content-type': 'text/html' }),
      failed('badAnswer', 'not a chat completion'),
    ],
    [
      'a chunk that is no JSON',
      answers(200, 'data: {"choices":[{"del\n\n', events),
      failed('badAnswer', 'not a chat completion'),
    ],
    [
      'a chunk of another shape',
      answers(200, 'data: {"choices":"many"}\n\n', events),
      failed('badAnswer', 'not a chat completion'),
    ],
    ['an answer without text', answers(200, streamOf([]), events), failed('empty', 'the answer is empty')],
    [
      'an event without an end',
      answers(200, `data: ${'x'.repeat(2 << 20)}`, events),
      failed('badAnswer', 'an event is too long'),
    ],
    [
      'JSON that is cut',
      answers(200, '{"choices":[', { 'content-type': 'application/json' }),
      failed('badAnswer', 'not a chat completion'),
    ],
    ['a redirect', answers(302, '', { location: 'https://example.com/' }), failed('badAnswer', 'status 302')],
    [
      '400',
      answers(400, '{"error":{"message":"too long","code":"context_length_exceeded"}}'),
      failed('badAnswer', 'status 400'),
    ],
    ['400 by a content filter', answers(400, '{"error":{"code":"content_filter"}}'), failed('refused', 'status 400')],
    [
      '401 that quotes the key',
      answers(401, `{"error":{"message":"Incorrect key ${key}"}}`),
      failed('unreachable', 'status 401'),
    ],
    ['404', answers(404, ''), failed('badAnswer', 'status 404')],
    ['429', answers(429, '{}'), failed('rateLimited', 'status 429')],
    [
      '429 with seconds',
      answers(429, '{}', { 'retry-after': '17' }),
      failed('rateLimited', 'status 429', { retryAfter: 17 }),
    ],
    [
      '429 with a past date',
      answers(429, '{}', { 'retry-after': 'Wed, 21 Oct 2015 07:28:00 GMT' }),
      failed('rateLimited', 'status 429', { retryAfter: 0 }),
    ],
    ['500', answers(500, 'oops'), failed('serverError', 'status 500')],
    ['504', answers(504, 'oops'), failed('timedOut', 'status 504')],
    [
      'an error in the stream',
      answers(200, 'data: {"error":{"message":"boom"}}\n\n', events),
      failed('badAnswer', 'the provider answered with an error'),
    ],
    [
      'a rate limit in the stream',
      answers(200, 'data: {"error":{"type":"rate_limit_exceeded"}}\n\n', events),
      failed('rateLimited', 'the provider answered with an error'),
    ],
    [
      'a content filter',
      answers(200, streamOf([], 'content_filter'), events),
      failed('refused', 'refused by the provider'),
    ],
    [
      'a refusal',
      answers(200, 'data: {"choices":[{"delta":{"refusal":"No."}}]}\n\n', events),
      failed('refused', 'refused by the provider'),
    ],
  ])('is told: %s', async (_, behaviour, expected) => {
    expect(await outcomeWith([behaviour])).toEqual(expected);
  });

  it('times out where the head of the answer does not come', async () => {
    expect(await outcomeWith([hangs], { firstPieceTimeoutMs: 30 })).toEqual(failed('timedOut', 'no answer in time'));
  });

  it('times out where the head comes but no piece, comments notwithstanding', async () => {
    const pings: Behaviour = (response) => {
      beginStream(response);
      const timer = setInterval(() => response.write(': ping\n\n'), 5);
      response.once('close', () => clearInterval(timer));
    };
    expect(await outcomeWith([pings], { firstPieceTimeoutMs: 60 })).toEqual(
      failed('timedOut', 'no end of the answer in time'),
    );
  });

  it('times out where no connection comes to stand', async () => {
    await using silent = createServer();
    await new Promise<void>((resolve) => {
      silent.listen(0, '127.0.0.1', resolve);
    });
    const address = silent.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    const provider = openAiProvider(settingsFor(`https://127.0.0.1:${port}/v1`, { connectTimeoutMs: 30 }));
    const sockets: { destroy: () => void }[] = [];
    silent.on('connection', (socket) => sockets.push(socket));
    const outcome = await outcomeOf(provider);
    for (const socket of sockets) socket.destroy();
    expect(outcome).toEqual({ pieces: [], failure: { reason: 'timedOut', message: 'no connection in time' } });
  });
});

describe('a failure after the first piece keeps what came', () => {
  const after = (rest: string) => streamsRaw(pieceEvents(['Good ', 'evening']) + rest);
  const pieces = ['Good ', 'evening'];

  it.each([
    [
      'a bad chunk',
      after('data: {"choices":[{"delta":{"con\n\n'),
      failed('badAnswer', 'not a chat completion', { pieces }),
    ],
    [
      'an error object',
      after('event: error\ndata: {"error":{"message":"boom"}}\n\n'),
      failed('brokenOff', 'the provider answered with an error', { pieces }),
    ],
    [
      'a content filter',
      after('data: {"choices":[{"delta":{},"finish_reason":"content_filter"}]}\n\n'),
      failed('refused', 'refused by the provider', { pieces }),
    ],
    ['an end in the middle', after(''), failed('brokenOff', 'the stream ended in the middle', { pieces })],
  ])('%s', async (_, behaviour, expected) => {
    expect(await outcomeWith([behaviour])).toEqual(expected);
  });

  it('silence', async () => {
    expect(await outcomeWith([hangsAfter('Good ')], { idleTimeoutMs: 30 })).toEqual(
      failed('timedOut', 'no end of the answer in time', { pieces: ['Good '] }),
    );
  });
});
