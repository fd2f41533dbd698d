import { describe, expect, it } from 'vitest';
import { comfyUi, type ComfyUiSettings } from '#server/providers/picture/comfyui/comfyUi.ts';
import { type Message, onePicture, startComfyUiServer } from '#tests/server/support/comfyuiServer.ts';
import { keptPort } from '#tests/server/support/keptPort.ts';
import type { Seen } from '#tests/server/support/recordingServer.ts';
import { samplePicture } from '#tests/server/support/samplePicture.ts';
import { outcomeOf, requestOf, stamped } from './support/makePicture.ts';

type Script = Parameters<typeof startComfyUiServer>[0];
type Answer = NonNullable<Script['onView']>;

const sample = await samplePicture();
const shows: Answer = (response) => void response.end(sample);
const says =
  (status: number, body: string): Answer =>
  (response) =>
    void response.writeHead(status).end(body);

/** What a server tells of the default workflow. */
const work: readonly Message[] = [
  ['execution_start', {}],
  ['execution_cached', { nodes: ['checkpoint'] }],
  ['executing', { node: 'wanted' }],
  ['executing', { node: 'sampler' }],
  ['progress', { node: 'sampler', value: 5, max: 20 }],
  'preview',
  ['progress', { node: 'sampler', value: 10, max: 20 }],
  ['progress', { node: 'sampler', value: 20, max: 20 }],
  ['executing', { node: 'pixels' }],
  ['executing', { node: 'picture' }],
  ['execution_success', {}],
];
const workProgress = [0, 3, 7, 26, 46, 84, 88, 100];

const provider = (baseUrl: string, changes: Partial<ComfyUiSettings> = {}) =>
  comfyUi({ baseUrl, model: 'dreamy.safetensors', pollMs: 1, ...changes, timeouts: { retry: 1, ...changes.timeouts } });

const pathsOf = (requests: readonly Seen[]) => requests.map(({ method, path }) => `${method} ${path.split('?', 1)[0]}`);

const outcomeWith = async (script: Script, changes: Partial<ComfyUiSettings> = {}) => {
  await using server = await startComfyUiServer({ onView: shows, ...script });
  return await outcomeOf(provider(server.origin, changes));
};

const whole = (progress: number[]) => ({ made: stamped('dreamy.safetensors'), size: [768, 1152], progress });
const failed = (reason: string, message: string) => ({ reason, message, progress: [0] });

