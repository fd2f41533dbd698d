import { type User, user, userDetail } from '#contract/user.ts';
import type { ApiClient, CallOptions } from './client.ts';

export const createUserApi = (client: ApiClient) => ({
  /** The account and what it still needs; `user` is null when signed out. */
  async load(options?: CallOptions): Promise<{ errNo: number; user: User | null }> {
    const { errNo, data } = await client.ask(userDetail, {}, options);
    const known = user.safeParse(data);
    return { errNo, user: known.success ? known.data : null };
  },
});
