import { emailconfirm, emaillogin, logout, sendemail, tokenType } from '#contract/session.ts';
import type { ApiClient, CallOptions } from './client.ts';

export interface Credentials {
  readonly email: string;
  /** As typed; only its digest is sent. */
  readonly password: string;
}

/** MD5 loads when somebody signs in, not with the first screen. */
const digestOf = async (password: string): Promise<string> =>
  (await import('./passwordDigest.ts')).passwordDigest(password);

export const createSessionApi = (client: ApiClient) => ({
  async signIn({ email, password }: Credentials, options?: CallOptions): Promise<void> {
    await client.call(emaillogin, { email, password: await digestOf(password) }, options);
  },

  /** `redirectPath` is where the mail's link leads. */
  async sendSignUpMail({ email, password }: Credentials, redirectPath: string, options?: CallOptions): Promise<void> {
    await client.call(
      sendemail,
      { tokenType: tokenType.signUp, email, password: await digestOf(password), redirect_uri: redirectPath },
      options,
    );
  },

  async confirmEmail(code: string, options?: CallOptions): Promise<void> {
    await client.call(emailconfirm, { code }, options);
  },

  async signOut(options?: CallOptions): Promise<void> {
    await client.call(logout, {}, options);
  },
});
