import { on } from 'node:events';
import { Worker } from 'node:worker_threads';
import * as z from 'zod';
import { refusal } from '#contract/characterDraft.ts';
import { limitConcurrency } from '#server/concurrency.ts';
import {
  ModerationError,
  type ModeratedText,
  type ModerationProvider,
  type Verdict,
} from '#server/providers/moderation/moderationProvider.ts';

/** Milliseconds after which a judgement is given up, whoever waits for it: all texts of a character take less than two seconds of work. */
const TIMEOUT = 30_000;

const answer = z.object({ verdict: z.nullable(z.object({ field: z.string(), refusal })) });

const verdictFrom = async (thread: Worker, signal: AbortSignal): Promise<Verdict | null> => {
  // Under `node --watch` the runtime sends messages of its own on the same way.
  for await (const [message] of on(thread, 'message', { signal, close: ['exit'] })) {
    const answered = answer.safeParse(message);
    if (answered.success) return answered.data.verdict;
  }
  throw new ModerationError('the thread ended');
};

/**
 * Judges by our own rules in a thread, one character after the other: their patterns are many, texts may be long, and of some a pattern may
 * take for ever, which only the end of its thread stops. It starts with the first texts and does not keep the process alive.
 */
export const judgingThread = (timeout: number = TIMEOUT): ModerationProvider['judge'] => {
  const turn = limitConcurrency(1);
  let worker: Worker | undefined;
  const started = (): Worker => {
    const made = new Worker(new URL('judgingWorker.ts', import.meta.url));
    made.unref();
    return made;
  };
  return (texts: readonly ModeratedText[], signal: AbortSignal) =>
    turn(async () => {
      signal.throwIfAborted();
      const thread = (worker ??= started());
      const verdict = verdictFrom(thread, AbortSignal.any([signal, AbortSignal.timeout(timeout)]));
      thread.postMessage(texts, []);
      try {
        return await verdict;
      } catch (error) {
        worker = undefined;
        void thread.terminate();
        signal.throwIfAborted();
        throw error instanceof ModerationError ? error : new ModerationError('no verdict in time', { cause: error });
      }
    });
};
