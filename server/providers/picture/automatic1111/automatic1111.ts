import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { PICTURE_SIZES } from '#contract/picture.ts';
import { bytesOfBase64 } from '../base64.ts';
import { throwIfCancelled, waitOrCancel } from '../cancelled.ts';
import { finishPicture, INCOMING_MAX } from '../finishPicture.ts';
import { growing } from '../growing.ts';
import { call, type Timeouts } from '../http/call.ts';
import { jsonOf } from '../http/jsonOf.ts';
import { oneAtATime } from '../oneAtATime.ts';
import { under } from '../../http/under.ts';
import {
  type PictureFailure,
  type PictureProvider,
  PictureProviderError,
  type PictureRequest,
} from '../pictureProvider.ts';
import { seedNumber } from '../seedNumber.ts';
import { fellSilent, listenFor, SILENCE_MAX } from '../silence.ts';
import { UNWANTED } from '../wish/describe.ts';
import { promptFor } from '../wish/promptFor.ts';

export interface Automatic1111Settings {
  /** Such as `http://127.0.0.1:7860`; a name and password in it are sent. */
  readonly baseUrl: string;
  /** Checkpoint to switch to for the picture; left out, the server's own. */
  readonly model?: string | undefined;
  /** 28. */
  readonly steps?: number | undefined;
  /** Milliseconds between two looks at the progress; 500. */
  readonly pollMs?: number;
  /** How long a picture that nobody wants may go on waiting in the server's queue until it can be stopped; 15 s. */
  readonly stopMs?: number;
  /** Milliseconds that a picture may take, waiting in the server's queue included; 10 min. */
  readonly makeMs?: number | undefined;
  /** Milliseconds in which a picture that is made has to come further; 3 min. */
  readonly silenceMs?: number | undefined;
  readonly timeouts?: Partial<Timeouts>;
}

const ANSWER_MAX = Math.ceil(INCOMING_MAX * 1.4);
const SMALL_MAX = 1024 * 1024;
const PROMPT_MAX = 10_000;
/** Failures after which the server may still be at work. */
const GOING_ON: ReadonlySet<PictureFailure> = new Set(['cancelled', 'timedOut', 'brokenOff']);

const made = z.object({ images: z.array(z.string()).check(z.minLength(1)) });
/** How one task stands: `modules/progress.py` of the web UI. Of one that waits or has ended there is no progress. */
const taskState = z.object({
  active: z.boolean(),
  queued: z.boolean(),
  completed: z.boolean(),
  progress: z.nullish(z.number()),
});
/** What the server did last; `interrupted` stays until it begins the next task. */
const serverState = z.object({ state: z.object({ interrupted: z.boolean() }) });

/** Angle brackets load networks from the server's disk: a wish does not. */
const withoutNetworks = (prompt: string): string => prompt.replace(/[<>]/g, ' ');

interface Server extends Required<Pick<Automatic1111Settings, 'baseUrl' | 'pollMs' | 'stopMs'>> {
  readonly timeouts: Timeouts;
}

/** What is asked of the server beside the picture itself. */
const serverAt = ({ baseUrl, pollMs, stopMs, timeouts }: Server) => {
  const quick = { ...timeouts, answer: Math.min(10_000, timeouts.answer) };
  const small = { timeouts: quick, max: SMALL_MAX };

  const stateOf = async (task: string, signal: AbortSignal) => {
    const url = under(baseUrl, '/internal/progress');
    const body = { id_task: task, id_live_preview: -1 };
    return jsonOf(await call({ method: 'POST', url, body, signal, ...small }), taskState);
  };

  /**
   * Looks until `signal` fires. A look that fails is none: the picture itself tells what is wrong. `onLife` is told that the task waits for others, or
   * has come further.
   */
  const watch = async (
    task: string,
    signal: AbortSignal,
    onShare: (share: number) => void,
    onLife: () => void,
  ): Promise<void> => {
    let last = -1;
    for (;;) {
      await waitOrCancel(pollMs, signal);
      const now = await stateOf(task, signal).catch(() => undefined);
      if (signal.aborted || now === undefined) continue;
      const share = now.active ? (now.progress ?? 0) : last;
      if (now.queued || share !== last) onLife();
      if (now.active) onShare(share);
      last = share;
    }
  };

  /** Interrupts the task and nobody else's: one that still waits in the server's queue is interrupted when its turn comes. */
  const stop = async (task: string): Promise<void> => {
    const signal = AbortSignal.timeout(stopMs);
    let unknown = 0;
    for (;;) {
      const now = await stateOf(task, signal).catch(() => undefined);
      if (now?.active === true) break;
      // Neither waiting nor at work: it may be between the two for a moment. A look that fails tells as little.
      unknown = now?.queued === true ? 0 : unknown + 1;
      if (now?.completed === true || unknown > 2) return;
      await waitOrCancel(pollMs, signal);
    }
    await call({ method: 'POST', url: under(baseUrl, '/sdapi/v1/interrupt'), signal, ...small });
  };

  /** Whether what has just been given was cut short: the server gives what there is then. Nothing is known where it does not tell. */
  const wasInterrupted = async (signal: AbortSignal): Promise<boolean> => {
    const url = under(baseUrl, '/sdapi/v1/progress', { skip_current_image: 'true' });
    const answer = call({ method: 'GET', url, signal, ...small });
    const told = await answer.then((given) => jsonOf(given, serverState)).catch(() => undefined);
    throwIfCancelled(signal);
    return told?.state.interrupted === true;
  };

  return { watch, stop, wasInterrupted };
};

