import {
  authorize,
  changePassword,
  emailConfirm,
  emailLogin,
  link,
  logout,
  logoutEverywhere,
  passwordCheck,
  passwordSet,
  sendEmail,
  tokenType,
} from '#contract/session.ts';
import { ApiFailure } from './apiFailure.ts';
import { digestOf } from './digestOf.ts';
import type { ApiClient, CallOptions } from './client.ts';

export interface Credentials {
  readonly email: string;
  /** As typed; only its digest is sent. */
  readonly password: string;
}

export interface SessionCallOptions extends CallOptions {
  /** Hears why a call failed. */
  readonly onFailure?: (failure: ApiFailure) => void;
}

const attempt = async <Result>(
  path: string,
  work: () => Promise<Result>,
  onFailure?: (failure: ApiFailure) => void,
): Promise<Result | undefined> => {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    // oxlint-disable-next-line no-console -- whoever debugs a sign-in looks there
    console.warn(`${path} failed with ${error.errNo}`);
    onFailure?.(error);
    return undefined;
  }
};

/** Ways in and out. */
const signingIn = (client: ApiClient) => ({
  async login({ email, password }: Credentials, { onFailure, ...options }: SessionCallOptions = {}): Promise<boolean> {
    const signedIn = await attempt(
      emailLogin.path,
      async () => client.call(emailLogin, { email, password: await digestOf(password) }, options),
      onFailure,
    );
    return signedIn !== undefined;
  },

  /** Where the browser goes for a third-party sign-in that returns to the path `state`; nothing when that failed. */
  authorize: (
    request: { oauthType: string; state: string },
    { onFailure, ...options }: SessionCallOptions = {},
  ): Promise<{ authURL: string } | undefined> =>
    attempt(authorize.path, () => client.call(authorize, request, options), onFailure),

  async linkIdentity(password: string, { onFailure, ...options }: SessionCallOptions = {}): Promise<void> {
    await attempt(link.path, async () => client.call(link, { password: await digestOf(password) }, options), onFailure);
  },

  async signOut({ onFailure, ...options }: SessionCallOptions = {}): Promise<void> {
    await attempt(logout.path, () => client.call(logout, {}, options), onFailure);
  },

  async signOutEverywhere({ onFailure, ...options }: SessionCallOptions = {}): Promise<void> {
    await attempt(logoutEverywhere.path, () => client.call(logoutEverywhere, {}, options), onFailure);
  },
});

/** Mails with a link, and what the codes of their links are good for. */
const mails = (client: ApiClient) => ({
  /** `redirectPath` is where the mail's link leads. Without a password the mail comes again, for what this browser signed up with. */
  async sendSignUpMail(
    { email, password }: { readonly email: string; readonly password?: string },
    redirectPath: string,
    { onFailure, ...options }: SessionCallOptions = {},
  ): Promise<void> {
    await attempt(
      sendEmail.path,
      async () =>
        client.call(
          sendEmail,
          {
            tokenType: tokenType.signUp,
            email,
            ...(password !== undefined && { password: await digestOf(password) }),
            redirect_uri: redirectPath,
          },
          options,
        ),
      onFailure,
    );
  },

  /** `redirectPath` is where the mail's link leads. */
  async sendResetMail(
    email: string,
    redirectPath: string,
    { onFailure, ...options }: SessionCallOptions = {},
  ): Promise<void> {
    await attempt(
      sendEmail.path,
      () => client.call(sendEmail, { tokenType: tokenType.forgotPassword, email, redirect_uri: redirectPath }, options),
      onFailure,
    );
  },

  /** `password` is for a browser that has not signed up. */
  async confirmEmail(
    { code, password }: { code: string; password?: string },
    { onFailure, ...options }: SessionCallOptions = {},
  ): Promise<void> {
    await attempt(
      emailConfirm.path,
      async () =>
        client.call(
          emailConfirm,
          { code, ...(password !== undefined && { password: await digestOf(password) }) },
          options,
        ),
      onFailure,
    );
  },

  async checkResetCode(code: string, { onFailure, ...options }: SessionCallOptions = {}): Promise<void> {
    await attempt(passwordCheck.path, () => client.call(passwordCheck, { code }, options), onFailure);
  },
});

const passwords = (client: ApiClient) => ({
  /** What it has ended; nothing when that failed. */
  async setPassword(
    { code, password }: { code: string; password: string },
    { onFailure, ...options }: SessionCallOptions = {},
  ): Promise<{ sessions: number; identities: string[] } | undefined> {
    const set = await attempt(
      passwordSet.path,
      async () => client.call(passwordSet, { code, password: await digestOf(password) }, options),
      onFailure,
    );
    return set?.ended;
  },

  async changePassword(
    { oldPassword, password }: { oldPassword: string; password: string },
    { onFailure, ...options }: SessionCallOptions = {},
  ): Promise<void> {
    await attempt(
      changePassword.path,
      async () =>
        client.call(
          changePassword,
          { oldpassword: await digestOf(oldPassword), password: await digestOf(password) },
          options,
        ),
      onFailure,
    );
  },
});

/**
 * The calls around signing in. They do not reject when the server refuses or does not answer: `login` gives false, the others
 * give nothing. Why is logged to the console by the call's name and code, and told to `onFailure`, from which flows word it.
 * A call whose signal is aborted rejects with the signal's reason.
 */
export const createSessionApi = (client: ApiClient) => ({
  ...signingIn(client),
  ...mails(client),
  ...passwords(client),
});
export type SessionApi = ReturnType<typeof createSessionApi>;