describe('a picture by ComfyUI', () => {
  it('comes with its progress, which only grows', async () => {
    expect(await outcomeWith({ messages: work, outputs: onePicture })).toEqual(whole(workProgress));
  });

  it('is queued with the filled workflow and looked at where it was saved', async () => {
    await using server = await startComfyUiServer({ outputs: onePicture, onView: shows });
    await outcomeOf(provider(`${server.origin}/`, { steps: 12 }), { prompt: 'a "quoted"\nwoman of %seed% and \\' });
    const { body } = await server.seen('/prompt');
    const { path } = await server.seen('/view');
    expect({ body, path }).toEqual({
      body: {
        client_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        prompt_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        prompt: {
          checkpoint: { class_type: 'CheckpointLoaderSimple', inputs: { ckpt_name: 'dreamy.safetensors' } },
          wanted: {
            class_type: 'CLIPTextEncode',
            inputs: {
              text: expect.stringMatching(/^a "quoted"\nwoman of %seed% and \\\. portrait of an adult woman /),
              clip: ['checkpoint', 1],
            },
          },
          unwanted: {
            class_type: 'CLIPTextEncode',
            inputs: { text: expect.stringContaining('child'), clip: ['checkpoint', 1] },
          },
          canvas: { class_type: 'EmptyLatentImage', inputs: { width: 768, height: 1152, batch_size: 1 } },
          sampler: {
            class_type: 'KSampler',
            inputs: {
              seed: 1_989_329_837,
              steps: 12,
              cfg: 6,
              sampler_name: 'euler',
              scheduler: 'normal',
              denoise: 1,
              model: ['checkpoint', 0],
              positive: ['wanted', 0],
              negative: ['unwanted', 0],
              latent_image: ['canvas', 0],
            },
          },
          pixels: { class_type: 'VAEDecode', inputs: { samples: ['sampler', 0], vae: ['checkpoint', 2] } },
          picture: { class_type: 'SaveImage', inputs: { filename_prefix: 'liora', images: ['pixels', 0] } },
        },
      },
      path: '/view?filename=liora_00001_.png&subfolder=a+b&type=output',
    });
  });

  it('is one that was saved, and a preview only where none was', async () => {
    const preview = { images: [{ filename: 'preview.png', subfolder: '', type: 'temp' }] };
    const chosen = async (outputs: Readonly<Record<string, unknown>>) => {
      await using server = await startComfyUiServer({ outputs, onView: shows });
      await outcomeOf(provider(server.origin));
      return new URL((await server.seen('/view')).path, server.origin).searchParams.get('filename');
    };
    expect([await chosen({ first: preview, ...onePicture }), await chosen({ first: preview })]).toEqual([
      'liora_00001_.png',
      'preview.png',
    ]);
  });

  it.each([
    ['there is no web socket', { noSocket: true }],
    ['the web socket is cut in the middle', { messages: [...work.slice(0, 3), 'cut', ...work.slice(3)] }],
    ['the web socket is cut and the queue is long', { messages: ['cut'], looks: 5 }],
    ['ids are the server’s own', { isOld: true, messages: ['cut'] }],
  ] satisfies [string, Script][])('comes all the same where %s', async (_, script) => {
    const { made } = { made: undefined, ...(await outcomeWith({ outputs: onePicture, ...script })) };
    expect(made).toEqual(stamped('dreamy.safetensors'));
  });

  it.each([
    ['the web socket stands and says nothing', { isSilent: true, looks: 3 }],
    ['messages call it by another id', { toldAs: 'strange' }],
    ['it is taken under another id than it goes by', { takenAs: 'a/strange id' }],
    ['it is taken under another id, and the web socket says nothing', { takenAs: 'strange', isSilent: true, looks: 3 }],
  ] satisfies [string, Script][])('[N-35] comes all the same where %s', async (_, script) => {
    const { made } = { made: undefined, ...(await outcomeWith({ outputs: onePicture, ...script }, { quietMs: 1 })) };
    expect(made).toEqual(stamped('dreamy.safetensors'));
  });

  it('[N-37] has no progress of somebody else’s', async () => {
    expect(await outcomeWith({ messages: work, outputs: onePicture, toldAs: 'theirs' }, { quietMs: 1 })).toEqual(
      whole([0, 100]),
    );
  });

  it('[N-35] is not asked for beside a web socket that tells of it', async () => {
    await using server = await startComfyUiServer({ messages: work, outputs: onePicture, onView: shows });
    await outcomeOf(provider(server.origin));
    expect(pathsOf(server.requests).map((path) => path.replace(/history\/.*/, 'history'))).toEqual([
      'POST /prompt',
      'GET /history',
      'GET /view',
    ]);
  });

  it('[N-34] may wait in the queue for longer than it may keep still', async () => {
    const script = { isPending: true, isSilent: true, looks: 10, outputs: onePicture };
    const { made } = {
      made: undefined,
      ...(await outcomeWith(script, { quietMs: 1, pollMs: 300, silenceMs: 2000 })),
    };
    expect(made).toEqual(stamped('dreamy.safetensors'));
  });

  it('has no progress of others, and none of messages that are no messages', async () => {
    const others: readonly Message[] = [
      ['status', { status: { exec_info: { queue_remaining: 1 } } }],
      ['progress', { node: 'sampler', value: 'half', max: 20 }],
      ['progress', { node: 'sampler', value: 5, max: 0 }],
      ['crystools.monitor', { cpu: 1 }],
    ];
    expect(await outcomeWith({ messages: others, outputs: onePicture })).toEqual(whole([0, 100]));
  });

  it('is asked for with the name and password of the address', async () => {
    await using server = await startComfyUiServer({ outputs: onePicture, onView: shows });
    const upgrades: (string | undefined)[] = [];
    server.server.on('upgrade', ({ headers }) => upgrades.push(headers.authorization));
    await outcomeOf(provider(server.origin.replace('//', '//ann:s%20s@')));
    const basic = `Basic ${Buffer.from('ann:s s').toString('base64')}`;
    expect([(await server.seen('/prompt')).headers.authorization, upgrades]).toEqual([basic, [basic]]);
  });
});

