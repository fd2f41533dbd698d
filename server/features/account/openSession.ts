import { errNo } from '#contract/errNo.ts';
import type { Queries } from '#server/db/database.ts';
import { ApiError } from '#server/http/apiError.ts';
import type { Device } from './device.ts';
import * as repository from './sessionRepository.ts';
import { hashToken, newToken, SESSION_LIFE } from './sessionToken.ts';

export interface SignedIn {
  readonly uid: string;
  /** For the cookie. */
  readonly token: string;
}

/** The browser that a session is for. */
export interface Opener {
  /** Token of the session there is already. */
  readonly token: string | undefined;
  readonly device: Device;
}

/** 2001. */
export const wrongCredentials = () => new ApiError(errNo.wrongCredentials, 'Email or password is wrong');

/**
 * Opens a session, by an identity if it is given, and ends the one there is already, so that a token from before is worth nothing after it. `account` is as it was when the
 * person showed who they are: when its password was changed since, 2001.
 */
export const openSession = async (
  queries: Queries,
  account: repository.Credential,
  { token: oldToken, device }: Opener,
  identityId: string | null = null,
): Promise<SignedIn> => {
  if (oldToken !== undefined) await repository.deleteSession(queries, hashToken(oldToken));
  const token = newToken();
  const now = Date.now();
  const isOpen = await repository.insertSession(queries, account, {
    tokenHash: hashToken(token),
    identityId,
    ...device,
    createTime: now,
    expireTime: now + SESSION_LIFE,
  });
  if (!isOpen) throw wrongCredentials();
  return { uid: account.id, token };
};
