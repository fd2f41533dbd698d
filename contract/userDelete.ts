import * as z from 'zod/mini';
import { email, passwordDigest } from './account.ts';
import { defineCall } from './call.ts';
import { nothing } from './text.ts';

/**
 * Deletes the account with everything in it, and ends its sessions. `email` is the account's own, `password` is needed
 * where there is one: else 2001.
 */
export const userDelete = defineCall({
  method: 'POST',
  path: '/api/user/delete',
  encoding: 'json',
  access: 'signedIn',
  request: z.strictObject({ email, password: z.optional(passwordDigest) }),
  response: nothing,
  needsIdempotencyKey: true,
});
