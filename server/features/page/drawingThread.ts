import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { limitConcurrency } from '#server/concurrency.ts';
import { PlainError } from '#server/plainError.ts';
import type { DrawJob, Drawing } from './drawWorker.ts';

/** Milliseconds after which a drawing is given up. */
const TIMEOUT = 5000;

/** Draws pages in a thread of its own. */
export interface DrawingThread {
  /** One after the other. Rejects when it does not work; the next one begins with a new thread. */
  draw(job: DrawJob): Promise<Drawing>;
  close(): Promise<void>;
}

/** `module` is the address of the drawing part of the build, `origin` where the server listens. The thread starts with the first drawing. */
export const drawingThread = (module: string, origin: () => string): DrawingThread => {
  const turn = limitConcurrency(1);
  let worker: Worker | undefined;
  const started = (): Worker => {
    const made = new Worker(new URL('drawWorker.ts', import.meta.url), {
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
    draw: (job) =>
      turn(async () => {
        const thread = (worker ??= started());
        try {
          const answered = once(thread, 'message', { signal: AbortSignal.timeout(TIMEOUT) });
          thread.postMessage(job, []);
          const [answer]: (Drawing | string)[] = await answered;
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
