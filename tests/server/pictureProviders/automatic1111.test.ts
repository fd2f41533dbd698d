import { describe, expect, it } from 'vitest';
import { automatic1111, type Automatic1111Settings } from '#server/providers/picture/automatic1111/automatic1111.ts';
import { startAutomatic1111Server } from '#tests/server/support/automatic1111Server.ts';
import { keptPort } from '#tests/server/support/keptPort.ts';
import { type Seen, sendJson } from '#tests/server/support/recordingServer.ts';
import { samplePicture } from '#tests/server/support/samplePicture.ts';
import { outcomeOf, stamped } from './support/makePicture.ts';

type Script = Parameters<typeof startAutomatic1111Server>[0];
type Answer = NonNullable<Script['answer']>;

const sample = (await samplePicture()).toString('base64');
const paints: Answer = (response) => sendJson(response, { images: [sample], parameters: {}, info: '{}' });
const says =
  (status: number, body: string): Answer =>
  (response) =>
    void response.writeHead(status).end(body);

const provider = (baseUrl: string, changes: Partial<Automatic1111Settings> = {}) =>
  automatic1111({ baseUrl, pollMs: 1, ...changes, timeouts: { retry: 1, ...changes.timeouts } });

const outcomeWith = async (script: Script, changes: Partial<Automatic1111Settings> = {}) => {
  await using server = await startAutomatic1111Server(script);
  return await outcomeOf(provider(server.origin, changes));
};

const whole = (progress: number[], system = 'Stable Diffusion') => ({
  made: stamped(system),
  size: [768, 1152],
  progress,
});
const failed = (reason: string, message: string) => ({ reason, message, progress: [0] });

describe('a picture by AUTOMATIC1111', () => {
  it('comes with its progress, which only grows', async () => {
    const progress = [0.011, 0.25, 0.2, 0.999, 0.5];
    expect(await outcomeWith({ answer: paints, progress })).toEqual(whole([0, 1, 25, 99, 100]));
  });

  it('has no progress of somebody else before it', async () => {
    expect(await outcomeWith({ answer: paints, others: 3, progress: [0.4] })).toEqual(whole([0, 40, 100]));
  });

  it('comes without its progress where nobody tells whose that is', async () => {
    expect(await outcomeWith({ answer: paints, hasNoPage: true })).toEqual(whole([0, 100]));
  });

  it('[N-33] is none when somebody else cut it short', async () => {
    expect(await outcomeWith({ answer: paints, isCutShort: true })).toEqual(
      failed('brokenOff', 'the picture was interrupted'),
    );
  });

  it('[N-33] is none when somebody else cut it short, also where the next one waits, which is made', async () => {
    await using server = await startAutomatic1111Server({ answer: paints, progress: [0.5], isCutShort: true });
    const studio = provider(server.origin, { pollMs: 20 });
    expect(await Promise.all([outcomeOf(studio), outcomeOf(studio)])).toEqual([
      { reason: 'brokenOff', message: 'the picture was interrupted', progress: [0, 50] },
      whole([0, 100]),
    ]);
  });

  it('[N-33] is asked for no more when it is not wanted before its turn', async () => {
    await using server = await startAutomatic1111Server({ progress: [0.5] });
    const studio = provider(server.origin);
    const [first, second] = [new AbortController(), new AbortController()];
    const outcomes = [outcomeOf(studio, { signal: first.signal }), outcomeOf(studio, { signal: second.signal })];
    await server.seen('/internal/progress');
    second.abort();
    const { reason } = { reason: '', ...(await outcomes[1]) };
    first.abort();
    await outcomes[0];
    expect([reason, server.requests.filter(({ path }) => path === '/sdapi/v1/txt2img').length]).toEqual([
      'cancelled',
      1,
    ]);
  });

  it.each([
    ['no progress at all', says(404, '')],
    ['HTML', says(200, '<!doctype html>')],
    ['wrong types', says(200, '{"progress":"half"}')],
    ['a cut', (response) => void response.destroy()],
  ] satisfies [string, Answer][])('comes all the same where looks at the progress give %s', async (_, badProgress) => {
    expect(await outcomeWith({ answer: paints, badProgress })).toEqual(whole([0, 100]));
  });

  it('is asked for with wish, size, seed, steps and checkpoint, and without what loads files', async () => {
    await using server = await startAutomatic1111Server({ answer: paints });
    const made = await outcomeOf(provider(`${server.origin}/`, { model: 'dreamy.safetensors', steps: 12 }), {
      prompt: 'a "quoted" wish\n<lora:theirs:1>, (red:1.2)',
    });
    expect(made).toEqual(whole([0, 100], 'dreamy.safetensors'));
    expect((await server.seen('/sdapi/v1/txt2img')).body).toEqual({
      prompt: expect.stringMatching(/^a "quoted" wish\n lora:theirs:1 , \(red:1\.2\)\. portrait of an adult woman /),
      negative_prompt: expect.stringContaining('child'),
      seed: 1_989_329_837,
      width: 768,
      height: 1152,
      steps: 12,
      cfg_scale: 6,
      n_iter: 1,
      batch_size: 1,
      send_images: true,
      save_images: false,
      force_task_id: expect.stringMatching(/^liora-[0-9a-f-]{36}$/),
      override_settings: { sd_model_checkpoint: 'dreamy.safetensors' },
    });
  });

  it('is asked for with the name and password of the address', async () => {
    await using server = await startAutomatic1111Server({ answer: paints });
    await outcomeOf(provider(server.origin.replace('//', '//ann:s%20s@')));
    const { headers } = await server.seen('/sdapi/v1/txt2img');
    expect(headers.authorization).toBe(`Basic ${Buffer.from('ann:s s').toString('base64')}`);
  });
});

