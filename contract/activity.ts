import * as z from 'zod/mini';
import { defineCall, type ResponseOf } from './call.ts';
import { percentage, tokenCount } from './money.ts';
import { nothing, time } from './text.ts';

/** A promotion that runs for a while. */
export const promotion = z.object({
  name: z.string(),
  /** Such as "50%". */
  maxSubscriptionDiscount: percentage,
  /** What everybody gets; it ends with the promotion. */
  tokens: z.optional(tokenCount),
  /** Milliseconds since 1970. */
  startTime: time,
  endTime: time,
});

/** Which promotion runs now; `null` when none does. */
export const activity = defineCall({
  method: 'GET',
  path: '/api/activity',
  encoding: 'query',
  access: 'public',
  request: nothing,
  response: z.object({ promotion: z.nullable(promotion) }),
});
export type Promotion = NonNullable<ResponseOf<typeof activity>['promotion']>;
