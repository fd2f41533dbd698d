import { type Access, accessList, endIdentity, endSession } from '#contract/access.ts';
import type { ApiClient, CallOptions } from './client.ts';

/** What can get into the person's account. Ending gives what is left. */
export const createAccessApi = (client: ApiClient) => ({
  list: (options?: CallOptions): Promise<Access> => client.call(accessList, {}, options),

  endIdentity: (identityId: string, options?: CallOptions): Promise<Access> =>
    client.call(endIdentity, { identityId }, options),

  endSession: (sessionId: string, options?: CallOptions): Promise<Access> =>
    client.call(endSession, { sessionId }, options),
});
