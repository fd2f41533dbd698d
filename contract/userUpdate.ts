import * as z from 'zod/mini';
import { age, name, pictureChoice, pronoun } from './account.ts';
import { defineCall } from './call.ts';
import { country } from './country.ts';
import { setupErrNos } from './errNo.ts';
import { user } from './user.ts';

/** Sets what is given. Answers like `userDetail`. An age that is set already: 1003. */
export const userUpdate = defineCall({
  method: 'POST',
  path: '/api/user/update',
  encoding: 'json',
  access: 'signedIn',
  request: z.strictObject({
    name: z.optional(name),
    pronoun: z.optional(pronoun),
    age: z.optional(age),
    /** `always` agrees to what a picture costs now, and no more. */
    pictureChoice: z.optional(pictureChoice),
    showsReasoning: z.optional(z.boolean()),
    /** `null`: as the browser tells. */
    country: z.optional(z.nullable(country)),
  }),
  response: user,
  notices: setupErrNos,
  needsIdempotencyKey: true,
});
export type AccountChange = z.input<typeof userUpdate.request>;
