import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { limitConcurrency } from '#server/concurrency.ts';
import { PlainError } from '#server/plainError.ts';
import type { PrerenderJob, Prerendered } from './prerenderWorker.ts';

/** Milliseconds after which a prerendered page is given up. */
const TIMEOUT = 5000;

/** Draws pages in a thread of its own. */
export interface PrerenderThread {
  /** One after the other. Rejects when it does not work; the next one begins with a new thread. */
  prerender(job: PrerenderJob): Promise<Prerendered>;
  close(): Promise<void>;
}

/** `module` is the address of the prerendering part of the build, `origin` where the server listens. The thread starts with the first page. */
export const prerenderThread = (module: string, origin: () => string): PrerenderThread => {
  const turn = limitConcurrency(1);
  let worker: Worker | undefined;
  const started = (): Worker => {
    const made = new Worker(new URL('prerenderWorker.ts', import.meta.url), {
      workerData: { module, origin: origin() },
      env: { ...process.env, NODE_ENV: 'production' },
    });
    made.unref();
    return made;
  };
  const end = async (): Promise<void> => {
    const ending = worker;
    worker = undefined;
    await ending?.terminate();
  };
  return {
    prerender: (job) =>
      turn(async () => {
        const thread = (worker ??= started());
        try {
          const answered = once(thread, 'message', { signal: AbortSignal.timeout(TIMEOUT) });
          thread.postMessage(job, []);
          const [answer]: (Prerendered | string)[] = await answered;
          if (typeof answer !== 'object') throw new PlainError(`Drawing ${job.path} failed: ${answer ?? 'no answer'}`);
          return answer;
        } catch (error) {
          await end();
          throw error;
        }
      }),
    close: end,
  };
};
