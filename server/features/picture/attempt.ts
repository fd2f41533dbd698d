import * as z from 'zod';

export const attemptData = z.object({ taskId: z.string(), attempt: z.int(), accountId: z.string() });
/** What is sent for each attempt at a task. */
export type Attempt = z.infer<typeof attemptData>;

/** What is set aside for an attempt. */
export const holdOf = ({ taskId, attempt }: Pick<Attempt, 'taskId' | 'attempt'>): string =>
  `picture:${taskId}:${attempt}`;
