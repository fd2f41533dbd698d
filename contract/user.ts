import * as z from 'zod/mini';
import { pictureChoice } from './account.ts';
import { defineCall } from './call.ts';
import { setupErrNos } from './errNo.ts';
import { id, nothing } from './text.ts';

export const DEFAULT_MAX_SUBSCRIPTION_DISCOUNT = '70%';

export const user = z.object({
  uid: id,
  email: z.string(),
  /** What that is to become once both addresses have confirmed it. Left out: it stays. */
  newEmail: z.optional(z.string()),
  /** Whether there is a password: not for those who only ever came by a third party. */
  hasPassword: z.boolean(),
  /** `null` until setup. */
  name: z.nullable(z.string()),
  pronoun: z.nullable(z.string()),
  /** Where the person lives, by ISO 3166-1 alpha-2; `null` where they did not say. Help lines come from there. */
  country: z.nullable(z.string()),
  /** Name of the running subscription; `null` without one. */
  plan: z.nullable(z.string()),
  tokens: z._default(z.int(), 0),
  maxSubscriptionDiscount: z._default(z.string(), DEFAULT_MAX_SUBSCRIPTION_DISCOUNT),
  serviceCosts: z.array(z.object({ service: z.string(), cost: z.int() })),
  /** Left out: `ask`, also where a picture has become dearer than it was when the person chose. */
  pictureChoice: z.optional(pictureChoice),
  /** Answers come with what the model thought before them. Left out: they do not. */
  showsReasoning: z.optional(z.boolean()),
});
export type User = z.infer<typeof user>;

/** The person's own account; an empty object when signed out. 3001 to 3004 tell what setup still needs. */
export const userDetail = defineCall({
  method: 'GET',
  path: '/api/user/detail',
  encoding: 'query',
  access: 'public',
  request: nothing,
  response: z.union([user, nothing]),
  notices: setupErrNos,
});
