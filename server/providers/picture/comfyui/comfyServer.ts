import * as z from 'zod';
import { call, type Timeouts } from '../http/call.ts';
import { failedStatus } from '../http/failedStatus.ts';
import { jsonOf } from '../http/jsonOf.ts';
import { under } from '../../http/under.ts';
import { INCOMING_MAX } from '../finishPicture.ts';
import { PictureProviderError } from '../pictureProvider.ts';
import type { Outcome } from './progressOf.ts';
import type { Workflow } from './workflow.ts';

const JSON_MAX = 8 * 1024 * 1024;

const queued = z.object({ prompt_id: z.string().check(z.minLength(1)) });
const image = z.object({ filename: z.string(), subfolder: z.optional(z.string()), type: z.optional(z.string()) });
export type OutputImage = z.infer<typeof image>;
const history = z.record(
  z.string(),
  z.object({
    outputs: z.record(z.string(), z.looseObject({ images: z.optional(z.array(image)) })),
    status: z.optional(
      z.nullable(
        z.object({
          status_str: z.optional(z.string()),
          messages: z.optional(z.array(z.tuple([z.string()], z.unknown()))),
        }),
      ),
    ),
  }),
);
/** Number, id of the prompt, and more. */
const queueItem = z.tuple([z.number(), z.string()], z.unknown());
const queue = z.object({ queue_running: z.array(queueItem), queue_pending: z.array(queueItem) });

/** What the server remembers of a prompt that has ended. */
export interface Record {
  readonly outcome: Outcome;
  readonly images: readonly OutputImage[];
}

/** Where the server has a prompt that has not ended. */
interface Place {
  readonly id: string;
  readonly place: 'running' | 'pending';
}

/** The calls of ComfyUI that a picture needs. They throw `PictureProviderError`. */
export const comfyServer = (baseUrl: string, timeouts: Timeouts) => {
  const get = (path: string, signal: AbortSignal, query: Readonly<{ [name: string]: string }> = {}, max = JSON_MAX) =>
    call({ method: 'GET', url: under(baseUrl, path, query), signal, timeouts, max });
  const post = (path: string, body: unknown, signal: AbortSignal) =>
    call({ method: 'POST', url: under(baseUrl, path), body, signal, timeouts, max: JSON_MAX });

  return {
    /** Queues a workflow under `promptId`, which older servers replace by one of their own. */
    enqueue: async (prompt: Workflow, promptId: string, clientId: string, signal: AbortSignal): Promise<string> => {
      const answer = await post('/prompt', { prompt, prompt_id: promptId, client_id: clientId }, signal);
      return jsonOf(answer, queued).prompt_id;
    },
    /** What became of the prompt that has one of these ids; undefined while it waits or runs, and for one that the server does not know. */
    recordOf: async (ids: readonly string[], signal: AbortSignal): Promise<Record | undefined> => {
      for (const id of ids) {
        const found = jsonOf(await get(`/history/${encodeURIComponent(id)}`, signal), history)[id];
        if (found === undefined) continue;
        const isError = found.status?.status_str === 'error';
        const wasInterrupted = found.status?.messages?.some(([name]) => name === 'execution_interrupted') ?? false;
        const failure = wasInterrupted ? 'interrupted' : 'failed';
        return {
          outcome: isError ? failure : 'succeeded',
          images: Object.values(found.outputs).flatMap(({ images = [] }) => images),
        };
      }
      return undefined;
    },
    /** Where the prompt is that has one of these ids, and which. */
    find: async (ids: readonly string[], signal: AbortSignal): Promise<Place | undefined> => {
      const { queue_running: running, queue_pending: pending } = jsonOf(await get('/queue', signal), queue);
      const among = (items: typeof running) => items.find(([, id]) => ids.includes(id))?.[1];
      const [atWork, waiting] = [among(running), among(pending)];
      if (atWork !== undefined) return { id: atWork, place: 'running' };
      return waiting === undefined ? undefined : { id: waiting, place: 'pending' };
    },
    view: async (
      { filename, subfolder = '', type = 'output' }: OutputImage,
      signal: AbortSignal,
    ): Promise<Uint8Array> => {
      const answer = await get('/view', signal, { filename, subfolder, type }, INCOMING_MAX);
      if (answer.status === 404) throw new PictureProviderError('badAnswer', 'the picture is not there');
      if (answer.status !== 200) throw failedStatus(answer);
      return answer.bytes;
    },
    unqueue: (ids: readonly string[], signal: AbortSignal) => post('/queue', { delete: ids }, signal),
    /** Older servers interrupt whatever runs, so ask `find` before. */
    interrupt: (promptId: string, signal: AbortSignal) => post('/interrupt', { prompt_id: promptId }, signal),
  };
};
