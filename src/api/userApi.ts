import {
  type AccountChange,
  type User,
  user,
  userDelete,
  userDetail,
  type UserExport,
  userExport,
  userUpdate,
} from '#contract/user.ts';
import { digestOf } from './digestOf.ts';
import type { Answered, ApiClient, CallOptions } from './client.ts';

export const createUserApi = (client: ApiClient) => ({
  /** The account and what it still needs; `user` is null when signed out. */
  async load(options?: CallOptions): Promise<{ errNo: number; user: User | null }> {
    const { errNo, data } = await client.ask(userDetail, {}, options);
    const known = user.safeParse(data);
    return { errNo, user: known.success ? known.data : null };
  },

  update: (change: AccountChange, options?: CallOptions): Promise<Answered<User>> =>
    client.ask(userUpdate, change, options),

  /** Deletes the account. `password` is what was typed, where there is one. */
  async remove({ email, password }: { email: string; password?: string }, options?: CallOptions): Promise<void> {
    const digest = password === undefined ? {} : { password: await digestOf(password) };
    await client.call(userDelete, { email, ...digest }, options);
  },

  exportData: (options?: CallOptions): Promise<UserExport> => client.call(userExport, {}, options),
});
