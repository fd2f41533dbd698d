import { errNo } from '#contract/errNo.ts';
import type { Queries } from '#server/db/database.ts';
import { mayPublish } from '#server/features/blocking/blockingRepository.ts';
import { ApiError } from '#server/http/apiError.ts';

/** Throws 1015 for somebody who was blocked after a report, and so cannot have others see what they make. */
export const mustPublish = async (db: Queries, accountId: string): Promise<void> => {
  if (!(await mayPublish(db, accountId)))
    throw new ApiError(errNo.blocked, 'What you make is private, after a report was upheld');
};
