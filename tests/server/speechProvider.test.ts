import { createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { EnvError, readEnv } from '#server/env.ts';
import { byteRangeOf } from '#server/features/speech/byteRange.ts';
import { heardText } from '#server/features/speech/heardText.ts';
import { openAiSpeech, type OpenAiSpeechSettings } from '#server/providers/speech/openAiSpeech.ts';
import { speechProviderFrom } from '#server/providers/speech/speechProviderFrom.ts';
import { SpeechProviderError } from '#server/providers/speech/speechProvider.ts';
import { textParts } from '#server/providers/speech/textParts.ts';
import {
  answersWith,
  cutsAtOnce,
  cutsOff,
  fallsSilent,
  soundOf,
  type SpeechBehaviour,
  speaks,
  startSpeechServer,
  staysSilent,
  taggedSoundOf,
} from './support/speechServer.ts';

const key = 'sk-secret-4711';

const speakTo = async (baseUrl: string, text = 'Hello.', changes: Partial<OpenAiSpeechSettings> = {}) => {
  const provider = openAiSpeech({ baseUrl, apiKey: key, model: 'test', retryDelayMs: 1, ...changes });
  try {
    return await provider.speak({ text, voice: 'alloy', signal: new AbortController().signal });
  } catch (error) {
    if (!(error instanceof SpeechProviderError)) throw error;
    const { reason, message, retryAfter } = error;
    return { reason, message, ...(retryAfter !== undefined && { retryAfter }) };
  }
};

const outcomeOf = async (behaviours: readonly SpeechBehaviour[], changes: Partial<OpenAiSpeechSettings> = {}) => {
  await using server = await startSpeechServer(...behaviours);
  const outcome = await speakTo(server.baseUrl, 'Hello.', changes);
  return { outcome, requests: server.requests.length };
};

const hello = { bytes: soundOf('Hello.'), contentType: 'audio/mpeg' };
const failed = (reason: string, message: string, requests = 1, retryAfter?: number) => ({
  outcome: { reason, message, ...(retryAfter !== undefined && { retryAfter }) },
  requests,
});

describe('a sound', () => {
  it('is asked for with key, model, voice and text', async () => {
    await using server = await startSpeechServer();
    expect(await speakTo(`${server.baseUrl}/?api-version=1`)).toEqual(hello);
    const { path, headers, body } = await server.request(0);
    expect({ path, authorization: headers.authorization, body }).toEqual({
      path: '/v1/audio/speech?api-version=1',
      authorization: `Bearer ${key}`,
      body: { model: 'test', voice: 'alloy', input: 'Hello.', response_format: 'mp3' },
    });
  });

  it('needs no key', async () => {
    await using server = await startSpeechServer();
    await speakTo(server.baseUrl, 'Hello.', { apiKey: '' });
    expect((await server.request(0)).headers.authorization).toBeUndefined();
  });

  it('is taken as it is, tags and all', async () => {
    const tagged = taggedSoundOf('Hello.');
    expect(await outcomeOf([answersWith(200, tagged)])).toEqual({
      outcome: { bytes: tagged, contentType: 'audio/mpeg' },
      requests: 1,
    });
  });

  it('of a long text is made in parts of at most 4,096 characters and joined without what stands around them', async () => {
    const sentence = `The ${'word '.repeat(398)}end. `;
    const parts = [`${sentence}${sentence}`.trim(), `${sentence}${sentence}`.trim(), sentence.trim()];
    await using server = await startSpeechServer(
      ...parts.map((): SpeechBehaviour => (response, input) => void response.end(taggedSoundOf(input))),
    );
    expect(await speakTo(server.baseUrl, sentence.repeat(5))).toEqual({
      bytes: Buffer.concat(parts.map(soundOf)),
      contentType: 'audio/mpeg',
    });
  });

  it('fails when one of its parts does, and the others are left', async () => {
    await using server = await startSpeechServer(staysSilent, answersWith(400, '{}'));
    expect(await speakTo(server.baseUrl, `${'a'.repeat(4096)}${'b'.repeat(4096)}`)).toEqual({
      reason: 'badAnswer',
      message: 'status 400',
    });
    expect(await (await server.request(0)).hungUp).toBe(true);
  });

  it('is left when nobody wants it any more', async () => {
    await using server = await startSpeechServer(fallsSilent);
    const controller = new AbortController();
    const speaking = openAiSpeech({ baseUrl: server.baseUrl, model: 'test' }).speak({
      text: 'Hello.',
      voice: 'alloy',
      signal: controller.signal,
    });
    const request = await server.request(0);
    const reason = new Error('enough');
    controller.abort(reason);
    await expect(speaking).rejects.toBe(reason);
    expect(await request.hungUp).toBe(true);
  });
});

describe('a sound that does not come', () => {
  const html = answersWith(200, '<!doctype html><p>Welcome', { 'content-type': 'text/html' });
  const wav = answersWith(200, `RIFF\0\0\0\0WAVEfmt ${' '.repeat(500)}`, { 'content-type': 'audio/mpeg' });
  const filtered = answersWith(400, JSON.stringify({ error: { code: 'content_policy_violation', message: key } }));

  it.each([
    ['HTML', [html], failed('badAnswer', 'the answer is no MP3')],
    ['nothing', [answersWith(200, '')], failed('badAnswer', 'the answer is no MP3')],
    ['an error with a good status', [answersWith(200, '{"error":{}}')], failed('badAnswer', 'the answer is no MP3')],
    ['another format', [wav], failed('badAnswer', 'the answer is no MP3')],
    [
      'a tag alone',
      [answersWith(200, taggedSoundOf('').subarray(0, 140))],
      failed('badAnswer', 'the answer is no MP3'),
    ],
    ['a wrong key', [answersWith(401, key)], failed('unreachable', 'status 401')],
    ['too many requests', [answersWith(429, '', { 'retry-after': '7' })], failed('rateLimited', 'status 429', 1, 7)],
    ['a breakdown', [answersWith(500, '')], failed('badAnswer', 'status 500')],
    ['a wrong address', [answersWith(404, '')], failed('badAnswer', 'status 404')],
    ['words that it does not say', [filtered], failed('refused', 'status 400')],
    ['a cut in the middle', [cutsOff], failed('unreachable', 'the connection was cut: ECONNRESET')],
    ['two cuts', [cutsAtOnce, cutsAtOnce], failed('unreachable', 'no connection: ECONNRESET', 2)],
    ['a gateway that stays down', [answersWith(503, ''), answersWith(502, '')], failed('unreachable', 'status 502', 2)],
    ['a cut, then a sound', [cutsAtOnce, speaks], { outcome: hello, requests: 2 }],
    ['a gateway that comes back', [answersWith(502, ''), speaks], { outcome: hello, requests: 2 }],
  ])('%s is told by its reason, without key or body', async (_, behaviours, outcome) => {
    expect(await outcomeOf(behaviours)).toEqual(outcome);
  });

  it('no answer in time', async () => {
    expect(await outcomeOf([staysSilent], { answerTimeoutMs: 50 })).toEqual(failed('timedOut', 'no answer in time'));
  });

  it('an end that does not come in time', async () => {
    expect(await outcomeOf([fallsSilent], { idleTimeoutMs: 50 })).toEqual(
      failed('timedOut', 'no end of the answer in time'),
    );
  });

  it('nobody there', async () => {
    const server = createServer();
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    await new Promise((resolve) => {
      server.close(resolve);
    });
    expect(await speakTo(`http://127.0.0.1:${port}/v1`)).toEqual({
      reason: 'unreachable',
      message: 'no connection: ECONNREFUSED',
    });
  });
});

describe('what is heard of a text', () => {
  it.each([
    ['words', 'Good evening.', 'Good evening.'],
    ['an action', '*She smiles.* Good evening.', 'She smiles. Good evening.'],
    ['sums', '2 * 3 * 4 = 24, and 2*3*4 too', '2 * 3 * 4 = 24, and 2*3*4 too'],
    ['emoji between words', 'Hi 👋🏽, you 👩‍👩‍👧! ❤️ 🇫🇷 🏴󠁧󠁢󠁥󠁮󠁧󠁿 It is 5️⃣', 'Hi, you! It is 5'],
    ['emoji alone', ' 👋🏽❤️ ', '👋🏽❤️'],
    ['marks alone', ' *** ', '***'],
    ['nothing', '', ''],
    ['bold, code and struck words', '**loud** and `code` and ~~gone~~', 'loud and code and gone'],
    ['a heading and a list', '# One\n\n- two\n* three\n> four', 'One\ntwo\nthree\nfour'],
    ['links and pictures', 'See [the sea](https://sea.example/a) ![a wave](wave.png)', 'See the sea a wave'],
    ['tags', '<b>Bold</b><br>and 3 < 4 <3', 'Boldand 3 < 4 <3'],
    ['an action that is open', 'Well, *she tu', 'Well, *she tu'],
    ['other scripts', '*笑* こんにちは。', '笑 こんにちは。'],
  ])('%s', (_, text, heard) => {
    expect(heardText(text)).toBe(heard);
  });

  it.each(['*', '<', '[', '`', ' ', '\n', '👩‍', '<a', '[a](', '*a'])('a hundred thousand of %j', (piece) => {
    const text = piece.repeat(100_000);
    expect(heardText(text) === text.trim()).toBe(true);
  });
});

describe('parts of a text', () => {
  it.each([
    ['short', 'One. Two.', 20, ['One. Two.']],
    ['at the ends of sentences', 'One two. Three four. Five.', 15, ['One two.', 'Three four.', 'Five.']],
    ['at spaces of a long sentence', 'one two three four', 9, ['one two', 'three', 'four']],
    ['in the middle of a long word', 'abcdefgh', 3, ['abc', 'def', 'gh']],
    ['never within a character', '🙂🙂🙂', 3, ['🙂', '🙂', '🙂']],
    ['without white space', '  ', 3, []],
    ['of a script without spaces', 'こんにちは。さようなら。', 6, ['こんにちは。', 'さようなら。']],
  ])('%s', (_, text, max, parts) => {
    expect(textParts(text, max)).toEqual(parts);
  });
});

describe('a range of ten bytes', () => {
  it.each([
    [undefined, undefined],
    ['bytes=0-1', { start: 0, end: 1 }],
    ['bytes=0-', { start: 0, end: 9 }],
    ['bytes=9-', { start: 9, end: 9 }],
    ['bytes=4-99', { start: 4, end: 9 }],
    ['bytes=-3', { start: 7, end: 9 }],
    ['bytes=-99', { start: 0, end: 9 }],
    ['bytes=-0', null],
    ['bytes=10-', null],
    ['bytes=99-100', null],
    ['bytes=5-4', undefined],
    ['bytes=-', undefined],
    ['bytes=0-1,3-4', undefined],
    ['items=0-1', undefined],
    ['bytes=a-b', undefined],
  ])('%s', (header, range) => {
    expect(byteRangeOf(header, 10)).toEqual(range);
  });
});

describe('settings of speech', () => {
  const base = 'http://127.0.0.1:8880/v1';
  const nameOf = (variables: Record<string, string>) => speechProviderFrom(readEnv(variables))?.name;

  it('without a model nobody speaks but the browser', () => {
    expect([nameOf({}), nameOf({ OPENAI_BASE_URL: base, CHAT_MODEL: 'talks' })]).toEqual([undefined, undefined]);
  });

  it('a model speaks at its own address, or at that of the chat', () => {
    expect([
      nameOf({ SPEECH_MODEL: 'speaks', SPEECH_BASE_URL: base }),
      nameOf({ SPEECH_MODEL: 'speaks', OPENAI_BASE_URL: base, CHAT_MODEL: 'talks' }),
      readEnv({}).SPEECH_VOICE,
    ]).toEqual(['openai:speaks', 'openai:speaks', 'alloy']);
  });

  it.each([
    [{ SPEECH_MODEL: 'speaks' }, 'SPEECH_BASE_URL or OPENAI_BASE_URL must be set together with SPEECH_MODEL'],
    [{ SPEECH_BASE_URL: base }, 'SPEECH_MODEL must be set together with SPEECH_BASE_URL'],
    [
      { SPEECH_MODEL: 'speaks', SPEECH_BASE_URL: 'nowhere' },
      'SPEECH_BASE_URL must be an address such as http://127.0.0.1:8880/v1; it is "nowhere"',
    ],
  ])('%j stops the start with one line', (variables, line) => {
    expect(() => readEnv(variables)).toThrow(new EnvError(line));
  });

  it('the key of the chat is the default, and is sent only where it belongs', async () => {
    await using server = await startSpeechServer();
    const speakWith = async (variables: Record<string, string>) => {
      const provider = speechProviderFrom(
        readEnv({ SPEECH_MODEL: 'speaks', SPEECH_BASE_URL: server.baseUrl, ...variables }),
      );
      await provider?.speak({ text: 'Hello.', voice: 'alloy', signal: new AbortController().signal });
      return server.requests.at(-1)?.headers.authorization;
    };
    expect(await speakWith({ OPENAI_API_KEY: 'chat' })).toBe('Bearer chat');
    expect(await speakWith({ OPENAI_API_KEY: 'chat', SPEECH_API_KEY: 'speech' })).toBe('Bearer speech');
  });
});
