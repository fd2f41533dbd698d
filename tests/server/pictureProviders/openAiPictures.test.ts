import { describe, expect, it } from 'vitest';
import { openAiPictures, type OpenAiPicturesSettings } from '#server/providers/picture/openai/openAiPictures.ts';
import {
  cuts,
  drips,
  gives,
  givesBase64,
  givesUrl,
  type ImagesBehaviour,
  keepsStill,
  startImagesServer,
  startsAndCuts,
  startsAndStops,
} from '#tests/server/support/imagesServer.ts';
import { blankPicture, samplePicture } from '#tests/server/support/samplePicture.ts';
import { keptPort } from '#tests/server/support/keptPort.ts';
import { plainOptions } from '#tests/unit/pictureProviders/support/portraitSubject.ts';
import { outcomeOf, requestOf, stamped } from './support/makePicture.ts';

const key = 'sk-secret-4711';
const path = '/v1/images/generations';

const provider = (baseUrl: string, changes: Partial<OpenAiPicturesSettings> = {}) =>
  openAiPictures({
    baseUrl,
    apiKey: key,
    model: 'flux',
    ...changes,
    timeouts: { retry: 1, ...changes.timeouts },
  });

const outcomeWith = async (behaviours: readonly ImagesBehaviour[], changes: Partial<OpenAiPicturesSettings> = {}) => {
  await using server = await startImagesServer(...behaviours);
  return { ...(await outcomeOf(provider(server.baseUrl, changes))), requests: server.requests.length };
};

const failed = (reason: string, message: string, requests = 1, retryAfter?: number) => ({
  reason,
  message,
  ...(retryAfter !== undefined && { retryAfter }),
  progress: [0],
  requests,
});
const whole = (requests = 1) => ({ made: stamped('flux'), size: [768, 1152], progress: [0, 100], requests });

describe('a picture', () => {
  it.each([
    ['PNG', 'png'],
    ['JPEG', 'jpeg'],
    ['webp', 'webp'],
    ['AVIF', 'avif'],
  ] as const)('comes as base64 of %s and leaves stamped, with no other metadata', async (_, format) => {
    expect(await outcomeWith([givesBase64(samplePicture(512, 768, format))])).toEqual(whole());
  });

  it.each([
    ['2:3', 768, 1152],
    ['1:1', 1024, 1024],
    ['3:2', 1152, 768],
  ] as const)('of %s is cropped to it, whatever comes', async (aspect, width, height) => {
    await using server = await startImagesServer(givesBase64(samplePicture(900, 700)));
    const outcome = await outcomeOf(provider(server.baseUrl), { options: { ...plainOptions, aspect } });
    expect(outcome).toEqual({ made: stamped('flux', width, height), size: [width, height], progress: [0, 100] });
  });

  const described =
    'portrait of an adult woman in the thirties, average build, olive skin, oval face, brown almond eyes, medium wavy copper hair worn loose, ' +
    'gentle expression, wearing a cream knit, in a forest, day, window light, natural colours, detailed, high quality';

  it.each([
    ['flux', '768x1152', { response_format: 'b64_json' }],
    ['gpt-image-1.5', '1024x1536', { output_format: 'webp' }],
    ['openai/chatgpt-image-latest', '1024x1536', { output_format: 'webp' }],
    ['dall-e-3', '1024x1792', { response_format: 'b64_json' }],
    ['dall-e-2', '1024x1024', { response_format: 'b64_json' }],
  ])('of %s is asked for with what that model knows', async (model, size, extra) => {
    await using server = await startImagesServer(givesBase64(samplePicture()));
    await outcomeOf(provider(`${server.baseUrl}/?api-version=1`, { model }));
    const { path: asked, headers, body } = await server.seen(path);
    expect({ asked, authorization: headers.authorization, body }).toEqual({
      asked: `${path}?api-version=1`,
      authorization: `Bearer ${key}`,
      body: { model, prompt: `red hair, in the forest. ${described}`, n: 1, size, ...extra },
    });
  });

  it.each([
    ['dall-e-2', 1000],
    ['dall-e-3', 4000],
    ['gpt-image-1', 10_401],
  ])('for %s has a prompt of at most its length, without control characters', async (model, length) => {
    await using server = await startImagesServer(givesBase64(samplePicture()));
    const prompt = `\u0000${'ab\u0007cd\u202e'.repeat(1428)}🙂`.padEnd(10_000, 'x');
    await outcomeOf(provider(server.baseUrl, { model }), { prompt });
    const { body } = await server.seen(path);
    const sent = body !== null && typeof body === 'object' && 'prompt' in body ? String(body.prompt) : '';
    expect({
      fits: sent.length <= length,
      clean: !/[\p{Cc}\u202e]/u.test(sent),
      ends: sent.endsWith('high quality'),
    }).toEqual({
      fits: true,
      clean: true,
      ends: true,
    });
  });

  it('needs no key', async () => {
    await using server = await startImagesServer(givesBase64(samplePicture()));
    await outcomeOf(provider(server.baseUrl, { apiKey: ' ' }));
    expect((await server.seen(path)).headers.authorization).toBeUndefined();
  });

  it('is left when nobody wants it any more', async () => {
    await using server = await startImagesServer(keepsStill);
    const controller = new AbortController();
    const making = outcomeOf(provider(server.baseUrl), { signal: controller.signal });
    const request = await server.seen(path);
    controller.abort();
    expect([await making, await request.hungUp]).toEqual([
      { reason: 'cancelled', message: 'nobody wants it any more', progress: [0] },
      true,
    ]);
  });

  it('is not asked for when nobody wants it from the beginning', async () => {
    await using server = await startImagesServer();
    await expect(provider(server.baseUrl).make(requestOf({ signal: AbortSignal.abort() }))).rejects.toMatchObject({
      reason: 'cancelled',
    });
    expect(server.requests).toEqual([]);
  });
});

