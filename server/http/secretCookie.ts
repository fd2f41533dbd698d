import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';

/** A cookie that no script reads; over https with the `__Host-` prefix, which ties it to this very host. `life` in milliseconds. */
export const secretCookie = (name: string, life: number, isHttps: () => boolean) => {
  const fullName = () => (isHttps() ? `__Host-${name}` : name);
  const attributes = () => ({ httpOnly: true, sameSite: 'Lax', secure: isHttps(), path: '/' }) as const;
  return {
    read: (c: Context): string | undefined => getCookie(c, fullName()),
    write(c: Context, token: string): void {
      setCookie(c, fullName(), token, { ...attributes(), maxAge: life / 1000 });
    },
    clear(c: Context): void {
      deleteCookie(c, fullName(), attributes());
    },
  };
};
export type SecretCookie = ReturnType<typeof secretCookie>;
