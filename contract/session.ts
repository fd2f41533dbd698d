import * as z from 'zod/mini';
import { email, mailCode, passwordDigest, signUpCode } from './account.ts';
import { defineCall } from './call.ts';
import { oauthType } from './identityProvider.ts';
import { SESSION_FIELDS } from './sessionFields.ts';
import { id, nothing, text } from './text.ts';

const client = { appId: z.literal(SESSION_FIELDS.appId), os: z.literal(SESSION_FIELDS.os) };

/** What a mail is asked for. */
export const tokenType = { signUp: '600001', forgotPassword: '600002' } as const;

const signedIn = z.object({ uid: id });

/** Signs in. Wrong email or password: 2001. */
export const emailLogin = defineCall({
  method: 'POST',
  path: '/session/pc/emaillogin',
  encoding: 'form',
  access: 'public',
  request: z.object({ ...client, email, password: passwordDigest }),
  response: signedIn,
});

/**
 * Sends a mail with a code. Answers alike whether the email is known or not.
 * `redirect_uri` is a path of this site; the mail's link leads there with `?code=`. The password of a sign-up is refused as `tooCommon` (1001)
 * when it is among the commonest. Without one the mail comes again, with the password that this browser signed up with; where there is none, the
 * code asks for one (2007). Too many mails to one address: 1006.
 */
export const sendEmail = defineCall({
  method: 'POST',
  path: '/session/pc/sendemail',
  encoding: 'form',
  access: 'public',
  request: z.object({
    ...client,
    tokenType: z.enum(tokenType),
    email,
    password: z.optional(passwordDigest),
    redirect_uri: text({ max: 2048 }),
  }),
  response: nothing,
});

/**
 * Takes the code of a sign-up mail, opens the account and signs in. Six digits work in the browser that signed up alone, and end with
 * the fifth wrong one, or the fifteenth at an e-mail that day. Wrong, used or old code: 2002. A browser that has not signed up has to
 * bring the account's password, whatever was given at sign-up: else 2007. A password among the commonest: 1001 `tooCommon`; the code stays good.
 */
export const emailConfirm = defineCall({
  method: 'POST',
  path: '/session/pc/emailconfirm',
  encoding: 'form',
  access: 'public',
  request: z.object({ ...client, code: signUpCode, password: z.optional(passwordDigest) }),
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

/** Ends every session of the account, this one too. */
export const logoutEverywhere = defineCall({
  method: 'POST',
  path: '/session/pc/logouteverywhere',
  encoding: 'form',
  access: 'signedIn',
  request: z.object(client),
  response: nothing,
});

/** Tells whether the code of a reset mail would be taken now, and leaves it as it is. Wrong, used or old code: 2002. */
export const passwordCheck = defineCall({
  method: 'POST',
  path: '/session/pc/passwordcheck',
  encoding: 'form',
  access: 'public',
  request: z.object({ ...client, code: mailCode }),
  response: nothing,
});

/**
 * Takes the code of a reset mail, sets the password, ends all sessions and opens a new one. Ends third-party sign-ins, too, that were joined
 * since the account was opened: whoever knew an earlier password may have joined them. `ended` tells how many other sessions, and which third
 * parties by name.
 * Wrong, used or old code: 2002. A password among the commonest: 1001 `tooCommon`; the code stays good.
 */
export const passwordSet = defineCall({
  method: 'POST',
  path: '/session/pc/passwordset',
  encoding: 'form',
  access: 'public',
  request: z.object({ ...client, code: mailCode, password: passwordDigest }),
  response: z.object({ uid: id, ended: z.object({ sessions: z.int(), identities: z.array(z.string()) }) }),
});

/**
 * Sets another password and ends all other sessions; third-party sign-ins stay. `oldpassword` wrong, or none yet: 2001.
 * A password among the commonest: 1001 `tooCommon`.
 */
export const changePassword = defineCall({
  method: 'POST',
  path: '/session/pc/changepassword',
  encoding: 'form',
  access: 'signedIn',
  request: z.object({ ...client, oldpassword: passwordDigest, password: passwordDigest }),
  response: nothing,
});

/**
 * Begins a third-party sign-in: the browser goes on to `authURL`. The provider sends it back to this server, and that to
 * `/users/redirect?errNo=…&state=…`: 0 means signed in, 2003 to 2006 and 1007 say why not, 3003 that the person is under age.
 * `state` is the path of this site to return to. No such provider: 1004. A provider that does not answer: 1007.
 */
export const authorize = defineCall({
  method: 'POST',
  path: '/session/pc/authorize',
  encoding: 'form',
  access: 'public',
  request: z.object({ ...client, oauthType, state: text({ max: 2048 }) }),
  response: z.object({ authURL: z.url() }),
});

/**
 * After 2006: joins the third-party sign-in with the account of the same email, by that account's password, and signs in.
 * Wrong password: 2001. Nothing to join, too late or too many wrong passwords: 2004.
 */
export const link = defineCall({
  method: 'POST',
  path: '/session/pc/link',
  encoding: 'form',
  access: 'public',
  request: z.object({ ...client, password: passwordDigest }),
  response: signedIn,
});