describe('a picture that ComfyUI does not give', () => {
  const noProtocol = failed('badAnswer', 'the answer is not what the protocol says');
  const invalid = JSON.stringify({
    error: { type: 'prompt_outputs_failed_validation', message: 'secret' },
    node_errors: {},
  });

  it.each([
    ['a workflow that it refuses', { onPrompt: says(400, invalid) }, failed('badAnswer', 'status 400')],
    ['HTML for the queue', { onPrompt: says(200, '<!doctype html>') }, noProtocol],
    ['wrong types', { onPrompt: says(200, '{"prompt_id":7}') }, noProtocol],
    ['a breakdown', { onPrompt: says(500, '') }, failed('brokenOff', 'status 500')],
    ['a node that fails', { outputs: 'error' }, failed('brokenOff', 'a node of the workflow failed')],
    [
      'a node that fails without a web socket',
      { outputs: 'error', noSocket: true },
      failed('brokenOff', 'a node of the workflow failed'),
    ],
    ['no pictures', { outputs: {} }, failed('badAnswer', 'the workflow gave no picture')],
    ['text alone', { outputs: { show: { text: ['hello'] } } }, failed('badAnswer', 'the workflow gave no picture')],
    ['wrong types in the history', { outputs: { show: { images: 'none' } } }, noProtocol],
    [
      'a file that is gone',
      { outputs: onePicture, onView: says(404, '') },
      failed('badAnswer', 'the picture is not there'),
    ],
    [
      'a video',
      { outputs: onePicture, onView: says(200, '....ftypisom') },
      failed('badAnswer', 'the answer is no picture'),
    ],
    [
      'a new start in the middle',
      { messages: ['cut'], looks: 3, outputs: onePicture, forgets: true },
      failed('brokenOff', 'the server has lost the work'),
    ],
  ] satisfies [string, Script, ReturnType<typeof failed>][])('%s is told by its reason', async (_, script, outcome) => {
    expect(await outcomeWith(script)).toEqual(outcome);
  });

  it('an interruption by somebody at the server', async () => {
    await using server = await startComfyUiServer({ messages: ['cut'] });
    const making = outcomeOf(provider(server.origin));
    await server.seen('/queue');
    await fetch(`${server.origin}/interrupt`, { method: 'POST' });
    expect(await making).toEqual(failed('brokenOff', 'the work was interrupted at the server'));
  });

  it('nobody there', async () => {
    expect(await outcomeOf(provider(`http://127.0.0.1:${await keptPort()}`))).toEqual(
      failed('unreachable', 'no connection: ECONNREFUSED'),
    );
  });
});

describe('a picture by ComfyUI that nobody wants any more', () => {
  const cancelled = failed('cancelled', 'nobody wants it any more');

  it('is interrupted while it is made', async () => {
    await using server = await startComfyUiServer({ messages: work.slice(0, 5) });
    const controller = new AbortController();
    const progress: number[] = [];
    const making = provider(server.origin).make(
      requestOf({
        signal: controller.signal,
        onProgress: (percent) => {
          progress.push(percent);
          if (percent === 26) controller.abort();
        },
      }),
    );
    await expect(making).rejects.toMatchObject({ reason: 'cancelled', message: 'nobody wants it any more' });
    const { body } = await server.seen('/prompt');
    const id = body !== null && typeof body === 'object' && 'prompt_id' in body ? body.prompt_id : undefined;
    expect({
      progress,
      paths: pathsOf(server.requests),
      unqueued: (await server.seen('/queue')).body,
      interrupted: (await server.seen('/interrupt')).body,
    }).toEqual({
      progress: [0, 3, 7, 26],
      paths: ['POST /prompt', 'POST /queue', 'GET /queue', 'POST /interrupt'],
      unqueued: { delete: [id] },
      interrupted: { prompt_id: id },
    });
  });

  it('is taken out of the queue, and what runs before it goes on', async () => {
    await using server = await startComfyUiServer({ isPending: true });
    const controller = new AbortController();
    const making = outcomeOf(provider(server.origin), { signal: controller.signal });
    await server.seen('/prompt');
    controller.abort();
    expect([await making, pathsOf(server.requests)]).toEqual([
      cancelled,
      ['POST /prompt', 'POST /queue', 'GET /queue'],
    ]);
  });

  it('is interrupted, too, when it is not there in time', async () => {
    await using server = await startComfyUiServer({});
    const outcome = await outcomeOf(provider(server.origin, { makeMs: 1000 }));
    expect([outcome, pathsOf(server.requests).at(-1)]).toEqual([
      failed('timedOut', 'no picture in time'),
      'POST /interrupt',
    ]);
  });

  it('[N-34] is interrupted, too, when nothing is heard of it', async () => {
    await using server = await startComfyUiServer({ messages: work.slice(0, 5) });
    const outcome = await outcomeOf(provider(server.origin, { quietMs: 1, silenceMs: 300 }));
    expect([outcome, pathsOf(server.requests).at(-1)]).toEqual([
      { reason: 'timedOut', message: 'no sign of life in time', progress: [0, 3, 7, 26] },
      'POST /interrupt',
    ]);
  });

  it('is not asked for when it never was wanted', async () => {
    await using server = await startComfyUiServer({});
    expect(await outcomeOf(provider(server.origin), { signal: AbortSignal.abort() })).toEqual(cancelled);
    expect(server.requests).toEqual([]);
  });
});
