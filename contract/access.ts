import * as z from 'zod/mini';
import { defineCall, type ResponseOf } from './call.ts';
import { SESSION_FIELDS } from './sessionFields.ts';
import { id, nothing, time } from './text.ts';

/** What can get into an account beside its password: third-party sign-ins, and sessions. Times in milliseconds since 1970. */
export const access = z.object({
  /** The oldest first. */
  identities: z.array(
    z.object({
      identityId: id,
      /** What people call the third party. */
      name: z.string(),
      /** What the third party said at the time. */
      email: z.string(),
      createTime: time,
      /** Not where it is the only way in. */
      canEnd: z.boolean(),
    }),
  ),
  /** The one that asks, then those that were used last. */
  sessions: z.array(
    z.object({
      sessionId: id,
      /** Names of products; `null` when the browser told none. */
      browser: z.nullable(z.string()),
      system: z.nullable(z.string()),
      createTime: time,
      /** To the hour. */
      lastUseTime: time,
      isCurrent: z.boolean(),
    }),
  ),
});

/** Lists what can get into the person's account. */
export const accessList = defineCall({
  method: 'GET',
  path: '/session/pc/access',
  encoding: 'query',
  access: 'signedIn',
  request: nothing,
  response: access,
});
export type Access = ResponseOf<typeof accessList>;

const client = { appId: z.literal(SESSION_FIELDS.appId), os: z.literal(SESSION_FIELDS.os) };

/**
 * Ends a third-party sign-in with the sessions that it opened, but never the one that asks. Answers like `accessList`, also when there is no
 * such thing any more. The only way in: 1005.
 */
export const endIdentity = defineCall({
  method: 'POST',
  path: '/session/pc/endidentity',
  encoding: 'form',
  access: 'signedIn',
  request: z.object({ ...client, identityId: id }),
  response: access,
});

/** Ends a session, but never the one that asks. Answers like `accessList`, also when there is no such session any more. */
export const endSession = defineCall({
  method: 'POST',
  path: '/session/pc/endsession',
  encoding: 'form',
  access: 'signedIn',
  request: z.object({ ...client, sessionId: id }),
  response: access,
});
