import { createHash, randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';

/** A session lasts 30 days. */
export const SESSION_LIFE = 30 * 24 * 60 * 60 * 1000;

/** 256 random bits. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What the database keeps of a token. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** The cookie that carries the token; over https with the `__Host-` prefix, which ties it to this very host. */
export const sessionCookie = (isHttps: () => boolean) => {
  const name = () => (isHttps() ? '__Host-liora_session' : 'liora_session');
  const attributes = () => ({ httpOnly: true, sameSite: 'Lax', secure: isHttps(), path: '/' }) as const;
  return {
    read: (c: Context): string | undefined => getCookie(c, name()),
    write(c: Context, token: string): void {
      setCookie(c, name(), token, { ...attributes(), maxAge: SESSION_LIFE / 1000 });
    },
    clear(c: Context): void {
      deleteCookie(c, name(), attributes());
    },
  };
};
export type SessionCookie = ReturnType<typeof sessionCookie>;
