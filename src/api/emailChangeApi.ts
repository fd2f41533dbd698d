import {
  emailChange,
  emailChangeCancel,
  emailChangeCheck,
  emailChangeConfirm,
  emailChangeDecline,
  emailChangeResend,
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
    client.ask(emailChange, { email, ...(password !== undefined && { password: await digestOf(password) }) }, options),

  resend: (options?: CallOptions): Promise<Answered<User>> => client.ask(emailChangeResend, {}, options),

  cancel: (options?: CallOptions): Promise<Answered<User>> => client.ask(emailChangeCancel, {}, options),

  check: (code: string, options?: CallOptions): Promise<ResponseOf<typeof emailChangeCheck>> =>
    client.call(emailChangeCheck, { code }, options),

  confirm: (code: string, options?: CallOptions): Promise<ResponseOf<typeof emailChangeConfirm>> =>
    client.call(emailChangeConfirm, { code }, options),

  async decline(code: string, options?: CallOptions): Promise<void> {
    await client.call(emailChangeDecline, { code }, options);
  },
});