describe('a picture that AUTOMATIC1111 does not give', () => {
  const nothing = failed('badAnswer', 'the answer is no picture');
  const noProtocol = failed('badAnswer', 'the answer is not what the protocol says');

  it.each([
    ['HTML', says(200, '<!doctype html>'), noProtocol],
    ['no picture', says(200, '{"images":[]}'), noProtocol],
    ['wrong types', says(200, '{"images":[1]}'), noProtocol],
    ['empty text', says(200, '{"images":[""]}'), nothing],
    ['text', says(200, `{"images":["${Buffer.from('none').toString('base64')}"]}`), nothing],
    ['a server without --api', says(404, '{"detail":"Not Found"}'), failed('badAnswer', 'status 404')],
    ['a wrong password', says(401, '{}'), failed('unreachable', 'status 401')],
    ['no memory', says(500, '{"error":"OutOfMemoryError"}'), failed('brokenOff', 'status 500')],
    ['a gateway that is down', says(503, ''), failed('unreachable', 'status 503')],
  ])('%s is told by its reason', async (_, answer, outcome) => {
    expect(await outcomeWith({ answer })).toEqual(outcome);
  });

  it('nobody there', async () => {
    expect(await outcomeOf(provider(`http://127.0.0.1:${await keptPort()}`))).toEqual(
      failed('unreachable', 'no connection: ECONNREFUSED'),
    );
  });
});

describe('a picture that nobody wants any more', () => {
  const cancelled = failed('cancelled', 'nobody wants it any more');
  const { reason, message } = cancelled;
  const pathsOf = (requests: readonly Seen[]) => requests.map(({ path }) => path.split('/').at(-1)?.split('?')[0]);

  /** Cancels as soon as a request of the kind is there. */
  const cancelAt = async (script: Script, path: string, changes: Partial<Automatic1111Settings> = {}) => {
    await using server = await startAutomatic1111Server(script);
    const controller = new AbortController();
    const making = outcomeOf(provider(server.origin, changes), { signal: controller.signal });
    await server.seen(path);
    controller.abort();
    const { reason, message } = { reason: '', message: '', ...(await making) };
    return { reason, message, paths: pathsOf(server.requests) };
  };

  it('is interrupted while it is made', async () => {
    const { paths, ...outcome } = await cancelAt({ progress: [0.1, 0.1] }, '/internal/progress');
    expect([outcome, paths.at(-1)]).toEqual([{ reason, message }, 'interrupt']);
  });

  it('[N-33] is interrupted when its turn comes, and what goes before it is left alone', async () => {
    const { paths, ...outcome } = await cancelAt({ others: 4 }, '/sdapi/v1/txt2img', { pollMs: 5 });
    const before = paths.slice(0, paths.indexOf('interrupt')).filter((path) => path === 'progress').length;
    expect({ ...outcome, hasWaited: before > 4, last: paths.slice(-2) }).toEqual({
      reason,
      message,
      hasWaited: true,
      last: ['progress', 'interrupt'],
    });
  });

  it('is given up when its turn does not come', async () => {
    const { paths } = await cancelAt({ others: Infinity }, '/sdapi/v1/txt2img', { stopMs: 40 });
    expect(new Set(paths)).toEqual(new Set(['txt2img', 'progress']));
  });

  it('[N-33] goes on where nobody tells whose task an interruption would end', async () => {
    const { paths } = await cancelAt({ hasNoPage: true }, '/sdapi/v1/txt2img');
    expect(new Set(paths)).toEqual(new Set(['txt2img', 'progress']));
  });

  it('is interrupted, too, when it is not there in time', async () => {
    await using server = await startAutomatic1111Server({});
    const outcome = await outcomeOf(provider(server.origin, { timeouts: { answer: 100 } }));
    expect([outcome, pathsOf(server.requests).at(-1)]).toEqual([failed('timedOut', 'no answer in time'), 'interrupt']);
  });

  it('[N-34] is interrupted, too, when it comes no further', async () => {
    await using server = await startAutomatic1111Server({ progress: [0.1] });
    const outcome = await outcomeOf(provider(server.origin, { silenceMs: 300 }));
    expect([outcome, pathsOf(server.requests).at(-1)]).toEqual([
      { reason: 'timedOut', message: 'no sign of life in time', progress: [0, 10] },
      'interrupt',
    ]);
  });

  it('[N-34] is not made when nobody tells how far it is, and it does not come', async () => {
    expect(await outcomeWith({ hasNoPage: true }, { silenceMs: 100 })).toEqual(
      failed('timedOut', 'no sign of life in time'),
    );
  });

  it('is not asked for when it never was wanted', async () => {
    await using server = await startAutomatic1111Server({ answer: paints });
    expect(await outcomeOf(provider(server.origin), { signal: AbortSignal.abort() })).toEqual(cancelled);
    expect(server.requests).toEqual([]);
  });
});
