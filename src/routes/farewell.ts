import * as z from 'zod/mini';

/** Comes along to the page of farewell: whoever only knows its address has not deleted anything. */
const farewell = z.object({ isDeleted: z.literal(true) });
export const FAREWELL: z.infer<typeof farewell> = { isDeleted: true };

export const isFarewell = (state: unknown): boolean => farewell.safeParse(state).success;
