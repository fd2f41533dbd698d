import type { Database } from '#server/db/database.ts';
import type { Env } from '#server/env.ts';
import { createMailBudget } from '#server/features/account/mailBudget.ts';
import { createMeetingBudget } from '#server/features/meeting/meetingBudget.ts';
import type { Log } from '#server/log.ts';
import { createRateLimiter } from '#server/rateLimit/rateLimiter.ts';

/** How often people may do what costs something; there is no end while limits are off. */
export const openLimits = (env: Env, db: Database, log: Log) => {
  const isLimited = env.RATE_LIMITS === 'on';
  return {
    mailBudget: createMailBudget(db, log, isLimited ? env.MAIL_BUDGET : undefined),
    meetingBudget: createMeetingBudget(db, log, isLimited ? env.MEETING_BUDGET : undefined),
    limiter: createRateLimiter(db, isLimited),
  };
};
