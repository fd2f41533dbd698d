import type { User } from '#contract/user.ts';
import { userDelete } from '#contract/userDelete.ts';
import { type UserExport, userExport } from '#contract/userExport.ts';
import { type AccountChange, userUpdate } from '#contract/userUpdate.ts';
import type { Answered, ApiClient, CallOptions } from './client.ts';
import { digestOf } from './digestOf.ts';

/** What setup and the settings do with an account. */
export const createAccountApi = (client: ApiClient) => ({
  update: (change: AccountChange, options?: CallOptions): Promise<Answered<User>> =>
    client.ask(userUpdate, change, options),

  /** Deletes the account. `password` is what was typed, where there is one. */
  async remove({ email, password }: { email: string; password?: string }, options?: CallOptions): Promise<void> {
    const digest = password === undefined ? {} : { password: await digestOf(password) };
    await client.call(userDelete, { email, ...digest }, options);
  },

  exportData: (options?: CallOptions): Promise<UserExport> => client.call(userExport, {}, options),
});
