import { PICTURE_SIZES } from '#contract/picture.ts';
import { randomUUID } from 'node:crypto';
import { orCancelled, throwIfCancelled, waitOrCancel } from '../cancelled.ts';
import { finishPicture } from '../finishPicture.ts';
import { growing } from '../growing.ts';
import type { Timeouts } from '../http/call.ts';
import { under } from '../../http/under.ts';
import {
  type PictureFailure,
  type PictureProvider,
  PictureProviderError,
  type PictureRequest,
} from '../pictureProvider.ts';
import { seedNumber } from '../seedNumber.ts';
import { fellSilent, listenFor, type Silence, SILENCE_MAX } from '../silence.ts';
import { UNWANTED } from '../wish/describe.ts';
import { promptFor } from '../wish/promptFor.ts';
import { comfyServer, type OutputImage } from './comfyServer.ts';
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
  readonly makeMs?: number | undefined;
  /** Milliseconds in which a picture that is made has to come further; 3 min. */
  readonly silenceMs?: number | undefined;
  /** Milliseconds between two looks when the web socket tells nothing; 2 s. */
  readonly pollMs?: number;
  /** Milliseconds without a word of the web socket after which the server is asked beside it; 5 s. */
  readonly quietMs?: number;
  readonly timeouts?: Partial<Timeouts>;
}

const PROMPT_MAX = 10_000;
const STOP_MS = 15_000;
/** Failures after which the server may still be at work. */
const GOING_ON: ReadonlySet<PictureFailure> = new Set(['cancelled', 'timedOut', 'brokenOff']);

const failure: { [Key in Exclude<Outcome, 'succeeded'>]: string } = {
  failed: 'a node of the workflow failed',
  interrupted: 'the work was interrupted at the server',
};

/** A prompt that was queued. */
interface Work {
  /** As the server calls it, and as it was asked to. */
  readonly ids: readonly string[];
  /** What a message of the web socket says of its end; calls `onLife` where it is about this prompt. */
  readonly follow: (message: string, onLife: () => void) => Outcome | undefined;
  readonly silence: Silence;
}

/** Previews are of type `temp`, and are taken only where nothing was saved. */
const chosen = (images: readonly OutputImage[]): OutputImage => {
  const image = images.find(({ type = 'output' }) => type === 'output') ?? images[0];
  if (image === undefined) throw new PictureProviderError('badAnswer', 'the workflow gave no picture');
  return image;
};

/** A prompt whose end is waited for, and how the server is asked of it beside the web socket. */
interface Watched extends Required<Pick<ComfyUiSettings, 'pollMs' | 'quietMs'>> {
  readonly work: Work;
  readonly lookUp: (signal: AbortSignal) => Promise<Outcome | undefined>;
}

/** The end of a prompt as the web socket tells it. Where that ends or has told nothing of it for a while, the server is asked beside it. */
const endOf = async (
  socket: Socket,
  { work, lookUp, pollMs, quietMs }: Watched,
  signal: AbortSignal,
): Promise<Outcome> => {
  const told = Promise.withResolvers<Outcome>();
  const over = new AbortController();
  const gone = new AbortController();
  let lastWord = performance.now();
  const onLife = (): void => {
    lastWord = performance.now();
    work.silence.heard();
  };
  void socket.ended.then(() => gone.abort());
  socket.listen((message) => {
    const outcome = work.follow(message, onLife);
    if (outcome !== undefined) told.resolve(outcome);
  });
  const ask = async (asking: AbortSignal): Promise<Outcome> => {
    for (;;) {
      await waitOrCancel(pollMs, asking);
      if (!gone.signal.aborted && performance.now() - lastWord < quietMs) continue;
      const outcome = await lookUp(asking);
      if (outcome !== undefined) return outcome;
    }
  };
  try {
    return await orCancelled(Promise.race([told.promise, ask(AbortSignal.any([signal, over.signal]))]), signal);
  } finally {
    over.abort();
  }
};

/** A ComfyUI server: a workflow is filled and queued, its progress comes by web socket, its picture from the history. */
export const comfyUi = (settings: ComfyUiSettings): PictureProvider => {
  const { baseUrl, model = '', workflow = defaultWorkflow, steps = 28, makeMs = 600_000 } = settings;
  const { silenceMs = SILENCE_MAX, pollMs = 2000, quietMs = 5000 } = settings;
  const timeouts = { connect: 10_000, answer: 30_000, idle: 30_000, whole: 120_000, retry: 300, ...settings.timeouts };
  const server = comfyServer(baseUrl, timeouts);

  /** Takes a prompt out of the queue, or interrupts it if it is the one that runs. */
  const stop = async (ids: readonly string[]): Promise<void> => {
    const signal = AbortSignal.timeout(STOP_MS);
    await server.unqueue(ids, signal);
    const found = await server.find(ids, signal);
    if (found?.place === 'running') await server.interrupt(found.id, signal);
  };

  /** How a prompt ended; undefined while it waits or runs. */
  const lookUp = async ({ ids, silence }: Work, signal: AbortSignal): Promise<Outcome | undefined> => {
    const found = await server.find(ids, signal);
    const record = await server.recordOf(ids, signal);
    if (record !== undefined) return record.outcome;
    if (found === undefined) throw new PictureProviderError('brokenOff', 'the server has lost the work');
    if (found.place === 'pending') silence.heard();
    return undefined;
  };

  const paint = async (
    request: PictureRequest,
    silence: Silence,
    signal: AbortSignal,
    onShare: (share: number) => void,
  ) => {
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
    const wanted = randomUUID();
    let ids: readonly string[] = [wanted];
    let outcome: Outcome;
    throwIfCancelled(signal);
    using socket = openSocket(under(baseUrl, '/ws', { clientId }), timeouts.connect);
    await orCancelled(socket.opened, signal);
    try {
      ids = [...new Set([await server.enqueue(filled, wanted, clientId, signal), wanted])];
      silence.heard();
      const work = { ids, follow: progressOf(filled, ids, onShare), silence };
      const lookUpNow = (asking: AbortSignal) => lookUp(work, asking);
      outcome = await endOf(socket, { work, lookUp: lookUpNow, pollMs, quietMs }, signal);
    } catch (error) {
      const goesOn = error instanceof PictureProviderError && GOING_ON.has(error.reason);
      if (goesOn) await stop(ids).catch(() => {});
      throw error;
    }
    if (outcome !== 'succeeded') throw new PictureProviderError('brokenOff', failure[outcome]);
    const record = await server.recordOf(ids, signal);
    return server.view(chosen(record?.images ?? []), signal);
  };

  return {
    name: model === '' ? 'comfyui' : `comfyui:${model}`,
    isDemo: false,
    async make(request: PictureRequest) {
      const progress = growing(request.onProgress);
      progress.to(0);
      const tooLong = AbortSignal.timeout(makeMs);
      using silence = listenFor(silenceMs);
      const signal = AbortSignal.any([request.signal, tooLong, silence.signal]);
      try {
        const bytes = await paint(request, silence, signal, progress.to);
        const provenance = { source: 'trainedAlgorithmicMedia', system: model === '' ? 'ComfyUI' : model } as const;
        const picture = await finishPicture(bytes, { aspect: request.options.aspect, provenance, signal });
        progress.done();
        return picture;
      } catch (error) {
        if (request.signal.aborted) throw error;
        if (silence.signal.aborted) throw fellSilent();
        if (tooLong.aborted) throw new PictureProviderError('timedOut', 'no picture in time');
        throw error;
      }
    },
  };
};
