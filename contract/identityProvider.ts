import * as z from 'zod/mini';
import { defineCall, type ResponseOf } from './call.ts';
import { nothing } from './text.ts';

/** Name of a third-party sign-in: lower-case letters, digits and dashes. */
export const oauthType = z.string({ error: 'notText' }).check(z.regex(/^[a-z][a-z0-9-]{0,30}$/, { error: 'unknown' }));

/** Which third-party sign-ins there are. `name` is what people call it. */
export const providers = defineCall({
  method: 'GET',
  path: '/session/pc/providers',
  encoding: 'query',
  access: 'public',
  request: nothing,
  response: z.object({ providers: z.array(z.object({ oauthType, name: z.string() })) }),
});
export type IdentityProvider = ResponseOf<typeof providers>['providers'][number];
