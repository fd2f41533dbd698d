import { failureOf, NO_ANSWER } from '#machines/failure.ts';

/** What came of a call is known, and that nothing was done. */
export const isRefusal = (error: unknown): boolean => failureOf(error).errNo !== NO_ANSWER;
