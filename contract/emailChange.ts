import * as z from 'zod/mini';
import { email, mailCode, passwordDigest } from './account.ts';
import { defineCall } from './call.ts';
import { SESSION_FIELDS } from './sessionFields.ts';
import { nothing } from './text.ts';
import { user } from './user.ts';

const client = { appId: z.literal(SESSION_FIELDS.appId), os: z.literal(SESSION_FIELDS.os) };

/** Which of the two mails a code came with: that to the address the account has, or that to the one it is to have. */
export const emailSide = z.enum(['old', 'new']);
export type EmailSide = z.infer<typeof emailSide>;

/**
 * Asks for another e-mail of the account, in place of one that was asked for before. Both addresses get a mail with a code, and the account keeps
 * its e-mail until both have come back. `password` is needed where there is one: else 2001. Answers alike, with `newEmail`, where the address has
 * an account already; its owner is told by mail. The account's own address: 1001 `unchanged`. Too many mails: 1006.
 */
export const emailChange = defineCall({
  method: 'POST',
  path: '/session/pc/emailchange',
  encoding: 'form',
  access: 'ready',
  request: z.object({ ...client, email, password: z.optional(passwordDigest) }),
  response: user,
});

/** Sends the mails again to those addresses that have not confirmed; their earlier codes are worth nothing then. Without a change under way it does nothing. */
export const emailChangeResend = defineCall({
  method: 'POST',
  path: '/session/pc/emailchangeresend',
  encoding: 'form',
  access: 'ready',
  request: z.object(client),
  response: user,
});

/** Calls the change off. Without one it does nothing. */
export const emailChangeCancel = defineCall({
  method: 'POST',
  path: '/session/pc/emailchangecancel',
  encoding: 'form',
  access: 'ready',
  request: z.object(client),
  response: user,
});

/** Tells what the code of a mail would confirm, and leaves it as it is. `email` is the new address. Wrong, used or old code: 2002. */
export const emailChangeCheck = defineCall({
  method: 'POST',
  path: '/session/pc/emailchangecheck',
  encoding: 'form',
  access: 'public',
  request: z.object({ ...client, code: mailCode }),
  response: z.object({ side: emailSide, email: z.string() }),
});

/** Takes the code of a mail for its side. `isChanged` once both sides have confirmed: else the other is waited for. Wrong, used or old code: 2002. */
export const emailChangeConfirm = defineCall({
  method: 'POST',
  path: '/session/pc/emailchangeconfirm',
  encoding: 'form',
  access: 'public',
  request: z.object({ ...client, code: mailCode }),
  response: z.object({ isChanged: z.boolean() }),
});

/** Calls the change off by the code of either mail. Wrong, used or old code: 2002. */
export const emailChangeDecline = defineCall({
  method: 'POST',
  path: '/session/pc/emailchangedecline',
  encoding: 'form',
  access: 'public',
  request: z.object({ ...client, code: mailCode }),
  response: nothing,
});
