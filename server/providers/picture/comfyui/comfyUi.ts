import { PICTURE_SIZES } from '#contract/picture.ts';
import { randomUUID } from 'node:crypto';
import { orCancelled, throwIfCancelled, waitOrCancel } from '../cancelled.ts';
import { finishPicture } from '../finishPicture.ts';
import { growing } from '../growing.ts';
import type { Patience } from '../http/call.ts';
import { under } from '../../http/under.ts';
import {
  type PictureFailure,
  type PictureProvider,
  PictureProviderError,
  type PictureRequest,
} from '../pictureProvider.ts';
import { seedNumber } from '../seedNumber.ts';
import { UNWANTED } from '../wish/describe.ts';
import { promptFor } from '../wish/promptFor.ts';
import { type ComfyServer, comfyServer, type OutputImage } from './comfyServer.ts';
import { type Outcome, progressOf } from './progressOf.ts';
import { openSocket, type Socket } from './socket.ts';
import { defaultWorkflow, fillWorkflow, type Workflow } from './workflow.ts';

export interface ComfyUiSettings {
  /** Such as `http://127.0.0.1:8188`; a name and password in it are sent. */
  readonly baseUrl: string;
  /** What stands for `%model%`. */
  readonly model?: string | undefined;
  readonly workflow?: Workflow | undefined;
  /** 28. */
  readonly steps?: number | undefined;
  /** Milliseconds that a picture may take, waiting in the server's queue included; 10 min. */
  readonly makeMs?: number;
  /** Milliseconds between two looks when the web socket tells nothing; 2 s. */
  readonly pollMs?: number;
  readonly patience?: Partial<Patience>;
}

const PROMPT_MAX = 10_000;
const STOP_MS = 15_000;
/** Failures after which the server may still be at work. */
const GOING_ON: ReadonlySet<PictureFailure> = new Set(['cancelled', 'timedOut', 'brokenOff']);

const failure: { [Key in Exclude<Outcome, 'succeeded'>]: string } = {
  failed: 'a node of the workflow failed',
  interrupted: 'the work was interrupted at the server',
};

/** Looks up the end of a prompt, for as long as the server knows it. */
const lookUp = async (server: ComfyServer, promptId: string, pollMs: number, signal: AbortSignal): Promise<Outcome> => {
  for (;;) {
    await waitOrCancel(pollMs, signal);
    const place = await server.placeOf(promptId, signal);
    const record = await server.recordOf(promptId, signal);
    if (record !== undefined) return record.outcome;
    if (place === undefined) throw new PictureProviderError('brokenOff', 'the server has lost the work');
  }
};

/** The end of a prompt as the socket tells it; where the socket ends first, the server is asked. */
const endOf = async (
  socket: Socket,
  follow: (message: string) => Outcome | undefined,
  ask: () => Promise<Outcome>,
  signal: AbortSignal,
): Promise<Outcome> => {
  const told = Promise.withResolvers<Outcome | undefined>();
  socket.listen((message) => {
    const outcome = follow(message);
    if (outcome !== undefined) told.resolve(outcome);
  });
  void socket.ended.then(() => told.resolve(undefined));
  return (await orCancelled(told.promise, signal)) ?? (await ask());
};

/** Previews are of type `temp`, and are taken only where nothing was saved. */
const chosen = (images: readonly OutputImage[]): OutputImage => {
  const image = images.find(({ type = 'output' }) => type === 'output') ?? images[0];
  if (image === undefined) throw new PictureProviderError('badAnswer', 'the workflow gave no picture');
  return image;
};

/** A ComfyUI server: a workflow is filled and queued, its progress comes by web socket, its picture from the history. */
export const comfyUi = (settings: ComfyUiSettings): PictureProvider => {
  const { baseUrl, model = '', workflow = defaultWorkflow, steps = 28, makeMs = 600_000, pollMs = 2000 } = settings;
  const patience = { connect: 10_000, answer: 30_000, idle: 30_000, whole: 120_000, retry: 300, ...settings.patience };
  const server = comfyServer(baseUrl, patience);

  /** Takes a prompt out of the queue, or interrupts it if it is the one that runs. */
  const stop = async (promptId: string): Promise<void> => {
    const signal = AbortSignal.timeout(STOP_MS);
    await server.unqueue(promptId, signal);
    if ((await server.placeOf(promptId, signal)) === 'running') await server.interrupt(promptId, signal);
  };

  const paint = async (request: PictureRequest, signal: AbortSignal, onShare: (share: number) => void) => {
    const filled = fillWorkflow(workflow, {
      prompt: promptFor(request, PROMPT_MAX),
      negative_prompt: UNWANTED,
      model,
      seed: seedNumber(request.seed),
      ...PICTURE_SIZES[request.options.aspect],
      steps,
      scale: 6,
      denoise: 1,
      sampler: 'euler',
      scheduler: 'normal',
      clip_skip: -1,
    });
    const clientId = randomUUID();
    let promptId: string = randomUUID();
    let outcome: Outcome;
    throwIfCancelled(signal);
    using socket = openSocket(under(baseUrl, '/ws', { clientId }), patience.connect);
    await orCancelled(socket.opened, signal);
    try {
      promptId = await server.enqueue(filled, promptId, clientId, signal);
      const ask = () => lookUp(server, promptId, pollMs, signal);
      outcome = await endOf(socket, progressOf(filled, promptId, onShare), ask, signal);
    } catch (error) {
      const goesOn = error instanceof PictureProviderError && GOING_ON.has(error.reason);
      if (goesOn) await stop(promptId).catch(() => {});
      throw error;
    }
    if (outcome !== 'succeeded') throw new PictureProviderError('brokenOff', failure[outcome]);
    const record = await server.recordOf(promptId, signal);
    return server.view(chosen(record?.images ?? []), signal);
  };

  return {
    name: model === '' ? 'comfyui' : `comfyui:${model}`,
    isDemo: false,
    async make(request: PictureRequest) {
      const progress = growing(request.onProgress);
      progress.to(0);
      const tooLong = AbortSignal.timeout(makeMs);
      const signal = AbortSignal.any([request.signal, tooLong]);
      try {
        const bytes = await paint(request, signal, progress.to);
        const provenance = { source: 'trainedAlgorithmicMedia', system: model === '' ? 'ComfyUI' : model } as const;
        const picture = await finishPicture(bytes, { aspect: request.options.aspect, provenance, signal });
        progress.done();
        return picture;
      } catch (error) {
        if (tooLong.aborted && !request.signal.aborted)
          throw new PictureProviderError('timedOut', 'no picture in time');
        throw error;
      }
    },
  };
};
