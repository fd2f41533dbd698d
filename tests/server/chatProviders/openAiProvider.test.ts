import { describe, expect, it } from 'vitest';
import { thoughtIn, withPiece } from '#server/providers/chat/chatProvider.ts';
import { openAiProvider } from '#server/providers/chat/openai/openAiProvider.ts';
import { outcomeOf } from '#tests/server/support/chatRequest.ts';
import { failed, key, outcomeWith, settingsFor, whole } from '#tests/server/support/openAiOutcome.ts';
import {
  answers,
  beginStream,
  cutsAfter,
  flush,
  startOpenAiServer,
  streamOf,
  streams,
  streamsRaw,
  type Behaviour,
} from '#tests/server/support/openaiServer.ts';

const inJson = (content: string): Behaviour =>
  answers(200, JSON.stringify({ choices: [{ message: { content }, finish_reason: 'stop' }] }), {
    'content-type': 'application/json',
  });

describe('a good answer', () => {
  it('[CHAT-02] comes piece by piece', async () => {
    expect(await outcomeWith([streams('Good ', 'evening, ', 'Tom.')])).toEqual(whole(['Good ', 'evening, ', 'Tom.']));
  });

  it('[N-16] leaves out what a model thinks before it speaks', async () => {
    const { pieces, failure } = await outcomeWith([
      streams('<thi', 'nk>She greets', ' me.</think>', '\n\nGood ', 'evening.'),
    ]);
    expect({ said: pieces.reduce(withPiece, ''), thought: pieces.map(thoughtIn).join(''), failure }).toEqual({
      said: 'Good evening.',
      thought: 'She greets me.',
      failure: undefined,
    });
    expect(await outcomeWith([inJson('<think>Hm.</think> Good evening.')])).toEqual({
      ...whole([]),
      pieces: [{ reasoning: 'Hm.' }, 'Good evening.'],
    });
  });

  it.each(['reasoning_content', 'reasoning'])('[N-16] tells apart what a model thinks in %s', async (field) => {
    const told = { content: 'Good evening.', [field]: 'She greets me.' };
    const behaviours = [
      streamsRaw(
        `data: ${JSON.stringify({ choices: [{ delta: { [field]: 'She greets me.' } }] })}\n\n`,
        streamOf(['Good evening.']),
      ),
      answers(200, JSON.stringify({ choices: [{ message: told, finish_reason: 'stop' }] }), {
        'content-type': 'application/json',
      }),
    ];
    for (const behaviour of behaviours)
      expect(await outcomeWith([behaviour])).toEqual({
        ...whole([]),
        pieces: [{ reasoning: 'She greets me.' }, 'Good evening.'],
      });
  });

  it('[N-16] takes back what turns out to be reasoning, and gives none of it to the next answer', async () => {
    const thinks = streams('She greets', ' me.</thi', 'nk>\n\nGood ', 'evening.');
    await using server = await startOpenAiServer(thinks, thinks);
    const provider = openAiProvider(settingsFor(server.baseUrl));
    expect(await outcomeOf(provider)).toEqual({
      pieces: ['She greets', ' me.', { reasoning: 'She greets me.' }, { instead: 'Good ' }, 'evening.'],
      failure: undefined,
    });
    expect(await outcomeOf(provider)).toEqual({
      pieces: [{ reasoning: 'She greets me.' }, 'Good ', 'evening.'],
      failure: undefined,
    });
  });

  it('[N-16] loses no words of whoever has it say a tag, and holds nobody up', async () => {
    const speaks = streams('Good ', 'evening.');
    await using server = await startOpenAiServer(speaks, streams('So:\n</think>\n', 'Is that it?'), speaks, speaks);
    const provider = openAiProvider(settingsFor(server.baseUrl));
    await outcomeOf(provider);
    expect((await outcomeOf(provider)).pieces.reduce(withPiece, '')).toBe('So:\n</think>\nIs that it?');
    expect(await outcomeOf(provider)).toEqual({ pieces: ['Good ', 'evening.'], failure: undefined });
    expect(await outcomeOf(provider)).toEqual({ pieces: ['Good ', 'evening.'], failure: undefined });
  });

  it('[N-16] streams again after an answer without the reasoning that was waited for', async () => {
    const thinks = streams('She greets me.\n</think>\n\nHello.');
    const speaks = streams('Good ', 'evening.');
    await using server = await startOpenAiServer(thinks, speaks, speaks);
    const provider = openAiProvider(settingsFor(server.baseUrl));
    await outcomeOf(provider);
    expect(await outcomeOf(provider)).toEqual({ pieces: ['Good evening.'], failure: undefined });
    expect(await outcomeOf(provider)).toEqual({ pieces: ['Good ', 'evening.'], failure: undefined });
  });

  it.each(['reasoning_content', 'reasoning'])(
    '[N-16] may take longer than the first piece may where the model reasons in %s',
    async (field) => {
      const thinks = (words: string) => `data: ${JSON.stringify({ choices: [{ delta: { [field]: words } }] })}\n\n`;
      const behaviour: Behaviour = async (response) => {
        beginStream(response);
        await flush(response, thinks('She'));
        await new Promise((resolve) => setTimeout(resolve, 150));
        response.end(streamOf(['Good evening.']));
      };
      expect(await outcomeWith([behaviour], { firstPieceTimeoutMs: 100, idleTimeoutMs: 5000 })).toEqual({
        ...whole([]),
        pieces: [{ reasoning: 'She' }, 'Good evening.'],
      });
    },
  );

  it('[N-17] tells that it ends at its length', async () => {
    expect(await outcomeWith([streamsRaw(streamOf(['a', 'b'], 'length'))])).toEqual({
      ...whole([]),
      pieces: ['a', 'b', { isCut: true }],
    });
  });

  it('[N-18] ends at 32,000 characters, also within one piece, and holds no NUL', async () => {
    expect(await outcomeWith([streams('Go\0od ', 'x'.repeat(1_000_000))])).toEqual({
      ...whole([]),
      pieces: ['Good ', 'x'.repeat(31_995), { isCut: true }],
    });
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
    expect({ text: pieces.reduce(withPiece, ''), failure }).toEqual({ text: 'Grüße, 🌙 Tom', failure: undefined });
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
      failed('brokenOff', 'the connection was cut: ECONNRESET', { pieces: ['Good '] }),
    );
  });
});