/**
 * AUTOMATIC1111's Stable Diffusion web UI and its forks, started with `--api`: `/sdapi/v1/txt2img`, `/sdapi/v1/progress`,
 * `/sdapi/v1/interrupt`, and `/internal/progress`, which alone tells whose task is at work. Without that one, as after `--nowebui`, pictures come
 * without their progress and are not interrupted.
 */
export const automatic1111 = (settings: Automatic1111Settings): PictureProvider => {
  const { baseUrl, model = '', steps = 28, pollMs = 500, stopMs = 15_000 } = settings;
  const { makeMs = 600_000, silenceMs = SILENCE_MAX } = settings;
  const timeouts = { connect: 10_000, answer: makeMs, idle: 30_000, whole: 120_000, retry: 300, ...settings.timeouts };
  const { watch, stop, wasInterrupted } = serverAt({ baseUrl, pollMs, stopMs, timeouts });
  // The server forgets that it was interrupted once it begins the next task, and makes one at a time anyway.
  const inTurn = oneAtATime();

  const makeAlone = async (request: PictureRequest) => {
    const { options } = request;
    using silence = listenFor(silenceMs);
    const signal = AbortSignal.any([request.signal, silence.signal]);
    const progress = growing(request.onProgress);
    progress.to(0);
    throwIfCancelled(signal);
    const task = `liora-${randomUUID()}`;
    const body = {
      prompt: withoutNetworks(promptFor(request, PROMPT_MAX)),
      negative_prompt: UNWANTED,
      seed: seedNumber(request.seed),
      ...PICTURE_SIZES[options.aspect],
      steps,
      cfg_scale: 6,
      n_iter: 1,
      batch_size: 1,
      send_images: true,
      save_images: false,
      force_task_id: task,
      ...(model !== '' && { override_settings: { sd_model_checkpoint: model } }),
    };
    const watching = new AbortController();
    const watched = watch(task, watching.signal, progress.to, silence.heard).catch(() => {});
    let isAtWork = true;
    try {
      const url = under(baseUrl, '/sdapi/v1/txt2img');
      const answer = await call({ method: 'POST', url, body, signal, timeouts, max: ANSWER_MAX });
      const [first = ''] = jsonOf(answer, made).images;
      isAtWork = false;
      watching.abort();
      if (await wasInterrupted(signal)) throw new PictureProviderError('brokenOff', 'the picture was interrupted');
      const provenance = {
        source: 'trainedAlgorithmicMedia',
        system: model === '' ? 'Stable Diffusion' : model,
      } as const;
      const picture = await finishPicture(bytesOfBase64(first), { aspect: options.aspect, provenance, signal });
      progress.done();
      return picture;
    } catch (thrown) {
      const error = silence.signal.aborted && !request.signal.aborted ? fellSilent() : thrown;
      const goesOn = error instanceof PictureProviderError && GOING_ON.has(error.reason);
      watching.abort();
      if (goesOn && isAtWork) await stop(task).catch(() => {});
      throw error;
    } finally {
      await watched;
    }
  };

  return {
    name: model === '' ? 'automatic1111' : `automatic1111:${model}`,
    isDemo: false,
    make: (request) => inTurn(() => makeAlone(request), request.signal),
  };
};
