import { parentPort } from 'node:worker_threads';
import type { Appearance } from './appearance.ts';
import { type Extras, paintPixels, paintPortrait } from './paintPortrait.ts';

/** What a thread is asked. It answers with the picture, or with a sentence that says why there is none. */
export interface PaintJob {
  readonly appearance: Appearance;
  readonly seed: string;
  /** A picture with these is wanted, as pixels; left out, a portrait as webp. */
  readonly extras?: Extras;
}

const paint = ({ appearance, seed, extras }: PaintJob): Uint8Array<ArrayBuffer> | string => {
  try {
    if (extras !== undefined) return paintPixels(appearance, seed, extras);
    return new Uint8Array(paintPortrait(appearance, seed));
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};

parentPort?.on('message', (job: PaintJob) => {
  const answer = paint(job);
  parentPort?.postMessage(answer, typeof answer === 'string' ? [] : [answer.buffer]);
});
