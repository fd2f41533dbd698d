import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import {
  changePassword,
  emailConfirm,
  emailLogin,
  logout,
  logoutEverywhere,
  passwordCheck,
  passwordSet,
  sendEmail,
  tokenType,
} from '#contract/session.ts';
import { clientIdOf } from './underAgeBlocks.ts';
import type { ClientAddress } from '#server/http/clientAddress.ts';
import type { Endpoints } from '#server/http/endpoint.ts';
import { localeOf } from '#server/http/pageLocale.ts';
import type { SecretCookie } from '#server/http/secretCookie.ts';
import { deviceOf } from './device.ts';
import type { PasswordService } from './passwordService.ts';
import type { Client, SessionService } from './sessionService.ts';
import type { SessionCookie } from './sessionToken.ts';
import type { NewClient, SignUpService } from './signUpService.ts';

/** What a request tells about the browser behind it. */
export const clientReader = (addressOf: ClientAddress, cookie: SessionCookie, signUpCookie: SecretCookie) => {
  const clientOf = (c: Context): Client => ({
    address: addressOf(c),
    locale: localeOf(c),
    token: cookie.read(c),
    device: deviceOf(c.req.header('user-agent')),
  });
  const newClientOf = (c: Context): NewClient => {
    const ref = getCookie(c, 'liora_ref');
    return {
      ...clientOf(c),
      clientId: clientIdOf(c),
      ref: ref !== undefined && /^[\w-]{1,64}$/.test(ref) ? ref : null,
      signUpToken: signUpCookie.read(c),
    };
  };
  return { clientOf, newClientOf };
};
export type ClientReader = ReturnType<typeof clientReader>;

export interface SessionServices {
  readonly sessions: SessionService;
  readonly signUps: SignUpService;
  readonly passwords: PasswordService;
}

export interface SessionCookies {
  readonly session: SessionCookie;
  /** Binds a sign-up to the browser. */
  readonly signUp: SecretCookie;
}

export const sessionRoutes = (
  endpoints: Endpoints,
  { sessions, signUps, passwords }: SessionServices,
  { session: cookie, signUp: signUpCookie }: SessionCookies,
  { clientOf, newClientOf }: ClientReader,
): void => {
  endpoints.open(emailLogin, async ({ email, password }, caller, c) => {
    const { uid, token } = await sessions.signIn(email, password, clientOf(c), caller);
    cookie.write(c, token);
    return { uid };
  });

  endpoints.open(sendEmail, async ({ tokenType: type, email, password, redirect_uri: redirectPath }, caller, c) => {
    if (type === tokenType.forgotPassword) {
      await passwords.sendResetMail(email, redirectPath, clientOf(c), caller);
      return {};
    }
    signUpCookie.write(c, await signUps.sendMail(email, password, redirectPath, newClientOf(c)));
    return {};
  });

  endpoints.open(emailConfirm, async ({ code, password }, _caller, c) => {
    const { uid, token } = await signUps.confirm(code, password, newClientOf(c));
    signUpCookie.clear(c);
    cookie.write(c, token);
    return { uid };
  });

  endpoints.open(passwordCheck, async ({ code }, _caller, c) => {
    await passwords.checkCode(code, clientOf(c));
    return {};
  });

  endpoints.open(passwordSet, async ({ code, password }, _caller, c) => {
    const { uid, token, ended } = await passwords.setPassword(code, password, clientOf(c));
    cookie.write(c, token);
    return { uid, ended: { sessions: ended.sessions, identities: [...ended.identities] } };
  });

  endpoints.member(changePassword, async ({ oldpassword, password }, caller, c) => {
    const { token } = await passwords.changePassword(caller, oldpassword, password, clientOf(c));
    cookie.write(c, token);
    return {};
  });

  endpoints.open(logout, async (_request, _caller, c) => {
    await sessions.signOut(cookie.read(c));
    cookie.clear(c);
    return {};
  });

  endpoints.member(logoutEverywhere, async (_request, caller, c) => {
    await sessions.signOutEverywhere(caller.id);
    cookie.clear(c);
    return {};
  });
};
