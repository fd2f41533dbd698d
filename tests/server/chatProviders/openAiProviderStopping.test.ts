import { describe, expect, it } from 'vitest';
import { openAiProvider } from '#server/providers/chat/openai/openAiProvider.ts';
import { chatRequest, outcomeOf } from '#tests/server/support/chatRequest.ts';
import { settingsFor } from '#tests/server/support/openAiOutcome.ts';
import {
  answers,
  beginStream,
  flush,
  hangs,
  hangsAfter,
  startOpenAiServer,
  streamOf,
  streams,
} from '#tests/server/support/openaiServer.ts';

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
