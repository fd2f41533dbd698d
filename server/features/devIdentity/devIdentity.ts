import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { type Context, Hono } from 'hono';
import type { InteractionResults } from 'oidc-provider';
import { email as emailRule } from '#contract/account.ts';
import { openId } from '#server/providers/identity/openId.ts';
import type { IdentityProvider } from '#server/providers/identity/identityProvider.ts';
import { readPageForm } from '#server/http/readPageForm.ts';
import { localeOf } from '#server/http/pageLocale.ts';
import { troublePage } from '#server/http/troublePage.ts';
import { troubles } from '#server/http/troubles.ts';
import type { Issuer, User } from './issuer.ts';
import { signInPage } from './signInPage.ts';
import { signInTexts } from './signInTexts.ts';

const PATH = '/dev/identity';
const OAUTH_TYPE = 'local';
const NAME = 'Liora test identity';
const CLIENT_ID = 'liora';
/** Whoever goes Back comes here. */
const tellOver = (c: Context) => c.html(troublePage(troubles[localeOf(c)].signInOver, localeOf(c)), 410);
const secret = (): string => randomBytes(32).toString('base64url');

/**
 * The embedded issuer, for trying out third-party sign-in without one: an OpenID provider at /dev/identity that takes
 * everybody at their word. Its people and keys last as long as the process.
 */
export const devIdentity = (publicOrigin: () => string) => {
  const clientSecret = secret();
  const people = new Map<string, User>();
  let running: Promise<Issuer> | undefined;
  const start = async (): Promise<Issuer> => {
    // Only now, for its 300 files take 0.2 s to load, and most servers never need them.
    const { createIssuer } = await import('./issuer.ts');
    return createIssuer({
      address: publicOrigin() + PATH,
      path: PATH,
      client: { id: CLIENT_ID, secret: clientSecret, callback: `${publicOrigin()}/session/pc/callback/${OAUTH_TYPE}` },
      people,
    });
  };
  const issuer = (): Promise<Issuer> => (running ??= start());

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
  routes.use('/interaction/*', async (c, next) => {
    c.header('Cache-Control', 'no-store');
    await next();
  });
  routes.get('/interaction/:uid', async (c) => {
    const { incoming, outgoing } = c.env;
    const isWaiting = await (await issuer()).isWaiting(incoming, outgoing);
    return isWaiting ? c.html(signInPage({ email: '', isVerified: true }, localeOf(c))) : tellOver(c);
  });
  routes.post('/interaction/:uid', async (c) => {
    const { incoming, outgoing } = c.env;
    const asked = await issuer();
    if (!(await asked.isWaiting(incoming, outgoing))) return tellOver(c);
    const form = await readPageForm(c);
    const goOn = async (said: InteractionResults) => {
      const next = await asked.finish(incoming, outgoing, said);
      return next === undefined ? tellOver(c) : c.redirect(next, 303);
    };
    if (form['act'] === 'refuse')
      return goOn({ error: 'access_denied', error_description: 'Access denied by the user' });
    const entered = form['email'] ?? '';
    const isVerified = form['verified'] === 'on';
    const email = emailRule.safeParse(entered);
    if (!email.success) {
      const { missing, invalid } = signInTexts[localeOf(c)];
      const trouble = entered.trim() === '' ? missing : invalid;
      return c.html(signInPage({ email: entered, isVerified, trouble }, localeOf(c)), 400);
    }
    people.set(email.data, { email: email.data, isVerified });
    return goOn({ login: { accountId: email.data, remember: false } });
  });
  routes.all('/*', async (c) => {
    const { incoming, outgoing } = c.env;
    const asked = await issuer();
    const request: IncomingMessage & { originalUrl?: string } = incoming;
    request.originalUrl = incoming.url ?? PATH;
    const below = request.originalUrl.slice(PATH.length);
    incoming.url = below.startsWith('/') ? below : `/${below}`;
    switch (await asked.answer(incoming, outgoing)) {
      case undefined:
        return RESPONSE_ALREADY_SENT;
      case 'unknown':
        return c.notFound();
      case 'unfit':
        c.header('Cache-Control', 'no-store');
        return c.html(troublePage(troubles[localeOf(c)].signInUnfit, localeOf(c)), 400);
    }
  });

  return { path: PATH, provider, routes };
};
export type DevIdentity = ReturnType<typeof devIdentity>;
