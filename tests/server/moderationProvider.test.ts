import { expect, it } from 'vitest';
import { moderationProviderFrom } from '#server/features/care/moderationProviderFrom.ts';
import { ModerationError } from '#server/providers/moderation/moderationProvider.ts';
import { openAiModeration } from '#server/providers/moderation/openAiModeration.ts';
import {
  allows,
  answersWith,
  cuts,
  flags,
  type ModerationBehaviour,
  startModerationServer,
  staysSilent,
} from './support/moderationServer.ts';

const { signal } = new AbortController();
const texts = [
  { field: 'name', text: 'Mia' },
  { field: 'greeting', text: 'A bad word' },
];
const judgeBy = (baseUrl: string, timeoutMs = 5000) =>
  openAiModeration({ baseUrl, apiKey: 'key', model: 'judge', timeoutMs, retryDelayMs: 1 }).judge(texts, signal);

it('[CHAR-03] asks an OpenAI-compatible server and says nothing against what that allows', async () => {
  await using server = await startModerationServer();
  expect(await judgeBy(server.baseUrl)).toBeNull();
  expect(server.requests.map(({ path, headers, body }) => [path, headers.authorization, body])).toEqual([
    ['/v1/moderations', 'Bearer key', { model: 'judge', input: ['Mia', 'A bad word'] }],
  ]);
});

it.each([
  ['sexual/minors', 'underAge'],
  ['hate/threatening', 'hate'],
  ['harassment/threatening', 'hate'],
  ['self-harm/instructions', 'selfHarm'],
  ['violence/graphic', 'violence'],
  ['sexual', 'other'],
  ['illicit', 'other'],
])('[CHAR-03] gives the field, and the refusal for %s', async (category, refusal) => {
  await using server = await startModerationServer(flags('bad', category));
  expect(await judgeBy(server.baseUrl)).toEqual({ field: 'greeting', refusal });
});

it('[CHAR-03] tells the gravest of several reasons', async () => {
  await using server = await startModerationServer(flags('bad', 'sexual', 'violence', 'sexual/minors'));
  expect(await judgeBy(server.baseUrl)).toEqual({ field: 'greeting', refusal: 'underAge' });
});

it('[CHAR-03] sends long texts in pieces, and many in several requests', async () => {
  await using server = await startModerationServer(allows, flags('!', 'hate'));
  const long = [{ field: 'description', text: 'x'.repeat(8000 * 33) + '!' }];
  const verdict = await openAiModeration({ baseUrl: server.baseUrl, model: 'judge' }).judge(long, signal);
  expect(verdict).toEqual({ field: 'description', refusal: 'hate' });
  expect(
    server.requests.map(({ body }) => body.input.map((piece) => typeof piece === 'string' && piece.length)),
  ).toEqual([Array.from({ length: 32 }, () => 8000), [8000, 1]]);
});

it.each<[string, ModerationBehaviour]>([
  ['429', answersWith(429)],
  ['500', answersWith(500)],
  ['503', answersWith(503)],
  ['a cut connection', cuts],
])('[CHAR-03] asks once more after %s', async (_, behaviour) => {
  await using server = await startModerationServer(behaviour, flags('bad', 'hate'));
  expect(await judgeBy(server.baseUrl)).toEqual({ field: 'greeting', refusal: 'hate' });
});

it.each<[string, ModerationBehaviour[], number]>([
  ['429 twice', [answersWith(429), answersWith(429)], 2],
  ['500 twice', [answersWith(500), answersWith(500)], 2],
  ['cut twice', [cuts, cuts], 2],
  ['silent twice', [staysSilent, staysSilent], 2],
  ['a wrong key', [answersWith(401)], 1],
  ['no JSON', [answersWith(200, '<html>')], 1],
  ['another shape', [answersWith(200, '{"results":"none"}')], 1],
  ['too few results', [answersWith(200, '{"results":[]}')], 1],
  ['an endless answer', [answersWith(200, `"${'x'.repeat(5 << 20)}"`)], 1],
])('[CHAR-03] lets nothing pass after %s', async (_, behaviours, requests) => {
  await using server = await startModerationServer(...behaviours);
  // Only silence is ended by the clock.
  const timeouts = behaviours.includes(staysSilent) ? 300 : 30_000;
  await expect(judgeBy(server.baseUrl, timeouts)).rejects.toBeInstanceOf(ModerationError);
  expect(server.requests).toHaveLength(requests);
});

it('[CHAR-03] errors hold neither key nor text', async () => {
  await using server = await startModerationServer(answersWith(400, 'key Mia bad'));
  const error = await judgeBy(server.baseUrl).catch((reason: unknown) => String(reason));
  expect(error).toBe('ModerationError: status 400');
});

it('[CHAR-03] the rules of our own come first, also where a server is set up', async () => {
  await using server = await startModerationServer();
  const settings = { MODERATION_BASE_URL: server.baseUrl, MODERATION_MODEL: 'judge' };
  const young = [{ field: 'description', text: 'She is 16 years old.' }];
  expect(await moderationProviderFrom(settings).judge(young, signal)).toEqual({
    field: 'description',
    refusal: 'underAge',
  });
  expect(server.requests).toEqual([]);
  expect(await moderationProviderFrom(settings).judge(texts, signal)).toBeNull();
  expect(server.requests).toHaveLength(1);
});

const picture = Buffer.from('a picture');
const seen = `data:image/webp;base64,${picture.toString('base64')}`;
const seeBy = (baseUrl: string, model: string) =>
  openAiModeration({ baseUrl, model, retryDelayMs: 1 }).judgePicture?.(picture, signal);

it.each([
  ['nothing against what is allowed', allows, null],
  ['why another is refused', flags(seen, 'violence/graphic'), 'violence'],
] as const)('[PIC-03] a model that sees looks at pictures, and says %s', async (_, behaviour, refusal) => {
  await using server = await startModerationServer(behaviour);
  expect(await seeBy(server.baseUrl, 'omni-moderation-latest')).toBe(refusal);
  expect(server.requests.map(({ body }) => body)).toEqual([
    { model: 'omni-moderation-latest', input: [{ type: 'image_url', image_url: { url: seen } }] },
  ]);
});

it('[PIC-03] a model that does not see is shown no pictures', async () => {
  await using server = await startModerationServer();
  expect(seeBy(server.baseUrl, 'text-moderation-latest')).toBeUndefined();
  expect(moderationProviderFrom({ MODERATION_MODEL: 'omni-moderation-latest' }).judgePicture).toBeUndefined();
  expect(server.requests).toEqual([]);
});
