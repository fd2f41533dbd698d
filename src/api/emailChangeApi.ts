import {
  emailchange,
  emailchangecancel,
  emailchangecheck,
  emailchangeconfirm,
  emailchangedecline,
  emailchangeresend,
} from '#contract/emailChange.ts';
import type { ResponseOf } from '#contract/call.ts';
import type { User } from '#contract/user.ts';
import type { Answered, ApiClient, CallOptions } from './client.ts';
import { digestOf } from './digestOf.ts';

/** Changing the email of an account: asking for it when signed in, and confirming it by the links of mails. */
export const createEmailChangeApi = (client: ApiClient) => ({
  /** `password` is as typed; only its digest is sent. */
  request: async (
    { email, password }: { readonly email: string; readonly password?: string },
    options?: CallOptions,
  ): Promise<Answered<User>> =>
    client.ask(emailchange, { email, ...(password !== undefined && { password: await digestOf(password) }) }, options),

  resend: (options?: CallOptions): Promise<Answered<User>> => client.ask(emailchangeresend, {}, options),

  cancel: (options?: CallOptions): Promise<Answered<User>> => client.ask(emailchangecancel, {}, options),

  check: (code: string, options?: CallOptions): Promise<ResponseOf<typeof emailchangecheck>> =>
    client.call(emailchangecheck, { code }, options),

  confirm: (code: string, options?: CallOptions): Promise<ResponseOf<typeof emailchangeconfirm>> =>
    client.call(emailchangeconfirm, { code }, options),

  async decline(code: string, options?: CallOptions): Promise<void> {
    await client.call(emailchangedecline, { code }, options);
  },
});
