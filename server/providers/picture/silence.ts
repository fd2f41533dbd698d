import { PictureProviderError } from './pictureProvider.ts';

/** Milliseconds in which a provider has to say something: longer than large models take to load. */
export const SILENCE_MAX = 180_000;

/** Waits for signs of life, each of which gives so many milliseconds more. */
export interface Silence extends Disposable {
  /** Fires when there was none in time. */
  readonly signal: AbortSignal;
  /** There was one. */
  readonly heard: () => void;
}

export const listenFor = (milliseconds: number): Silence => {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), milliseconds);
  return {
    signal: controller.signal,
    heard: () => void timer.refresh(),
    [Symbol.dispose]: () => clearTimeout(timer),
  };
};

export const fellSilent = (): PictureProviderError => new PictureProviderError('timedOut', 'no sign of life in time');
