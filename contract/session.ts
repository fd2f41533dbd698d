import * as z from 'zod/mini';
import { email, mailCode, passwordDigest } from './account.ts';
import { defineCall } from './call.ts';
import { id, nothing, text } from './text.ts';

/** Fixed values that each session call carries. */
export const SESSION_FIELDS = { appId: 'liora', os: 'web' } as const;
const client = { appId: z.literal(SESSION_FIELDS.appId), os: z.literal(SESSION_FIELDS.os) };

/** What a mail is asked for. */
export const tokenType = { signUp: '600001', forgotPassword: '600002' } as const;

const signedIn = z.object({ uid: id });

/** Signs in. Wrong e-mail or password: 2001. */
export const emaillogin = defineCall({
  method: 'POST',
  path: '/session/pc/emaillogin',
  encoding: 'form',
  access: 'public',
  request: z.object({ ...client, email, password: passwordDigest }),
  response: signedIn,
});

/**
 * Sends a mail with a code. Answers alike whether the e-mail is known or not.
 * `redirect_uri` is a path of this site; the mail's link leads there with `?code=`.
 */
export const sendemail = defineCall({
  method: 'POST',
  path: '/session/pc/sendemail',
  encoding: 'form',
  access: 'public',
  request: z.object({
    ...client,
    tokenType: z.literal(tokenType.signUp),
    email,
    password: passwordDigest,
    redirect_uri: text({ max: 2048 }),
  }),
  response: nothing,
});

/** Takes the code of a sign-up mail, opens the account and signs in. Wrong, used or old code: 2002. */
export const emailconfirm = defineCall({
  method: 'POST',
  path: '/session/pc/emailconfirm',
  encoding: 'form',
  access: 'public',
  request: z.object({ ...client, code: mailCode }),
  response: signedIn,
});

/** Ends this session; without one it does nothing. */
export const logout = defineCall({
  method: 'POST',
  path: '/session/pc/logout',
  encoding: 'form',
  access: 'public',
  request: z.object(client),
  response: nothing,
});
