import { libraryOf, seedPortraits } from './portraitLibrary.ts';

/**
 * Paints the portraits of seed characters that `mediaDir` lacks, one after the other, the most popular first. Ends when
 * all are there, or between two when `signal` fires. What was painted stays, so that it goes on where it was broken off.
 */
export const paintMissingPortraits = async (mediaDir: string, signal?: AbortSignal): Promise<void> => {
  const library = libraryOf(mediaDir);
  for (const key of seedPortraits.keys()) {
    if (signal?.aborted) return;
    await library.ensure(key);
  }
};