describe('a picture by its address', () => {
  const sample = samplePicture();
  const file: ImagesBehaviour = async (response) => void response.end(await sample);

  it('is fetched from the server itself, with the key', async () => {
    await using server = await startImagesServer(givesUrl('/generated/1.png'), file);
    expect(await outcomeOf(provider(server.baseUrl))).toMatchObject({ made: stamped('flux') });
    expect((await server.seen('/generated/1.png')).headers.authorization).toBe(`Bearer ${key}`);
  });

  it('is fetched from an origin that is allowed, without the key', async () => {
    await using elsewhere = await startImagesServer(file);
    await using server = await startImagesServer(givesUrl(`${elsewhere.origin}/1.png`));
    const outcome = await outcomeOf(provider(server.baseUrl, { pictureOrigins: [elsewhere.origin] }));
    expect([outcome, (await elsewhere.seen('/1.png')).headers.authorization]).toEqual([
      { made: stamped('flux'), size: [768, 1152], progress: [0, 100] },
      undefined,
    ]);
  });

  it('may hold the picture', async () => {
    const url = `data:image/png;base64,${(await sample).toString('base64')}`;
    expect(await outcomeWith([givesUrl(url)])).toEqual(whole());
  });

  const notAllowed = failed('badAnswer', 'the picture is at a place that is not allowed');
  it.each([
    ['another host', 'http://169.254.169.254/latest/meta-data'],
    ['another port', 'http://127.0.0.1:1/1.png'],
    ['a file', 'file:///etc/passwd'],
    ['another scheme', 'ftp://127.0.0.1/1.png'],
    ['no address', 'http://'],
  ])('is not fetched from %s', async (_, url) => {
    expect(await outcomeWith([givesUrl(url)])).toEqual(notAllowed);
  });

  it('is not followed to another place', async () => {
    await using elsewhere = await startImagesServer(file);
    const away = gives(302, '', { location: `${elsewhere.origin}/1.png` });
    expect(await outcomeWith([givesUrl('/1.png'), away])).toEqual(failed('badAnswer', 'status 302', 2));
    expect(elsewhere.requests).toEqual([]);
  });

  it('that is gone', async () => {
    expect(await outcomeWith([givesUrl('/1.png'), gives(404, '')])).toEqual(failed('badAnswer', 'status 404', 2));
  });
});

