import { type PortraitLibrary, seedPortraits } from './portraitLibrary.ts';

/**
 * Paints the portraits of seed characters that the library lacks, one after the other, the most popular first. Ends when
 * all are there, or between two when `signal` fires. What was painted stays, so that it goes on where it was broken off.
 */
export const paintMissingPortraits = async (
  library: Pick<PortraitLibrary, 'ensure'>,
  signal?: AbortSignal,
): Promise<void> => {
  for (const key of seedPortraits.keys()) {
    if (signal?.aborted) return;
    await library.ensure(key);
  }
};
