import type { Queries } from '#server/db/database.ts';
import * as repository from './sessionRepository.ts';
import { hashToken, newToken, SESSION_LIFE } from './sessionToken.ts';

export interface SignedIn {
  readonly uid: string;
  /** For the cookie. */
  readonly token: string;
}

/** Opens a session and ends the one of `oldToken`, so that a token from before is worth nothing after it. */
export const openSession = async (
  queries: Queries,
  accountId: string,
  oldToken: string | undefined,
): Promise<SignedIn> => {
  if (oldToken !== undefined) await repository.deleteSession(queries, hashToken(oldToken));
  const token = newToken();
  const now = Date.now();
  await repository.insertSession(queries, {
    tokenHash: hashToken(token),
    accountId,
    createTime: now,
    expireTime: now + SESSION_LIFE,
  });
  return { uid: accountId, token };
};
