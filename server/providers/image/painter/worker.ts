import { parentPort } from 'node:worker_threads';
import type { Appearance } from '#contract/appearance.ts';
import { paintPortrait } from './paintPortrait.ts';

/** What a thread is asked. It answers with the picture, or with a sentence that says why there is none. */
export interface PaintJob {
  readonly appearance: Appearance;
  readonly seed: string;
}

const paint = ({ appearance, seed }: PaintJob): Uint8Array | string => {
  try {
    return new Uint8Array(paintPortrait(appearance, seed));
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};

parentPort?.on('message', (job: PaintJob) => parentPort?.postMessage(paint(job), []));
