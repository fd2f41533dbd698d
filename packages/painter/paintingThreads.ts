import { on } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { PaintJob } from './worker.ts';

/** A thread that has nothing to paint ends after this many milliseconds. */
const IDLE_TIME = 3000;

const paintIn = async (worker: Worker, job: PaintJob): Promise<Uint8Array> => {
  worker.postMessage(job, []);
  // Under `node --watch` the runtime sends messages of its own on the same way.
  for await (const [answer] of on(worker, 'message', { close: ['exit'] })) {
    if (answer instanceof Uint8Array) return answer;
    if (typeof answer === 'string') throw new Error(`Painting failed: ${answer}`);
  }
  throw new Error('Painting failed: the thread ended');
};

/**
 * Paints in threads of its own, so that painting never holds up the process: as many as `turn` lets run at once. Threads start when there is
 * something to paint, end when there is nothing, and do not keep the process alive.
 */
export const paintingThreads = (
  turn: <T>(work: () => Promise<T>) => Promise<T>,
): ((job: PaintJob) => Promise<Uint8Array>) => {
  const idle = new Map<Worker, NodeJS.Timeout>();

  const take = (): Worker => {
    const [resting] = idle.entries();
    if (resting === undefined) {
      const worker = new Worker(new URL('worker.ts', import.meta.url));
      worker.unref();
      return worker;
    }
    const [worker, timer] = resting;
    clearTimeout(timer);
    idle.delete(worker);
    return worker;
  };
  const rest = (worker: Worker): void => {
    const end = (): void => {
      idle.delete(worker);
      void worker.terminate();
    };
    idle.set(worker, setTimeout(end, IDLE_TIME).unref());
  };

  return (job) =>
    turn(async () => {
      const worker = take();
      try {
        const picture = await paintIn(worker, job);
        rest(worker);
        return picture;
      } catch (error) {
        void worker.terminate();
        throw error;
      }
    });
};
