import { createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { openAiProvider, type OpenAiSettings } from '#server/providers/chat/openai/openAiProvider.ts';
import { chatRequest, outcomeOf } from '#tests/server/support/chatRequest.ts';
import {
  answers,
  beginStream,
  cutsAfter,
  flush,
  hangs,
  hangsAfter,
  pieceEvents,
  startOpenAiServer,
  streamOf,
  streams,
  streamsRaw,
  type Behaviour,
} from '#tests/server/support/openaiServer.ts';

const key = 'sk-secret-4711';

const settingsFor = (baseUrl: string, changes: Partial<OpenAiSettings> = {}): OpenAiSettings => ({
  baseUrl,
  apiKey: key,
  model: 'test',
  retryDelayMs: 1,
  ...changes,
});

const outcomeWith = async (behaviours: readonly Behaviour[], changes: Partial<OpenAiSettings> = {}) => {
  await using server = await startOpenAiServer(...behaviours);
  const outcome = await outcomeOf(openAiProvider(settingsFor(server.baseUrl, changes)));
  return { ...outcome, requests: server.requests.length };
};

const failed = (
  reason: string,
  message: string,
  more: { pieces?: string[]; requests?: number; retryAfter?: number } = {},
) => ({
  pieces: more.pieces ?? [],
  failure: { reason, message, ...(more.retryAfter === undefined ? {} : { retryAfter: more.retryAfter }) },
  requests: more.requests ?? 1,
});
const whole = (pieces: string[], requests = 1) => ({ pieces, failure: undefined, requests });

describe('a good answer', () => {
  it('[CHAT-02] comes piece by piece', async () => {
    expect(await outcomeWith([streams('Good ', 'evening, ', 'Tom.')])).toEqual(whole(['Good ', 'evening, ', 'Tom.']));
  });

  it('is asked for with key, model and prompt', async () => {
    await using server = await startOpenAiServer(streams('Hi.'));
    await outcomeOf(openAiProvider(settingsFor(`${server.baseUrl}/?api-version=1`)));
    const { path, headers, body } = await server.request(0);
    expect({ path, authorization: headers.authorization, body }).toEqual({
      path: '/v1/chat/completions?api-version=1',
      authorization: `Bearer ${key}`,
      body: {
        model: 'test',
        stream: true,
        messages: [
          { role: 'system', content: expect.stringContaining('You are Mara, 29 years old') },
          { role: 'user', content: 'Hello' },
        ],
      },
    });
  });

  it('needs no key', async () => {
    await using server = await startOpenAiServer(streams('Hi.'));
    await outcomeOf(openAiProvider(settingsFor(server.baseUrl, { apiKey: '' })));
    expect((await server.request(0)).headers.authorization).toBeUndefined();
  });

  it('survives any cut through its bytes', async () => {
    const bytes = Buffer.from(streamOf(['Grüße, ', '🌙 Tom']));
    const singleBytes = [...bytes].map((byte) => Uint8Array.of(byte));
    const { pieces, failure } = await outcomeWith([streamsRaw(...singleBytes)]);
    expect({ text: pieces.join(''), failure }).toEqual({ text: 'Grüße, 🌙 Tom', failure: undefined });
  });

  it.each([
    ['CRLF', streamOf(['a', 'b']).replaceAll('\n', '\r\n')],
    ['CR', streamOf(['a', 'b']).replaceAll('\n', '\r')],
    [
      'comments and other fields',
      `: hello\n\nretry: 10\n\n${streamOf(['a', 'b']).replaceAll('data:', ': ping\nid: 1\ndata:')}`,
    ],
    ['a byte order mark', `\uFEFF${streamOf(['a', 'b'])}`],
    ['no space after the colon', streamOf(['a', 'b']).replaceAll('data: ', 'data:')],
    ['no blank line at the end', streamOf(['a', 'b']).trimEnd()],
    ['no [DONE]', streamOf(['a', 'b']).replace('data: [DONE]\n\n', '')],
    ['choices that are empty', `data: {"choices":[]}\n\n${streamOf(['a', 'b'])}`],
    ['content that is null', `data: {"choices":[{"delta":{"content":null}}]}\n\n${streamOf(['a', 'b'])}`],
    ['an end by length', streamOf(['a', 'b'], 'length')],
    ['garbage after [DONE]', `${streamOf(['a', 'b'])}data: {garbage\n\n`],
  ])('is understood with %s', async (_, stream) => {
    expect(await outcomeWith([streamsRaw(stream)])).toEqual(whole(['a', 'b']));
  });

  it('may come as JSON although a stream was asked for', async () => {
    const body = JSON.stringify({
      choices: [{ message: { role: 'assistant', content: 'Hi.' }, finish_reason: 'stop' }],
    });
    expect(await outcomeWith([answers(200, body, { 'content-type': 'application/json; charset=utf-8' })])).toEqual(
      whole(['Hi.']),
    );
  });
});

describe('after [DONE]', () => {
  const stays: Behaviour = async (response) => {
    beginStream(response);
    await flush(response, streamOf(['Hi.']));
  };
  const cuts: Behaviour = async (response) => {
    await stays(response);
    response.destroy();
  };

  it.each([
    ['a server that does not end', stays],
    ['a server that cuts the connection', cuts],
  ])('%s does no harm', async (_, behaviour) => {
    expect(await outcomeWith([behaviour])).toEqual(whole(['Hi.']));
  });
});

describe('a failure before the first piece', () => {
  const events = { 'content-type': 'text/event-stream' };

  it.each([
    [
      'HTML',
      answers(200, '<!doctype html><p>Welcome', { 'content-type': 'text/html' }),
      failed('badAnswer', 'the answer is empty'),
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
    ['an answer without text', answers(200, streamOf([]), events), failed('badAnswer', 'the answer is empty')],
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
    ['500', answers(500, 'oops'), failed('badAnswer', 'status 500')],
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
      failed('timedOut', 'the next piece did not come in time'),
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

describe('one more attempt', () => {
  it.each([
    ['502', answers(502, 'bad gateway')],
    ['503', answers(503, '')],
    ['a connection that is cut before the answer', cutsAfter()],
  ])('is made after %s', async (_, behaviour) => {
    expect(await outcomeWith([behaviour, streams('Hi.')])).toEqual(whole(['Hi.'], 2));
  });

  it('is the last one', async () => {
    expect(await outcomeWith([answers(503, ''), answers(503, '', { 'retry-after': '3' }), streams('Hi.')])).toEqual(
      failed('unreachable', 'status 503', { requests: 2, retryAfter: 3 }),
    );
  });

  it('does not help where nobody listens', async () => {
    const { baseUrl } = await (async () => {
      await using server = await startOpenAiServer();
      return server;
    })();
    expect(await outcomeOf(openAiProvider(settingsFor(baseUrl)))).toEqual({
      pieces: [],
      failure: { reason: 'unreachable', message: 'no connection: ECONNREFUSED' },
    });
  });

  it('is not made once a piece was given', async () => {
    expect(await outcomeWith([cutsAfter('Good '), streams('Hi.')])).toEqual(
      failed('brokenOff', 'the connection was cut', { pieces: ['Good '] }),
    );
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
      failed('timedOut', 'the next piece did not come in time', { pieces: ['Good '] }),
    );
  });
});

describe('stopping reaches the provider', () => {
  const stopped = new Error('stopped by the person');

  it('before the answer begins', async () => {
    await using server = await startOpenAiServer(hangs);
    const stop = new AbortController();
    const outcome = outcomeOf(openAiProvider(settingsFor(server.baseUrl)), chatRequest({ signal: stop.signal }));
    const request = await server.request(0);
    stop.abort(stopped);
    expect({ outcome: await outcome, hungUp: await request.hungUp }).toEqual({
      outcome: { pieces: [], failure: stopped },
      hungUp: true,
    });
  });

  it('in the middle of the answer', async () => {
    await using server = await startOpenAiServer(hangsAfter('Good '));
    const stop = new AbortController();
    const provider = openAiProvider(settingsFor(server.baseUrl));
    const outcome = await outcomeOf(provider, chatRequest({ signal: stop.signal }), () => stop.abort(stopped));
    expect({ outcome, hungUp: await (await server.request(0)).hungUp }).toEqual({
      outcome: { pieces: ['Good '], failure: stopped },
      hungUp: true,
    });
  });

  it('while it waits for its second attempt', async () => {
    await using server = await startOpenAiServer(answers(503, ''));
    const stop = new AbortController();
    const provider = openAiProvider(settingsFor(server.baseUrl, { retryDelayMs: 60_000 }));
    const outcome = outcomeOf(provider, chatRequest({ signal: stop.signal }));
    await (
      await server.request(0)
    ).hungUp;
    stop.abort(stopped);
    expect({ outcome: await outcome, requests: server.requests.length }).toEqual({
      outcome: { pieces: [], failure: stopped },
      requests: 1,
    });
  });

  it('before the request is sent', async () => {
    await using server = await startOpenAiServer(streams('Hi.'));
    const outcome = await outcomeOf(
      openAiProvider(settingsFor(server.baseUrl)),
      chatRequest({ signal: AbortSignal.abort(stopped) }),
    );
    expect({ outcome, requests: server.requests.length }).toEqual({
      outcome: { pieces: [], failure: stopped },
      requests: 0,
    });
  });

  it('when the reader goes away', async () => {
    await using server = await startOpenAiServer(hangsAfter('Good '));
    for await (const piece of openAiProvider(settingsFor(server.baseUrl)).answer(chatRequest())) {
      expect(piece).toBe('Good ');
      break;
    }
    expect(await (await server.request(0)).hungUp).toBe(true);
  });

  it('and a whole answer is no hang-up', async () => {
    await using server = await startOpenAiServer(async (response) => {
      beginStream(response);
      await flush(response, streamOf(['Hi.']));
      response.end();
    });
    await outcomeOf(openAiProvider(settingsFor(server.baseUrl)));
    expect(await (await server.request(0)).hungUp).toBe(false);
  });
});
