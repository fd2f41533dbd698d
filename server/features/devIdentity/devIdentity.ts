import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { Hono } from 'hono';
import type { Provider } from 'oidc-provider';
import { email as emailRule } from '#contract/account.ts';
import { openId } from '#server/providers/identity/openId.ts';
import type { IdentityProvider } from '#server/providers/identity/identityProvider.ts';
import type { Person } from './issuer.ts';
import { SIGN_IN_STYLES, signInPage } from './signInPage.ts';

const PATH = '/dev/identity';
const OAUTH_TYPE = 'local';
const NAME = 'Liora test identity';
const CLIENT_ID = 'liora';
const secret = (): string => randomBytes(32).toString('base64url');

/**
 * The embedded issuer, for trying out third-party sign-in without one: an OpenID provider at /dev/identity that takes
 * everybody at their word. Its people and keys last as long as the process.
 */
export const devIdentity = (publicOrigin: () => string) => {
  const clientSecret = secret();
  const people = new Map<string, Person>();
  let running: Promise<Provider> | undefined;
  const start = async (): Promise<Provider> => {
    // Only now, for its 300 files take 0.2 s to load, and most servers never need them.
    const { createIssuer } = await import('./issuer.ts');
    return createIssuer({
      address: publicOrigin() + PATH,
      path: PATH,
      client: { id: CLIENT_ID, secret: clientSecret, callback: `${publicOrigin()}/session/pc/callback/${OAUTH_TYPE}` },
      people,
    });
  };
  const issuer = (): Promise<Provider> => (running ??= start());

  let known: IdentityProvider | undefined;
  const provider = (): IdentityProvider =>
    (known ??= openId({
      oauthType: OAUTH_TYPE,
      name: NAME,
      issuer: `${publicOrigin()}${PATH}`,
      clientId: CLIENT_ID,
      clientSecret,
    }));

  const routes = new Hono<{ Bindings: HttpBindings }>();
  routes.get('/style.css', (c) => c.body(SIGN_IN_STYLES, 200, { 'Content-Type': 'text/css; charset=utf-8' }));
  routes.get('/interaction/:uid', async (c) => {
    await (await issuer()).interactionDetails(c.env.incoming, c.env.outgoing);
    return c.html(signInPage(''));
  });
  routes.post('/interaction/:uid', async (c) => {
    const form = await c.req.parseBody();
    const email = emailRule.safeParse(form['email']);
    if (form['act'] !== 'refuse' && !email.success) return c.html(signInPage('That is no e-mail.'), 400);
    if (email.success) people.set(email.data, { email: email.data, isVerified: form['verified'] === 'on' });
    const result =
      form['act'] === 'refuse' || !email.success
        ? { error: 'access_denied', error_description: 'The person refused' }
        : { login: { accountId: email.data, remember: false } };
    return c.redirect(await (await issuer()).interactionResult(c.env.incoming, c.env.outgoing, result), 303);
  });
  routes.all('/*', async (c) => {
    const { incoming, outgoing } = c.env;
    const provide = (await issuer()).callback();
    const request: IncomingMessage & { originalUrl?: string } = incoming;
    request.originalUrl = incoming.url ?? PATH;
    incoming.url = request.originalUrl.slice(PATH.length);
    await provide(incoming, outgoing);
    return RESPONSE_ALREADY_SENT;
  });

  return { path: PATH, provider, routes };
};
export type DevIdentity = ReturnType<typeof devIdentity>;
