/** Milliseconds. */
const FIRST_PAUSE = 2000;
const LONGEST_PAUSE = 30_000;

/** Milliseconds until a server that did not answer is asked again: twice as long each time, up to half a minute. */
export const pauseAfter = (tries: number): number => Math.min(FIRST_PAUSE * 2 ** tries, LONGEST_PAUSE);
