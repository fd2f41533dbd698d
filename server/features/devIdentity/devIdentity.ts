import { generateKeyPairSync, randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { Hono } from 'hono';
import { Provider, interactionPolicy } from 'oidc-provider';
import { email as emailRule } from '#contract/account.ts';
import { openId } from '#server/providers/identity/openId.ts';
import type { IdentityProvider } from '#server/providers/identity/identityProvider.ts';
import { createMemoryAdapter } from './memoryAdapter.ts';
import { SIGN_IN_STYLES, signInPage } from './signInPage.ts';

const PATH = '/dev/identity';
const OAUTH_TYPE = 'local';
const NAME = 'Liora test identity';
const CLIENT_ID = 'liora';
const secret = (): string => randomBytes(32).toString('base64url');

interface Person {
  readonly email: string;
  readonly isVerified: boolean;
}

/** Asks each time who signs in, since it is there for trying. */
const policy = () => {
  const { base, Check } = interactionPolicy;
  const prompts = base();
  prompts
    .get('login')
    ?.checks.add(
      new Check('asks_always', 'It asks each time who signs in', 'interaction_required', (ctx) =>
        ctx.oidc.result?.login === undefined ? Check.REQUEST_PROMPT : Check.NO_NEED_TO_PROMPT,
      ),
    );
  return prompts;
};

const createProvider = (origin: string, clientSecret: string, people: ReadonlyMap<string, Person>): Provider =>
  new Provider(`${origin}${PATH}`, {
    adapter: createMemoryAdapter(),
    clients: [
      {
        client_id: CLIENT_ID,
        client_secret: clientSecret,
        redirect_uris: [`${origin}/session/pc/callback/${OAUTH_TYPE}`],
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    cookies: { keys: [secret()] },
    jwks: {
      keys: [
        { ...generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' }), use: 'sig' },
      ],
    },
    features: { devInteractions: { enabled: false } },
    interactions: { policy: policy(), url: (_, { uid }) => `${PATH}/interaction/${uid}` },
    ttl: { AccessToken: 600, AuthorizationCode: 60, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
    findAccount: (_, sub) => {
      const person = people.get(sub);
      return (
        person && { accountId: sub, claims: () => ({ sub, email: person.email, email_verified: person.isVerified }) }
      );
    },
    // Whoever signs in agrees: there is nobody to keep anything from.
    async loadExistingGrant(ctx) {
      const { client, session, provider } = ctx.oidc;
      const grant = new provider.Grant({ clientId: client?.clientId, accountId: session?.accountId });
      grant.addOIDCScope('openid email');
      await grant.save();
      return grant;
    },
  });

/**
 * The embedded issuer, for trying out third-party sign-in without one: an OpenID provider at /dev/identity that takes
 * everybody at their word. Its people and keys last as long as the process.
 */
export const devIdentity = (publicOrigin: () => string) => {
  const clientSecret = secret();
  const people = new Map<string, Person>();
  let running: Provider | undefined;
  const issuer = (): Provider => (running ??= createProvider(publicOrigin(), clientSecret, people));

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
    await issuer().interactionDetails(c.env.incoming, c.env.outgoing);
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
    return c.redirect(await issuer().interactionResult(c.env.incoming, c.env.outgoing, result), 303);
  });
  routes.all('/*', async (c) => {
    const { incoming, outgoing } = c.env;
    const request: IncomingMessage & { originalUrl?: string } = incoming;
    request.originalUrl = incoming.url ?? PATH;
    incoming.url = request.originalUrl.slice(PATH.length);
    await issuer().callback()(incoming, outgoing);
    return RESPONSE_ALREADY_SENT;
  });

  return { path: PATH, provider, routes };
};
export type DevIdentity = ReturnType<typeof devIdentity>;