describe('a picture that does not come', () => {
  const noProtocol = failed('badAnswer', 'the answer is not what the protocol says');
  const noPicture = failed('badAnswer', 'the answer is no picture');
  const unreadable = failed('badAnswer', 'the picture cannot be read');
  const filtered = gives(400, JSON.stringify({ error: { code: 'moderation_blocked', message: key } }));
  const policy = gives(400, JSON.stringify({ error: { code: 'content_policy_violation', message: key } }));
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"><rect width="9" height="9"/></svg>';
  const good = givesBase64(samplePicture());
  const partOf = async (bytes: Promise<Buffer>): Promise<Buffer> => (await bytes).subarray(0, 900);

  it.each([
    ['HTML', [gives(200, '<!doctype html>')], noProtocol],
    ['nothing', [gives(200, '')], noProtocol],
    ['an empty list', [gives(200, '{"data":[]}')], noProtocol],
    ['wrong types', [gives(200, '{"data":[{"b64_json":7}]}')], noProtocol],
    ['neither of both', [gives(200, '{"data":[{}]}')], failed('badAnswer', 'the answer holds no picture')],
    ['base64 that is none', [gives(200, '{"data":[{"b64_json":"§§§"}]}')], noPicture],
    ['text', [givesBase64(Buffer.from('no picture at all'))], noPicture],
    ['SVG', [givesBase64(Buffer.from(svg))], noPicture],
    ['half a picture', [givesBase64(partOf(samplePicture()))], unreadable],
    ['a GIF', [givesBase64(samplePicture(300, 300, 'gif'))], noPicture],
    ['a picture of one pixel', [givesBase64(samplePicture(1, 1))], failed('badAnswer', 'the picture is too small')],
    ['too many pixels', [givesBase64(blankPicture(8200, 8200))], unreadable],
    ['a wrong key', [gives(401, key)], failed('unreachable', 'status 401')],
    ['no money', [gives(402, '')], failed('unreachable', 'status 402')],
    ['too many requests', [gives(429, '', { 'retry-after': '7' })], failed('rateLimited', 'status 429', 1, 7)],
    ['a filter', [filtered], failed('refused', 'status 400')],
    ['a policy', [policy], failed('refused', 'status 400')],
    ['a wrong parameter', [gives(400, '{"error":{"code":"invalid_value"}}')], failed('badAnswer', 'status 400')],
    ['a breakdown', [gives(500, '')], failed('brokenOff', 'status 500')],
    ['a gateway that waited', [gives(504, '')], failed('timedOut', 'status 504')],
    ['a gateway that stays down', [gives(503, ''), gives(502, '')], failed('unreachable', 'status 502', 2)],
    ['a gateway that comes back', [gives(502, ''), good], whole(2)],
    ['a cut in the middle', [startsAndCuts], failed('brokenOff', 'the connection was cut: ECONNRESET')],
    ['a cut before the answer', [cuts], failed('brokenOff', 'the connection was cut: ECONNRESET')],
  ])('%s is told by its reason, without key or body', async (_, behaviours, outcome) => {
    expect(await outcomeWith(behaviours)).toEqual(outcome);
  });

  it('an answer without an end', async () => {
    const endless: ImagesBehaviour = (response) => {
      response.writeHead(200);
      const more = (): void => void (response.destroyed || response.write(' '.repeat(1024 * 1024), more));
      more();
    };
    expect(await outcomeWith([endless])).toEqual(failed('badAnswer', 'the answer is too long'));
  });

  it('no answer in time', async () => {
    const timeouts = { answer: 50 };
    expect(await outcomeWith([keepsStill], { timeouts })).toEqual(failed('timedOut', 'no answer in time'));
  });

  it('an end that does not come in time', async () => {
    const timeouts = { idle: 50 };
    expect(await outcomeWith([startsAndStops], { timeouts })).toEqual(
      failed('timedOut', 'no end of the answer in time'),
    );
  });

  it('an end that never comes, however lively the answer', async () => {
    const timeouts = { whole: 100 };
    expect(await outcomeWith([drips], { timeouts })).toEqual(failed('timedOut', 'no end of the answer in time'));
  });

  it('nobody there', async () => {
    expect(await outcomeOf(provider(`http://127.0.0.1:${await keptPort()}/v1`))).toEqual({
      reason: 'unreachable',
      message: 'no connection: ECONNREFUSED',
      progress: [0],
    });
  });
});
