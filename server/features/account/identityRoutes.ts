import type { Hono } from 'hono';
import { providers } from '#contract/identityProvider.ts';
import { authorize, link } from '#contract/session.ts';
import type { ScreenPath } from '#contract/screens.ts';
import type { ClientReader } from './sessionRoutes.ts';
import type { SessionCookie } from './sessionToken.ts';
import type { Endpoints } from '#server/http/endpoint.ts';
import type { SecretCookie } from '#server/http/secretCookie.ts';
import type { IdentityService } from './identityService.ts';

/** Where third parties send people back to. */
const RETURN_PATH: ScreenPath = '/users/redirect';

export interface IdentityCookies {
  readonly session: SessionCookie;
  /** Binds a sign-in under way to the browser. */
  readonly flow: SecretCookie;
  /** Binds what waits for a password to the browser. */
  readonly link: SecretCookie;
}

export const identityRoutes = (
  app: Hono,
  endpoints: Endpoints,
  service: IdentityService,
  cookies: IdentityCookies,
  { clientOf, newClientOf }: ClientReader,
): void => {
  endpoints.open(providers, async () => ({ providers: service.list() }));

  endpoints.open(authorize, async ({ oauthType, state }, _caller, c) => {
    const { authURL, token } = await service.begin(oauthType, state, clientOf(c));
    cookies.flow.write(c, token);
    return { authURL };
  });

  // A navigation, not a call: a third party sends the browser here.
  app.get('/session/pc/callback/:oauthType', async (c) => {
    const { search } = new URL(c.req.url);
    const returned = await service.finish(c.req.param('oauthType'), search, cookies.flow.read(c), newClientOf(c));
    cookies.flow.clear(c);
    if (returned.signedIn !== undefined) cookies.session.write(c, returned.signedIn.token);
    if (returned.linkToken !== undefined) cookies.link.write(c, returned.linkToken);
    const query = new URLSearchParams({ errNo: String(returned.errNo) });
    if (returned.returnPath !== null) query.set('state', returned.returnPath);
    c.header('Cache-Control', 'no-store');
    return c.redirect(`${RETURN_PATH}?${query.toString()}`);
  });

  endpoints.open(link, async ({ password }, _caller, c) => {
    const { uid, token } = await service.link(password, cookies.link.read(c), clientOf(c));
    cookies.link.clear(c);
    cookies.session.write(c, token);
    return { uid };
  });
};
